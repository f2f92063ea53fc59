import { company } from '../../shared/company.ts';
import { datesBetween, formatLongDate, weekday, type LocalDate } from '../../shared/dates.ts';
import { greekHoliday } from '../../shared/holidays.ts';
import type { OpeningDay } from './contract.ts';

/** Whole hours of Athens wall time, 9 for 09:00; it closes at 24 at the latest. */
export type Hours = { opensHour: number; closesHour: number };

/** What an administrator has said of one day: closed, or open at these hours. */
export type Override = { date: LocalDate; hours: Hours | null; reason: string };

/** When people work on a day, null when it is closed, and why it is not as usual. */
export type Opening = { hours: Hours | null; reason?: string; isOverride: boolean };

const hourOf = (time: string) => Number(time.slice(0, 2));

/** Writes an hour as the time at which it begins: 9 is «09:00». */
export const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function weeklyHours(date: LocalDate): Hours | null {
  const day = weekday(date);
  const hours = company.openingHours.find(({ days }) => days.some((one) => one === day))?.hours;
  return hours ? { opensHour: hourOf(hours.opens), closesHour: hourOf(hours.closes) } : null;
}

/** Tells when people work on a day: what was said of the day itself wins over public holidays, those over the weekly hours. */
export function openingOn(date: LocalDate, override?: Omit<Override, 'date'>): Opening {
  const holiday = greekHoliday(date);
  if (override) {
    const reason = override.reason || holiday;
    return { hours: override.hours, ...(reason && { reason }), isOverride: true };
  }
  if (holiday) return { hours: null, reason: holiday, isOverride: false };
  const hours = weeklyHours(date);
  const [dayName = ''] = formatLongDate(date).split(' ', 1);
  return hours ? { hours, isOverride: false } : { hours, reason: dayName, isOverride: false };
}

/** Every day of a range, both ends included, with when people work. */
export function openingsBetween(
  from: LocalDate,
  to: LocalDate,
  overrides: readonly Override[],
): { date: LocalDate; opening: Opening }[] {
  const said = new Map(overrides.map((override) => [override.date, override]));
  return datesBetween(from, to).map((date) => ({ date, opening: openingOn(date, said.get(date)) }));
}

/** A day's opening as it travels. */
export function presentOpening(date: LocalDate, { hours, reason, isOverride }: Opening): OpeningDay {
  return {
    date,
    isOpen: hours !== null,
    ...(hours && { opensAt: timeOf(hours.opensHour), closesAt: timeOf(hours.closesHour) }),
    ...(reason && { reason }),
    isOverride,
  };
}
