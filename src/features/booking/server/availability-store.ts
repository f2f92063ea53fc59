import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { datesBetween, type LocalDate } from '#shared/dates.ts';
import type { Span } from '#shared/settings.ts';
import type { AppointmentStatus } from '../contract.ts';
import type { CrewMember } from '../crew.ts';
import type { Override } from '../opening.ts';
import type { BusyHour } from '../slots.ts';

/** Distinguishes the locks of days from other advisory locks. */
const lockClass = 71_304;

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** Locks a day's reservations until the transaction ends. */
export async function lockDay(trx: Transaction, date: LocalDate): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}::int, ${date}::date - date '2000-01-01')`.execute(trx);
}

/**
 * The technicians who take new appointments, in the shop's order; in a transaction their rows are locked against deletion.
 */
export function listCrewMembers(db: Kysely<DB>): Promise<CrewMember[]> {
  return db
    .selectFrom('technicians')
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'skills'])
    .$if(db.isTransaction, (query) => query.forKeyShare())
    .execute();
}

/** The reserved hours of a range of days, both ends included. */
export function listBusyHours(
  db: Kysely<DB>,
  from: LocalDate,
  to: LocalDate,
): Promise<(BusyHour & { date: LocalDate })[]> {
  return db
    .selectFrom('technicianHours')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .select(['technicianId', 'date', 'hour'])
    .execute();
}

/** The technicians who are away on each day of a range, both ends included. */
export async function listAbsent(
  db: Kysely<DB>,
  from: LocalDate,
  to: LocalDate,
): Promise<{ technicianId: number; date: LocalDate }[]> {
  const rows = await db
    .selectFrom('technicianAbsences')
    .where('toDate', '>=', from)
    .where('fromDate', '<=', to)
    .select(['technicianId', 'fromDate', 'toDate'])
    .execute();
  return rows.flatMap(({ technicianId, fromDate, toDate }) =>
    datesBetween(fromDate < from ? from : fromDate, toDate > to ? to : toDate).map((date) => ({
      technicianId,
      date,
    })),
  );
}

/** The hours of a range of days at which technicians cannot go: the reserved ones, and all of a day on which they are away. */
export async function listUnavailable(
  db: Kysely<DB>,
  from: LocalDate,
  to: LocalDate,
): Promise<(BusyHour & { date: LocalDate })[]> {
  const away = await listAbsent(db, from, to);
  return [
    ...(await listBusyHours(db, from, to)),
    ...away.flatMap((one) => allHours.map((hour) => ({ ...one, hour }))),
  ];
}

/** The technicians of an appointment, in the shop's order. */
export async function listCrew(
  db: Kysely<DB>,
  appointmentId: string,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('technicianHours')
    .innerJoin('technicians', 'technicians.id', 'technicianId')
    .where('appointmentId', '=', appointmentId)
    .groupBy('technicians.id')
    .orderBy('position')
    .orderBy('technicians.id')
    .select(['technicians.id', 'name'])
    .execute();
}

/** Reserves technicians' hours for an appointment; false if one of the hours is already taken. */
export async function takeHours(
  trx: Transaction,
  appointmentId: string,
  crew: readonly Pick<CrewMember, 'id'>[],
  { date, startHour, hours }: { date: LocalDate; startHour: number; hours: number },
): Promise<boolean> {
  const rows = crew.flatMap(({ id }) =>
    Array.from({ length: hours }, (_, i) => ({ technicianId: id, date, hour: startHour + i, appointmentId })),
  );
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('technicianHours')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === rows.length;
}

/** Releases an appointment's reserved hours. */
export async function freeHours(trx: Transaction, appointmentId: string): Promise<void> {
  await trx.deleteFrom('technicianHours').where('appointmentId', '=', appointmentId).execute();
}

/** The overrides of a range of days, both ends included; without `to`, all from `from` on. */
export async function listOverrides(db: Kysely<DB>, from: LocalDate, to?: LocalDate): Promise<Override[]> {
  const rows = await db
    .selectFrom('openingOverrides')
    .where('date', '>=', from)
    .$if(to !== undefined, (query) => query.where('date', '<=', to ?? ''))
    .orderBy('date')
    .selectAll()
    .execute();
  return rows.map(({ spans, ...override }) => ({ ...override, spans: spans as Span[] }));
}

/** All technicians, active or not, in the shop's order. */
export function listTechnicianNames(db: Kysely<DB>): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('technicians').orderBy('position').orderBy('id').select(['id', 'name']).execute();
}

/** The fields that the month view shows of a range of days, both ends included, in order of day and time. */
export function listBriefly(db: Kysely<DB>, from: LocalDate, to: LocalDate) {
  return db
    .selectFrom('appointments')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('startHour')
    .orderBy('id')
    .select(['id', 'date', 'startHour', 'customerName', sql<AppointmentStatus>`status`.as('status')])
    .execute();
}
