import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { Cents } from '../../../shared/money.ts';
import type { ProductSort } from '../contract.ts';
import { featureNames } from '../feature-names.ts';
import { searchVersion } from '../search-document.ts';
import type { ParsedQuery } from '../search-query.ts';
import { stemOf } from '../fold.ts';
import { groupText } from '../search-text.ts';
import { searchWeights } from '../search-weights.ts';
import type { Alternative, WordGroup } from '../search-words.ts';

/** The filters, order and page of a search. */
export type SearchFilters = {
  /** Whether prices may be counted. */
  seesPrices: boolean;
  /** Ids of the four groups. */
  categories?: readonly string[] | undefined;
  /** Only products of this category of the shop. */
  categoryId?: string | undefined;
  /** Only these products. */
  among?: readonly number[] | undefined;
  /** Without this product. */
  except?: number | undefined;
  brands?: readonly string[] | undefined;
  /** Ids of features, all of which a product has. */
  features?: readonly string[] | undefined;
  /** In cents without VAT. */
  priceRange?: { least: Cents; most: Cents } | undefined;
  /** The least rating, 1 to 5. */
  rating?: number | undefined;
  inStock?: boolean | undefined;
  sortBy?: ProductSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  /** False: the total is not needed, and is that of the page. */
  total?: boolean | undefined;
  /** Counts products for each filter. */
  counts?: boolean | undefined;
};

/** The numbers beside the filters. */
export type SearchCounts = {
  categories: { id: string; count: number }[];
  brands: { name: string; count: number }[];
  features: Record<string, number>;
  ratings: number[];
  inStock: number;
  price?: { least: Cents; most: Cents } | null;
};

/** What the one statement answers. */
export type SearchFound = {
  /** The products of the page in their order. */
  ids: number[];
  total: number;
  counts: SearchCounts | null;
  /** Whether any product matches the words, before the filters. */
  matches: boolean;
  /** Whether a product has changed since it was folded. */
  isStale: boolean;
};

const featureIds = Object.keys(featureNames);
/** The bit of each filter in `miss`: a product that misses one filter alone is still counted for that filter. */
const bit = { categories: 1, brands: 2, features: 4, rating: 8, inStock: 16, price: 32 } as const;

/** A subselect: the text is read once instead of for each product, and the plan, which cannot depend on it, uses the index. */
const tsquery = (text: string) => sql`(select ${text}::tsquery)`;
const textOf = (alternatives: readonly Alternative[], place = '') =>
  tsquery(groupText({ typed: '', alternatives }, place));

const isInName = (ways: readonly Alternative[], place = '') =>
  ways.length === 0 ? sql`false` : sql`s.name_terms @@ ${textOf(ways, place)}`;

const when = (is: RawBuilder<unknown>, weight: number) =>
  sql`case when ${is} then ${sql.lit(weight)} else 0 end`;

/** How a group of words can match a product's name. */
function namePartsOf({ alternatives }: WordGroup) {
  // Names have no codes.
  const named = alternatives.filter((terms) => terms.every((term) => !term.startsWith('#')));
  const stems = new Set(
    named.flatMap(([term, ...more]) =>
      term === undefined || more.length > 0 || term.startsWith('@') ? [] : [stemOf(term.replace('*', ''))],
    ),
  );
  const marked = (mark: string) => isInName([...stems].map((stem) => [`${mark}${stem}`]));
  return {
    stems: [...stems],
    isInHead: isInName(named, 'A'),
    isInName: isInName(named),
    isOfCategory: marked('^'),
    isFirst: marked('<'),
    isWhole: marked(''),
  };
}

/** Every group of words that a product is scored by. */
const scoredGroups = ({ groups, joined, raising }: ParsedQuery) => [
  ...groups,
  ...joined.map(({ group }) => group),
  ...raising,
];

const hasCode = (code: string) =>
  sql`exists (select from product_search where terms @@ ${textOf([[`#${code}*`]])})`;

/** The score of a product `s`: for each group of words its best place (see `searchWeights`). Undefined without words. */
function scoreOf(parsed: ParsedQuery, matchesAny: boolean) {
  const weights = searchWeights;
  const parts = scoredGroups(parsed).map((group) => {
    const name = namePartsOf(group);
    const mention = matchesAny
      ? when(sql`s.terms @@ ${tsquery(groupText(group))}`, weights.mention)
      : sql.lit(weights.mention);
    const placed = sql`case when ${name.isInHead} then ${sql.lit(weights.head)} + ${when(name.isFirst, weights.firstWord)}
      else ${sql.lit(weights.name)} end`;
    return sql`case when ${name.isInName}
      then ${placed} + ${when(name.isOfCategory, weights.category)} + ${when(name.isWhole, weights.wholeWord)}
      else ${mention} end * ${sql.lit(group.isHead ? weights.headOfQuery : 1)}`;
  });
  const { code } = parsed;
  // Whether any product has the code is asked once: most queries are words.
  const codes =
    code === ''
      ? []
      : [
          sql`case when ${hasCode(code)} then
            case when s.code_terms @@ ${textOf([[`##${code}`]])} then ${sql.lit(weights.exactCode)}
              when s.code_terms @@ ${textOf([[`#${code}*`]])} then ${sql.lit(weights.partOfCode)} else 0 end
            else 0 end`,
        ];
  const all = [...codes, ...parts];
  return all.length === 0 ? undefined : sql.join(all, sql` + `);
}

/** The bits of `vocabulary.places`. */
const place = { name: 1, category: 2, first: 4 } as const;
/** Words that the vocabulary has, if any product has them. */
const isListed = (stem: string) => /^[a-z]{3,}$/.test(stem);

/**
 * Whether a product `s` has the highest score that a query of one word can have: the word is in the head of its name, and stands in
 * every other place where any product has it. Undefined for other queries.
 */
function isBest(parsed: ParsedQuery): RawBuilder<unknown> | undefined {
  const [group, ...more] = scoredGroups(parsed);
  if (!group || more.length > 0) return undefined;
  const name = namePartsOf(group);
  if (!name.stems.every(isListed)) return undefined;
  const places = sql`(select coalesce(bit_or(places), 0) from vocabulary where term = any(${name.stems}::text[]))`;
  const ifAny = (bits: number, is: RawBuilder<unknown>) => sql`(${places} & ${sql.lit(bits)} = 0 or ${is})`;
  const noCode = parsed.code === '' ? sql`true` : sql`not ${hasCode(parsed.code)}`;
  const all = [
    noCode,
    name.isInHead,
    ifAny(place.category, name.isOfCategory),
    ifAny(place.first, name.isFirst),
    ifAny(place.name, name.isWhole),
  ];
  return sql.join(all, sql` and `);
}

const byRating = sql`s.rating desc nulls last, s.review_count desc, s.product_id`;
/** Products that match equally well. It is the order of an index. */
const byWorth = sql`s.in_stock desc, ${byRating}`;

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  rating: byRating,
  name: sql`s.name_key collate "C", s.product_id`,
  newest: sql`s.created_at desc, s.product_id desc`,
  price_asc: sql`s.price_cents, s.product_id`,
  price_desc: sql`s.price_cents desc, s.product_id`,
};

const bits = (ids: readonly string[]) =>
  ids.reduce((sum, id) => sum | (featureIds.includes(id) ? 1 << featureIds.indexOf(id) : 0), 0);

/** For each filter in force, the bit if a product misses it. */
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
    const wanted = bits(features);
    miss(isKnown ? sql`s.features & ${sql.lit(wanted)} = ${sql.lit(wanted)}` : sql`false`, bit.features);
  }
  if (rating !== undefined) miss(sql`s.rating >= ${sql.lit(rating * 10)}`, bit.rating);
  if (request.inStock || inStock) miss(sql`s.in_stock`, bit.inStock);
  for (const range of [request.priceRange, priceRange]) {
    if (!range) continue;
    miss(sql`s.price_cents between ${range.least}::integer and ${range.most}::integer`, bit.price);
  }
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` | `);
}

const except = (which: number) => sql`miss & ${sql.lit(63 - which)} = 0`;

/** Where `facets` has what (migration 0039). */
const ratingOf = sql`(facets >> 10 & 63)`;
const isInStock = sql`facets & 65536 <> 0`;
const groupOf = sql`(array['cameras', 'alarms', 'access', 'sensors'])[(facets >> 17) + 1]`;

/** The numbers beside the filters, each counted with all other filters in force. */
function countsOf(seesPrices: boolean) {
  const featureCounts = featureIds.map(
    (id, index) =>
      sql`${sql.lit(id)}::text, coalesce(sum(n) filter (where facets & ${sql.lit(1 << index)} <> 0), 0)`,
  );
  const least = [1, 2, 3, 4, 5].map(
    (stars) => sql`coalesce(sum(n) filter (where ${ratingOf} >= ${sql.lit(stars * 10)}), 0)`,
  );
  const price = sql`, 'price', (
    select jsonb_build_object('least', min(least), 'most', max(most)) from cells
    where ${except(bit.price)} having count(*) > 0)`;
  return sql`jsonb_build_object(
    'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'count', n) order by id collate "C"), '[]') from (
      select ${groupOf} as id, sum(n)::int as n from cells where ${except(bit.categories)} group by 1) one),
    'brands', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', n) order by n desc, name collate "C"), '[]') from (
      select brand as name, sum(n)::int as n from cells where brand <> '' and ${except(bit.brands)} group by 1) one),
    'features', (select jsonb_build_object(${sql.join(featureCounts)}) from cells where miss = 0),
    'ratings', (select jsonb_build_array(${sql.join(least)}) from cells where ${except(bit.rating)}),
    'inStock', (select coalesce(sum(n) filter (where ${isInStock}), 0) from cells where ${except(bit.inStock)})
    ${seesPrices ? price : sql``})`;
}

/** Of so many of the best products those that match best are looked for before all products are scored. */
const bestLooked = 500;

/**
 * Searches with one statement: ids in their order, their number, and the numbers beside the filters. `text` is the query as a
 * `tsquery`; without it every product matches. `matchesAny`: one of the words is enough.
 */
export async function findProducts(
  db: Kysely<DB>,
  request: SearchFilters,
  parsed: ParsedQuery,
  text: string | undefined,
  { matchesAny = false } = {},
): Promise<SearchFound> {
  const { page = 1, pageSize = 20, sortBy, counts = false } = request;
  const conditions = [
    ...(text === undefined ? [] : [sql`s.terms @@ ${tsquery(text)}`]),
    ...(request.among ? [sql`s.product_id = any(${[...request.among]}::integer[])`] : []),
    ...(request.except === undefined ? [] : [sql`s.product_id <> ${request.except}`]),
    ...(request.categoryId === undefined
      ? []
      : [sql`s.product_id in (select id from products where category_id = ${request.categoryId})`]),
  ];
  const matching = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const miss = missOf(request, parsed);
  const from = (page - 1) * pageSize;
  const to = from + pageSize;
  const score = sortBy === undefined ? scoreOf(parsed, matchesAny) : undefined;
  const order = score ? sql`${score} desc, ${byWorth}` : sortBy === undefined ? byWorth : orders[sortBy];
  const ordered = sql`array(select s.product_id from product_search s where ${matching} and ${miss} = 0
    order by ${order} limit ${pageSize} offset ${from})`;
  const best = sortBy === undefined && !matchesAny && to <= bestLooked ? isBest(parsed) : undefined;
  // They all have the highest score, so the best of them are the first of the whole result.
  const ids = best
    ? sql`(select case when cardinality(best) = ${to} then best[${from + 1}:${to}] else ${ordered} end from (
        select array(select s.product_id from (select * from product_search s order by ${byWorth} limit ${sql.lit(bestLooked)}) s
          where ${best} and ${matching} and ${miss} = 0 order by ${byWorth} limit ${to}) as best offset 0) one)`
    : ordered;
  // Prices are read for those who see them only.
  const price = request.seesPrices ? sql`, s.price_cents` : sql``;
  const prices = request.seesPrices ? sql`, min(price_cents) as least, max(price_cents) as most` : sql``;
  const cells = sql`with cells as materialized (
    select facets, brand, miss, count(*)::int as n${prices} from (
      select s.facets, s.brand, ${miss} as miss${price} from product_search s where ${matching}) one
    where miss in (0, 1, 2, 4, 8, 16, 32) group by 1, 2, 3)`;
  const total = counts
    ? sql`(select coalesce(sum(n), 0)::int from cells where miss = 0)`
    : sql`(select count(*)::int from product_search s where ${matching} and ${miss} = 0)`;
  const { rows } = await sql<SearchFound>`
    ${counts ? cells : sql``}
    select ids, ${request.total === false ? sql`cardinality(ids)` : total} as total,
      cardinality(ids) > 0 or exists (select from product_search s where ${matching}) as matches,
      exists (select from product_search where version < ${sql.lit(searchVersion)}) as "isStale",
      ${counts ? countsOf(request.seesPrices) : sql`null`} as counts
    from (select ${ids} as ids offset 0) found`.execute(db);
  const [row] = rows;
  return row ?? { ids: [], total: 0, counts: null, matches: false, isStale: false };
}
