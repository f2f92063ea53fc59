import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { insertEntry } from './store.ts';
import type { Withdrawn } from './withdrawal-store.ts';

/** Notes a withdrawal in an appointment's history: the customer's own, or one that nobody has confirmed. */
export async function noteWithdrawal(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  { id, customerId, status, date, startHour }: Withdrawn,
  { isOwn, at }: { isOwn: boolean; at: Date },
): Promise<void> {
  await insertEntry(trx, id, {
    fromStatus: status,
    toStatus: status,
    fromDate: date,
    toDate: date,
    fromHour: startHour,
    toHour: startHour,
    ...(isOwn
      ? { actor: 'customer', actorId: customerId, note: 'Δήλωση υπαναχώρησης' }
      : { actor: 'system', actorId: null, note: 'Δήλωση υπαναχώρησης που δεν έχει επιβεβαιωθεί' }),
    at,
  });
  await live.tell(trx, 'admin', { type: 'changed', resources: ['booking'] });
  if (customerId) await live.tell(trx, { customerId }, { type: 'changed', resources: ['booking'] });
}
