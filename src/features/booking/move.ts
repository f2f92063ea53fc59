import { athensDate, athensTime, type LocalTime } from '../../shared/dates.ts';
import type { AppointmentStatus, OpeningDay } from './contract.ts';
import type { BookingCode } from './rules.ts';

type Place = { appointmentTime: LocalTime; endTime: LocalTime };

/**
 * Tells why an appointment cannot go to a day at its own time, as far as the calendar knows; whether there is a free
 * place the server says.
 */
export function whyNotMoveTo(
  { appointmentTime, endTime }: Place,
  { date, isOpen, opensAt = '00:00', closesAt = '24:00' }: OpeningDay,
  now: Date,
): Extract<BookingCode, 'PAST' | 'CLOSED' | 'OUTSIDE_HOURS'> | null {
  const today = athensDate(now);
  if (date < today || (date === today && appointmentTime <= athensTime(now))) return 'PAST';
  if (!isOpen) return 'CLOSED';
  return appointmentTime < opensAt || endTime > closesAt ? 'OUTSIDE_HOURS' : null;
}

const hourOf = (time: LocalTime) => Number(time.slice(0, 2));

/** Tells whether an appointment, begun at another hour of its day, would take some of the hours that it holds now. */
export function overlaps({ appointmentTime, endTime }: Place, hour: LocalTime): boolean {
  const [start, end] = [hourOf(appointmentTime), hourOf(endTime)];
  return Math.abs(hourOf(hour) - start) < end - start;
}

/** The statuses in which somebody still has to say yes or no; both are shown as one. */
export const pendingStatuses = ['pending', 'pending_approval'] as const;

/** Tells whether somebody still has to say yes or no to an appointment. */
export const isPendingStatus = (status: AppointmentStatus) => pendingStatuses.some((one) => one === status);

/** Tells whether an appointment will not take place. */
export const isOff = (status: AppointmentStatus) => status === 'cancelled' || status === 'rejected';
