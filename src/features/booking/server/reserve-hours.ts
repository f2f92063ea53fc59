import type { Transaction } from '../../../server/db/database.ts';
import type { LocalDate, LocalTime } from '../../../shared/dates.ts';
import { refuse } from '../../../shared/errors.ts';
import { findVisit } from '../../services/server/store.ts';
import { openingOn, timeOf } from '../opening.ts';
import type { StoredAppointment } from '../present.ts';
import { bookingRefusals } from '../refusals.ts';
import { crewAt, whyNotBegin, type Visit } from '../slots.ts';
import {
  freeHours,
  listBusyHours,
  listCrewMembers,
  listOverrides,
  lockDay,
  takeHours,
} from './availability-store.ts';
import { hasSame } from './store.ts';

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
 * day until the transaction ends; refused if no crew is free or the customer has the same booking already.
 */
export async function reserveHours(trx: Transaction, appointment: StoredAppointment): Promise<void> {
  const { id, date, startHour, hours } = appointment;
  await lockDay(trx, date);
  if (await hasSame(trx, appointment)) refuse(bookingRefusals, 'ALREADY_BOOKED');
  await freeHours(trx, id);
  const technicians = await listCrewMembers(trx);
  const busy = await listBusyHours(trx, date, date);
  const crew = crewAt(await visitOf(trx, appointment), startHour, { technicians, busy });
  const isHeld = crew && (await takeHours(trx, id, crew, { date, startHour, hours }));
  if (!isHeld) refuse(bookingRefusals, 'SLOT_TAKEN', { data: { date, time: timeOf(startHour) } });
}

/** The requirements of an existing appointment: it keeps its length; if its service was deleted, it needs one technician. */
async function visitOf(trx: Transaction, { serviceId, hours }: StoredAppointment): Promise<Visit> {
  const service = serviceId === null ? undefined : await findVisit(trx, serviceId);
  return { crew: service?.crew ?? 1, requiredSkills: service?.requiredSkills ?? [], hours };
}
