import { addDays, athensInstant, type LocalDate } from '#shared/dates.ts';
import type { AppointmentStatus } from './contract.ts';
import type { Overrulable } from './enums.ts';
import { timeOf } from './opening.ts';

/** The statuses in which an appointment reserves its technicians' hours. */
export const holdingStatuses = ['pending', 'pending_approval', 'confirmed'] as const;

/** The statuses of a visit that stands or is done: an order has one of them. */
export const standingStatuses = [...holdingStatuses, 'completed'] as const;

/** Whether what was done at an appointment may be billed: it was agreed, and its day has come. */
export const isBillable = (
  { status, date }: { status: AppointmentStatus; date: LocalDate },
  today: LocalDate,
) => (status === 'confirmed' || status === 'completed') && date <= today;

/** For so long the office is reminded of a visit without a report: of older ones nobody remembers what to write. */
const reportedWithinDays = 56;

/** The first day of the visits whose missing report is still asked for. */
export const unreportedSince = (today: LocalDate): LocalDate => addDays(today, -reportedWithinDays);

/** How many future visits a customer may have booked; the company books any number for anyone who calls. */
export const maxOpenVisits = 6;

/** Whether an appointment with this status reserves its technicians' hours. */
export const holds = (status: AppointmentStatus) => holdingStatuses.some((one) => one === status);

/** Whether an appointment with this status stands or is done. */
export const stands = (status: AppointmentStatus) => standingStatuses.some((one) => one === status);

/** What a history says of what was overruled. */
export const overruledNotes: Record<Overrulable, string> = {
  CLOSED: 'Σε ημέρα που είμαστε κλειστά, όπως συμφωνήσαμε.',
  OUTSIDE_HOURS: 'Εκτός του ωραρίου μας, όπως συμφωνήσαμε.',
  SLOT_TAKEN: 'Σε ώρα που το συνεργείο έχει και άλλη δουλειά, όπως συμφωνήσαμε.',
  BEFORE_GOODS: 'Πριν από την αναμενόμενη παράδοση των προϊόντων, όπως συμφωνήσαμε.',
};

export type AppointmentSlot = { date: LocalDate; startHour: number; status: AppointmentStatus };

/** Whether an appointment is in the future. */
export const isAhead = ({ date, startHour }: Omit<AppointmentSlot, 'status'>, now: Date) =>
  athensInstant(date, timeOf(startHour)) > now;

/** Whether a future appointment lies before the day on which its order's products can be there. */
export const isBeforeGoods = (
  {
    status,
    date,
    notBefore,
  }: Omit<AppointmentSlot, 'startHour'> & { notBefore?: LocalDate | null | undefined },
  today: LocalDate,
) => holds(status) && date >= today && date < (notBefore ?? date);

/**
 * Why the customer may not cancel or move an appointment; null if they may: until the same hour of the day before, and until
 * it begins while nobody has approved it.
 */
export function whyNotChange(
  { date, startHour, status }: AppointmentSlot,
  now: Date,
): 'NOT_CHANGEABLE' | 'TOO_LATE' | null {
  if (!holds(status)) return 'NOT_CHANGEABLE';
  const lastDay = status === 'confirmed' ? addDays(date, -1) : date;
  return athensInstant(lastDay, timeOf(startHour)) < now ? 'TOO_LATE' : null;
}
