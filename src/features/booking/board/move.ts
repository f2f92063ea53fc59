import { athensDate, athensTime, type LocalDate, type LocalTime } from '#shared/dates.ts';
import type { AppointmentStatus, OpeningDay } from '../contract.ts';
import { hourOf, isWithinSpans } from '../opening.ts';
import type { BookingCode } from '../refusals.ts';

type SlotTimes = { appointmentTime: LocalTime; endTime: LocalTime };

/**
 * Why an appointment cannot move to a day at its present time, as far as the calendar knows; the server decides whether the
 * technicians are free.
 */
export function whyNotMoveTo(
  { appointmentTime, endTime }: SlotTimes,
  { date, spans }: OpeningDay,
  now: Date,
): Extract<BookingCode, 'PAST' | 'CLOSED' | 'OUTSIDE_HOURS'> | null {
  const today = athensDate(now);
  if (date < today || (date === today && appointmentTime <= athensTime(now))) return 'PAST';
  if (spans.length === 0) return 'CLOSED';
  return isWithinSpans(spans, hourOf(appointmentTime), hourOf(endTime)) ? null : 'OUTSIDE_HOURS';
}

/** Whether the calendar offers a day; its own day too, for another hour, even if its present one has passed. */
export const mayMoveTo = (
  appointment: SlotTimes & { appointmentDate: LocalDate },
  day: OpeningDay,
  now: Date,
): boolean =>
  day.date === appointment.appointmentDate ? day.isOpen : whyNotMoveTo(appointment, day, now) === null;

/** Whether an appointment moved to another hour of the same day would overlap its present hours. */
export function overlaps({ appointmentTime, endTime }: SlotTimes, hour: LocalTime): boolean {
  const [start, end] = [hourOf(appointmentTime), hourOf(endTime)];
  return Math.abs(hourOf(hour) - start) < end - start;
}

/** The statuses that wait for approval; both are shown as one. */
export const pendingStatuses = ['pending', 'pending_approval'] as const;

export const isPendingStatus = (status: AppointmentStatus) => pendingStatuses.some((one) => one === status);

/** Whether an appointment will not take place. */
export const isOff = (status: AppointmentStatus) => status === 'cancelled' || status === 'rejected';
