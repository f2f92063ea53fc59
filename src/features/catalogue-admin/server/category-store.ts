import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { liftTimeLimit } from '#server/db/time-limit.ts';
import type { CategoryRow } from '../contract.ts';
import { wire } from '#shared/wire.ts';

/** The categories in the shop's order, without counts. */
export async function listCategoryRows(db: Kysely<DB>): Promise<CategoryRow[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'searchCategory', 'productKind', 'ownImageUrl'])
    .select(sql<CategoryRow['guide'] | null>`guide`.as('guide'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ ownImageUrl: imageUrl, ...category }) => wire({ ...category, imageUrl }));
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
export async function insertCategory(
  trx: Transaction,
  { imageUrl, ...category }: CategoryRow,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from categories)`;
  await trx
    .insertInto('categories')
    .values({ ...category, ownImageUrl: imageUrl ?? null, position })
    .execute();
}

/** Updates a category; what a search knows of all its products follows, however long that takes. */
export async function updateCategoryRow(
  trx: Transaction,
  { id, imageUrl, productKind, guide, ...fields }: CategoryRow,
): Promise<void> {
  await liftTimeLimit(trx);
  await trx
    .updateTable('categories')
    .set({ ...fields, productKind: productKind ?? null, guide: guide ?? null, ownImageUrl: imageUrl ?? null })
    .where('id', '=', id)
    .execute();
}

/** Deletes a category that has no product; returns the URLs of its pictures. */
export async function deleteCategory(trx: Transaction, id: string): Promise<string[]> {
  const { ownImageUrl, imageUrl } = await trx
    .deleteFrom('categories')
    .where('id', '=', id)
    .returning(['ownImageUrl', 'imageUrl'])
    .executeTakeFirstOrThrow();
  return [ownImageUrl, imageUrl].filter((url) => url !== null);
}

/** Sets every category's position from a list of all ids. */
export async function reorderCategories(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update categories set position = ranked.position::int
    from unnest(${ids}::text[]) with ordinality as ranked(id, position)
    where categories.id = ranked.id`.execute(trx);
}

export async function listIdsInCategory(db: Kysely<DB>, categoryId: string): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where('categoryId', '=', categoryId).execute();
  return rows.map(({ id }) => id);
}
