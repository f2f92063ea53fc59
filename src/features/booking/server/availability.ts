import type { ApiContext } from '#server/serve.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import type { RepeatMonths } from '#features/services/repeat-contract.ts';
import { findVisit } from '#features/services/server/store.ts';
import { whyNot } from '#shared/viewer.ts';
import { firstStart, isBefore, leadDays } from '../lead.ts';
import { partDay } from '../board/board-day.ts';
import type { AppointmentDay } from '../board/month-contract.ts';
import type { OpeningDay, Slot } from '../contract.ts';
import { isPendingStatus } from '../board/move.ts';
import { hourOf, hoursIn, openingsBetween, presentOpening, timeOf, type Opening } from '../opening.ts';
import { bookingRefusals } from '../refusals.ts';
import { furthestDays, slotsOn, wholeHours, type Roster, type Visit } from '../slots.ts';
import {
  listAbsent,
  listBriefly,
  listBusyHours,
  listCrewMembers,
  listOverrides,
  listUnavailable,
} from './availability-store.ts';

type Range = { from: LocalDate; to: LocalDate };
/** The service, and who must be free, if it matters. */
type Wanted = {
  serviceId: number;
  technicianId?: number | undefined;
  /** The visit's length, if it is not the service's. */
  hours?: number | undefined;
  /** Whether hours outside the opening hours are read too. */
  outside?: boolean | undefined;
};
type Day = { date: LocalDate; opening: Opening; slots: Slot[] };

/** The requirements of a visit for a bookable service; any other service is refused. */
export async function requireVisit(
  db: Parameters<typeof findVisit>[0],
  serviceId: number,
): Promise<Visit & { title: string; repeatMonths: RepeatMonths | null; isEmergency: boolean }> {
  const service = await findVisit(db, serviceId);
  if (!service?.isBookable) refuse(bookingRefusals, 'UNKNOWN_SERVICE');
  const { title, crew, requiredSkills, durationMinutes, repeatMonths, isEmergency } = service;
  return { title, repeatMonths, isEmergency, crew, requiredSkills, hours: wholeHours(durationMinutes) };
}

/**
 * The first time at which a visit that the viewer books now may begin; undefined where nobody waits: an administrator has
 * agreed it, an emergency is urgent.
 */
export async function firstStartFor(
  { viewer, services }: ApiContext,
  db: Parameters<typeof findVisit>[0],
  { isEmergency }: { isEmergency: boolean },
) {
  if (isEmergency || whyNot(viewer, 'admin') === null) return undefined;
  const now = services.now();
  const today = athensDate(now);
  const until = addDays(today, leadDays);
  return firstStart(openingsBetween(today, until, await listOverrides(db, today, until)), now);
}

/** The start hours of a range of days, with as many queries as for one day. */
async function readDays(
  context: ApiContext,
  { serviceId, technicianId, hours, outside }: Wanted,
  { from, to }: Range,
): Promise<Day[]> {
  const { services } = context;
  const { db } = services.database;
  const service = await requireVisit(db, serviceId);
  const visit = { ...service, hours: hours ?? service.hours };
  const technicians = await listCrewMembers(db);
  const busy = Map.groupBy(await listUnavailable(db, from, to), ({ date }) => date);
  const now = services.now();
  const first = await firstStartFor(context, db, visit);
  return openingsBetween(from, to, await listOverrides(db, from, to)).map(({ date, opening }) => {
    const roster: Roster = { technicians, busy: busy.get(date) ?? [], wanted: technicianId };
    const slots = slotsOn(date, visit, opening, roster, now, outside).filter(
      ({ time }) => !first || !isBefore({ date, startHour: hourOf(time) }, first),
    );
    return { date, opening, slots };
  });
}

const freeSlots = ({ slots }: Day) => slots.filter(({ available }) => available).length;

/** The start hours of a day for a service. */
export async function readSlots(
  context: ApiContext,
  { date, ...wanted }: Wanted & { date: LocalDate },
): Promise<Slot[]> {
  const [day] = await readDays(context, wanted, { from: date, to: date });
  return day?.slots ?? [];
}

/** The number of free start hours for a service on each day of a range. */
export async function readFreeDays(context: ApiContext, { from, to, ...wanted }: Range & Wanted) {
  const days = await readDays(context, wanted, { from, to });
  return days.map((day) => {
    const { spans, reason } = day.opening;
    return {
      date: day.date,
      free: freeSlots(day),
      ...(spans.length === 0 && reason && { closedReason: reason }),
    };
  });
}

/** The first day after `after` with a free hour for a service; undefined if there is none in the bookable range. */
export async function findNextFreeDay(
  context: ApiContext,
  { after, ...wanted }: Wanted & { after: LocalDate },
): Promise<LocalDate | undefined> {
  const today = athensDate(context.services.now());
  const from = after < today ? today : addDays(after, 1);
  const days = await readDays(context, wanted, { from, to: addDays(today, furthestDays) });
  return days.find((day) => freeSlots(day) > 0)?.date;
}

/** The days of a range with their opening hours and holidays. */
export async function readOpeningDays({ services }: ApiContext, { from, to }: Range): Promise<OpeningDay[]> {
  const overrides = await listOverrides(services.database.db, from, to);
  return openingsBetween(from, to, overrides).map(({ date, opening }) => presentOpening(date, opening));
}

const namedPerDay = 3;

/** The days of a range that have appointments: the first of each, and how much of the technicians' time is reserved. */
export async function readAppointmentDays(
  { services }: ApiContext,
  { from, to }: Range,
): Promise<AppointmentDay[]> {
  const { db } = services.database;
  const days = Map.groupBy(await listBriefly(db, from, to), ({ date }) => date);
  const crewMembers = new Set((await listCrewMembers(db)).map(({ id }) => id));
  const busy = (await listBusyHours(db, from, to)).filter(({ technicianId }) =>
    crewMembers.has(technicianId),
  );
  const busyOn = Map.groupBy(busy, ({ date }) => date);
  const away = Map.groupBy(await listAbsent(db, from, to), ({ date }) => date);
  const presentOn = (date: LocalDate) => {
    const absent = new Set((away.get(date) ?? []).map(({ technicianId }) => technicianId));
    return [...crewMembers].filter((id) => !absent.has(id)).length;
  };
  return openingsBetween(from, to, await listOverrides(db, from, to)).flatMap(({ date, opening }) => {
    const appointments = days.get(date);
    if (!appointments) return [];
    const { live, off } = partDay(appointments);
    return {
      date,
      total: live.length,
      pending: live.filter(({ status }) => isPendingStatus(status)).length,
      off: off.length,
      takenHours: busyOn.get(date)?.length ?? 0,
      hours: presentOn(date) * hoursIn(opening.spans),
      first: live.slice(0, namedPerDay).map(({ id, startHour, customerName, status }) => ({
        id,
        appointmentTime: timeOf(startHour),
        customerName,
        isPending: isPendingStatus(status),
      })),
    };
  });
}
