import { company } from '#shared/company.ts';
import { datesBetween, weekday, weekdayName, type LocalDate } from '#shared/dates.ts';
import { greekHoliday } from '#shared/holidays.ts';
import type { Span } from '#shared/settings.ts';
import type { OpeningDay } from './contract.ts';

/** From midnight to midnight. */
export const wholeDay: readonly Span[] = [{ opens: '00:00', closes: '24:00' }];

/** An administrator's override for one day: open in these spans, closed without any. */
export type Override = { date: LocalDate; spans: readonly Span[]; reason: string };

/** The spans in which a day is open, none if it is closed, and the reason if they are unusual. */
export type Opening = { spans: readonly Span[]; reason?: string; isOverride: boolean };

/** A time in hours, 8.5 for «08:30». */
export const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

/** Formats hours as a time: 8.5 is «08:30». */
export function timeOf(hours: number): string {
  const minutes = Math.round(hours * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The beginnings of visits lie an hour apart, and half an hour on a day with a span that does not open at a full hour. */
export const stepOf = (spans: readonly Span[]) =>
  spans.every(({ opens }) => opens.endsWith(':00')) ? 1 : 0.5;

/** How many hours spans have in all. */
export const hoursIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, { opens, closes }) => sum + hourOf(closes) - hourOf(opens), 0);

/** Whether a visit's hours lie within one of the spans. */
export const isWithinSpans = (spans: readonly Span[], start: number, end: number): boolean =>
  spans.some(({ opens, closes }) => hourOf(opens) <= start && end <= hourOf(closes));

/** The weekly hours of a day of the week, 1 for Monday to 7 for Sunday; none if it is closed. */
export const weeklyHours = (day: number): readonly Span[] =>
  company().openingHours.find(({ days }) => days.includes(day))?.spans ?? [];

/** Whether a closed day's reason is that it is closed every week. */
export const isClosedWeekly = ({ date, reason }: { date: LocalDate; reason?: string | undefined }): boolean =>
  reason === weekdayName(weekday(date));

/** The hours of a day: an override takes precedence over public holidays, and those over the weekly hours. */
export function openingOn(date: LocalDate, override?: Omit<Override, 'date'>): Opening {
  const holiday = greekHoliday(date);
  if (override) {
    const reason = override.reason || holiday;
    return { spans: override.spans, ...(reason && { reason }), isOverride: true };
  }
  if (holiday) return { spans: [], reason: holiday, isOverride: false };
  const spans = weeklyHours(weekday(date));
  return { spans, ...(spans.length === 0 && { reason: weekdayName(weekday(date)) }), isOverride: false };
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
export function presentOpening(date: LocalDate, { spans, reason, isOverride }: Opening): OpeningDay {
  return {
    date,
    isOpen: spans.length > 0,
    spans: [...spans],
    ...(reason && { reason }),
    isOverride,
  };
}
