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
import { timeOf, wholeDay, type Hours, type Opening } from './opening.ts';

/** The maximum number of days ahead for a booking. */
export const furthestDays = 180;

/** A visit's crew and its length in whole hours. */
export type Visit = CrewNeed & { hours: number };

/** A reserved hour of a technician. */
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

/** The hours at which a visit may begin so that it ends before closing. */
function startHours(date: LocalDate, { opensHour, closesHour }: Hours, hours: number): number[] {
  return Array.from(
    { length: Math.max(0, closesHour - hours - opensHour + 1) },
    (_, i) => opensHour + i,
  ).filter((hour) => hour !== skippedHour || athensTime(athensInstant(date, timeOf(hour))) === timeOf(hour));
}

const isPast = (date: LocalDate, time: LocalTime, now: Date) => {
  const today = athensDate(now);
  return date < today || (date === today && athensInstant(date, time) <= now);
};

/** Why no visit may begin at a time, regardless of free technicians; null if one may. */
export function whyNotBegin(
  date: LocalDate,
  time: LocalTime,
  hours: number,
  opening: Opening,
  now: Date,
): 'PAST' | 'TOO_FAR' | 'CLOSED' | 'OUTSIDE_HOURS' | null {
  if (isPast(date, time, now)) return 'PAST';
  if (date > addDays(athensDate(now), furthestDays)) return 'TOO_FAR';
  if (!opening.hours) return 'CLOSED';
  const isOffered = startHours(date, opening.hours, hours).some((hour) => timeOf(hour) === time);
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
    if (hour >= startHour && hour < startHour + visit.hours) taken.add(technicianId);
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
  const offered = opening.hours ? startHours(date, opening.hours, visit.hours) : [];
  return (outside ? startHours(date, wholeDay, visit.hours) : offered)
    .filter((hour) => !isPast(date, timeOf(hour), now))
    .map((hour) => ({
      time: timeOf(hour),
      available: crewAt(visit, hour, roster) !== null,
      ...(!offered.includes(hour) && { isOutside: true }),
    }));
}
