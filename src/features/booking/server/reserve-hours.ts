import type { Transaction } from '#server/db/database.ts';
import type { LocalTime } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { findVisit } from '#features/services/server/store.ts';
import { hourOf, openingOn, stepOf, timeOf, wholeDay, type Opening } from '../opening.ts';
import type { StoredAppointment } from '../present.ts';
import { bookingRefusals } from '../refusals.ts';
import { overrulable, type Overrulable } from '../enums.ts';
import { holds, overruledNotes } from '../rules.ts';
import { haveSkills } from '../crew.ts';
import { crewAt, isDuring, whyNeverBegin, whyNotBegin, type Visit } from '../slots.ts';
import {
  freeHours,
  listAbsent,
  listBusyHours,
  listCrew,
  listCrewMembers,
  listOverrides,
  listTechnicianNames,
  listUnavailable,
  lockDay,
  takeHours,
} from './availability-store.ts';
import { overlapsOwn } from './conflict-store.ts';
import { findAppointment, listBetween } from './store.ts';

type Start = Pick<StoredAppointment, 'date' | 'hours' | 'notBefore'> & { time: LocalTime };

/**
 * Refuses a time at which a visit may not begin, regardless of free technicians; returns its hour, and for the history what
 * was overruled. Only the office may overrule, and only opening hours and the arrival of the goods.
 */
export async function requireStart(
  trx: Transaction,
  start: Start,
  now: Date,
  overrule: readonly Overrulable[] = [],
): Promise<{ startHour: number; overruled: string }> {
  const { date, time, hours, notBefore } = start;
  const [override] = await listOverrides(trx, date, date);
  const opening = openingOn(date, override);
  const never = whyNeverBegin(date, time, hours, opening, now);
  const faults = [
    never ?? whyNotBegin(date, time, hours, opening, now),
    notBefore !== null && date < notBefore ? ('BEFORE_GOODS' as const) : null,
  ].filter((code) => code !== null);
  for (const code of faults) {
    if (code === never || !overrule.some((one) => one === code))
      refuse(bookingRefusals, code, {
        ...(code === 'OUTSIDE_HOURS' && { message: outsideText(time, hours, opening) }),
      });
  }
  return {
    startHour: hourOf(time),
    overruled: overrulable
      .filter((code) => faults.some((fault) => fault === code))
      .map((code) => overruledNotes[code])
      .join(' '),
  };
}

function outsideText(time: LocalTime, hours: number, opening: Opening): string {
  const spans = opening.spans.length > 0 ? opening.spans : wholeDay;
  const begins = hourOf(time);
  if (begins % stepOf(spans) !== 0) {
    return stepOf(spans) === 1
      ? 'Τα ραντεβού αρχίζουν σε ακέραιη ώρα, όπως 10:00 ή 11:00.'
      : 'Τα ραντεβού αρχίζουν σε ακέραιη ή μισή ώρα, όπως 10:00 ή 10:30.';
  }
  const text = spans.map(({ opens, closes }) => `${opens}–${closes}`).join(' και ');
  return `Η ώρα αυτή είναι εκτός ωραρίου: είμαστε ανοιχτά ${text} και η επίσκεψη διαρκεί ${plural(hours, 'ώρα', 'ώρες')}.`;
}

/** Why something was overruled, for the office; refused without a reason, nothing where nothing was. */
export function reasonOf(overruled: string, reason: string | undefined): string {
  if (!overruled) return '';
  if (reason) return reason;
  const { message } = bookingRefusals.OVERRULE_REASON;
  return refuse(bookingRefusals, 'OVERRULE_REASON', { fields: { overruleReason: message } });
}

/** How many technicians a refusal names. */
const maxNamed = 6;

/** For the office: who is taken during an appointment's hours, of these technicians or of all, in a Greek sentence. */
async function whoIsTaken(
  trx: Transaction,
  { id, date, startHour, hours }: StoredAppointment,
  crewIds?: readonly number[],
): Promise<string | undefined> {
  const crew = (await listTechnicianNames(trx)).filter((one) => crewIds?.includes(one.id) ?? true);
  const away = new Set((await listAbsent(trx, date, date)).map(({ technicianId }) => technicianId));
  const visits = (await listBetween(trx, date, date)).filter(
    (one) =>
      one.id !== id &&
      holds(one.status) &&
      one.startHour < startHour + hours &&
      startHour < one.startHour + one.hours,
  );
  const taken = crew.flatMap((one) => {
    if (away.has(one.id)) return [`${one.name} (λείπει)`];
    const visit = visits.find(({ technicianIds }) => technicianIds.includes(one.id));
    if (!visit) return [];
    const until = timeOf(visit.startHour + visit.hours);
    return [`${one.name} (${visit.customerName}, ${timeOf(visit.startHour)}–${until})`];
  });
  if (taken.length === 0) return undefined;
  const more = taken.length > maxNamed ? ` και ${plural(taken.length - maxNamed, 'άλλος', 'άλλοι')}` : '';
  const lead = crewIds ? 'Λείπει ή έχει άλλη δουλειά' : 'Δεν υπάρχει ελεύθερο συνεργείο. Δεν μπορούν';
  return `${lead}: ${taken.slice(0, maxNamed).join(', ')}${more}.`;
}

/**
 * Reserves the hours of a new, moved or reactivated appointment: releases its previous hours and chooses the crew. Locks the
 * day until the transaction ends; refused if no crew is free, or none with the technician who is wanted, or the customer has
 * the same booking already. The office reads who is taken, and may book a full hour knowingly: such a visit has no crew yet, so
 * that still nobody is in two places. Returns what was overruled, for the history.
 */
export async function reserveHours(
  trx: Transaction,
  appointment: StoredAppointment,
  {
    wanted,
    isOffice = true,
    overrule = [],
  }: {
    wanted?: number | undefined;
    isOffice?: boolean;
    overrule?: readonly Overrulable[] | undefined;
  } = {},
): Promise<string> {
  const { id, date, startHour, hours } = appointment;
  await lockDay(trx, date);
  if (await overlapsOwn(trx, appointment)) refuse(bookingRefusals, 'ALREADY_BOOKED');
  await freeHours(trx, id);
  const technicians = await listCrewMembers(trx);
  const busy = await listUnavailable(trx, date, date);
  const crew = crewAt(await visitOf(trx, appointment), startHour, { technicians, busy, wanted });
  if (!crew && wanted !== undefined) await refuseTaken(trx, appointment, [wanted]);
  const isHeld = crew && (await takeHours(trx, id, crew, { date, startHour, hours }));
  if (isHeld) return '';
  if (isOffice && overrule.includes('SLOT_TAKEN')) return overruledNotes.SLOT_TAKEN;
  const message = isOffice ? await whoIsTaken(trx, appointment) : undefined;
  refuse(bookingRefusals, 'SLOT_TAKEN', {
    data: { date, time: timeOf(startHour) },
    ...(message !== undefined && { message }),
  });
}

async function refuseTaken(
  trx: Transaction,
  appointment: StoredAppointment,
  crewIds: readonly number[],
): Promise<never> {
  const message = await whoIsTaken(trx, appointment, crewIds);
  return refuse(bookingRefusals, 'TECHNICIAN_TAKEN', message === undefined ? {} : { message });
}

/**
 * Like `reserveHours`, for a crew that an administrator chose; refused if one of them is away, elsewhere or inactive, or if
 * together they lack a skill. A technician who already goes to the appointment may go on, even if no longer active.
 */
export async function reserveCrew(
  trx: Transaction,
  appointment: StoredAppointment,
  crewIds: readonly number[],
): Promise<void> {
  const { id, date, startHour, hours } = appointment;
  await lockDay(trx, date);
  const already = new Set((await listCrew(trx, id)).map((one) => one.id));
  // One that stays at its time is compared with no other: it has been agreed to already.
  const before = await findAppointment(trx, id);
  const isMoved = before?.date !== date || before.startHour !== startHour;
  if (isMoved && (await overlapsOwn(trx, appointment))) refuse(bookingRefusals, 'ALREADY_BOOKED');
  await freeHours(trx, id);
  const active = await listCrewMembers(trx);
  const unavailable = await listUnavailable(trx, date, date);
  const isTaken = (crewId: number) =>
    unavailable.some(({ technicianId, hour }) => technicianId === crewId && isDuring(hour, appointment));
  const added = crewIds.filter((crewId) => !already.has(crewId));
  if (new Set(crewIds).size < crewIds.length || crewIds.some(isTaken))
    await refuseTaken(trx, appointment, crewIds);
  if (added.some((crewId) => !active.some((one) => one.id === crewId))) {
    refuse(bookingRefusals, 'TECHNICIAN_INACTIVE');
  }
  const visit = await visitOf(trx, appointment);
  const crew = crewIds.map((crewId) => active.find((one) => one.id === crewId) ?? { id: crewId, skills: [] });
  if (added.length > 0 && !haveSkills(visit, crew)) refuse(bookingRefusals, 'TECHNICIAN_UNSKILLED');
  if (!(await takeHours(trx, id, crew, { date, startHour, hours })))
    refuse(bookingRefusals, 'TECHNICIAN_TAKEN');
}

/**
 * Gives an appointment back to the crew that it had, even to somebody who is away by now; to another crew if one of them has
 * been booked or removed in the meantime.
 */
export async function restoreCrew(
  trx: Transaction,
  appointment: StoredAppointment,
  crewIds: readonly number[],
): Promise<void> {
  const { id, date, startHour, hours } = appointment;
  await lockDay(trx, date);
  await freeHours(trx, id);
  const known = new Set((await listTechnicianNames(trx)).map((one) => one.id));
  const busy = await listBusyHours(trx, date, date);
  const isFree = (crewId: number) =>
    known.has(crewId) &&
    !busy.some(({ technicianId, hour }) => technicianId === crewId && isDuring(hour, appointment));
  const crew = crewIds.map((crewId) => ({ id: crewId }));
  if (crew.length === 0 || !crewIds.every(isFree)) await reserveHours(trx, appointment);
  else if (!(await takeHours(trx, id, crew, { date, startHour, hours }))) {
    refuse(bookingRefusals, 'SLOT_TAKEN', { data: { date, time: timeOf(startHour) } });
  }
}

/** The requirements of an existing appointment: it keeps its length; if its service was deleted, it needs one technician. */
export async function visitOf(
  db: Parameters<typeof findVisit>[0],
  { serviceId, hours }: StoredAppointment,
): Promise<Visit> {
  const service = serviceId === null ? undefined : await findVisit(db, serviceId);
  return { crew: service?.crew ?? 1, requiredSkills: service?.requiredSkills ?? [], hours };
}
