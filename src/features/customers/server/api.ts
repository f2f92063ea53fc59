import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { plural } from '#shared/greek.ts';
import { customersContract, type Customer, type CustomerFilter } from '../contract.ts';
import { askPasswordReset, register, resetPassword, signIn, signOut } from './actions.ts';
import { allowOrdersAdmin, approveCustomers, decideOnCustomer, undoDecision } from './approval.ts';
import { readCustomerFile } from './file-actions.ts';
import { countCustomers, listCustomers } from './store.ts';
import { findOldestWaiting } from './waiting-store.ts';

const customers = implement(customersContract).$context<ApiContext>().use(guard);

async function list({ services, answer }: ApiContext, filter: CustomerFilter) {
  const { now, database } = services;
  const { db } = database;
  if (filter.pageSize) {
    const { pending, approved, rejected } = await countCustomers(db, filter.search);
    const counts = { pending, approved, rejected };
    const total = filter.approval ? counts[filter.approval] : pending + approved + rejected;
    answer.set('X-Total-Count', String(total));
  }
  return listCustomers(db, filter, now());
}

function decisionText({ isRejected, canViewPrices }: Customer): string {
  if (isRejected) return 'Ο πελάτης απορρίφθηκε και θα ενημερωθεί για την απόρριψη.';
  return canViewPrices
    ? 'Ο πελάτης εγκρίθηκε και βλέπει τις τιμές.'
    : 'Ο πελάτης εγκρίθηκε χωρίς πρόσβαση στις τιμές.';
}

export const customersApi = customers.router({
  register: customers.register.handler(
    says(
      'Η εγγραφή σας ολοκληρώθηκε. Θα σας ενημερώσουμε με email μόλις εγκριθεί ο λογαριασμός σας.',
      register,
    ),
  ),
  signIn: customers.signIn.handler(async ({ context, input }) => {
    const customer = await signIn(context, input);
    return { message: 'Συνδεθήκατε επιτυχώς.', customer };
  }),
  signInWithStatus: customers.signInWithStatus.handler(call(signIn)),
  signOut: customers.signOut.handler(async ({ context }) => {
    await signOut(context);
    return { message: 'Αποσυνδεθήκατε.' };
  }),
  askPasswordReset: customers.askPasswordReset.handler(async ({ context, input }) => {
    const resetToken = await askPasswordReset(context, input.email);
    return {
      message: 'Αν υπάρχει λογαριασμός με αυτό το email, θα λάβετε οδηγίες επαναφοράς σε λίγα λεπτά.',
      ...(resetToken !== undefined && { resetToken }),
    };
  }),
  resetPassword: customers.resetPassword.handler(
    says('Ο κωδικός σας άλλαξε. Μπορείτε να συνδεθείτε.', resetPassword),
  ),

  listCustomers: customers.listCustomers.handler(call(list)),
  listAllCustomers: customers.listAllCustomers.handler(call(list)),
  countCustomers: customers.countCustomers.handler(async ({ context, input }) => {
    const { db } = context.services.database;
    const since = await findOldestWaiting(db);
    return {
      ...(await countCustomers(db, input.search)),
      ...(since && { waitingSince: since.toISOString() }),
    };
  }),
  getCustomer: customers.getCustomer.handler(({ context, input }) =>
    readCustomerFile(context.services, input.customerId),
  ),
  decideOnCustomer: customers.decideOnCustomer.handler(async ({ context, input }) => {
    const { customer, undo } = await decideOnCustomer(context, input);
    return { message: decisionText(customer), ...(undo !== undefined && { undo }) };
  }),
  approveCustomers: customers.approveCustomers.handler(async ({ context, input }) => {
    const results = await approveCustomers(context, input);
    const errors = results.flatMap(({ error }) => error ?? []);
    const done = plural(results.length - errors.length, 'πελάτης εγκρίθηκε', 'πελάτες εγκρίθηκαν');
    const why = [...new Set(errors)].slice(0, 3).join(' ');
    return { results, message: errors.length === 0 ? `${done}.` : `${done}, ${errors.length} όχι. ${why}` };
  }),
  undoDecision: customers.undoDecision.handler(says('Η απόφαση αναιρέθηκε.', undoDecision)),
  allowOrdersAdmin: customers.allowOrdersAdmin.handler(async ({ context, input }) => {
    await allowOrdersAdmin(context, input);
    return {
      message: input.isAdmin
        ? 'Ο πελάτης διαχειρίζεται πλέον τις παραγγελίες.'
        : 'Ο πελάτης δεν διαχειρίζεται πλέον τις παραγγελίες.',
    };
  }),
});
