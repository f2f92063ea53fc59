import { addDays, datesBetween, weekday, type LocalDate } from '#shared/dates.ts';
import { listed, plural } from '#shared/greek.ts';
import { daysOfMonth, type Month } from '#shared/months.ts';
import { isClosedWeekly, openingOn, weeklyHours } from './opening.ts';
import { furthestDays } from './slots.ts';

/** The number of free hours on a day, from the server. */
export type FreeDay = { date: LocalDate; free: number; closedReason?: string | undefined };

/** Whether a customer can choose a day of the calendar, and why not. */
export type DayChoice = { isDisabled: boolean; isFull: boolean; note?: string };

/** The last day that can be booked. */
export const lastDay = (today: LocalDate): LocalDate => addDays(today, furthestDays);

/** The bookable days of a month; null if there are none. */
export function askableDays(month: Month, today: LocalDate): { from: LocalDate; to: LocalDate } | null {
  const days = daysOfMonth(month);
  const from = days.from > today ? days.from : today;
  const to = days.to < lastDay(today) ? days.to : lastDay(today);
  return from <= to ? { from, to } : null;
}

/** Whether a day is within the bookable range: from today until half a year ahead. */
export const isWithin = (date: LocalDate, today: LocalDate) => date >= today && date <= lastDay(today);

/** Why a day is closed: from the server's answer, and before it arrives from the weekly hours and holidays. */
function closedReason(date: LocalDate, known: FreeDay | undefined): string | undefined {
  if (known) return known.closedReason;
  return openingOn(date).spans.length > 0 ? undefined : openingOn(date).reason;
}

/** Whether a day can be chosen. Before the server's answer every day can, unless the weekly hours or a holiday close it. */
export function dayChoice(date: LocalDate, known?: FreeDay): DayChoice {
  const reason = closedReason(date, known);
  if (reason !== undefined) return { isDisabled: true, isFull: false, note: `κλειστά: ${reason}` };
  if (!known) return { isDisabled: false, isFull: false };
  if (known.free === 0) return { isDisabled: true, isFull: true, note: 'χωρίς διαθέσιμες ώρες' };
  return { isDisabled: false, isFull: false, note: plural(known.free, 'διαθέσιμη ώρα', 'διαθέσιμες ώρες') };
}

/**
 * What is closed in a range: the days of the week that are closed every week and have no open day here, and each other closed
 * day with its reason.
 */
export function closedDays(
  { from, to }: { from: LocalDate; to: LocalDate },
  known: ReadonlyMap<LocalDate, FreeDay>,
): { weekdays: number[]; days: { date: LocalDate; reason: string }[] } {
  const all = datesBetween(from, to).map((date) => ({ date, reason: closedReason(date, known.get(date)) }));
  const openWeekdays = new Set(
    all.flatMap(({ date, reason }) => (reason === undefined ? [weekday(date)] : [])),
  );
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(
    (day) => weeklyHours(day).length === 0 && !openWeekdays.has(day),
  );
  const days = all.flatMap(({ date, reason }) => {
    if (reason === undefined) return [];
    if (!isClosedWeekly({ date, reason })) return [{ date, reason }];
    return weekdays.includes(weekday(date)) ? [] : [{ date, reason: 'κλειστά' }];
  });
  return { weekdays, days };
}

const weekdayPlurals = [
  'οι Δευτέρες',
  'οι Τρίτες',
  'οι Τετάρτες',
  'οι Πέμπτες',
  'οι Παρασκευές',
  'τα Σάββατα',
  'οι Κυριακές',
];

/** What cannot be chosen, as a sentence: «Οι Κυριακές και οι περασμένες ημερομηνίες δεν είναι διαθέσιμες.» */
export function closedSentence(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => weekdayPlurals[day - 1] ?? '');
  const all = listed([...names, 'οι περασμένες ημερομηνίες']);
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} δεν είναι διαθέσιμες.`;
}
