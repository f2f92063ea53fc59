import { addDays, type LocalDate } from '#shared/dates.ts';
import { addMonths, daysOfMonth, monthOf } from '#shared/months.ts';

/** Days in a row, both ends included. */
export type Days = { from: LocalDate; to: LocalDate };

const dayMs = 86_400_000;

/** The day that many months after another; where the month has no such day, its last one. */
export function monthsLater(date: LocalDate, months: number): LocalDate {
  const month = addMonths(monthOf(date), months);
  const { to } = daysOfMonth(month);
  const same = `${month}-${date.slice(8)}`;
  return same < to ? same : to;
}

/** How many days lie between two, the second one not counted. */
export const daysFrom = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs);

export const countDays = ({ from, to }: Days): number => daysFrom(from, to) + 1;

/** What is left of days without those of `taken`, which has no end if `to` is missing. */
export function without(
  days: readonly Days[],
  taken: { from: LocalDate; to?: LocalDate | undefined },
): Days[] {
  const { from, to } = taken;
  return days.flatMap((one) => {
    if (from > one.to || (to !== undefined && to < one.from)) return [one];
    return [
      ...(one.from < from ? [{ from: one.from, to: addDays(from, -1) }] : []),
      ...(to !== undefined && to < one.to ? [{ from: addDays(to, 1), to: one.to }] : []),
    ];
  });
}
