import type { ApiContext } from '#server/serve.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { refuse, generalRefusals } from '#shared/errors.ts';
import { filled } from '#shared/wire.ts';
import { haveSkills } from '../crew.ts';
import { hourOf, openingsBetween, timeOf } from '../opening.ts';
import type { Visit } from '../roster-contract.ts';
import { holds, isAhead } from '../rules.ts';
import { crewAt, isDuring, slotsOn, type BusyHour, type Visit as Service } from '../slots.ts';
import {
  listCrewMembers,
  listOverrides,
  listTechnicianNames,
  listUnavailable,
} from './availability-store.ts';
import { visitOf } from './reserve-hours.ts';
import { listBetween } from './store.ts';

/** The number of days after the range in which a free time is looked for. */
const daysAhead = 30;

/**
 * The coming visits of a technician in a range of days, each with the technicians who could go instead. `proposed` and
 * `nextFree` fit together: a technician who is proposed for one visit is not proposed for another at the same time.
 */
export async function readVisits(
  { services }: ApiContext,
  { technicianId, from, to }: { technicianId: number; from: LocalDate; to: LocalDate },
): Promise<Visit[]> {
  const { db } = services.database;
  const now = services.now();
  const names = new Map((await listTechnicianNames(db)).map(({ id, name }) => [id, name]));
  if (!names.has(technicianId)) refuse(generalRefusals, 'NOT_FOUND');
  const visits = (await listBetween(db, from, to, technicianId)).filter(
    (one) => holds(one.status) && isAhead(one, now),
  );
  const until = addDays(to, daysAhead);
  const others = (await listCrewMembers(db)).filter(({ id }) => id !== technicianId);
  const overrides = await listOverrides(db, from, until);
  const taken = new Map<LocalDate, BusyHour[]>(
    Map.groupBy(await listUnavailable(db, from, until), ({ date }) => date),
  );
  const takenOn = (date: LocalDate) => taken.get(date) ?? [];
  const rosterOn = (date: LocalDate) => ({ technicians: others, busy: takenOn(date) });
  const days = openingsBetween(from < athensDate(now) ? athensDate(now) : from, until, overrides);
  const findFree = (service: Service, since: LocalDate) => {
    for (const { date, opening } of days) {
      if (date < since) continue;
      const slot = slotsOn(date, service, opening, rosterOn(date), now).find(({ available }) => available);
      if (slot) return { date, time: slot.time };
    }
    return undefined;
  };
  const result: Visit[] = [];
  for (const one of visits) {
    const { id, date, startHour, hours, serviceTitle, customerName, customerPhone, address } = one;
    const visit = await visitOf(db, one);
    const during = ({ hour }: BusyHour) => isDuring(hour, one);
    const loadOf = (member: number) => takenOn(date).filter((busy) => busy.technicianId === member).length;
    const staying = others.filter((member) => one.technicianIds.includes(member.id));
    const candidates = others
      .filter(
        (member) =>
          !takenOn(date).some((busy) => busy.technicianId === member.id && during(busy)) &&
          haveSkills(visit, [...staying, member]),
      )
      .toSorted((a, b) => loadOf(a.id) - loadOf(b.id));
    const [proposed] = candidates;
    const goods = one.notBefore ?? date;
    const next = proposed ? undefined : findFree(visit, goods > date ? goods : date);
    const at = next ? { date: next.date, hour: hourOf(next.time) } : { date, hour: startHour };
    const crew = proposed ? [proposed] : next ? (crewAt(visit, at.hour, rosterOn(at.date)) ?? []) : [];
    const hoursTaken = crew.flatMap((member) =>
      Array.from({ length: hours }, (_, index) => ({ technicianId: member.id, hour: at.hour + index })),
    );
    taken.set(at.date, [...takenOn(at.date), ...hoursTaken]);
    result.push({
      appointmentId: id,
      serviceName: serviceTitle,
      customerName,
      ...filled({ customerPhone, address }),
      appointmentDate: date,
      appointmentTime: timeOf(startHour),
      endTime: timeOf(startHour + hours),
      candidates: candidates.map((member) => ({ id: member.id, name: names.get(member.id) ?? '' })),
      ...(proposed && { proposed: proposed.id }),
      ...(next && { nextFree: next }),
    });
  }
  return result;
}
