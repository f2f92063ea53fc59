import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LocalDate } from '#shared/dates.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { lastNotified, notifyNow } from '#features/alerts/server/delayed-notification-actions.ts';
import type { StoredAppointment } from '../../present.ts';
import { holdingStatuses, isAhead } from '../../rules.ts';
import { freeHours } from '../../server/availability-store.ts';
import { nextVersion } from '../../server/change-appointment.ts';
import { changeAppointment, insertEntry, lockAppointment } from '../../server/store.ts';
import { newsFor, notifyPages } from '../../server/notify.ts';

/** The visit of an order that is still to come; undefined if there is none. */
async function lockVisitOf({ now }: Services, trx: Transaction, orderId: string) {
  const row = await trx
    .selectFrom('appointments')
    .where('orderId', '=', orderId)
    .where('status', 'in', holdingStatuses)
    .select('id')
    .executeTakeFirst();
  const visit = row && (await lockAppointment(trx, row.id));
  return visit && isAhead(visit, now()) ? visit : undefined;
}

/** An entry that the order makes in the history of its visit. */
const addEntry = (
  { now }: Services,
  trx: Transaction,
  before: StoredAppointment,
  after: StoredAppointment,
  note: string,
) =>
  insertEntry(trx, after.id, {
    fromStatus: before.status,
    toStatus: after.status,
    fromDate: before.date,
    fromHour: before.startHour,
    toDate: after.date,
    toHour: after.startHour,
    note,
    at: now(),
    actor: 'system',
    actorId: null,
  });

/**
 * Ends the visit of an order of which nothing is left to install or bring, frees its hours and tells its customer, in the
 * order's transaction. Returns whether there was a future one.
 */
export async function endVisitOf(
  services: Services,
  trx: Transaction,
  orderId: string,
  reason: string,
): Promise<boolean> {
  const before = await lockVisitOf(services, trx, orderId);
  if (!before) return false;
  const after = nextVersion(services, before, { ...before, status: 'cancelled' });
  const subject = subjectOf('appointment', before.id);
  const known = await lastNotified(trx, subject, before);
  await freeHours(trx, after.id);
  await changeAppointment(trx, after);
  await addEntry(services, trx, before, after, reason);
  await notifyPages(services, trx, after);
  await notifyNow(
    services,
    trx,
    subject,
    newsFor(services, { before: known, after, actor: 'system', note: reason }),
  );
  return true;
}

/** Notes in the history of an order's visit what has changed of the order. Returns whether there is a future visit. */
export async function noteOnVisitOf(
  services: Services,
  trx: Transaction,
  orderId: string,
  note: string,
): Promise<boolean> {
  const visit = await lockVisitOf(services, trx, orderId);
  if (!visit) return false;
  await addEntry(services, trx, visit, visit, note);
  await notifyPages(services, trx, visit);
  return true;
}

/** Stores the first day on which an order's products can be there with its visit, wherever the visit now lies. */
export async function setGoodsDay(
  services: Services,
  trx: Transaction,
  orderId: string,
  notBefore: LocalDate,
): Promise<void> {
  const visit = await lockVisitOf(services, trx, orderId);
  if (!visit || visit.notBefore === notBefore) return;
  await trx.updateTable('appointments').set({ notBefore }).where('id', '=', visit.id).execute();
  await notifyPages(services, trx, visit);
}
