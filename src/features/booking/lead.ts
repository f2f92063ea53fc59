import { athensDate, athensInstant, type LocalDate } from '#shared/dates.ts';
import { hourOf, stepOf, timeOf, type Opening } from './opening.ts';

/** How many of the company's open hours lie between a customer's booking and the visit, so that somebody can approve it. */
const leadHours = 4;

/** How many days the openings that `firstStart` reads should cover. */
export const leadDays = 14;

/** A day and an hour. */
type Start = { date: LocalDate; startHour: number };

/** The first time at which a visit that a customer books now may begin; `openings` are in order, from today on. */
export function firstStart(openings: readonly { date: LocalDate; opening: Opening }[], now: Date): Start {
  let left = leadHours;
  for (const { date, opening } of openings) {
    const step = stepOf(opening.spans);
    for (const { opens, closes } of opening.spans) {
      for (let hour = Math.ceil(hourOf(opens) / step) * step; hour < hourOf(closes); hour += step) {
        if (athensInstant(date, timeOf(hour)) < now) continue;
        left -= step;
        if (left <= 0) return { date, startHour: hour + step };
      }
    }
  }
  return { date: openings.at(-1)?.date ?? athensDate(now), startHour: 24 };
}

/** Whether a time is before another. */
export const isBefore = (one: Start, other: Start): boolean =>
  one.date === other.date ? one.startHour < other.startHour : one.date < other.date;
