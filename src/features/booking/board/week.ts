import { addDays, formatDay, formatLongDate, weekday, type LocalDate } from '#shared/dates.ts';

/** The seven days of the week that contains `date`, from Monday. */
export function weekOf(date: LocalDate): LocalDate[] {
  const monday = addDays(date, 1 - weekday(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** A day as a destination, «στην Παρασκευή 20 Νοεμβρίου». */
export function toDay(date: LocalDate): string {
  // Grammar: «Στη Δευτέρα» has no ν, and Saturday is the only neuter day.
  const article = { 1: 'στη', 6: 'στο' }[weekday(date)] ?? 'στην';
  return `${article} ${formatDay(date)}`;
}

/** A week's title, «16–22 Νοεμβρίου 2026»; what both ends share is written once. */
export function weekTitle(days: readonly LocalDate[]): string {
  const [, firstDay, firstMonth, firstYear] = formatLongDate(days[0] ?? '').split(' ');
  const [, lastDay, lastMonth, lastYear] = formatLongDate(days.at(-1) ?? '').split(' ');
  const end = `${lastDay} ${lastMonth} ${lastYear}`;
  if (firstYear !== lastYear) return `${firstDay} ${firstMonth} ${firstYear} – ${end}`;
  return firstMonth === lastMonth ? `${firstDay}–${end}` : `${firstDay} ${firstMonth} – ${end}`;
}
