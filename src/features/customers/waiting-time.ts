import { addDays, athensDate, athensInstant, weekday } from '#shared/dates.ts';
import { greekHoliday } from '#shared/holidays.ts';
import { plural } from '#shared/greek.ts';

const promisedMs = 24 * 3_600_000;
const firstDayOff = 6;

/** The milliseconds between two instants that fall on working days, Monday to Friday without holidays. */
export function workingMs(from: Date, to: Date): number {
  let sum = 0;
  for (let day = athensDate(from); day <= athensDate(to); day = addDays(day, 1)) {
    if (weekday(day) >= firstDayOff || greekHoliday(day)) continue;
    const begins = Math.max(athensInstant(day, '00:00').getTime(), from.getTime());
    const ends = Math.min(athensInstant(addDays(day, 1), '00:00').getTime(), to.getTime());
    sum += Math.max(0, ends - begins);
  }
  return sum;
}

/** How long the oldest registration has been waiting, as text, and whether that is longer than promised. */
export function waitedSince(since: Date, now: Date): { text: string; isLate: boolean } {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 3_600_000));
  const text =
    hours < 1
      ? 'λιγότερο από 1 ώρα'
      : hours < 48
        ? plural(hours, 'ώρα', 'ώρες')
        : plural(Math.floor(hours / 24), 'ημέρα', 'ημέρες');
  return { text, isLate: workingMs(since, now) > promisedMs };
}
