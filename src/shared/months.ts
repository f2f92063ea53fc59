import { addDays, type LocalDate } from './dates.ts';

/** A calendar month, 'yyyy-mm'; the texts sort in the order of the months. */
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

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** Returns the month that many months later, or earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + numberOf(month) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Returns the instant that many UTC months earlier; in a month without such a day, on the last day of the month. */
export function monthsBefore(instant: Date, count: number): Date {
  const before = new Date(instant);
  before.setUTCMonth(before.getUTCMonth() - count);
  if (before.getUTCDate() !== instant.getUTCDate()) before.setUTCDate(0);
  return before;
}

export function daysOfMonth(month: Month): { from: LocalDate; to: LocalDate } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Writes a month as «Νοέμβριος 2026». */
export function formatMonth(month: Month): string {
  return `${names[numberOf(month) - 1]} ${month.slice(0, 4)}`;
}

/** Writes the month of a day in short form, «Νοε». */
export function formatShortMonth(date: LocalDate): string {
  return shortNames[numberOf(date) - 1] ?? '';
}
