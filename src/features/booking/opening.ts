import { company } from '#shared/company.ts';
import { datesBetween, formatLongDate, weekday, type LocalDate } from '#shared/dates.ts';
import { greekHoliday } from '#shared/holidays.ts';
import type { OpeningDay } from './contract.ts';

/** Whole hours of Athens local time, 9 for 09:00; `closesHour` is at most 24. */
export type Hours = { opensHour: number; closesHour: number };

/** From midnight to midnight. */
export const wholeDay: Hours = { opensHour: 0, closesHour: 24 };

/** An administrator's override for one day: closed, or open at these hours. */
export type Override = { date: LocalDate; hours: Hours | null; reason: string };

/** The hours of a day, null if it is closed, and the reason if they are unusual. */
export type Opening = { hours: Hours | null; reason?: string; isOverride: boolean };

/** A time’s hour, 9 for «09:00». */
export const hourOf = (time: string) => Number(time.slice(0, 2));

/** Formats an hour as a time: 9 is «09:00». */
export const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function weeklyHours(date: LocalDate): Hours | null {
  const day = weekday(date);
  const hours = company().openingHours.find(({ days }) => days.some((one) => one === day))?.hours;
  return hours ? { opensHour: hourOf(hours.opens), closesHour: hourOf(hours.closes) } : null;
}

/** The hours of a day: an override takes precedence over public holidays, and those over the weekly hours. */
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

/** The hours of every day of a range, both ends included. */
export function openingsBetween(
  from: LocalDate,
  to: LocalDate,
  overrides: readonly Override[],
): { date: LocalDate; opening: Opening }[] {
  const said = new Map(overrides.map((override) => [override.date, override]));
  return datesBetween(from, to).map((date) => ({ date, opening: openingOn(date, said.get(date)) }));
}

/** A day's opening as the API returns it. */
export function presentOpening(date: LocalDate, { hours, reason, isOverride }: Opening): OpeningDay {
  return {
    date,
    isOpen: hours !== null,
    ...(hours && { opensAt: timeOf(hours.opensHour), closesAt: timeOf(hours.closesHour) }),
    ...(reason && { reason }),
    isOverride,
  };
}
