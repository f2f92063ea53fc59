import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { inSlices } from '#server/db/slices.ts';
import type { DB } from '#server/db/schema.ts';
import type { ProductState } from '../product-changes.ts';

/**
 * A change of one product: the fields that differ, before and after. A product without `before` was added, one without `after`
 * deleted.
 */
export type ChangeStep = {
  id: number;
  name: string;
  before: Partial<ProductState> | null;
  after: Partial<ProductState> | null;
};

/** Keeps a change, so that it can be undone. */
export async function insertChange(
  trx: Transaction,
  change: {
    id: string;
    label: string;
    steps: readonly ChangeStep[];
    categoryIds: readonly string[];
    createdAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('productChanges')
    .values({ ...change, categoryIds: [...change.categoryIds], steps: JSON.stringify(change.steps) })
    .execute();
}

/** The latest changes since an instant that were not undone, newest first. */
export function listChanges(db: Kysely<DB>, since: Date) {
  return db
    .selectFrom('productChanges')
    .where('createdAt', '>=', since)
    .where('undoneAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .select(['id', 'label', 'createdAt'])
    .execute();
}

/** A change since an instant, locked until the transaction ends; undefined if there is none, or it was undone. */
export function lockChange(trx: Transaction, id: string, since: Date) {
  return trx
    .selectFrom('productChanges')
    .where('id', '=', id)
    .where('createdAt', '>=', since)
    .where('undoneAt', 'is', null)
    .select(['label', 'categoryIds', sql<ChangeStep[]>`steps`.as('steps')])
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a change as undone, and the price plan that made it. */
export async function markUndone(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('productChanges').set({ undoneAt: now }).where('id', '=', id).execute();
  await trx.updateTable('pricePlans').set({ undoneAt: now }).where('changeId', '=', id).execute();
}

/** Deletes the changes that can no longer be undone. */
export async function removeChangesBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('productChanges').where('createdAt', '<', before).execute();
}

/** Those of these products that were ordered. */
export async function listOrdered(db: Kysely<DB>, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) as wanted (id)
    where exists (select from order_lines where product_id = wanted.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Marks products as deleted: drafts whose rows are removed later. */
export async function markDeleted(trx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  await inSlices(ids, (some) =>
    trx
      .updateTable('products')
      .set({ isDraft: true, deletedAt: now, updatedAt: now })
      .where('id', 'in', some)
      .execute(),
  );
}

/** Restores deleted products, as drafts or on sale. */
export async function restoreDeleted(
  trx: Transaction,
  products: readonly { id: number; isDraft: boolean }[],
  now: Date,
): Promise<void> {
  for (const isDraft of [true, false]) {
    const ids = products.filter((one) => one.isDraft === isDraft).map(({ id }) => id);
    await inSlices(ids, (some) =>
      trx
        .updateTable('products')
        .set({ isDraft, deletedAt: null, updatedAt: now })
        .where('id', 'in', some)
        .execute(),
    );
  }
}
