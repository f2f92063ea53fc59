import { addDays, datesBetween, weekdayName, type LocalDate } from '../../shared/dates.ts';
import { plural } from '../../shared/greek.ts';
import { daysOfMonth, type Month } from '../../shared/months.ts';
import { openingOn } from './opening.ts';
import { furthestDays } from './slots.ts';

/** How much of a day is free, as the server tells it. */
export type FreeDay = { date: LocalDate; free: number; closedReason?: string | undefined };

/** A day of the calendar, as far as a customer may choose it. */
export type DayChoice = { isDisabled: boolean; isFull: boolean; note?: string };

const sunday = weekdayName(7);

/** The last day that appointments are made for. */
export const lastDay = (today: LocalDate): LocalDate => addDays(today, furthestDays);

/** The days of a month that can still be asked about, null when there are none. */
export function askableDays(month: Month, today: LocalDate): { from: LocalDate; to: LocalDate } | null {
  const days = daysOfMonth(month);
  const from = days.from > today ? days.from : today;
  const to = days.to < lastDay(today) ? days.to : lastDay(today);
  return from <= to ? { from, to } : null;
}

/** Tells whether appointments are made for a day at all: from today, half a year ahead. */
export const isWithin = (date: LocalDate, today: LocalDate) => date >= today && date <= lastDay(today);

/** Why a day is closed: as the server tells it, before it has answered as the calendar does. */
function closedReason(date: LocalDate, known: FreeDay | undefined): string | undefined {
  if (known) return known.closedReason;
  const { hours, reason } = openingOn(date);
  return hours ? undefined : reason;
}

/** Tells whether a day can be chosen. A day that the server has not told about yet can, unless it is closed every year or week. */
export function dayChoice(date: LocalDate, known?: FreeDay): DayChoice {
  const reason = closedReason(date, known);
  if (reason !== undefined) return { isDisabled: true, isFull: false, note: `κλειστά: ${reason}` };
  if (!known) return { isDisabled: false, isFull: false };
  if (known.free === 0) return { isDisabled: true, isFull: true, note: 'χωρίς διαθέσιμες ώρες' };
  return { isDisabled: false, isFull: false, note: plural(known.free, 'διαθέσιμη ώρα', 'διαθέσιμες ώρες') };
}

/** The days of a range that are closed for another reason than that they are Sundays. */
export function closedDays(
  { from, to }: { from: LocalDate; to: LocalDate },
  known: ReadonlyMap<LocalDate, FreeDay>,
): { date: LocalDate; reason: string }[] {
  return datesBetween(from, to)
    .map((date) => ({ date, reason: closedReason(date, known.get(date)) }))
    .filter(
      (day): day is { date: LocalDate; reason: string } => day.reason !== undefined && day.reason !== sunday,
    );
}
