import type { StoredAppointment } from './present.ts';
import { isPendingStatus } from './board/move.ts';
import { holds } from './rules.ts';

/** What a customer is notified of. */
export type News = 'booked' | 'confirmed' | 'waiting' | 'moved' | 'rescheduled' | 'cancelled' | 'rejected';

export const newsTitles: Record<News, string> = {
  booked: 'Λάβαμε το αίτημά σας για ραντεβού',
  confirmed: 'Το ραντεβού σας επιβεβαιώθηκε',
  waiting: 'Το ραντεβού σας περιμένει επιβεβαίωση',
  moved: 'Το ραντεβού σας μεταφέρθηκε',
  rescheduled: 'Λάβαμε τη νέα ώρα που ζητήσατε',
  cancelled: 'Το ραντεβού σας ακυρώθηκε',
  rejected: 'Δεν μπορέσαμε να δεχτούμε το ραντεβού σας',
};

/** The notification titles for the company, for changes that a customer can make. */
export const newsTitlesForCompany = {
  booked: 'Νέο ραντεβού προς έγκριση',
  rescheduled: 'Ο πελάτης ζητά άλλη ώρα',
  cancelled: 'Ο πελάτης ακύρωσε ραντεβού',
} satisfies Partial<Record<News, string>>;

/** Whether the company is notified too. */
export const isCompanyNews = (news: News): news is keyof typeof newsTitlesForCompany =>
  news in newsTitlesForCompany;

type Stage = Pick<StoredAppointment, 'status' | 'date' | 'startHour'>;

/** The customer's notification for a change, null if there is none; without `before` the appointment is new. */
export function newsOf(
  before: Stage | null,
  after: Stage,
  actor: 'customer' | 'admin' | 'system',
): News | null {
  const { status } = after;
  if (!before) return status === 'confirmed' ? 'confirmed' : 'booked';
  // Whatever day it was moved to before it ended.
  if (status === 'cancelled' || status === 'rejected') return holds(before.status) ? status : null;
  if (before.date !== after.date || before.startHour !== after.startHour) {
    return actor === 'customer' ? 'rescheduled' : 'moved';
  }
  if (status === before.status || status === 'completed') return null;
  if (status === 'confirmed') return 'confirmed';
  return isPendingStatus(before.status) ? null : 'waiting';
}
