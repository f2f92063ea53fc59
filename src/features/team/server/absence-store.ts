import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { Absence } from '../absence-contract.ts';

const columns = ['id', 'technicianId', 'fromDate as from', 'toDate as to'] as const;

/** The absences that end on a day or later. */
export function listAbsences(db: Kysely<DB>, from: LocalDate): Promise<Absence[]> {
  return db
    .selectFrom('technicianAbsences')
    .where('toDate', '>=', from)
    .orderBy('fromDate')
    .orderBy('id')
    .select(columns)
    .execute();
}

export function findAbsence(db: Kysely<DB>, id: number): Promise<Absence | undefined> {
  return db.selectFrom('technicianAbsences').where('id', '=', id).select(columns).executeTakeFirst();
}

/** Whether a technician is away already on one of these days. */
export async function overlapsAbsence(
  db: Kysely<DB>,
  { technicianId, from, to }: Omit<Absence, 'id'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('technicianAbsences')
    .where('technicianId', '=', technicianId)
    .where('toDate', '>=', from)
    .where('fromDate', '<=', to)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export function insertAbsence(
  trx: Transaction,
  { technicianId, from, to }: Omit<Absence, 'id'>,
): Promise<Absence> {
  return trx
    .insertInto('technicianAbsences')
    .values({ technicianId, fromDate: from, toDate: to })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function removeAbsence(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('technicianAbsences').where('id', '=', id).execute();
}
