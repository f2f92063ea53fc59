import { sql, type Insertable, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { inSlices } from '#server/db/slices.ts';
import type { DB } from '#server/db/schema.ts';
import { isTaken } from '#server/db/violations.ts';
import type { ProductState } from '../product-changes.ts';

/** A stored product: its editable fields, and when it was created and updated. */
export type StoredProduct = ProductState & { id: number; createdAt: Date; updatedAt: Date };

/** The editable fields of a stored product. */
export function stateOf({
  id: _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  deletedAt: _deletedAt,
  ...state
}: StoredProduct & { deletedAt?: Date | null }): ProductState {
  return state;
}

const stateColumns = [
  'sku',
  'name',
  'shortDescription',
  'description',
  'brand',
  'family',
  'categoryId',
  'priceCents',
  'comparePriceCents',
  'purchasePriceCents',
  'installationAvailable',
  'installationPriceCents',
  'installationNote',
  'stockQuantity',
  'inStock',
  'lowStockAt',
  'isFeatured',
  'isDraft',
  'imageUrls',
  'features',
  'pros',
  'cons',
  'legalNote',
  'ean',
  'mpn',
] as const satisfies readonly (keyof ProductState)[];

const selectStored = (db: Kysely<DB>) =>
  db
    .selectFrom('products')
    .select(['id', 'createdAt', 'updatedAt', ...stateColumns])
    .select(sql<ProductState['specifications']>`specifications`.as('specifications'))
    .select(sql<ProductState['legalFacts']>`legal_facts`.as('legalFacts'));

/** A product with all editable fields; undefined if there is none. */
export function findStoredProduct(db: Kysely<DB>, id: number): Promise<StoredProduct | undefined> {
  return selectStored(db).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
}

/** Locks a product's row until the transaction ends; undefined if there is none. */
export function lockProduct(trx: Transaction, id: number): Promise<StoredProduct | undefined> {
  return selectStored(trx)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A stored product, and when it was deleted. */
export type LockedProduct = StoredProduct & { deletedAt: Date | null };

/** The products with these ids, also deleted ones, in the order of their ids; locked until the transaction ends. */
export function lockStored(trx: Transaction, ids: readonly number[]): Promise<LockedProduct[]> {
  return (
    selectStored(trx)
      .select('deletedAt')
      .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
      .orderBy('id')
      // Waits also for anyone who puts one into a cart, whose line is then marked.
      .forUpdate()
      .execute()
  );
}

/** Every product, in the order of the SKUs. */
export function listStoredProducts(db: Kysely<DB>): Promise<StoredProduct[]> {
  return selectStored(db).where('deletedAt', 'is', null).orderBy('sku').execute();
}

/** Up to `count` products in the order of the SKUs, those that follow `after`. */
export function listStoredAfter(
  db: Kysely<DB>,
  after: { sku: string } | undefined,
  count: number,
): Promise<StoredProduct[]> {
  return selectStored(db)
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('sku', '>', after?.sku ?? ''))
    .orderBy('sku')
    .limit(count)
    .execute();
}

/** Every product; locks the table until the transaction ends: nobody else can add, change or delete one. */
export async function lockCatalogue(trx: Transaction): Promise<StoredProduct[]> {
  await sql`lock table products in share row exclusive mode`.execute(trx);
  return listStoredProducts(trx);
}

const columnsOf = ({ specifications, legalFacts, ...state }: ProductState): Insertable<DB['products']> => ({
  ...state,
  specifications: JSON.stringify(specifications),
  legalFacts: JSON.stringify(legalFacts),
});

/** The SKU of a product with this EAN. */
export async function findSkuOfEan(trx: Transaction, ean: string): Promise<string | undefined> {
  const product = await trx
    .selectFrom('products')
    .where('ean', '=', ean)
    .where('deletedAt', 'is', null)
    .select('sku')
    .limit(1)
    .executeTakeFirst();
  return product?.sku;
}

/** Inserts a product and returns its id; undefined if its SKU is taken. */
export async function insertProduct(
  trx: Transaction,
  state: ProductState,
  now: Date,
): Promise<number | undefined> {
  await purgeDeleted(trx, { skus: [state.sku] });
  const row = await trx
    .insertInto('products')
    .values({ ...columnsOf(state), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Updates a product; its old price stays in the history. False if another product has the new SKU: then the transaction can
 * only be rolled back.
 */
export async function updateProductRow(
  trx: Transaction,
  id: number,
  state: ProductState,
  now: Date,
): Promise<boolean> {
  await purgeDeleted(trx, { skus: [state.sku] });
  try {
    await trx
      .updateTable('products')
      .set({ ...columnsOf(state), updatedAt: now })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Removes the rows of products that were deleted before an instant, or that have these SKUs; returns their pictures. */
export async function purgeDeleted(
  trx: Transaction,
  which: { before: Date } | { skus: readonly string[] },
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('products')
    .where('deletedAt', 'is not', null)
    .where((eb) =>
      'before' in which
        ? eb('deletedAt', '<', which.before)
        : sql<boolean>`lower(sku) = any(${which.skus.map((sku) => sku.toLowerCase())}::text[])`,
    )
    .returning('imageUrls')
    .execute();
  return rows.flatMap(({ imageUrls }) => imageUrls);
}

/** The SKUs that begin with `stem`, ignoring case. */
export async function listSkusLike(db: Kysely<DB>, stem: string): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('sku')
    .where(sql<boolean>`starts_with(lower(sku), ${stem.toLowerCase()})`)
    .execute();
  return rows.map(({ sku }) => sku);
}

/** A product's price changes, oldest first. */
export function listPriceChanges(db: Kysely<DB>, productId: number) {
  return db
    .selectFrom('priceHistory')
    .select(['since', 'priceCents', 'comparePriceCents'])
    .where('productId', '=', productId)
    .orderBy('since')
    .orderBy('id')
    .execute();
}

/** The prices at which a product was bought, newest first; null: the price was taken away. */
export function listPurchasePrices(db: Kysely<DB>, productId: number) {
  return db
    .selectFrom('purchasePrices')
    .select(['since', 'priceCents'])
    .where('productId', '=', productId)
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** Inserts products and updates those whose SKU exists already; returns their ids by lower-case SKU. */
export async function upsertProducts(
  trx: Transaction,
  states: readonly ProductState[],
  now: Date,
): Promise<Map<string, number>> {
  const stored = await inSlices(states, async (some) => {
    await purgeDeleted(trx, { skus: some.map(({ sku }) => sku) });
    const rows = some.map((state) => ({
      ...columnsOf(state),
      createdAt: now,
      updatedAt: now,
    }));
    return trx
      .insertInto('products')
      .values(rows)
      .onConflict((conflict) =>
        conflict.expression(sql`lower(sku)`).doUpdateSet(({ ref }) => {
          const columns = [...stateColumns, 'specifications', 'legalFacts', 'updatedAt'] as const;
          return Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]));
        }),
      )
      .returning(['id', 'sku'])
      .execute();
  });
  return new Map(stored.flat().map(({ id, sku }) => [sku.toLowerCase(), id]));
}
