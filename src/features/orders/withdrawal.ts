import { addDays, athensDate, type LocalDate } from '../../shared/dates.ts';
import { isWorkingDay } from '../../shared/holidays.ts';

/** How many days after the delivery a consumer may withdraw (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14;

/** The last day for withdrawing; from a day off it moves to the next working day (Regulation 1182/71, article 3). */
export function withdrawalUntil(deliveredAt: Date): LocalDate {
  let day = addDays(athensDate(deliveredAt), withdrawalDays);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
