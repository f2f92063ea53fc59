import { athensDate, athensTime } from '#shared/dates.ts';
import type { Appointment } from './contract.ts';
import { holds } from './rules.ts';

/** Splits a customer's appointments: active ones that are not over, the next one first, and all others, the latest first. */
export function partAppointments(
  appointments: readonly Appointment[],
  now: Date,
): { upcoming: Appointment[]; past: Appointment[] } {
  const wall = `${athensDate(now)} ${athensTime(now)}`;
  const isUpcoming = ({ status, appointmentDate, endTime }: Appointment) =>
    holds(status) && `${appointmentDate} ${endTime}` > wall;
  const byTime = appointments.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return {
    upcoming: byTime.filter(isUpcoming),
    past: byTime.filter((one) => !isUpcoming(one)).toReversed(),
  };
}

const startOf = ({ appointmentDate, appointmentTime }: Appointment) =>
  `${appointmentDate} ${appointmentTime}`;
