import type { Transaction } from '../../../server/db/database.ts';
import { newId } from '../../../server/ids.ts';
import type { ApiContext } from '../../../server/serve.ts';
import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import type { LocalDate, LocalTime } from '../../../shared/dates.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { findCustomer } from '../../customers/server/store.ts';
import type { Appointment, AppointmentRequest, AppointmentStatus } from '../contract.ts';
import { presentAppointment, type KeptAppointment } from '../present.ts';
import { bookingRefusals, holds, whyNotChange } from '../rules.ts';
import { timeOf } from '../opening.ts';
import { freeHours } from './availability-store.ts';
import { demandVisit } from './availability.ts';
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
/** The shared password names nobody. */
const admin: Actor = { actor: 'admin', actorId: null };

/** Books a free hour for a signed-in customer; it is held while it waits for approval. */
export async function bookAppointment(
  context: ApiContext,
  request: AppointmentRequest,
): Promise<Appointment> {
  const actor = customerOf(context);
  await context.services.limits.spend('booking', actor.actorId);
  return insert(context.services, { ...request, customerId: actor.actorId, status: 'pending' }, actor);
}

/** Writes in an appointment that was agreed otherwise, for a customer of the shop or for somebody else. */
export function createAppointment(
  { services }: ApiContext,
  { customerId = null, ...request }: AppointmentRequest & { customerId?: string | null | undefined },
): Promise<Appointment> {
  return insert(services, { ...request, customerId, status: 'confirmed' }, admin);
}

function insert(services: Services, booking: Booking, actor: Actor): Promise<Appointment> {
  return write(services, async (trx) => {
    const { serviceId, customerId, appointmentDate: date } = booking;
    if (customerId !== null && !(await findCustomer(trx, customerId))) {
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
    };
    await insertAppointment(trx, appointment);
    await holdPlace(trx, appointment);
    return record(services, trx, null, appointment, actor, '');
  });
}

/** Cancels an own appointment, up to 24 hours before. */
export function cancelAppointment(
  context: ApiContext,
  { id, note = '' }: { id: string; note?: string | undefined },
): Promise<Appointment> {
  const actor = customerOf(context);
  return change(context.services, id, actor, note, (before) => {
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
  return change(services, id, actor, '', async (before, trx) => {
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
  { services }: ApiContext,
  { id, status, note = '' }: { id: string; status: AppointmentStatus; note?: string | undefined },
): Promise<Appointment> {
  return change(services, id, admin, note, (before) => ({ ...before, status }));
}

/** Moves an appointment that is still on to another day, at its own time unless another is given. */
export function moveAppointment(
  { services }: ApiContext,
  {
    id,
    appointmentDate: date,
    appointmentTime,
  }: { id: string } & Partial<Place> & Pick<Place, 'appointmentDate'>,
): Promise<Appointment> {
  return change(services, id, admin, '', async (before, trx) => {
    if (!holds(before.status)) refuse(bookingRefusals, 'NOT_CHANGEABLE');
    const time = appointmentTime ?? timeOf(before.startHour);
    if (date === before.date && time === timeOf(before.startHour)) return before;
    return { ...before, date, startHour: await demandOpen(trx, date, time, before.hours, services.now()) };
  });
}

/** Deletes an appointment; a customer whose future appointment it was is told. */
export function deleteAppointment({ services }: ApiContext, id: string): Promise<void> {
  return write(services, async (trx) => {
    const before = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    await removeAppointment(trx, id);
    const after: KeptAppointment = { ...before, status: 'cancelled', sequence: before.sequence + 1 };
    await tell(services, trx, { before, after, actor: admin, note: '', isRemoved: true });
  });
}

/** Finds the appointment, a customer's own only, and takes it to where the decision wants it, with all that follows. */
function change(
  services: Services,
  id: string,
  actor: Actor,
  note: string,
  decide: (before: KeptAppointment, trx: Transaction) => KeptAppointment | Promise<KeptAppointment>,
): Promise<Appointment> {
  return write(services, async (trx) => {
    const ownerId = actor.actor === 'customer' ? (actor.actorId ?? '') : undefined;
    const before =
      (await lockAppointment(trx, id, ownerId)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
    const decided = await decide(before, trx);
    const isMoved = decided.date !== before.date || decided.startHour !== before.startHour;
    if (!isMoved && decided.status === before.status) return present(services, trx, id, actor);
    const after = { ...decided, sequence: before.sequence + 1 };
    if (!holds(after.status)) await freeHours(trx, id);
    else if (isMoved || !holds(before.status)) await holdPlace(trx, after);
    await changeAppointment(trx, after, services.now());
    return record(services, trx, before, after, actor, note);
  });
}

/** Notes a change in the history, tells everybody whom it concerns, and gives the appointment as it is now. */
async function record(
  services: Services,
  trx: Transaction,
  before: KeptAppointment | null,
  after: KeptAppointment,
  actor: Actor,
  note: string,
): Promise<Appointment> {
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
  await tell(services, trx, { before, after, actor, note });
  return present(services, trx, after.id, actor);
}

async function present(services: Services, trx: Transaction, id: string, { actor }: Actor) {
  const whole = (await findAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  return presentAppointment(whole, actor === 'admin', services.now());
}
