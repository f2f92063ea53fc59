import { sql, type ExpressionBuilder, type Insertable, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import { isTaken } from '../../../server/db/violations.ts';
import type { AdminQuery, AdminSort, MatchingProducts } from '../contract.ts';
import type { BulkState, ProductState } from '../product-changes.ts';

/** A stored product: its editable fields, and when it was created and updated. */
export type StoredProduct = ProductState & { id: number; createdAt: Date; updatedAt: Date };

const isOnOffer = sql<boolean>`(compare_price_cents is not null and compare_price_cents > price_cents)`;

/** A list's filters; the search among them as the ids that it found. */
type Filters<Query> = Omit<Query, 'search'> & { found?: readonly number[] | undefined };

const matching = (query: Filters<MatchingProducts>) => (eb: ExpressionBuilder<DB, 'products'>) =>
  eb.and([
    ...(query.found ? [sql<boolean>`products.id = any(${[...query.found]}::integer[])`] : []),
    ...(query.categoryId === undefined ? [] : [eb('categoryId', '=', query.categoryId)]),
    ...(query.stock === undefined ? [] : [eb('inStock', '=', query.stock === 'in')]),
    ...(query.isFeatured === undefined ? [] : [eb('isFeatured', '=', query.isFeatured)]),
    ...(query.onOffer === undefined ? [] : [query.onOffer ? isOnOffer : eb.not(isOnOffer)]),
  ]);

const orders = {
  name: sql`name_key collate "C", products.id`,
  price_asc: sql`price_cents, products.id`,
  price_desc: sql`price_cents desc, products.id desc`,
  stock: sql`in_stock, stock_quantity, products.id`,
  newest: sql`created_at desc, products.id desc`,
  updated: sql`updated_at desc, products.id desc`,
} satisfies Record<AdminSort, unknown>;

const selectRows = (db: Kysely<DB>) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .select([
      'products.id',
      'sku',
      'products.name',
      'brand',
      'categoryId',
      'categories.name as categoryName',
      'priceCents',
      'comparePriceCents',
      'installationAvailable',
      'installationPriceCents',
      'inStock',
      'stockQuantity',
      'isFeatured',
      'imageUrls',
      'createdAt',
      'updatedAt',
      sql<number>`(
        select count(*)::int from restock_requests where product_id = products.id and confirmed_at is not null)`.as(
        'waiting',
      ),
    ]);

type RowOf<Select extends (db: Kysely<DB>) => { executeTakeFirstOrThrow(): Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Select>['executeTakeFirstOrThrow']>
>;
/** A product's row in the administrators' list. */
export type ProductRow = RowOf<typeof selectRows>;

/** One page of the administrators' list, and the number of products on all pages. */
export async function listProductRows(
  db: Kysely<DB>,
  query: Filters<AdminQuery>,
): Promise<{ rows: ProductRow[]; total: number }> {
  const { page = 1, pageSize = 50, sortBy = 'newest' } = query;
  const ids = db
    .selectFrom('products')
    .select('id')
    .where(matching(query))
    .orderBy(orders[sortBy])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await selectRows(db).where('products.id', 'in', ids).orderBy(orders[sortBy]).execute();
  const { total } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matching(query))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The number of matching products in each state. */
export function countProductStates(db: Kysely<DB>, query: Filters<AdminQuery>) {
  return db
    .selectFrom('products')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where in_stock))::int`.as('inStock'),
      sql<number>`(count(*) filter (where not in_stock))::int`.as('out'),
      sql<number>`(count(*) filter (where is_featured))::int`.as('featured'),
      sql<number>`(count(*) filter (where ${isOnOffer}))::int`.as('onOffer'),
    ])
    .where(matching(query))
    .executeTakeFirstOrThrow();
}

const stateColumns = [
  'sku',
  'name',
  'shortDescription',
  'description',
  'brand',
  'categoryId',
  'priceCents',
  'comparePriceCents',
  'warrantyMonths',
  'installationAvailable',
  'installationPriceCents',
  'installationNote',
  'stockQuantity',
  'inStock',
  'isFeatured',
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
    .select(sql<ProductState['specifications']>`specifications`.as('specifications'));

/** A product with all editable fields; undefined if there is none. */
export function findStoredProduct(db: Kysely<DB>, id: number): Promise<StoredProduct | undefined> {
  return selectStored(db).where('id', '=', id).executeTakeFirst();
}

/** Locks a product's row until the transaction ends; undefined if there is none. */
export function lockProduct(trx: Transaction, id: number): Promise<StoredProduct | undefined> {
  return selectStored(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** A product with the fields that a bulk change can affect. */
export type BulkProduct = BulkState & { id: number; sku: string; name: string };

const bulkColumns = [
  'priceCents',
  'comparePriceCents',
  'stockQuantity',
  'inStock',
  'isFeatured',
  'categoryId',
] as const satisfies readonly (keyof BulkState)[];

/**
 * The products with these ids, or all that match the filter, in the order of their ids; locks the rows until the transaction
 * ends.
 */
export function lockProducts(
  trx: Transaction,
  which: readonly number[] | Filters<MatchingProducts>,
): Promise<BulkProduct[]> {
  return trx
    .selectFrom('products')
    .select(['id', 'sku', 'name', ...bulkColumns])
    .where((eb) => ('length' in which ? eb('id', 'in', which) : matching(which)(eb)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Updates many products in one statement; the old prices stay in the history. */
export async function updateBulk(
  trx: Transaction,
  products: readonly (BulkState & { id: number })[],
  now: Date,
): Promise<void> {
  await sql`
    update products set
      price_cents = said."priceCents", compare_price_cents = said."comparePriceCents",
      stock_quantity = said."stockQuantity", in_stock = said."inStock", is_featured = said."isFeatured",
      category_id = said."categoryId", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as said
      (id integer, "priceCents" integer, "comparePriceCents" integer, "stockQuantity" integer, "inStock" boolean,
       "isFeatured" boolean, "categoryId" text)
    where products.id = said.id`.execute(trx);
}

/** Every product, in the order of the SKUs. */
export function listStoredProducts(db: Kysely<DB>): Promise<StoredProduct[]> {
  return selectStored(db).orderBy('sku').execute();
}

/** Every product; locks the table until the transaction ends: nobody else can add, change or delete one. */
export async function lockCatalogue(trx: Transaction): Promise<StoredProduct[]> {
  await sql`lock table products in share row exclusive mode`.execute(trx);
  return listStoredProducts(trx);
}

const columnsOf = ({ specifications, ...state }: ProductState): Insertable<DB['products']> => ({
  ...state,
  specifications: JSON.stringify(specifications),
});

/** Inserts a product and returns its id; undefined if its SKU is taken. */
export async function insertProduct(
  trx: Transaction,
  state: ProductState,
  now: Date,
): Promise<number | undefined> {
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

/** Deletes a product: carts keep it as a deleted one, orders keep what was bought. */
export async function deleteProduct(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('products').where('id', '=', id).execute();
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

/** A statement can have at most 32,767 parameters. */
const rowsAtOnce = 500;

/** Inserts products and updates those whose SKU exists already; returns their ids by lower-case SKU. */
export async function upsertProducts(
  trx: Transaction,
  states: readonly ProductState[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < states.length; at += rowsAtOnce) {
    const rows = states
      .slice(at, at + rowsAtOnce)
      .map((state) => ({ ...columnsOf(state), createdAt: now, updatedAt: now }));
    const stored = await trx
      .insertInto('products')
      .values(rows)
      .onConflict((conflict) =>
        conflict.expression(sql`lower(sku)`).doUpdateSet(({ ref }) => {
          const columns = [...stateColumns, 'specifications', 'updatedAt'] as const;
          return Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]));
        }),
      )
      .returning(['id', 'sku'])
      .execute();
    for (const { id, sku } of stored) ids.set(sku.toLowerCase(), id);
  }
  return ids;
}
