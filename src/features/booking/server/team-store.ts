import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import type { LocalDate } from '../../../shared/dates.ts';
import type { Technician } from '../contract.ts';
import type { Hours, Override } from '../opening.ts';

type NewTechnician = Omit<Technician, 'id'>;

const columns = ['id', 'name', 'isActive', sql<Technician['skills']>`skills`.as('skills')] as const;

/** Everybody who goes to appointments or went, in the shop's order. */
export function listTechnicians(db: Kysely<DB>): Promise<Technician[]> {
  return db.selectFrom('technicians').orderBy('position').orderBy('id').select(columns).execute();
}

/** Adds a technician after the others. */
export function insertTechnician(trx: Transaction, technician: NewTechnician): Promise<Technician> {
  return trx
    .insertInto('technicians')
    .values({
      ...technician,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from technicians)`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Changes a technician. */
export async function updateTechnician(trx: Transaction, { id, ...technician }: Technician): Promise<void> {
  await trx.updateTable('technicians').set(technician).where('id', '=', id).execute();
}

/** A technician, whom bookings that might choose them wait for until this transaction ends. */
export function lockTechnician(trx: Transaction, id: number): Promise<Technician | undefined> {
  return trx.selectFrom('technicians').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
}

/** Whether a technician has an appointment from a day on. */
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

/** How many appointments of a day lie outside its hours, all of them when it is closed. */
export async function countOutside(db: Kysely<DB>, date: LocalDate, hours: Hours | null): Promise<number> {
  const { total } = await db
    .selectFrom('technicianHours')
    .where('date', '=', date)
    .$if(hours !== null, (query) =>
      query.where(({ eb, or }) =>
        or([eb('hour', '<', hours?.opensHour ?? 0), eb('hour', '>=', hours?.closesHour ?? 24)]),
      ),
    )
    .select(sql<number>`count(distinct appointment_id)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Removes a technician and the hours of appointments that are over. */
export async function removeTechnician(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('technicianHours').where('technicianId', '=', id).execute();
  await trx.deleteFrom('technicians').where('id', '=', id).execute();
}

/** Lets one at a time say something of a day, also of one of which nobody has said anything yet. */
export async function lockOverrides(trx: Transaction): Promise<void> {
  await sql`lock table opening_overrides in share row exclusive mode`.execute(trx);
}

/** Says of a day that it is closed or when it is open, in place of what was said before. */
export async function putOverride(trx: Transaction, { date, hours, reason }: Override): Promise<void> {
  const said = { opensHour: hours?.opensHour ?? null, closesHour: hours?.closesHour ?? null, reason };
  await trx
    .insertInto('openingOverrides')
    .values({ date, ...said })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(said))
    .execute();
}

/** Gives a day its usual hours back. */
export async function removeOverride(trx: Transaction, date: LocalDate): Promise<void> {
  await trx.deleteFrom('openingOverrides').where('date', '=', date).execute();
}
