import { sql, type ExpressionBuilder, type Kysely, type RawBuilder } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import { inSlices } from '#server/db/slices.ts';
import type { DB } from '#server/db/schema.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import type { AdminQuery, AdminSort } from '../contract.ts';
import type { MatchingProducts } from '../many-contract.ts';
import { usualLowStock, type BulkState } from '../product-changes.ts';

const isOnOffer = sql<boolean>`(compare_price_cents is not null and compare_price_cents > price_cents)`;

/** Counted, in stock, and at the product's mark or below. */
const isLow = () =>
  sql<boolean>`(in_stock and stock_quantity <= coalesce(low_stock_at, ${sql.lit(usualLowStock())}))`;

/** Whether what holds names a manufacturer, and who answers for one outside the Union: as `missingSafety` of `product-safety.ts`. */
const isComplete = (held: RawBuilder<unknown>) => sql<boolean>`(
  ${held} ?& array['manufacturerName', 'manufacturerAddress', 'manufacturerContact']
  and (not coalesce((${held} ->> 'isOutsideUnion')::boolean, false)
    or ${held} ?& array['responsibleName', 'responsibleAddress', 'responsibleContact']))`;

/** Most products say nothing of it themselves: of those each brand is asked once, not each product. What holds is made once (`offset 0`). */
const saysSafety = sql<boolean>`(case
  when legal_facts ? 'manufacturerName' then ${isComplete(sql`legal_facts`)}
  when legal_facts ?| array['manufacturerAddress', 'manufacturerContact', 'isOutsideUnion', 'responsibleName',
    'responsibleAddress', 'responsibleContact']
    then (select ${isComplete(sql`held`)} from (
      select held_facts(legal_facts, (select said.legal_facts from brands as said where said.name_key = brand_key)) as held
      offset 0) as facts)
  else brand_key in (select said.name_key from brands as said where ${isComplete(sql`said.legal_facts`)})
  end)`;

/** Of a product on sale. */
const lacksSafety = sql<boolean>`(not is_draft and not ${saysSafety})`;

const stockStates = {
  in: sql<boolean>`in_stock`,
  out: sql<boolean>`not in_stock`,
  get low() {
    return isLow();
  },
};

/** A list's filters; the search among them as the ids that it found. */
type Filters<Query> = Omit<Query, 'search'> & { found?: readonly number[] | undefined };

const matching = (query: Filters<MatchingProducts>) => (eb: ExpressionBuilder<DB, 'products'>) =>
  eb.and([
    ...(query.found ? [sql<boolean>`products.id = any(${[...query.found]}::integer[])`] : []),
    ...(query.categoryId === undefined ? [] : [eb('categoryId', '=', query.categoryId)]),
    eb('deletedAt', 'is', null),
    ...(query.stock === undefined ? [] : [eb('isDraft', '=', false), stockStates[query.stock]]),
    ...(query.isDraft === undefined ? [] : [eb('isDraft', '=', query.isDraft)]),
    ...(query.isFeatured === undefined ? [] : [eb('isFeatured', '=', query.isFeatured)]),
    ...(query.onOffer === undefined ? [] : [query.onOffer ? isOnOffer : eb.not(isOnOffer)]),
    ...(query.lacksSafety === undefined ? [] : [query.lacksSafety ? lacksSafety : eb.not(lacksSafety)]),
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
      'purchasePriceCents',
      'installationAvailable',
      'installationPriceCents',
      'inStock',
      'stockQuantity',
      'lowStockAt',
      sql<boolean | null>`${isLow()}`.as('isLow'),
      'isDraft',
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
export async function countProductStates(db: Kysely<DB>, query: Filters<AdminQuery>) {
  const counts = await db
    .selectFrom('products')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where in_stock and not is_draft))::int`.as('inStock'),
      sql<number>`(count(*) filter (where not in_stock and not is_draft))::int`.as('out'),
      sql<number>`(count(*) filter (where ${isLow()} and not is_draft))::int`.as('low'),
      sql<number>`(count(*) filter (where is_draft))::int`.as('drafts'),
      sql<number>`(count(*) filter (where is_featured))::int`.as('featured'),
      sql<number>`(count(*) filter (where ${isOnOffer}))::int`.as('onOffer'),
    ])
    .where(matching(query))
    .executeTakeFirstOrThrow();
  // In a condition of its own: within an aggregate PostgreSQL asks about each product.
  const { lacksSafety: lacking } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('lacksSafety'))
    .where(matching(query))
    .where(lacksSafety)
    .executeTakeFirstOrThrow();
  return { ...counts, lacksSafety: lacking };
}

/** Every product with its SKU and its number of pictures. */
export function listNamed(db: Kysely<DB>) {
  return db
    .selectFrom('products')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .select(['id', 'sku', 'name', sql<number>`cardinality(image_urls)`.as('pictures')])
    .execute();
}

/** The drafts whose name, brand, family or SKU contains every word: a search of the shop does not know them. */
export async function listMatchingDrafts(db: Kysely<DB>, query: string): Promise<number[]> {
  const patterns = foldGreek(query).split(/\s+/).filter(Boolean).slice(0, 6).map(containing);
  const rows = await db
    .selectFrom('products')
    .where('isDraft', '=', true)
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`greek_key(name || ' ' || brand || ' ' || family || ' ' || sku) like all (${patterns}::text[])`,
    )
    .orderBy('id')
    .limit(1_000)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
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
  'brand',
  'family',
  'installationAvailable',
  'installationPriceCents',
  'isDraft',
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
    .select(['id', 'sku', 'name', ...bulkColumns, sql<BulkState['legalFacts']>`legal_facts`.as('legalFacts')])
    .where((eb) =>
      'length' in which ? eb.and([eb('id', 'in', which), eb('deletedAt', 'is', null)]) : matching(which)(eb),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Updates many products; the old prices stay in the history. */
export async function updateBulk(
  trx: Transaction,
  products: readonly (BulkState & { id: number })[],
  now: Date,
): Promise<void> {
  const update = (some: typeof products) =>
    sql`
    update products set
      price_cents = said."priceCents", compare_price_cents = said."comparePriceCents",
      stock_quantity = said."stockQuantity", in_stock = said."inStock", is_featured = said."isFeatured",
      category_id = said."categoryId", brand = said.brand, family = said.family,
      installation_available = said."installationAvailable",
      installation_price_cents = said."installationPriceCents", is_draft = said."isDraft",
      legal_facts = said."legalFacts", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as said
      (id integer, "priceCents" integer, "comparePriceCents" integer, "stockQuantity" integer, "inStock" boolean,
       "isFeatured" boolean, "categoryId" text, brand text, family text, "installationAvailable" boolean,
       "installationPriceCents" integer, "isDraft" boolean, "legalFacts" jsonb)
    where products.id = said.id`.execute(trx);
  await inSlices(products, update);
}

/** How many of these products say less of their safety than consumers must be shown, drafts too. */
export async function countLackingSafety(trx: Transaction, ids: readonly number[]): Promise<number> {
  const { count } = await trx
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`id = any(${[...ids]}::integer[]) and not ${saysSafety}`)
    .executeTakeFirstOrThrow();
  return count;
}
