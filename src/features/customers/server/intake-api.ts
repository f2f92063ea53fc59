import { implement } from '@orpc/server';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { plural } from '#shared/greek.ts';
import { intakeContract } from '../intake-contract.ts';
import { invitationMs } from '../invitation.ts';
import { undoCustomerImport } from './import-actions.ts';
import { addCustomer } from './intake-actions.ts';
import { countInvitable, listImports } from './intake-store.ts';
import { inviteCustomers, withdrawInvitation } from './invitation-actions.ts';

const intake = implement(intakeContract).$context<ApiContext>().use(guard);

export const intakeApi = intake.router({
  addCustomer: intake.addCustomer.handler(async ({ context, input }) => ({
    customer: await addCustomer(context, input),
    message: 'Ο πελάτης προστέθηκε.',
  })),
  inviteCustomers: intake.inviteCustomers.handler(async ({ context, input }) => {
    const invited = await inviteCustomers(context, input);
    return {
      invited,
      message: `${plural(invited, 'πρόσκληση φεύγει', 'προσκλήσεις φεύγουν')} με email. Ισχύουν για 14 ημέρες.`,
    };
  }),
  withdrawInvitation: intake.withdrawInvitation.handler(
    says('Η πρόσκληση ανακλήθηκε: ο σύνδεσμός της δεν ισχύει πια.', withdrawInvitation),
  ),
  listCustomerImports: intake.listCustomerImports.handler(async ({ context: { services } }) => {
    const now = services.now();
    const { db } = services.database;
    const imports = await listImports(db, now);
    return {
      imports: imports.map(({ id, count, createdAt }) => ({ id, count, at: createdAt.toISOString() })),
      invitable: await countInvitable(db, new Date(now.getTime() - invitationMs)),
    };
  }),
  undoCustomerImport: intake.undoCustomerImport.handler(
    says('Η εισαγωγή αναιρέθηκε: οι πελάτες της αφαιρέθηκαν.', undoCustomerImport),
  ),
});
