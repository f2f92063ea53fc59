import { audit } from '../../../server/audit.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { newId } from '../../../server/ids.ts';
import type { ApiContext } from '../../../server/serve.ts';
import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import { formatDate, type LocalDate, type LocalTime } from '../../../shared/dates.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { holdCustomer } from '../../customers/server/store.ts';
import type { Appointment, AppointmentRequest, AppointmentStatus } from '../contract.ts';
import { presentAppointment, type KeptAppointment } from '../present.ts';
import { bookingRefusals, holds, whyNotChange } from '../rules.ts';
import { timeOf } from '../opening.ts';
import { freeHours } from './availability-store.ts';
import { demandVisit } from './availability.ts';
import { anonymiseAppointments, listUpcomingIds } from './customer-store.ts';
import { demandOpen, holdPlace } from './place.ts';
import {
  changeAppointment,
  findAppointment,
  insertAppointment,
  insertEntry,
  lockAppointment,
  removeAppointment,
} from './store.ts';
import { tell, type Actor } from './tell.ts';

type Place = { appointmentDate: LocalDate; appointmentTime: LocalTime };
type Booking = AppointmentRequest & { customerId: string | null; status: AppointmentStatus };

const customerOf = ({ viewer }: ApiContext): Actor & { actorId: string } => ({
  actor: 'customer',
  actorId: viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED'),
});
/** Which appointment, who wants it, what is said about it, and where it is to stand. */
type Wish = [
  id: string,
  actor: Actor,
  note: string,
  decide: (before: KeptAppointment, trx: Transaction) => KeptAppointment | Promise<KeptAppointment>,
];

/** The shared password names nobody. */
const admin: Actor = { actor: 'admin', actorId: null };

/** Books a free hour for a signed-in customer; it is held while it waits for approval. */
export async function bookAppointment(
  context: ApiContext,
  request: AppointmentRequest,
): Promise<Appointment> {
  const actor = customerOf(context);
  await context.services.limits.spend('booking', actor.actorId);
  return insert(context, { ...request, customerId: actor.actorId, status: 'pending' }, actor);
}

/** Writes in an appointment that was agreed otherwise, for a customer of the shop or for somebody else. */
export function createAppointment(
  context: ApiContext,
  { customerId = null, ...request }: AppointmentRequest & { customerId?: string | null | undefined },
): Promise<Appointment> {
  return insert(context, { ...request, customerId, status: 'confirmed' }, admin);
}

function insert(context: ApiContext, booking: Booking, actor: Actor): Promise<Appointment> {
  const { services } = context;
  return write(services, async (trx) => {
    const { serviceId, customerId, appointmentDate: date } = booking;
    if (customerId !== null && !(await holdCustomer(trx, customerId))) {
      if (actor.actor === 'customer') refuse(generalRefusals, 'LOGIN_REQUIRED');
      refuse(generalRefusals, 'INVALID_INPUT', { fields: { customerId: 'Ο πελάτης αυτός δεν υπάρχει' } });
    }
    const { title, hours } = await demandVisit(trx, serviceId);
    const at = services.now();
    const startHour = await demandOpen(trx, date, booking.appointmentTime, hours, at);
    const appointment: KeptAppointment = {
      id: newId(),
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
      createdAt: at,
      updatedAt: at,
    };
    await insertAppointment(trx, appointment);
    await holdPlace(trx, appointment);
    return record(context, trx, null, appointment, actor, '');
  });
}

/** Cancels an own appointment, up to 24 hours before. */
export function cancelAppointment(
  context: ApiContext,
  { id, note = '' }: { id: string; note?: string | undefined },
): Promise<Appointment> {
  const actor = customerOf(context);
  return change(context, id, actor, note, (before) => {
    const code = whyNotChange(before, context.services.now());
    if (code) refuse(bookingRefusals, code);
    return { ...before, status: 'cancelled' };
  });
}

/** Asks for another time for an own appointment, up to 24 hours before; it waits for approval anew. */
export async function rescheduleAppointment(
  context: ApiContext,
  { id, ...place }: { id: string } & Place,
): Promise<Appointment> {
  const { services } = context;
  const actor = customerOf(context);
  await services.limits.spend('booking', actor.actorId);
  return change(context, id, actor, '', async (before, trx) => {
    const now = services.now();
    const code = whyNotChange(before, now);
    if (code) refuse(bookingRefusals, code);
    const { appointmentDate: date, appointmentTime: time } = place;
    const startHour = await demandOpen(trx, date, time, before.hours, now);
    if (date === before.date && startHour === before.startHour) refuse(bookingRefusals, 'ALREADY_BOOKED');
    return { ...before, date, startHour, status: 'pending' };
  });
}

/** Gives an appointment any status; one that holds hours takes them again or is refused. */
export function changeStatus(
  context: ApiContext,
  { id, status, note = '' }: { id: string; status: AppointmentStatus; note?: string | undefined },
): Promise<Appointment> {
  return change(context, id, admin, note, (before) => ({ ...before, status }));
}

/** Moves an appointment that is still on to another day, at its own time unless another is given. */
export function moveAppointment(
  context: ApiContext,
  {
    id,
    appointmentDate: date,
    appointmentTime,
  }: { id: string } & Partial<Place> & Pick<Place, 'appointmentDate'>,
): Promise<Appointment> {
  return change(context, id, admin, '', async (before, trx) => {
    if (!holds(before.status)) refuse(bookingRefusals, 'NOT_CHANGEABLE');
    const time = appointmentTime ?? timeOf(before.startHour);
    if (date === before.date && time === timeOf(before.startHour)) return before;
    return {
      ...before,
      date,
      startHour: await demandOpen(trx, date, time, before.hours, context.services.now()),
    };
  });
}

/** Deletes an appointment; a customer whose future appointment it was is told. */
export function deleteAppointment(context: ApiContext, id: string): Promise<void> {
  const { services } = context;
  return write(services, async (trx) => {
    const before = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    await removeAppointment(trx, id);
    const after = nextVersion(services, before, { ...before, status: 'cancelled' });
    await audit(trx, context, { ...audited(before), before: auditedState(before) });
    await tell(services, trx, { before, after, actor: 'admin', note: '' });
  });
}

/** Cancels what a customer has ahead and takes the person out of the rest, in the transaction that ends the account. */
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

/** Finds the appointment, a customer's own only, and takes it to where the decision wants it, with all that follows. */
function change(context: ApiContext, ...wish: Wish): Promise<Appointment> {
  return write(context.services, (trx) => changeIn(context, trx, ...wish));
}

async function changeIn(
  context: ApiContext,
  trx: Transaction,
  ...[id, actor, note, decide]: Wish
): Promise<Appointment> {
  const { services } = context;
  const ownerId = actor.actor === 'customer' ? (actor.actorId ?? '') : undefined;
  const before =
    (await lockAppointment(trx, id, ownerId)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  const decided = await decide(before, trx);
  const isMoved = decided.date !== before.date || decided.startHour !== before.startHour;
  if (!isMoved && decided.status === before.status) return present(services, trx, id, actor);
  const after = nextVersion(services, before, decided);
  if (!holds(after.status)) await freeHours(trx, id);
  else if (isMoved || !holds(before.status)) await holdPlace(trx, after);
  await changeAppointment(trx, after);
  return record(context, trx, before, after, actor, note);
}

/** An appointment as it is after a change, for calendars a newer version of the same event. */
function nextVersion({ now }: Services, before: KeptAppointment, decided: KeptAppointment): KeptAppointment {
  return { ...decided, sequence: before.sequence + 1, updatedAt: now() };
}

/** Notes a change in the history, tells everybody whom it concerns, and gives the appointment as it is now. */
async function record(
  context: ApiContext,
  trx: Transaction,
  before: KeptAppointment | null,
  after: KeptAppointment,
  actor: Actor,
  note: string,
): Promise<Appointment> {
  const { services } = context;
  await insertEntry(trx, after.id, {
    fromStatus: before?.status ?? null,
    toStatus: after.status,
    fromDate: before?.date ?? null,
    fromHour: before?.startHour ?? null,
    toDate: after.date,
    toHour: after.startHour,
    note,
    at: services.now(),
    ...actor,
  });
  if (actor.actor === 'admin') {
    const states = { before: before ? auditedState(before) : undefined, after: auditedState(after) };
    await audit(trx, context, { ...audited(after), ...states });
  }
  await tell(services, trx, { before, after, actor: actor.actor, note });
  return present(services, trx, after.id, actor);
}

async function present(services: Services, trx: Transaction, id: string, { actor }: Actor) {
  const whole = (await findAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  return presentAppointment(whole, actor === 'admin', services.now());
}

/** How administrators know an appointment, without naming a person: the customer may want to be forgotten. */
const audited = ({ id, serviceTitle, date }: KeptAppointment) => ({
  entity: 'appointment' as const,
  entityId: id,
  label: `${serviceTitle}, ${formatDate(date)}`,
});

const auditedState = ({ status, date, startHour }: KeptAppointment) => ({
  status,
  date,
  time: timeOf(startHour),
});
