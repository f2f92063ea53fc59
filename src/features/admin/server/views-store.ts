import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { SavedView, ViewedList } from '../views-contract.ts';

/** The saved views of a list, by name. */
export const listViews = (db: Kysely<DB>, list: ViewedList): Promise<SavedView[]> =>
  db
    .selectFrom('savedViews')
    .where('list', '=', list)
    .orderBy(sql`greek_key(name) collate "C"`)
    .select(['id', 'name', 'filters', 'author'])
    .execute();

/** Stores a view; undefined if the list has one with this name. */
export async function insertView(
  trx: Transaction,
  view: Omit<SavedView, 'id'> & { list: ViewedList; createdAt: Date },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('savedViews')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Deletes a view and returns it; undefined if there is none. */
export const deleteView = (trx: Transaction, list: ViewedList, id: number) =>
  trx
    .deleteFrom('savedViews')
    .where('list', '=', list)
    .where('id', '=', id)
    .returning(['name', 'filters'])
    .executeTakeFirst();

/** Lets one save at a time count the views. */
export async function lockViews(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_views'))`.execute(trx);
}
