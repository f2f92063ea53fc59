import { addDays, datesBetween, weekday, type LocalDate } from '#shared/dates.ts';
import type { ReportStep } from './report-contract.ts';

/** The first day of the step in which a day lies; a week begins on Monday. */
export function stepOf(day: LocalDate, step: ReportStep): LocalDate {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  return step === 'week' ? addDays(day, 1 - weekday(day)) : day;
}

/** The first days of all steps of a period. */
export const stepsOf = (from: LocalDate, to: LocalDate, step: ReportStep): LocalDate[] => [
  ...new Set(datesBetween(from, to).map((day) => stepOf(day, step))),
];

/** The number of days of a period; both ends count. */
export const daysOf = (from: LocalDate, to: LocalDate): number => datesBetween(from, to).length;

/** As many days directly before a period. */
export const periodBefore = (from: LocalDate, to: LocalDate) => ({
  from: addDays(from, -daysOf(from, to)),
  to: addDays(from, -1),
});

/** The change from one amount to another in percent, rounded; undefined from nothing. */
export const changeInPercent = (before: number, now: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100);
