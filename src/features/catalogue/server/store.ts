import { isOn } from '#shared/switches.ts';
import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { picturesPath, type Image } from '#shared/images.ts';
import type { Cents } from '#shared/money.ts';
import type { ProductSort } from '../contract.ts';
import { disposalOf } from '../disposal.ts';
import { nameFeatures } from '../feature-names.ts';
import { lensOf } from '../field-of-view.ts';
import { connectedOf, connects } from '../connected.ts';
import { guaranteeOf } from '../guarantee.ts';
import { keyFacts } from '../key-facts.ts';
import type { LegalFacts } from '../legal-facts.ts';
import { lowestPriorPrice } from '../price-history.ts';
import { safetyOf } from '../product-safety.ts';
import { readDevice } from '../read-device.ts';
import type { Prices } from '../rules.ts';
import { describeSpecifications, flatSpecifications, type StoredSpecifications } from '../specifications.ts';

/** Filters, sort order and page; without `page` the first one. */
export type ProductQuery = {
  categoryId?: string | undefined;
  /** Only products in stock. */
  inStock?: boolean | undefined;
  /** Only featured products. */
  isFeatured?: boolean | undefined;
  /** Only products in this price range, in cents without VAT. */
  priceRange?: { least: Cents; most: Cents } | undefined;
  /** Only these products, in this order unless `sortBy` is given. */
  ids?: readonly number[] | undefined;
  /** Without this product. */
  except?: number | undefined;
  sortBy?: ProductSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
};

/** The maximum length of any list. */
export const maxProducts = 500;
/** The existing pictures of a product, best first, each with its size. */
const images = sql<Image[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('url', u.url, 'width', o.width, 'height', o.height) order by u.position), '[]')
  from unnest(products.image_urls) with ordinality as u(url, position)
  join objects o on o.path = substr(u.url, ${sql.lit(picturesPath.length + 1)}))`;

type StoredPriceChange = { since: string; priceCents: number; comparePriceCents: number | null };

/** The price changes of a product on offer; other products do not need them. */
const priceHistory = sql<StoredPriceChange[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'since', h.since, 'priceCents', h.price_cents, 'comparePriceCents', h.compare_price_cents) order by h.since, h.id)
  from price_history h
  where h.product_id = products.id and products.compare_price_cents > products.price_cents)`;

/** The products that visitors and customers see: no drafts. */
const selectCards = (db: Kysely<DB>) =>
  db
    .selectFrom('products')
    .where('isDraft', '=', false)
    .select([
      'id',
      'sku',
      'name',
      'shortDescription',
      'brand',
      'family',
      'categoryId',
      'imageUrls',
      'specifications',
      'inStock',
      'isFeatured',
      'installationAvailable',
      'priceCents',
      'comparePriceCents',
      'installationPriceCents',
      images.as('images'),
      priceHistory.as('priceHistory'),
    ]);

/** What holds for a product of what it and its brand say. */
const legalFacts = sql<LegalFacts>`held_facts(
  legal_facts, (select said.legal_facts from brands as said where said.name_key = brand_key))`;

/** What products of its category are unless they say otherwise. */
const categoryKind = sql<string | null>`(select product_kind from categories where id = category_id)`;

const selectProducts = (db: Kysely<DB>) =>
  selectCards(db).select([
    sql<string>`(select name from categories where id = category_id)`.as('categoryName'),
    'description',
    'installationNote',
    'features',
    'pros',
    'cons',
    'legalNote',
    'rating',
    'reviewCount',
    'starsCount',
    'ean',
    'mpn',
    legalFacts.as('legalFacts'),
    sql<LegalFacts>`legal_facts`.as('ownFacts'),
    categoryKind.as('categoryKind'),
  ]);

type RowOf<Select extends (db: Kysely<DB>) => { executeTakeFirstOrThrow(): Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Select>['executeTakeFirstOrThrow']>
>;
type CardRow = RowOf<typeof selectCards>;

function pricesOf(row: CardRow): Prices {
  const history = row.priceHistory?.map(({ since, priceCents, comparePriceCents }) => ({
    since: new Date(since),
    priceCents,
    comparePriceCents,
  }));
  return {
    priceCents: row.priceCents,
    comparePriceCents: row.comparePriceCents ?? undefined,
    installationPriceCents: row.installationAvailable ? (row.installationPriceCents ?? undefined) : undefined,
    lowestPrice30dCents: history && lowestPriorPrice(history),
  };
}

/** A product's fields in lists, its prices separate. */
function cardOf(row: CardRow) {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    ...(row.family && { family: row.family }),
    shortDescription: row.shortDescription,
    brand: row.brand,
    categoryId: row.categoryId,
    imageUrls: row.imageUrls,
    images: row.images,
    facts: keyFacts(row.specifications as StoredSpecifications),
    inStock: row.inStock,
    isFeatured: row.isFeatured,
    installationAvailable: row.installationAvailable,
    prices: pricesOf(row),
  };
}

/** All fields of a product, its prices separate. */
function productOf(row: RowOf<typeof selectProducts>) {
  const {
    categoryName,
    description,
    installationNote,
    pros,
    cons,
    reviewCount,
    legalNote,
    rating,
    starsCount,
  } = row;
  const guarantee = guaranteeOf(row.legalFacts);
  const specifications = row.specifications as StoredSpecifications;
  const connected = connectedOf(specifications, row.ownFacts, row.legalFacts);
  const device = readDevice(row);
  const disposal = disposalOf(row.legalFacts, device?.kind, specifications);
  const camera = lensOf(device?.calc);
  const isRated = rating !== null && isOn('reviews');
  return {
    ...cardOf(row),
    categoryName,
    warranty: guarantee?.months ?? 0,
    ...(guarantee && { guarantee }),
    ...(disposal && { disposal }),
    ...(row.ean && { ean: row.ean }),
    ...(row.mpn && { mpn: row.mpn }),
    safety: safetyOf(row.legalFacts),
    description,
    installationNote,
    specifications: describeSpecifications(specifications),
    features: nameFeatures(row.features),
    pros,
    cons,
    reviewCount: isOn('reviews') ? reviewCount : 0,
    ...(legalNote !== null && { legalNote }),
    ...(isRated && { rating: Number(rating) }),
    ...(isRated && starsCount === 0 && { isSampleRating: true }),
    ...(camera && { camera }),
    ...(connected && { connected }),
    ...(device && { kind: device.kind }),
  };
}

const matching = (query: ProductQuery) => (eb: ExpressionBuilder<DB, 'products'>) =>
  eb.and([
    ...(query.categoryId === undefined ? [] : [eb('categoryId', '=', query.categoryId)]),
    ...(query.inStock ? [eb('inStock', '=', true)] : []),
    ...(query.isFeatured ? [eb('isFeatured', '=', true)] : []),
    ...(query.ids ? [query.ids.length === 0 ? eb.val(false) : eb('id', 'in', query.ids)] : []),
    ...(query.priceRange ? [eb.between('priceCents', query.priceRange.least, query.priceRange.most)] : []),
    ...(query.except === undefined ? [] : [eb('id', '!=', query.except)]),
  ]);

const orders = {
  rating: sql`rating desc nulls last, review_count desc, id`,
  name: sql`name_key collate "C", id`,
  newest: sql`created_at desc, id desc`,
  price_asc: sql`price_cents, id`,
  price_desc: sql`price_cents desc, id`,
} satisfies Record<ProductSort, unknown>;

/** One product of each category before the second of any. */
const mixed = sql`in_stock desc, row_number() over (partition by category_id, in_stock order by id), id`;

function orderOf({ sortBy, ids, isFeatured }: ProductQuery) {
  if (sortBy) return orders[sortBy];
  if (isFeatured) return mixed;
  if (ids) return sql`array_position(${ids}::int[], id)`;
  return sql`in_stock desc, is_featured desc, id`;
}

type Page<Row> = { rows: Row[]; total: number };

async function readPage<Row>(
  db: Kysely<DB>,
  select: SelectQueryBuilder<DB, 'products', Row>,
  query: ProductQuery,
): Promise<Page<Row>> {
  const { page = 1, pageSize = maxProducts } = query;
  const rows = await select
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where(matching(query))
    .orderBy(orderOf(query))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total: rows[0]?.total ?? (page === 1 ? 0 : await countProducts(db, query)) };
}

/** The number of matches; an empty page returns no row to count them with. */
async function countProducts(db: Kysely<DB>, query: ProductQuery): Promise<number> {
  const found = db.selectFrom('products').where('isDraft', '=', false).where(matching(query));
  return (await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()).total;
}

/** One page of the matching products' cards, and the number of products on all pages. */
export async function listCards(db: Kysely<DB>, query: ProductQuery) {
  const { rows, total } = await readPage(db, selectCards(db), query);
  return { products: rows.map(cardOf), total };
}

/** One page of the matching products with all fields, and the number of products on all pages. */
export async function listProducts(db: Kysely<DB>, query: ProductQuery) {
  const { rows, total } = await readPage(db, selectProducts(db), query);
  return { products: rows.map(productOf), total };
}

/** One product with all fields. */
export async function findProduct(db: Kysely<DB>, id: number) {
  const row = await selectProducts(db).where('id', '=', id).executeTakeFirst();
  return row && productOf(row);
}

/** Of these products those on a network or with an application, or that say what becomes of data, each with what is said. */
export async function listConnected(db: Kysely<DB>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .where('id', 'in', ids)
    .select([
      'id',
      'name',
      'specifications',
      legalFacts.as('legalFacts'),
      sql<LegalFacts>`legal_facts`.as('ownFacts'),
    ])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, name, ownFacts, legalFacts: held, ...row }) => {
    const specifications = row.specifications as StoredSpecifications;
    const said = connectedOf(specifications, ownFacts, held);
    return said || connects(flatSpecifications(specifications)) ? { id, name, said: said ?? {} } : [];
  });
}

/** The products with these codes as cards with what the rules know of them; unknown codes are left out. */
export async function listBySku(db: Kysely<DB>, skus: readonly string[]) {
  if (skus.length === 0) return [];
  const rows = await selectCards(db)
    .select(categoryKind.as('categoryKind'))
    .where('sku', 'in', skus)
    .execute();
  return rows.map((row) => ({ card: cardOf(row), calc: readDevice(row)?.calc }));
}

/** Some other products in stock of a category, first those that say that they are of this kind, which may be none. */
export async function listAlternatives(
  db: Kysely<DB>,
  {
    categoryId,
    kind,
    except,
    most,
  }: { categoryId: string; kind: string | undefined; except: number; most: number },
) {
  const rows = await selectProducts(db)
    .where(matching({ categoryId, inStock: true, except }))
    .orderBy(
      sql`(jsonb_path_query_first(specifications, '$.*.kind') #>> '{}' is not distinct from ${kind ?? null}::text) desc, is_featured desc, id`,
    )
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...cardOf(row),
    specifications: describeSpecifications(row.specifications as StoredSpecifications),
  }));
}

/** What decides which other products go with one. */
export async function findRelations(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .select([
      'brand',
      'categoryId',
      'searchCategory',
      'productKind as categoryKind',
      'specifications',
      'pictureLayout',
      'installationAvailable',
    ])
    .where('products.id', '=', id)
    .where('isDraft', '=', false)
    .executeTakeFirst();
}

/** Every product's id and the instant of its last change, for search engines. */
export async function listProductDates(db: Kysely<DB>): Promise<{ id: number; updatedAt: Date }[]> {
  return db
    .selectFrom('products')
    .where('isDraft', '=', false)
    .select(['id', 'updatedAt'])
    .orderBy('id')
    .execute();
}

/** Whether any product on sale is sold out. */
export async function hasSoldOut(db: Kysely<DB>): Promise<boolean> {
  const one = await db
    .selectFrom('products')
    .select('id')
    .where('inStock', '=', false)
    .where('isDraft', '=', false)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
