import type { Transaction } from '../../../server/db/database.ts';
import type { LocalDate, LocalTime } from '../../../shared/dates.ts';
import { refuse } from '../../../shared/errors.ts';
import { findVisit } from '../../services/server/store.ts';
import { openingOn, timeOf } from '../opening.ts';
import type { KeptAppointment } from '../present.ts';
import { bookingRefusals } from '../rules.ts';
import { crewAt, whyNotBegin, type Visit } from '../slots.ts';
import {
  freeHours,
  listBusyHours,
  listHands,
  listOverrides,
  lockDay,
  takeHours,
} from './availability-store.ts';
import { hasSame } from './store.ts';

/** Refuses a time at which no visit of this length may begin, whoever is free, and gives its hour. */
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
 * Holds the hours of an appointment, new or moved or taken up again: chooses who goes and gives back what they held for
 * it. Whoever wants the same day waits here until the transaction ends; refused are a full hour and a second booking.
 */
export async function holdPlace(trx: Transaction, appointment: KeptAppointment): Promise<void> {
  const { id, date, startHour, hours } = appointment;
  await lockDay(trx, date);
  if (await hasSame(trx, appointment)) refuse(bookingRefusals, 'ALREADY_BOOKED');
  await freeHours(trx, id);
  const technicians = await listHands(trx);
  const busy = await listBusyHours(trx, date, date);
  const crew = crewAt(await visitOf(trx, appointment), startHour, { technicians, busy });
  const isHeld = crew && (await takeHours(trx, id, crew, { date, startHour, hours }));
  if (!isHeld) refuse(bookingRefusals, 'SLOT_TAKEN', { data: { date, time: timeOf(startHour) } });
}

/** What an agreed appointment takes: its length stays as agreed; of a service that is no longer there, one person. */
async function visitOf(trx: Transaction, { serviceId, hours }: KeptAppointment): Promise<Visit> {
  const service = serviceId === null ? undefined : await findVisit(trx, serviceId);
  return { crew: service?.crew ?? 1, requiredSkills: service?.requiredSkills ?? [], hours };
}
