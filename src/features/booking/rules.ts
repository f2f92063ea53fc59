import { addDays, athensInstant, type LocalDate } from '../../shared/dates.ts';
import type { RefusalTable } from '../../shared/errors.ts';
import type { AppointmentStatus } from './contract.ts';
import { timeOf } from './opening.ts';

export const bookingRefusals = {
  APPOINTMENT_NOT_FOUND: { status: 404, message: 'Το ραντεβού δεν βρέθηκε.' },
  UNKNOWN_SERVICE: { status: 400, message: 'Η υπηρεσία αυτή δεν υπάρχει ή δεν κλείνεται με ραντεβού.' },
  PAST: { status: 400, message: 'Η ώρα αυτή έχει περάσει. Επιλέξτε μια μεταγενέστερη.' },
  TOO_FAR: { status: 400, message: 'Τα ραντεβού κλείνονται έως έξι μήνες πριν.' },
  CLOSED: { status: 400, message: 'Την ημέρα αυτή είμαστε κλειστά. Επιλέξτε άλλη ημέρα.' },
  OUTSIDE_HOURS: { status: 400, message: 'Η ώρα αυτή είναι εκτός ωραρίου. Επιλέξτε μία από τις διαθέσιμες.' },
  SLOT_TAKEN: { status: 409, message: 'Η ώρα αυτή μόλις κλείστηκε. Επιλέξτε άλλη ώρα.' },
  ALREADY_BOOKED: { status: 409, message: 'Έχετε ήδη ραντεβού για αυτή την υπηρεσία την ίδια ώρα.' },
  TOO_LATE: {
    status: 409,
    message: 'Απομένουν λιγότερες από 24 ώρες. Καλέστε μας για να αλλάξουμε το ραντεβού σας.',
  },
  NOT_CHANGEABLE: { status: 409, message: 'Το ραντεβού αυτό δεν αλλάζει πια.' },
} as const satisfies RefusalTable;

export type BookingCode = keyof typeof bookingRefusals;

/** The statuses in which an appointment reserves its technicians' hours. */
export const holdingStatuses = ['pending', 'pending_approval', 'confirmed'] as const;

/** Whether an appointment with this status reserves its technicians' hours. */
export const holds = (status: AppointmentStatus) => holdingStatuses.some((one) => one === status);

/** An appointment's start and status. */
export type Standing = { date: LocalDate; startHour: number; status: AppointmentStatus };

/** Whether an appointment is in the future. */
export const isAhead = ({ date, startHour }: Omit<Standing, 'status'>, now: Date) =>
  athensInstant(date, timeOf(startHour)) > now;

/** Why the customer may not cancel or move an appointment; null if they may: until the same hour of the day before. */
export function whyNotChange(
  { date, startHour, status }: Standing,
  now: Date,
): 'NOT_CHANGEABLE' | 'TOO_LATE' | null {
  if (!holds(status)) return 'NOT_CHANGEABLE';
  return athensInstant(addDays(date, -1), timeOf(startHour)) < now ? 'TOO_LATE' : null;
}
