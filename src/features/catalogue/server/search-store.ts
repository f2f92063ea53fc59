import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { Cents } from '../../../shared/money.ts';
import type { ProductSort } from '../contract.ts';
import { featureNames } from '../feature-names.ts';
import type { KnownWord } from '../nearest-words.ts';
import { searchVersion } from '../search-document.ts';
import type { ParsedQuery } from '../search-query.ts';
import { groupText } from '../search-text.ts';
import { searchWeights } from '../search-weights.ts';

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

const tsquery = (text: string) => sql`${text}::tsquery`;

/** The score of a product: for each group of words its best place (see `searchWeights`). */
function scoreOf({ groups, joined, raising, code }: ParsedQuery) {
  const weights = searchWeights;
  const parts = [...groups, ...joined.map(({ group }) => group), ...raising].map((group) => {
    const stems = group.alternatives.flatMap((terms) => (terms.length === 1 ? terms : []));
    const marked = (mark: string, where: 'name_terms' | 'terms' = 'name_terms') => {
      const terms = stems
        .filter((term) => !/^[#@]/.test(term))
        .map((term) => [`${mark}${term.replace('*', '')}`]);
      return terms.length === 0
        ? sql`false`
        : sql`${sql.ref(`s.${where}`)} @@ ${tsquery(groupText({ typed: '', alternatives: terms }))}`;
    };
    // A category's words stand in B or better, a name's first word in A: elsewhere they need not be looked for.
    const category = sql`case when ${marked('^')} then ${sql.lit(weights.category)} else 0 end`;
    const first = sql`case when ${marked('<')} then ${sql.lit(weights.firstWord)} else 0 end`;
    return sql`(case when s.name_terms @@ ${tsquery(groupText(group, 'A'))} then ${sql.lit(weights.head)} + ${category} + ${first}
      when s.name_terms @@ ${tsquery(groupText(group, 'B'))} then ${sql.lit(weights.name)} + ${category}
      when s.terms @@ ${tsquery(groupText(group, 'C'))} then ${sql.lit(weights.mention)}
      when s.terms @@ ${tsquery(groupText(group))} then ${sql.lit(weights.description)} else 0 end
      + case when ${marked('')} or ${marked('', 'terms')} then ${sql.lit(weights.wholeWord)} else 0 end)
      * ${sql.lit(group.isHead ? weights.headOfQuery : 1)}`;
  });
  const whole = { typed: code, alternatives: [[`##${code}`]] };
  const part = { typed: code, alternatives: [[`#${code}*`]] };
  const codes =
    code === ''
      ? []
      : [
          sql`case when s.code_terms @@ ${tsquery(groupText(whole))} then ${sql.lit(weights.exactCode)}
            when s.code_terms @@ ${tsquery(groupText(part))} then ${sql.lit(weights.partOfCode)} else 0 end`,
        ];
  const all = [...codes, ...parts];
  return all.length === 0 ? sql`0` : sql.join(all, sql` + `);
}

const orders: Record<ProductSort | 'match', RawBuilder<unknown>> = {
  match: sql`score desc, in_stock desc, rating desc nulls last, review_count desc, product_id`,
  rating: sql`rating desc nulls last, review_count desc, product_id`,
  name: sql`name_key collate "C", product_id`,
  newest: sql`created_at desc, product_id desc`,
  price_asc: sql`price_cents, product_id`,
  price_desc: sql`price_cents desc, product_id`,
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

/** The numbers beside the filters, each counted with all other filters in force. */
function countsOf(seesPrices: boolean) {
  const featureCounts = featureIds.map(
    (id, index) =>
      sql`${sql.lit(id)}::text, coalesce(sum(n) filter (where features & ${sql.lit(1 << index)} <> 0), 0)`,
  );
  const least = [1, 2, 3, 4, 5].map(
    (stars) => sql`coalesce(sum(n) filter (where rating >= ${sql.lit(stars * 10)}), 0)`,
  );
  const price = sql`, 'price', (
    select jsonb_build_object('least', min(price_cents), 'most', max(price_cents)) from matched
    where ${except(bit.price)} having count(*) > 0)`;
  return sql`jsonb_build_object(
    'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'count', n) order by id collate "C"), '[]') from (
      select search_category as id, sum(n)::int as n from cells where ${except(bit.categories)} group by 1) one),
    'brands', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', n) order by n desc, name collate "C"), '[]') from (
      select brand as name, sum(n)::int as n from cells where brand <> '' and ${except(bit.brands)} group by 1) one),
    'features', (select jsonb_build_object(${sql.join(featureCounts)}) from cells where miss = 0),
    'ratings', (select jsonb_build_array(${sql.join(least)}) from cells where ${except(bit.rating)}),
    'inStock', (select coalesce(sum(n) filter (where in_stock), 0) from cells where ${except(bit.inStock)})
    ${seesPrices ? price : sql``})`;
}

/**
 * Searches with one statement: ids in their order, their number, and the numbers beside the filters. `text` is the query as a
 * `tsquery`; without it every product matches.
 */
export async function findProducts(
  db: Kysely<DB>,
  request: SearchFilters,
  parsed: ParsedQuery,
  text: string | undefined,
): Promise<SearchFound> {
  const { page = 1, pageSize = 20, sortBy, counts = false } = request;
  // Prices are read for those who see them only.
  const readsPrice = request.seesPrices;
  const conditions = [
    ...(text === undefined ? [] : [sql`s.terms @@ ${tsquery(text)}`]),
    ...(request.among ? [sql`s.product_id = any(${[...request.among]}::integer[])`] : []),
    ...(request.except === undefined ? [] : [sql`s.product_id <> ${request.except}`]),
    ...(request.categoryId === undefined
      ? []
      : [sql`s.product_id in (select id from products where category_id = ${request.categoryId})`]),
  ];
  const matching = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const order = orders[sortBy ?? 'match'];
  const cells = sql`, cells as materialized (
    select search_category, brand, features, rating, in_stock, miss, count(*) as n from matched
    where miss in (0, 1, 2, 4, 8, 16, 32) group by 1, 2, 3, 4, 5, 6)`;
  const { rows } = await sql<SearchFound>`
    with matched as materialized (
      select s.product_id, s.search_category, s.brand, s.features, s.rating, s.review_count, s.in_stock, s.created_at,
        s.name_key${readsPrice ? sql`, s.price_cents` : sql``},
        ${missOf(request, parsed)} as miss, ${sortBy === undefined ? scoreOf(parsed) : sql`0`} as score
      from product_search s where ${matching})
    ${counts ? cells : sql``}
    select
      array(select product_id from matched where miss = 0 order by ${order}
        limit ${pageSize} offset ${(page - 1) * pageSize}) as ids,
      (select count(*)::int from matched where miss = 0) as total,
      exists (select from matched) as matches,
      exists (select from product_search where version < ${sql.lit(searchVersion)}) as "isStale",
      ${counts ? countsOf(readsPrice) : sql`null`} as counts`.execute(db);
  const [row] = rows;
  return row ?? { ids: [], total: 0, counts: null, matches: false, isStale: false };
}

/** Every synonym. */
export async function listSynonyms(db: Kysely<DB>) {
  return db.selectFrom('synonyms').select(['id', 'word', 'meaning']).orderBy('wordKey').execute();
}

/** Most words of the shop that a correction looks through. */
const maxVocabulary = 20_000;

/** The words of the shop, those in names first. */
export function listVocabulary(db: Kysely<DB>): Promise<KnownWord[]> {
  return db
    .selectFrom('vocabulary')
    .select(['term', 'skeleton', 'word', 'rank'])
    .orderBy('rank')
    .orderBy('term')
    .limit(maxVocabulary)
    .execute();
}

/** Words of the shop that begin like what was typed, the most telling first. */
export function listCompletions(db: Kysely<DB>, beginning: string, limit: number) {
  return db
    .selectFrom('vocabulary')
    .select(['term', 'word'])
    .where(sql<boolean>`starts_with(term, ${beginning})`)
    .orderBy('rank')
    .orderBy(sql`length(word)`)
    .orderBy('term')
    .limit(limit)
    .execute();
}
