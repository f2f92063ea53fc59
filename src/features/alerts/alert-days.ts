import { addDays, athensDate, formatDay, type LocalDate } from '#shared/dates.ts';

/** Alerts by the day in Athens on which they were raised, in their present order. */
export function alertsByDay<Some extends { createdAt: string }>(
  alerts: readonly Some[],
): Map<LocalDate, Some[]> {
  return Map.groupBy(alerts, ({ createdAt }) => athensDate(new Date(createdAt)));
}

/** A day as a heading: «Σήμερα, Δευτέρα 23 Νοεμβρίου». */
export function dayName(day: LocalDate, today: LocalDate): string {
  if (day === today) return `Σήμερα, ${formatDay(day)}`;
  return day === addDays(today, -1) ? `Χθες, ${formatDay(day)}` : formatDay(day);
}
