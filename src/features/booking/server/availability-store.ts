import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import type { LocalDate } from '../../../shared/dates.ts';
import type { Hand } from '../crew.ts';
import type { Override } from '../opening.ts';
import type { BusyHour } from '../slots.ts';

/** Sets the locks of days apart from any other advisory lock. */
const lockClass = 71_304;

/** Makes whoever wants to change what is taken on a day wait until this transaction ends. */
export async function lockDay(trx: Transaction, date: LocalDate): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}::int, ${date}::date - date '2000-01-01')`.execute(trx);
}

/** The technicians who take new appointments, in the shop's order; inside a transaction none of them is removed meanwhile. */
export function listHands(db: Kysely<DB>): Promise<Hand[]> {
  return db
    .selectFrom('technicians')
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'skills'])
    .$if(db.isTransaction, (query) => query.forKeyShare())
    .execute();
}

/** The taken hours of a range of days, both ends included. */
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

/** Takes hours of technicians for an appointment; false when one of them is somebody else's. */
export async function takeHours(
  trx: Transaction,
  appointmentId: string,
  crew: readonly Pick<Hand, 'id'>[],
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

/** Gives an appointment's technicians their hours back. */
export async function freeHours(trx: Transaction, appointmentId: string): Promise<void> {
  await trx.deleteFrom('technicianHours').where('appointmentId', '=', appointmentId).execute();
}

/** What was said of single days of a range, both ends included; without an end, of all from the first day on. */
export async function listOverrides(db: Kysely<DB>, from: LocalDate, to?: LocalDate): Promise<Override[]> {
  const rows = await db
    .selectFrom('openingOverrides')
    .where('date', '>=', from)
    .$if(to !== undefined, (query) => query.where('date', '<=', to ?? ''))
    .orderBy('date')
    .selectAll()
    .execute();
  return rows.map(({ date, opensHour, closesHour, reason }) => ({
    date,
    hours: opensHour === null || closesHour === null ? null : { opensHour, closesHour },
    reason,
  }));
}
