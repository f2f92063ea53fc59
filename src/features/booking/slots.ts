import {
  addDays,
  athensDate,
  athensInstant,
  athensTime,
  type LocalDate,
  type LocalTime,
} from '#shared/dates.ts';
import type { Slot } from './contract.ts';
import { chooseCrew, type CrewNeed, type CrewMember } from './crew.ts';
import type { Span } from '#shared/settings.ts';
import { hourOf, isWithinSpans, stepOf, timeOf, wholeDay, type Opening } from './opening.ts';

/** The maximum number of days ahead for a booking. */
export const furthestDays = 180;

/** A visit's crew and its length in whole hours. */
export type Visit = CrewNeed & { hours: number };

/** A reserved hour of a technician, from its beginning: 8.5 for 08:30 to 09:30. */
export type BusyHour = { technicianId: number; hour: number };

/** A day's technicians who take new appointments, in the shop's order, and their reserved hours. */
export type Roster = {
  technicians: readonly CrewMember[];
  busy: readonly BusyHour[];
  /** Who must be in the crew. */
  wanted?: number | undefined;
};

/** A service's length in whole hours, rounded up. */
export const wholeHours = (durationMinutes: number) => Math.max(1, Math.ceil(durationMinutes / 60));

/** At the end of March the clock changes from 03:00 to 04:00. */
const skippedHour = 3;

/** The hours at which a visit may begin so that it ends within the same span. */
function startHours(date: LocalDate, spans: readonly Span[], hours: number, step = stepOf(spans)): number[] {
  const starts = Array.from({ length: 24 / step }, (_, index) => index * step);
  return starts.filter(
    (hour) =>
      isWithinSpans(spans, hour, hour + hours) &&
      (Math.floor(hour) !== skippedHour || athensTime(athensInstant(date, timeOf(hour))) === timeOf(hour)),
  );
}

/** Whether a reserved hour lies within those of a visit. */
export const isDuring = (reserved: number, { startHour, hours }: { startHour: number; hours: number }) =>
  reserved > startHour - 1 && reserved < startHour + hours;

const isPast = (date: LocalDate, time: LocalTime, now: Date) => {
  const today = athensDate(now);
  return date < today || (date === today && athensInstant(date, time) <= now);
};

/** Why the office may not begin a visit at a time, though it overrules the opening hours; null if it may. */
export const whyNeverBegin = (
  date: LocalDate,
  time: LocalTime,
  hours: number,
  opening: Opening,
  now: Date,
): ReturnType<typeof whyNotBegin> =>
  whyNotBegin(date, time, hours, { ...opening, spans: wholeDay }, now, stepOf(opening.spans));

/** Why no visit may begin at a time, regardless of free technicians; null if one may. */
export function whyNotBegin(
  date: LocalDate,
  time: LocalTime,
  hours: number,
  { spans }: Opening,
  now: Date,
  step?: number,
): 'PAST' | 'TOO_FAR' | 'CLOSED' | 'OUTSIDE_HOURS' | null {
  if (isPast(date, time, now)) return 'PAST';
  if (date > addDays(athensDate(now), furthestDays)) return 'TOO_FAR';
  if (spans.length === 0) return 'CLOSED';
  const isOffered = startHours(date, spans, hours, step).includes(hourOf(time));
  return isOffered ? null : 'OUTSIDE_HOURS';
}

/** Chooses the crew of a visit that begins at an hour; null if too few technicians are free for all of its hours. */
export function crewAt(
  visit: Visit,
  startHour: number,
  { technicians, busy, wanted }: Roster,
): CrewMember[] | null {
  const loads = new Map<number, number>();
  const taken = new Set<number>();
  for (const { technicianId, hour } of busy) {
    loads.set(technicianId, (loads.get(technicianId) ?? 0) + 1);
    if (isDuring(hour, { startHour, hours: visit.hours })) taken.add(technicianId);
  }
  const free = technicians.filter(({ id }) => !taken.has(id));
  const loadOf = (id: number) => loads.get(id) ?? 0;
  if (wanted === undefined) return chooseCrew(visit, free, technicians, loadOf);
  const first = free.find(({ id }) => id === wanted);
  if (!first) return null;
  const rest = {
    crew: visit.crew - 1,
    requiredSkills: visit.requiredSkills.filter((skill) => !first.skills.includes(skill)),
  };
  const others = free.filter((one) => one !== first);
  const added = chooseCrew(rest, others, technicians, loadOf);
  return added && [first, ...added];
}

/**
 * The future start hours of a day, and whether a crew is free for each; with `outside` also those at which only an
 * administrator may begin a visit.
 */
export function slotsOn(
  date: LocalDate,
  visit: Visit,
  opening: Opening,
  roster: Roster,
  now: Date,
  outside = false,
): Slot[] {
  if (date > addDays(athensDate(now), furthestDays)) return [];
  const { spans } = opening;
  const offered = startHours(date, spans, visit.hours);
  return (outside ? startHours(date, wholeDay, visit.hours, stepOf(spans)) : offered)
    .filter((hour) => !isPast(date, timeOf(hour), now))
    .map((hour) => ({
      time: timeOf(hour),
      available: crewAt(visit, hour, roster) !== null,
      ...(!offered.includes(hour) && { isOutside: true }),
    }));
}
