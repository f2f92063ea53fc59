import type { Random } from '#server/demo-random.ts';
import { newId } from '#server/ids.ts';
import { addDays, athensDate, athensInstant, type LocalDate } from '#shared/dates.ts';
import type { AppointmentStatus } from '../contract.ts';
import type { CrewMember } from '../crew.ts';
import { timeOf } from '../opening.ts';
import { holds } from '../rules.ts';
import type { Visit } from '../slots.ts';

export type Guest = {
  customerId: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  address: string | null;
};

export type Service = Visit & { id: number; slug: string; title: string; repeatMonths: number | null };
/** The customer, service and status of a visit, this many days from today or on the next working day. */
export type Plan = { guest: Guest; service: Service; days: number; status: AppointmentStatus };
type Step = { toStatus: AppointmentStatus; actor: 'customer' | 'admin'; at: Date; note?: string };
export type DemoSlot = { date: LocalDate; startHour: number; crew: CrewMember[] };

export const hourMs = 3_600_000;
/** The maximum number of days between the booking and the appointment. */
export const maxAheadDays = 9;

const reasons: Partial<Record<AppointmentStatus, string>> = {
  cancelled: 'Προέκυψε ταξίδι, θα επικοινωνήσω ξανά.',
  rejected: 'Εκείνη την ημέρα δεν εξυπηρετούμε την περιοχή σας.',
};

export const hoursOf = ({ hours }: Visit, { startHour, crew }: DemoSlot) =>
  crew.flatMap(({ id }) =>
    Array.from({ length: hours }, (_, i) => ({ technicianId: id, hour: startHour + i })),
  );

/** The rows of an appointment, of the hours that it takes and of its history. */
export function rowsOf(plan: Plan, slot: DemoSlot, notes: string, now: Date, random: Random) {
  const { guest, service, status } = plan;
  const { date, startHour } = slot;
  const id = newId();
  const begins = athensInstant(date, timeOf(startHour));
  const latest = Math.min(begins.getTime() - 30 * hourMs, now.getTime() - hourMs);
  const createdAt = new Date(latest - (24 + random() * (maxAheadDays - 4) * 24) * hourMs);
  const decidedAt = new Date(createdAt.getTime() + (2 + random() * 20) * hourMs);
  const isCaller = guest.customerId === null;
  const first = isCaller ? 'confirmed' : status === 'pending_approval' ? status : 'pending';
  const steps: Step[] = [{ toStatus: first, actor: isCaller ? 'admin' : 'customer', at: createdAt }];
  if (!isCaller && (status === 'confirmed' || status === 'completed')) {
    steps.push({ toStatus: 'confirmed', actor: 'admin', at: decidedAt });
  }
  if (status === 'completed') {
    const at = new Date(begins.getTime() + (service.hours + 1) * hourMs);
    steps.push({ toStatus: status, actor: 'admin', at });
  } else if (!holds(status)) {
    const actor = status === 'cancelled' && !isCaller ? 'customer' : 'admin';
    steps.push({ toStatus: status, actor, at: decidedAt, note: reasons[status] ?? '' });
  }
  const step = { appointmentId: id, toDate: date, toHour: startHour };
  return {
    appointment: {
      id,
      ...guest,
      serviceId: service.id,
      serviceTitle: service.title,
      notes,
      date,
      startHour,
      hours: service.hours,
      status,
      repeatMonths: service.repeatMonths,
      doneBy: status === 'completed' ? slot.crew.map((one) => one.id) : [],
      sequence: steps.length - 1,
      createdAt,
      updatedAt: steps.at(-1)?.at ?? createdAt,
      // No reminders are sent for demonstration appointments up to tomorrow.
      remindedAt: date <= addDays(athensDate(now), 1) ? now : null,
    },
    hours: holds(status) ? hoursOf(service, slot).map((hour) => ({ ...hour, date, appointmentId: id })) : [],
    history: steps.map(({ note = '', ...taken }, at) => {
      const from = steps[at - 1];
      return {
        ...step,
        ...taken,
        note,
        fromStatus: from?.toStatus ?? null,
        fromDate: from ? date : null,
        fromHour: from ? startHour : null,
        actorId: taken.actor === 'customer' ? guest.customerId : null,
      };
    }),
  };
}
