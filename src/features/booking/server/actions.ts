import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import type { LocalDate, LocalTime } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { lastNotified, notifyNow } from '#features/alerts/server/delayed-notification-actions.ts';
import { lockCustomer, lockStanding } from '#features/customers/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { AgreedAppointment, AppointmentRequest, AppointmentStatus } from '../contract.ts';
import { bookingRefusals } from '../refusals.ts';
import { needsConsentText } from '../early-begin.ts';
import { isBefore } from '../lead.ts';
import type { Overrulable } from '../enums.ts';
import { maxOpenVisits, whyNotChange } from '../rules.ts';
import { lastEarlyDayOf, type StoredAppointment } from '../present.ts';
import { findVisit } from '#features/services/server/store.ts';
import { requireVisit, firstStartFor } from './availability.ts';
import { isDocumented, whyNotForOrder } from './conflict-store.ts';
import { anonymiseAppointments, listUpcomingIds } from './customer-store.ts';
import {
  adminOf,
  audited,
  auditedState,
  change,
  changeIn,
  nextVersion,
  record,
  type Changed,
} from './change-appointment.ts';
import { requireRepeatable } from '../maintenance/server/actions.ts';
import { reasonOf, requireStart, reserveHours } from './reserve-hours.ts';
import { insertAppointment, lockAppointment, removeAppointment } from './store.ts';
import { mustCall, newsFor, notifyPages, type Actor } from './notify.ts';

type SlotTime = { appointmentDate: LocalDate; appointmentTime: LocalTime };
type Move = { id: string; beginsEarly: boolean } & SlotTime;
export type Booking = Omit<AppointmentRequest, 'beginsEarly'> & {
  customerId: string | null;
  status: AppointmentStatus;
  beginConsentAt: Date | null;
  technicianId?: number | undefined;
  followsId?: string | undefined;
  overrule?: readonly Overrulable[];
  overruleReason?: string | undefined;
  /** The job of several days that it is a day of. */
  jobId?: string;
  /** The length of the visit in whole hours, if it is not its service's. */
  hours?: number;
  /** Whether it is repeated as its service says; of several days only the last one is. */
  isRepeated?: boolean;
};

/** The order that a visit is for and its customer, the first day on which its products can be there, and the visit's length. */
export type OrderVisit = { orderId: string; customerId: string; notBefore: LocalDate; hours: number };
type FindOrder = (trx: Transaction) => Promise<OrderVisit>;

const customerOf = ({ viewer }: ApiContext): Actor & { actorId: string } => ({
  actor: 'customer',
  actorId: viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED'),
});

/**
 * Books a free hour for the signed-in customer; the hour is reserved while the appointment waits for approval. `findOrder`
 * gives the order that the visit is for, and refuses one that may have none.
 */
export async function bookAppointment(
  context: ApiContext,
  { beginsEarly, ...request }: AppointmentRequest,
  findOrder?: FindOrder,
): Promise<Changed> {
  const { services, viewer } = context;
  const actor = customerOf(context);
  await services.limits.spend('booking', actor.actorId);
  const isConsent = beginsEarly && viewer.customer?.accountType === 'private';
  const beginConsentAt = isConsent ? services.now() : null;
  return insert(
    context,
    { ...request, customerId: actor.actorId, status: 'pending', beginConsentAt },
    actor,
    findOrder,
  );
}

/** Enters an appointment that was agreed by other means, for a customer of the shop or for somebody else. */
export function createAppointment(
  context: ApiContext,
  {
    customerId = null,
    customerEmail = '',
    ...request
  }: Omit<AgreedAppointment, 'customerId'> & { customerId?: string | null | undefined },
  findOrder?: FindOrder,
): Promise<Changed> {
  return insert(
    context,
    { ...request, customerEmail, customerId, status: 'confirmed', beginConsentAt: null },
    adminOf(context),
    findOrder,
  );
}

function insert(
  context: ApiContext,
  booking: Booking,
  actor: Actor,
  findOrder?: FindOrder,
): Promise<Changed> {
  return write(context.services, (trx) => insertIn(context, trx, booking, actor, findOrder));
}

/** Inserts an appointment and reserves its hours, within a transaction. */
export async function insertIn(
  context: ApiContext,
  trx: Transaction,
  booking: Booking,
  actor: Actor,
  findOrder?: FindOrder,
): Promise<Changed> {
  const { services } = context;
  const { serviceId, appointmentDate: date, isRepeated = true } = booking;
  const order = await findOrder?.(trx);
  const { orderId = null, notBefore = null, customerId = booking.customerId } = order ?? {};
  // A customer's own bookings take turns, so that each counts those before it.
  const lock = actor.actor === 'customer' ? lockStanding : lockCustomer;
  if (customerId !== null && !(await lock(trx, customerId))) {
    if (actor.actor === 'customer') refuse(generalRefusals, 'LOGIN_REQUIRED');
    refuse(generalRefusals, 'INVALID_INPUT', { fields: { customerId: 'Ο πελάτης αυτός δεν υπάρχει' } });
  }
  if (actor.actor === 'customer' && customerId !== null) {
    const open = await listUpcomingIds(trx, customerId, services.now());
    if (open.length >= maxOpenVisits) refuse(bookingRefusals, 'TOO_MANY_VISITS');
  }
  const { followsId, technicianId } = booking;
  if (followsId !== undefined) await requireRepeatable(trx, followsId);
  const { title, repeatMonths, isEmergency, ...service } = await requireVisit(trx, serviceId);
  const { hours } = order ?? { hours: booking.hours ?? service.hours };
  const at = services.now();
  const { startHour, overruled } = await requireStart(
    trx,
    { date, time: booking.appointmentTime, hours, notBefore },
    at,
    booking.overrule,
  );
  await requireLead(context, trx, { date, startHour }, { isEmergency });
  const id = newId();
  const code = await whyNotForOrder(trx, { id, orderId });
  if (code) refuse(bookingRefusals, code);
  const appointment = await insertAppointment(trx, {
    id,
    orderId,
    notBefore,
    customerId,
    serviceId,
    serviceTitle: title,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone ?? null,
    address: booking.address ?? null,
    notes: booking.notes ?? '',
    date,
    startHour,
    hours,
    status: booking.status,
    sequence: 0,
    beginConsentAt: booking.beginConsentAt,
    repeatMonths: isRepeated ? repeatMonths : null,
    materials: '',
    jobId: booking.jobId ?? null,
    follows: followsId ?? null,
    createdAt: at,
    updatedAt: at,
  });
  const full = await reserveHours(trx, appointment, {
    wanted: technicianId,
    isOffice: actor.actor === 'admin',
    overrule: booking.overrule,
  });
  const note = [overruled, full].filter(Boolean).join(' ');
  const teamNote = reasonOf(note, booking.overruleReason);
  return record(context, trx, null, appointment, actor, { note, teamNote });
}

/** Refuses a customer a time that leaves nobody the hours to approve and prepare the visit. */
async function requireLead(
  context: ApiContext,
  trx: Transaction,
  start: Pick<StoredAppointment, 'date' | 'startHour'>,
  visit: { isEmergency: boolean },
): Promise<void> {
  const first = await firstStartFor(context, trx, visit);
  if (first && isBefore(start, first)) refuse(bookingRefusals, 'TOO_SOON');
}

/** Cancels the customer's own appointment, up to 24 hours before it begins. */
export function cancelAppointment(
  context: ApiContext,
  { id, note = '' }: { id: string; note?: string | undefined },
): Promise<Changed> {
  const actor = customerOf(context);
  return change(context, id, actor, note, (before) => {
    const code = whyNotChange(before, context.services.now());
    if (code) refuse(bookingRefusals, code);
    return { ...before, status: 'cancelled' };
  });
}

/** Moves the customer's own appointment, up to 24 hours before it begins; it waits for approval again. */
export async function rescheduleAppointment(
  context: ApiContext,
  { id, beginsEarly, ...slot }: Move,
): Promise<Changed> {
  const { services } = context;
  const actor = customerOf(context);
  await services.limits.spend('booking', actor.actorId);
  return change(context, id, actor, '', async (before, trx) => {
    const now = services.now();
    const code = whyNotChange(before, now);
    if (code) refuse(bookingRefusals, code);
    const { appointmentDate: date, appointmentTime: time } = slot;
    const { startHour } = await requireStart(trx, { ...before, date, time }, now);
    if (date === before.date && startHour === before.startHour) refuse(bookingRefusals, 'ALREADY_BOOKED');
    const service = before.serviceId === null ? undefined : await findVisit(trx, before.serviceId);
    await requireLead(context, trx, { date, startHour }, { isEmergency: service?.isEmergency ?? false });
    const lastDay = lastEarlyDayOf(before);
    const needsConsent = lastDay !== null && date <= lastDay;
    if (needsConsent && !beginsEarly) {
      refuse(generalRefusals, 'INVALID_INPUT', { fields: { beginsEarly: needsConsentText(lastDay) } });
    }
    const beginConsentAt = needsConsent ? now : before.beginConsentAt;
    return { ...before, date, startHour, status: 'pending', beginConsentAt };
  });
}

/**
 * Deletes an appointment that is not completed and has neither a bill that stands nor a report; the customer is notified if it was in
 * the future, or has to be called.
 */
export function deleteAppointment(context: ApiContext, id: string): Promise<{ mustCall: boolean }> {
  const { services } = context;
  return write(services, async (trx) => {
    const before = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    if (before.status === 'completed') refuse(bookingRefusals, 'COMPLETED');
    if (await isDocumented(trx, id)) refuse(bookingRefusals, 'DOCUMENTED');
    await removeAppointment(trx, id);
    const after = nextVersion(services, before, { ...before, status: 'cancelled' });
    await audit(trx, context, { ...audited(before), before: auditedState(before) });
    await notifyPages(services, trx, after);
    const subject = subjectOf('appointment', id);
    const told = {
      before: await lastNotified(trx, subject, before),
      after,
      actor: 'admin',
      note: '',
    } as const;
    await notifyNow(services, trx, subject, newsFor(services, told));
    return { mustCall: mustCall(services, { ...told, before }) };
  });
}

/** Cancels a customer's upcoming appointments and anonymises all of them, in the transaction that deletes the account. */
export async function forgetCustomer(
  context: ApiContext,
  trx: Transaction,
  customerId: string,
): Promise<void> {
  const { services } = context;
  const actor: Actor = { actor: 'customer', actorId: customerId };
  for (const id of await listUpcomingIds(trx, customerId, services.now())) {
    await changeIn(context, trx, id, actor, '', (before) => ({ ...before, status: 'cancelled' }));
  }
  await anonymiseAppointments(trx, customerId);
}
