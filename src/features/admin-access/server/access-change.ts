import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { endSessions } from '#server/session.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { removeAllFeeds, removePendingSecret } from './sessions-store.ts';

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
