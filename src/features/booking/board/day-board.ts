import type { Appointment, OpeningDay } from '../contract.ts';
import { whyNotMoveTo } from './move.ts';
import { hourOf, stepOf, timeOf } from '../opening.ts';
import { bookingRefusals } from '../refusals.ts';
import { holds, stands } from '../rules.ts';

/** The lines of an order that a visit installs. */
export type Parts = {
  appointmentId: string;
  orderNumber: string;
  lines: readonly { sku: string; name: string; quantity: number; isInstalled: boolean }[];
};

/** The hours that the day view shows, each half hour where visits may begin at one: the opening hours, and those of visits outside. */
export function shownHours(opening: OpeningDay | undefined, visits: readonly Appointment[]): number[] {
  const usual = opening?.spans.length ? opening.spans : [{ opens: '09:00', closes: '18:00' }];
  const spans = [
    ...usual,
    ...visits.map(({ appointmentTime, endTime }) => ({ opens: appointmentTime, closes: endTime })),
  ];
  const step = stepOf(spans);
  const first = Math.floor(Math.min(...spans.map(({ opens }) => hourOf(opens))) / step);
  const last = Math.ceil(Math.max(...spans.map(({ closes }) => hourOf(closes))) / step);
  return Array.from({ length: last - first }, (_, i) => (first + i) * step);
}

const isStaffed = ({ status, technicianIds = [] }: Appointment) => stands(status) && technicianIds.length > 0;

/** The visits of a day that have or had technicians, and those that have none, such as cancelled ones. */
export function partByCrew(appointments: readonly Appointment[]) {
  return {
    visits: appointments.filter(isStaffed),
    others: appointments.filter((one) => !isStaffed(one)),
  };
}

/** A cell of the day view: the hour of a technician. */
export const cellId = (technicianId: number, hour: number) => `${technicianId} ${hour}`;

export function readCell(id: string | number): { technicianId: number; hour: number } {
  const [technicianId = 0, hour = 0] = String(id).split(' ').map(Number);
  return { technicianId, hour };
}

/** A visit in a technician's lane; with a crew of two it is in two lanes. */
export const laneId = (appointmentId: string, technicianId: number) => `${appointmentId} ${technicianId}`;

export function readLane(id: string | number): { appointmentId: string; technicianId: number } {
  const [appointmentId = '', technicianId = ''] = String(id).split(' ');
  return { appointmentId, technicianId: Number(technicianId) };
}

/** A day as the board shows it. */
export type BoardDay = {
  now: Date;
  opening: OpeningDay | undefined;
  away: ReadonlySet<number>;
  visits: readonly Appointment[];
};

/** A visit that goes from a technician to an hour of the same or another one. */
export type Drop = { visit: Appointment; from: number; to: number; hour: number };

/** Why a visit cannot go there, as far as the page knows. */
export function whyNotDrop(
  { now, opening, away, visits }: BoardDay,
  { visit, from, to, hour }: Drop,
): string | null {
  const length = hourOf(visit.endTime) - hourOf(visit.appointmentTime);
  const times = { appointmentTime: timeOf(hour), endTime: timeOf(hour + length) };
  const isLater = hour !== hourOf(visit.appointmentTime);
  const code = isLater && opening ? whyNotMoveTo(times, opening, now) : null;
  if (code) return bookingRefusals[code].message;
  const isTaken =
    away.has(to) ||
    (from !== to && visit.technicianIds?.includes(to)) ||
    visits.some(
      (other) =>
        other.id !== visit.id &&
        holds(other.status) &&
        other.technicianIds?.includes(to) &&
        hourOf(other.appointmentTime) < hour + length &&
        hour < hourOf(other.endTime),
    );
  return isTaken ? bookingRefusals.TECHNICIAN_TAKEN.message : null;
}
