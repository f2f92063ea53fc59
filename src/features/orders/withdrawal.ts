import { addDays, athensDate, weekday, type LocalDate } from '../../shared/dates.ts';

/** How many days after the delivery a consumer may withdraw (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14;

/** The last day for withdrawing; one that falls on a weekend moves to Monday (Regulation 1182/71, article 3). */
export function withdrawalUntil(deliveredAt: Date): LocalDate {
  let day = addDays(athensDate(deliveredAt), withdrawalDays);
  while (weekday(day) > 5) day = addDays(day, 1);
  return day;
}
