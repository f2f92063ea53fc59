import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import type { CategoryRow } from '../contract.ts';

/** The categories in the shop's order, without counts. */
export function listCategoryRows(db: Kysely<DB>): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'searchCategory'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The categories, with the table locked until the transaction ends: nobody else can add, change or delete one. */
export async function lockCategories(trx: Transaction): Promise<CategoryRow[]> {
  await sql`lock table categories in share row exclusive mode`.execute(trx);
  return listCategoryRows(trx);
}

/** Locks the row so that no product can be moved in during deletion. */
export async function closeCategory(trx: Transaction, id: string): Promise<void> {
  await trx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute();
}

/** Inserts a category as the last one. */
export async function insertCategory(trx: Transaction, category: CategoryRow): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from categories)`;
  await trx
    .insertInto('categories')
    .values({ ...category, position })
    .execute();
}

export async function updateCategoryRow(
  trx: Transaction,
  { id, name, searchCategory }: CategoryRow,
): Promise<void> {
  await trx.updateTable('categories').set({ name, searchCategory }).where('id', '=', id).execute();
}

/** Deletes a category that has no product. */
export async function deleteCategory(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}

/** Sets every category's position from a list of all ids. */
export async function reorderCategories(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update categories set position = ranked.position::int
    from unnest(${ids}::text[]) with ordinality as ranked(id, position)
    where categories.id = ranked.id`.execute(trx);
}

/** The products of a category. */
export async function listIdsInCategory(db: Kysely<DB>, categoryId: string): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where('categoryId', '=', categoryId).execute();
  return rows.map(({ id }) => id);
}
