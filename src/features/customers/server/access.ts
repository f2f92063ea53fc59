import type { Transaction } from '#server/db/database.ts';
import { endSessions } from '#server/session.ts';
import { removeResets } from './reset-store.ts';
import { removeUnconfirmed } from './email-change-store.ts';
import { markAccessChanged } from './store.ts';

/**
 * Ends every other way into an account after its password or address has changed: sessions but `keep`, reset links of its
 * addresses, a change of address that is not confirmed, and what was asked for before and has not been mailed yet.
 */
export async function endAccess(
  trx: Transaction,
  {
    customerId,
    addresses,
    now,
    keep,
  }: { customerId: string; addresses: readonly string[]; now: Date; keep?: string | undefined },
): Promise<void> {
  await markAccessChanged(trx, customerId, now);
  await removeResets(trx, addresses);
  await removeUnconfirmed(trx, customerId);
  await endSessions(trx, { customerId }, keep);
}
