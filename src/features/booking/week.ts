import { addDays, formatDay, formatLongDate, weekday, type LocalDate } from '../../shared/dates.ts';

/** The seven days of a day's week, from Monday. */
export function weekOf(date: LocalDate): LocalDate[] {
  const monday = addDays(date, 1 - weekday(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** The same day of the week before or after; instead of a Sunday, on which nobody works, that week's Monday. */
export function stepWeek(date: LocalDate, direction: -1 | 1): LocalDate {
  const day = addDays(date, direction * 7);
  return weekday(day) === 7 ? (weekOf(day)[0] ?? day) : day;
}

/** Writes a day as the place to which something goes, «στην Παρασκευή 20 Νοεμβρίου». */
export function toDay(date: LocalDate): string {
  // «Στη Δευτέρα» without the ν, and Saturday is the one day that is neuter.
  const article = { 1: 'στη', 6: 'στο' }[weekday(date)] ?? 'στην';
  return `${article} ${formatDay(date)}`;
}

/** Names a week, «16–22 Νοεμβρίου 2026»; what both ends share is said once. */
export function weekTitle(days: readonly LocalDate[]): string {
  const [, firstDay, firstMonth, firstYear] = formatLongDate(days[0] ?? '').split(' ');
  const [, lastDay, lastMonth, lastYear] = formatLongDate(days.at(-1) ?? '').split(' ');
  const end = `${lastDay} ${lastMonth} ${lastYear}`;
  if (firstYear !== lastYear) return `${firstDay} ${firstMonth} ${firstYear} – ${end}`;
  return firstMonth === lastMonth ? `${firstDay}–${end}` : `${firstDay} ${firstMonth} – ${end}`;
}
