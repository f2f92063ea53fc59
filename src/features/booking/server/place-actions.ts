import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { sendDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { bookingRefusals } from '../refusals.ts';
import { holds, isAhead } from '../rules.ts';
import { audited } from './change-appointment.ts';
import { placeMail } from './mails.ts';
import { notifyPages } from './notify.ts';
import { insertEntry, lockAppointment, setAddress } from './store.ts';

/** Sends a visit of a customer that is still to come to another address, and tells him; its day, hour and crew stay. */
export async function changePlace(
  context: ApiContext,
  trx: Transaction,
  visit: { id: string; customerId: string; address: string },
): Promise<void> {
  const { services } = context;
  const before =
    (await lockAppointment(trx, visit.id, visit.customerId)) ??
    refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  const at = services.now();
  if (!holds(before.status) || !isAhead(before, at)) refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  const { status, date, startHour } = before;
  // For calendars a newer version of the same event.
  const change = { address: visit.address, sequence: before.sequence + 1, updatedAt: at };
  await setAddress(trx, visit.id, change);
  await insertEntry(trx, visit.id, {
    fromStatus: status,
    toStatus: status,
    fromDate: date,
    fromHour: startHour,
    toDate: date,
    toHour: startHour,
    note: `Νέα διεύθυνση: ${visit.address}.`,
    at,
    actor: 'admin',
    actorId: null,
  });
  await audit(trx, context, {
    ...audited(before),
    before: { address: before.address },
    after: { address: visit.address },
  });
  await notifyPages(services, trx, before);
  // What he is still to hear of it says the former address.
  await sendDelayed(services, trx, subjectOf('appointment', visit.id));
  if (before.customerEmail)
    await services.mail.send(trx, placeMail({ ...before, ...change }, services.config.publicUrl));
}
