import { audit } from '../../../server/audit.ts';
import type { Transaction } from '../../../server/db/database.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { endSessions } from '../../../server/session.ts';
import { refuse } from '../../../shared/errors.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import { adminAccessRefusals } from '../refusals.ts';
import { passSecondStep } from './pass-second-step.ts';
import { findSecondStep } from './second-step-store.ts';
import { spendCodeTry } from './second-step-tries.ts';
import { removeAllFeeds, removePendingSecret } from './sessions-store.ts';

const refuseAt = (code: 'WRONG_CODE' | 'CODE_REQUIRED') =>
  refuse(adminAccessRefusals, code, { fields: { code: adminAccessRefusals[code].message } });

export const refuseCode = () => refuseAt('WRONG_CODE');

/**
 * Counts a try at the code that every change of the administrators' access takes while the second step is on. Returns the
 * check to make in the change's transaction, which refuses a missing or wrong code, and the refund of the try.
 */
export async function presentCode(context: ApiContext, code: string | undefined) {
  const { database, now } = context.services;
  const isOn = (await findSecondStep(database.db, 'admin_second_step')) !== undefined;
  if (isOn && !code) refuseAt('CODE_REQUIRED');
  const giveBack = isOn ? await spendCodeTry(context, code ?? '') : async () => {};
  return {
    giveBack,
    // Turned on meanwhile, it takes a code all the same.
    async demand(trx: Transaction): Promise<void> {
      if (!(await passSecondStep(trx, code ?? '', now()))) refuseCode();
    },
  };
}

/**
 * Ends what a change of the administrators' access has to end: all other sessions, a secret that is not confirmed and the
 * secret addresses of calendars; tells all administrators and the company.
 */
export async function endOtherAccess(
  context: ApiContext,
  trx: Transaction,
  change: { entityId: 'password' | 'second-step'; label: string; before: object; after: object },
): Promise<void> {
  const { caller } = context;
  await endSessions(trx, 'admins', caller.adminToken);
  await removePendingSecret(trx);
  await removeAllFeeds(trx);
  const { entityId, label, before, after } = change;
  await audit(trx, context, {
    entity: 'settings',
    entityId,
    label,
    before: { ...before },
    after: { ...after },
  });
  await insertAlert(trx, {
    type: 'security',
    event: 'access_changed',
    // In the bell and by e-mail; a toast would lie over the recovery codes.
    severity: 'medium',
    title: 'Άλλαξε ο τρόπος σύνδεσης των διαχειριστών',
    message: `${label}: έγινε από ${caller.adminName ?? 'διαχειριστή χωρίς όνομα'}, διεύθυνση ${caller.ip}. Οι άλλες συνεδρίες και οι μυστικές διευθύνσεις ημερολογίου έκλεισαν. Αν δεν το κάνατε εσείς, εκτελέστε npm run reset-admin-password.`,
    audience: 'admin',
  });
}
