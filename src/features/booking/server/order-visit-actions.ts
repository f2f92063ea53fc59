import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { subjectOf } from '../../alerts/subject.ts';
import { lastTold, tellNews } from '../../alerts/server/held-news-actions.ts';
import { holdingStatuses } from '../rules.ts';
import { freeHours } from './availability-store.ts';
import { nextVersion } from './change-appointment.ts';
import { changeAppointment, insertEntry, lockAppointment } from './store.ts';
import { newsFor, tellPages } from './tell.ts';

/** Ends the visit of an order that was cancelled, frees its hours and tells its customer, in the order's transaction. */
export async function cancelVisitOf(services: Services, trx: Transaction, orderId: string): Promise<void> {
  const row = await trx
    .selectFrom('appointments')
    .where('orderId', '=', orderId)
    .where('status', 'in', holdingStatuses)
    .select('id')
    .executeTakeFirst();
  const before = row && (await lockAppointment(trx, row.id));
  if (!before) return;
  const after = nextVersion(services, before, { ...before, status: 'cancelled' });
  const subject = subjectOf('appointment', before.id);
  const told = {
    before: await lastTold(trx, subject, before),
    after,
    actor: 'system',
    note: `Ακυρώθηκε η παραγγελία ${before.orderNumber}.`,
  } as const;
  await freeHours(trx, after.id);
  await changeAppointment(trx, after);
  await insertEntry(trx, after.id, {
    fromStatus: before.status,
    toStatus: after.status,
    fromDate: before.date,
    fromHour: before.startHour,
    toDate: after.date,
    toHour: after.startHour,
    note: told.note,
    at: services.now(),
    actor: told.actor,
    actorId: null,
  });
  await tellPages(services, trx, after);
  await tellNews(services, trx, subject, newsFor(services, told));
}
