import type { LocalDate } from '#shared/dates.ts';
import { addDays, datesBetween, weekday } from '#shared/dates.ts';
import type { AppointmentStatus } from '../contract.ts';
import { weeklyHours } from '../opening.ts';
import { isOff } from './move.ts';

/** The number of cards that a day of the week board shows (specification 2, section 9). */
export const cardsPerDay = 2;

/** The day on which the boards open: today, or the next one if today is closed every week. */
export const boardDate = (today: LocalDate): LocalDate =>
  datesBetween(today, addDays(today, 6)).find((date) => weeklyHours(weekday(date)).length > 0) ?? today;

/**
 * Splits the appointments of a day into those that take place and those that are cancelled or rejected. One whose
 * cancellation can still be undone (`isKept`) stays among the first.
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
