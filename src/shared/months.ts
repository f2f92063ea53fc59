import { addDays, type LocalDate } from './dates.ts';

/** A month of the calendar, 'yyyy-mm'; such texts sort as the months do. */
export type Month = string;

const names = [
  'Ιανουάριος',
  'Φεβρουάριος',
  'Μάρτιος',
  'Απρίλιος',
  'Μάιος',
  'Ιούνιος',
  'Ιούλιος',
  'Αύγουστος',
  'Σεπτέμβριος',
  'Οκτώβριος',
  'Νοέμβριος',
  'Δεκέμβριος',
];
const shortNames = ['Ιαν', 'Φεβ', 'Μαρ', 'Απρ', 'Μαΐ', 'Ιουν', 'Ιουλ', 'Αυγ', 'Σεπ', 'Οκτ', 'Νοε', 'Δεκ'];

const numberOf = (month: Month) => Number(month.slice(5, 7));

/** Gives the month that a day is in. */
export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** Gives the month that many months later, or earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + numberOf(month) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Gives the instant so many months before another by the calendar of UTC; in a month without such a day, on its last. */
export function monthsBefore(instant: Date, count: number): Date {
  const before = new Date(instant);
  before.setUTCMonth(before.getUTCMonth() - count);
  if (before.getUTCDate() !== instant.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Gives the first and the last day of a month. */
export function daysOfMonth(month: Month): { from: LocalDate; to: LocalDate } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Writes a month as «Νοέμβριος 2026». */
export function formatMonth(month: Month): string {
  return `${names[numberOf(month) - 1]} ${month.slice(0, 4)}`;
}

/** Writes the month of a day as on a calendar's leaf, «Νοε». */
export function formatShortMonth(date: LocalDate): string {
  return shortNames[numberOf(date) - 1] ?? '';
}
