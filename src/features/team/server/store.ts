import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { eurosToCents } from '#shared/money.ts';
import type { Span } from '#shared/settings.ts';
import type { Technician } from '../contract.ts';

type NewTechnician = Omit<Technician, 'id'>;

const columns = [
  'id',
  'name',
  'isActive',
  sql<Technician['skills']>`skills`.as('skills'),
  sql<number | null>`(hour_cost_cents / 100.0)::float8`.as('hourCost'),
] as const;

const asStored = ({ hourCost, ...technician }: NewTechnician) => ({
  ...technician,
  hourCostCents: hourCost === null ? null : eurosToCents(hourCost),
});

/** All technicians, active or not, in the shop's order. */
export function listTechnicians(db: Kysely<DB>): Promise<Technician[]> {
  return db.selectFrom('technicians').orderBy('position').orderBy('id').select(columns).execute();
}

/** Inserts a technician after the others. */
export function insertTechnician(trx: Transaction, technician: NewTechnician): Promise<Technician> {
  return trx
    .insertInto('technicians')
    .values({
      ...asStored(technician),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from technicians)`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateTechnician(trx: Transaction, { id, ...technician }: Technician): Promise<void> {
  await trx.updateTable('technicians').set(asStored(technician)).where('id', '=', id).execute();
}

/** Locks a technician's row until the transaction ends; bookings that might choose them wait. */
export function lockTechnician(trx: Transaction, id: number): Promise<Technician | undefined> {
  return trx.selectFrom('technicians').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
}

/** Whether a technician has an appointment on or after a day. */
export async function isBusyFrom(db: Kysely<DB>, technicianId: number, from: LocalDate): Promise<boolean> {
  const busy = await db
    .selectFrom('technicianHours')
    .where('technicianId', '=', technicianId)
    .where('date', '>=', from)
    .select('hour')
    .limit(1)
    .executeTakeFirst();
  return busy !== undefined;
}

/** The hours of a day that appointments have reserved. */
export const listReserved = (db: Kysely<DB>, date: LocalDate) =>
  db.selectFrom('technicianHours').where('date', '=', date).select(['appointmentId', 'hour']).execute();

/** Deletes a technician and the reserved hours of past appointments. */
export async function removeTechnician(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('technicianHours').where('technicianId', '=', id).execute();
  await trx.deleteFrom('technicians').where('id', '=', id).execute();
}

/** Locks the table, because a day without an override has no row to lock. */
export async function lockOverrides(trx: Transaction): Promise<void> {
  await sql`lock table opening_overrides in share row exclusive mode`.execute(trx);
}

/** Sets a day's override: open in these spans, closed without any. */
export async function putOverride(
  trx: Transaction,
  { date, spans, reason }: { date: LocalDate; spans: readonly Span[]; reason: string },
): Promise<void> {
  const said = { spans: JSON.stringify(spans), reason };
  await trx
    .insertInto('openingOverrides')
    .values({ date, ...said })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(said))
    .execute();
}

export async function removeOverride(trx: Transaction, date: LocalDate): Promise<void> {
  await trx.deleteFrom('openingOverrides').where('date', '=', date).execute();
}
