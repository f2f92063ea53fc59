import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { ProductSort } from '../contract.ts';
import { searchVersion } from '../search-document.ts';
import {
  featureBits,
  featureIds,
  minRatings,
  readCounts,
  searchGroups,
  type CountedCells,
  type SearchFilters,
  type SearchFound,
} from '../search-filters.ts';
import { filterQuery } from '../specification-filters.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { scoreOf, tsquery } from './search-score-store.ts';

/** The bit of each filter in `miss`: a product that misses one filter alone is still counted for that filter. */
const bit = { categories: 1, brands: 2, features: 4, rating: 8, inStock: 16, price: 32 } as const;

/** For each filter in force, the bit if a product `s` misses it; undefined without filters. */
function missOf(request: SearchFilters, { inStock, priceRange }: ParsedQuery) {
  const { categories, brands, features, rating } = request;
  const parts: RawBuilder<unknown>[] = [];
  const miss = (is: RawBuilder<unknown>, which: number) =>
    parts.push(sql`case when ${is} then 0 else ${sql.lit(which)} end`);
  if (categories?.length) miss(sql`s.search_category = any(${[...categories]}::text[])`, bit.categories);
  if (brands?.length) miss(sql`s.brand = any(${[...brands]}::text[])`, bit.brands);
  if (features?.length) {
    // An unknown feature is one that no product has.
    const isKnown = features.every((id) => featureIds.includes(id));
    const wanted = featureBits(features);
    miss(isKnown ? sql`s.facets & ${sql.lit(wanted)} = ${sql.lit(wanted)}` : sql`false`, bit.features);
  }
  if (rating !== undefined) miss(sql`s.rating >= ${sql.lit(rating * 10)}`, bit.rating);
  if (request.inStock || inStock) miss(sql`s.in_stock`, bit.inStock);
  for (const range of [request.priceRange, priceRange]) {
    if (!range) continue;
    miss(sql`s.price_cents between ${range.least}::integer and ${range.most}::integer`, bit.price);
  }
  return parts.length === 0 ? undefined : sql.join(parts, sql` | `);
}

const except = (which: number) => sql`miss & ${sql.lit(63 - which)} = 0`;

/** Where `facets` has what (migrations/0004_search.sql). */
const ratingOf = sql`facets >> 10 & 63`;
const isInStock = sql`facets & 65536 <> 0`;

/** The products of `source` grouped by what is counted: by `facets`, and, in rows of their own, by brand. */
function cellsOf(
  source: RawBuilder<unknown>,
  { seesPrices, isFiltered }: { seesPrices: boolean; isFiltered: boolean },
) {
  const counted = sql`count(*)::int as n${seesPrices ? sql`, min(price_cents) as least, max(price_cents) as most` : sql``}`;
  return isFiltered
    ? sql`select facets, brand, miss, ${counted} from ${source} where miss in (0, 1, 2, 4, 8, 16, 32)
        group by grouping sets ((facets, miss), (brand, miss))`
    : sql`select facets, brand, 0 as miss, ${counted} from ${source} group by grouping sets ((facets), (brand))`;
}

/** How many products each filter would find, with all other filters in force, counted in `cells`. */
function countsOf(seesPrices: boolean) {
  const sum = (is: RawBuilder<unknown>, which: number) =>
    sql`coalesce(sum(n) filter (where ${is} and ${except(which)}), 0)`;
  const sums = [
    ...searchGroups.map((_, index) => sum(sql`facets >> 17 = ${sql.lit(index)}`, bit.categories)),
    // A product that misses one of the wanted features is not counted for another.
    ...featureIds.map((_, index) => sum(sql`facets & ${sql.lit(1 << index)} <> 0`, 0)),
    ...minRatings.map((least) => sum(sql`${ratingOf} >= ${sql.lit(least * 10)}`, bit.rating)),
    sum(isInStock, bit.inStock),
  ];
  const prices = ['min(least)', 'max(most)'].map(
    (edge) => sql`${sql.raw(edge)} filter (where ${except(bit.price)})`,
  );
  return sql`(select jsonb_build_object(
      'sums', jsonb_build_array(${sql.join(sums)}),
      'prices', jsonb_build_array(${seesPrices ? sql.join(prices) : sql``}),
      'brands', (select coalesce(jsonb_agg(jsonb_build_object('name', brand, 'count', n) order by n desc, brand collate "C"), '[]') from (
        select brand, sum(n)::int as n from cells where brand <> '' and ${except(bit.brands)} group by 1) one))
    from cells where brand is null)`;
}

/** Products that match equally well, as one number (migrations/0004_search.sql). It is the order of an index. */
const byWorth = sql`s.worth desc`;
/** The bit that says whether a product is in stock, which its rating does not depend on. */
const byRating = sql`s.worth & ~(1::bigint << 62) desc`;

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  rating: byRating,
  name: sql`s.name_key collate "C", s.product_id`,
  newest: sql`s.created_at desc, s.product_id desc`,
  price_asc: sql`s.price_cents, s.product_id`,
  price_desc: sql`s.price_cents desc, s.product_id`,
};
/** What they read in addition to `worth`. */
const orderColumns: Partial<Record<ProductSort, RawBuilder<unknown>>> = {
  name: sql`s.name_key`,
  newest: sql`s.created_at`,
  price_asc: sql`s.price_cents`,
  price_desc: sql`s.price_cents`,
};

/**
 * Searches with one statement: ids in their order, their number, and the numbers next to the filters. `text` is the query as a
 * `tsquery`; without it every product matches. A page of 0 products only asks whether any matches. `matchesAny`: one of the words is enough. `names` is what names, brands and
 * categories have to match besides, as a `tsquery`: by its index, while a place in `terms` is looked up in each match.
 */
export async function findProducts(
  db: Kysely<DB>,
  request: SearchFilters,
  parsed: ParsedQuery,
  text: string | undefined,
  { matchesAny = false, names }: { matchesAny?: boolean; names?: string | undefined } = {},
): Promise<SearchFound> {
  const { page: number = 1, pageSize = 20, sortBy, counts = false, seesPrices } = request;
  const said = filterQuery(request.specs ?? []);
  const others = [
    ...(said === undefined ? [] : [sql`s.terms @@ ${tsquery(said)}`]),
    ...(names === undefined ? [] : [sql`s.name_terms @@ ${tsquery(names)}`]),
    ...(request.among ? [sql`s.product_id = any(${[...request.among]}::integer[])`] : []),
    ...(request.onOffer
      ? [sql`s.product_id in (select id from products where compare_price_cents > price_cents)`]
      : []),
    ...(request.except === undefined ? [] : [sql`s.product_id <> ${request.except}`]),
    ...(request.categoryId === undefined
      ? []
      : [sql`s.product_id in (select id from products where category_id = ${request.categoryId})`]),
  ];
  const conditions = [...(text === undefined ? [] : [sql`s.terms @@ ${tsquery(text)}`]), ...others];
  const matching = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const miss = missOf(request, parsed);
  const score = sortBy === undefined && pageSize > 0 ? scoreOf(parsed, matchesAny) : undefined;
  const orderColumn = sortBy && orderColumns[sortBy];
  const columns = [
    sql`s.product_id, s.worth`,
    ...(orderColumn ? [orderColumn] : []),
    ...(counts ? [sql`s.facets, s.brand`] : []),
    // Prices are read for those who see them only.
    ...(counts && seesPrices && !sortBy?.startsWith('price') ? [sql`s.price_cents`] : []),
    ...(miss ? [sql`${miss} as miss`] : []),
    ...(score ? [sql`${score} as score`] : []),
  ];
  const isRead =
    text !== undefined ||
    score !== undefined ||
    (counts && (miss !== undefined || others.length > 0 || sortBy !== undefined));
  // Materialized, so that its rows are found once, by the index, and grouped by hashes: the planner cannot know how many they
  // are, and would take other ways.
  const matched = sql`matched as materialized (select ${sql.join(columns)} from product_search s where ${matching})`;
  const cells = sql`cells as materialized (${cellsOf(isRead ? sql`matched s` : sql`product_search s`, {
    seesPrices,
    isFiltered: miss !== undefined,
  })})`;
  const source = isRead
    ? sql`matched s where ${miss ? sql`miss = 0` : sql`true`}`
    : sql`product_search s where ${miss ? sql`${miss} = 0` : sql`true`} and ${matching}`;
  const order = score ? sql`score desc, ${byWorth}` : sortBy === undefined ? byWorth : orders[sortBy];
  const total =
    request.total === false
      ? sql`cardinality(ids)`
      : counts
        ? sql`(select coalesce(sum(n), 0)::int from cells where brand is null and miss = 0)`
        : sql`(select count(*)::int from ${source})`;
  const parts = [...(isRead ? [matched] : []), ...(counts ? [cells] : [])];
  const { rows } = await sql<Omit<SearchFound, 'counts'> & { counts: CountedCells | null }>`
    ${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    select ids, ${total} as total,
      cardinality(ids) > 0 or exists (select from ${isRead ? sql`matched` : sql`product_search s where ${matching}`}) as matches,
      exists (select from product_search where version < ${sql.lit(searchVersion)}) as "isStale",
      ${counts ? countsOf(seesPrices) : sql`null`} as counts
    from (select array(select s.product_id from ${source} order by ${order} limit ${pageSize} offset ${(number - 1) * pageSize}) as ids
      offset 0) found`.execute(db);
  const [row] = rows;
  if (!row) return { ids: [], total: 0, counts: null, matches: false, isStale: false };
  return { ...row, counts: row.counts && readCounts(row.counts) };
}
