import type { LocalDate } from '../../shared/dates.ts';
import { addDays, weekday } from '../../shared/dates.ts';
import type { AppointmentStatus } from './contract.ts';
import { isOff } from './move.ts';

/** How many cards a day of the week board shows (specification 2, section 9). */
export const cardsPerDay = 2;

/** The day on which the week board opens: on a Sunday, when nobody works, the Monday of the coming week. */
export const boardDate = (today: LocalDate): LocalDate => (weekday(today) === 7 ? addDays(today, 1) : today);

/**
 * Parts the appointments of a day: those that take place, and those that are off. What has just been called off and can
 * be taken back (`isKept`) stays among the first.
 */
export function partDay<Row extends { status: AppointmentStatus }>(
  appointments: readonly Row[],
  isKept: (appointment: Row) => boolean = () => false,
): { live: Row[]; off: Row[] } {
  const isLive = (appointment: Row) => !isOff(appointment.status) || isKept(appointment);
  const { live = [], off = [] } = Object.groupBy(appointments, (appointment) =>
    isLive(appointment) ? 'live' : 'off',
  );
  return { live, off };
}
