import type { Transaction } from '../../../server/db/database.ts';
import type { LocalDate, LocalTime } from '../../../shared/dates.ts';
import { refuse } from '../../../shared/errors.ts';
import { findVisit } from '../../services/server/store.ts';
import { openingOn, timeOf } from '../opening.ts';
import type { StoredAppointment } from '../present.ts';
import { bookingRefusals } from '../refusals.ts';
import { haveSkills } from '../crew.ts';
import { crewAt, whyNotBegin, type Visit } from '../slots.ts';
import {
  freeHours,
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
import { findAppointment } from './store.ts';

/** Refuses a time at which no visit of this length may begin, regardless of free technicians; returns its hour. */
export async function demandOpen(
  trx: Transaction,
  date: LocalDate,
  time: LocalTime,
  hours: number,
  now: Date,
): Promise<number> {
  const [override] = await listOverrides(trx, date, date);
  const code = whyNotBegin(date, time, hours, openingOn(date, override), now);
  if (code) refuse(bookingRefusals, code);
  return Number(time.slice(0, 2));
}

/**
 * Reserves the hours of a new, moved or reactivated appointment: releases its previous hours and chooses the crew. Locks the
 * day until the transaction ends; refused if no crew is free, or none with the technician who is wanted, or the customer has
 * the same booking already.
 */
export async function reserveHours(
  trx: Transaction,
  appointment: StoredAppointment,
  wanted?: number,
): Promise<void> {
  const { id, date, startHour, hours } = appointment;
  await lockDay(trx, date);
  if (await overlapsOwn(trx, appointment)) refuse(bookingRefusals, 'ALREADY_BOOKED');
  await freeHours(trx, id);
  const technicians = await listCrewMembers(trx);
  const busy = await listUnavailable(trx, date, date);
  const crew = crewAt(await visitOf(trx, appointment), startHour, { technicians, busy, wanted });
  if (!crew && wanted !== undefined) refuse(bookingRefusals, 'TECHNICIAN_TAKEN');
  const isHeld = crew && (await takeHours(trx, id, crew, { date, startHour, hours }));
  if (!isHeld) refuse(bookingRefusals, 'SLOT_TAKEN', { data: { date, time: timeOf(startHour) } });
}

/**
 * Like `reserveHours`, for a crew that an administrator chose; refused if one of them is away, elsewhere or inactive, or if
 * together they lack a skill. Whoever already goes to the appointment may go on, even if no longer active.
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
    unavailable.some(
      ({ technicianId, hour }) => technicianId === crewId && hour >= startHour && hour < startHour + hours,
    );
  const added = crewIds.filter((crewId) => !already.has(crewId));
  if (new Set(crewIds).size < crewIds.length || crewIds.some(isTaken))
    refuse(bookingRefusals, 'TECHNICIAN_TAKEN');
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
 * been booked or removed meanwhile.
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
    !busy.some(
      ({ technicianId, hour }) => technicianId === crewId && hour >= startHour && hour < startHour + hours,
    );
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
