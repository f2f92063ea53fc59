import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { ProductSort } from '../contract.ts';
import { searchVersion } from '../search-document.ts';
import {
  featureBits,
  featureIds,
  leastRatings,
  readCounts,
  searchGroups,
  type CountedCells,
  type SearchFilters,
  type SearchFound,
} from '../search-filters.ts';
import type { ParsedQuery } from '../search-query.ts';
import { groupText, namedOf, scoredGroups, stemsOfWays } from '../search-text.ts';
import { searchWeights } from '../search-weights.ts';
import type { Alternative, WordGroup } from '../search-words.ts';

/** A subselect: the text is read once instead of for each product, and the plan, which cannot depend on it, uses the index. */
const tsquery = (text: string) => sql`(select ${text}::tsquery)`;
const textOf = (alternatives: readonly Alternative[], place = '') =>
  tsquery(groupText({ typed: '', alternatives }, place));

const isInName = (ways: readonly Alternative[], place = '') =>
  ways.length === 0 ? sql`false` : sql`s.name_terms @@ ${textOf(ways, place)}`;

const when = (is: RawBuilder<unknown>, weight: number) =>
  sql`case when ${is} then ${sql.lit(weight)} else 0 end`;

/** How a group of words can match a product's name. */
function namePartsOf(group: WordGroup) {
  const named = namedOf(group);
  const stems = stemsOfWays(named);
  const marked = (mark: string) => isInName(stems.map((stem) => [`${mark}${stem}`]));
  return {
    named,
    stems,
    isInHead: isInName(named, 'A'),
    isInName: isInName(named),
    isOfCategory: marked('^'),
    isFirst: marked('<'),
    isWhole: marked(''),
  };
}

/** Whether any product `s` is so. They are counted, for which the planner uses the index; for `exists` it may read the table. */
const isAny = (is: RawBuilder<unknown>) => sql`(select count(*) > 0 from product_search s where ${is})`;

/** Whether a product `s` has these terms: looked up among all that do, because reading its long terms costs more. */
const isFound = (alternatives: readonly Alternative[]) =>
  sql`s.product_id in (select product_id from product_search where terms @@ ${textOf(alternatives)})`;

const hasCode = (code: string) => isAny(sql`s.terms @@ ${textOf([[`#${code}*`]])}`);

/** The score of a product `s`: for each group of words its best place (see `searchWeights`). Undefined without words. */
function scoreOf(parsed: ParsedQuery, matchesAny: boolean) {
  const weights = searchWeights;
  const parts = scoredGroups(parsed).map((group) => {
    const name = namePartsOf(group);
    const mention = matchesAny
      ? when(isFound(group.alternatives), weights.mention)
      : sql.lit(weights.mention);
    const category = when(name.isOfCategory, weights.category);
    // A name's first word stands whole in its head: most matches of frequent words are settled by two comparisons.
    return sql`case
      when ${name.isFirst} then ${sql.lit(weights.head + weights.firstWord + weights.wholeWord)} + ${category}
      when ${name.isInHead} then ${sql.lit(weights.head)} + ${category} + ${when(name.isWhole, weights.wholeWord)}
      when ${name.isInName} then ${sql.lit(weights.name)} + ${category} + ${when(name.isWhole, weights.wholeWord)}
      else ${mention} end * ${sql.lit(group.isHead ? weights.headOfQuery : 1)}`;
  });
  const { code } = parsed;
  // Whether any product has the code is asked once: most queries are words.
  const codes =
    code === ''
      ? []
      : [
          sql`case when ${hasCode(code)} then
            case when ${isFound([[`##${code}`]])} then ${sql.lit(weights.exactCode)}
              when ${isFound([[`#${code}*`]])} then ${sql.lit(weights.partOfCode)} else 0 end
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
 * The `tsquery` of the names with the highest score that a query of one word can have: the word is in the head of the name, and
 * stands in every other place where any product has it. Undefined for other queries; null if products have it as a code.
 */
function bestNames(parsed: ParsedQuery): RawBuilder<unknown> | undefined {
  const [group, ...more] = scoredGroups(parsed);
  if (!group || more.length > 0) return undefined;
  const { stems, named } = namePartsOf(group);
  if (named.length === 0 || !stems.every(isListed)) return undefined;
  const marked = (mark: string) => textOf(stems.map((stem) => [`${mark}${stem}`]));
  const head = textOf(named, 'A');
  const ifAny = (bits: number, mark: string) =>
    stems.length === 0
      ? head
      : sql`case when places & ${sql.lit(bits)} <> 0 then ${head} && ${marked(mark)} else ${head} end`;
  const noCode = parsed.code === '' ? sql`true` : sql`not ${hasCode(parsed.code)}`;
  return sql`(select ${ifAny(place.category, '^')} && ${ifAny(place.first, '<')} && ${ifAny(place.name, '')}
    from (select coalesce(bit_or(places), 0) as places from vocabulary where term = any(${stems}::text[])) known
    where ${noCode})`;
}

/**
 * Whether no product has a query of one word in its name, so that all results have the same score; asked of an index. Undefined
 * for other queries.
 */
function isInNoName(parsed: ParsedQuery): RawBuilder<unknown> | undefined {
  const [group, ...more] = scoredGroups(parsed);
  if (!group || more.length > 0) return undefined;
  const named = namedOf(group);
  const noName = named.length === 0 ? sql`true` : sql`not ${isAny(isInName(named))}`;
  return parsed.code === '' ? noName : sql`not ${hasCode(parsed.code)} and ${noName}`;
}

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
    miss(isKnown ? sql`s.features & ${sql.lit(wanted)} = ${sql.lit(wanted)}` : sql`false`, bit.features);
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

/** Where `facets` has what (migration 0039). */
const ratingOf = sql`facets >> 10 & 63`;
const isInStock = sql`facets & 65536 <> 0`;

/** The products of `matched` grouped by what is counted: by `facets`, and, in rows of their own, by brand. */
function cellsOf({ seesPrices, isFiltered }: { seesPrices: boolean; isFiltered: boolean }) {
  const counted = sql`count(*)::int as n${seesPrices ? sql`, min(price_cents) as least, max(price_cents) as most` : sql``}`;
  return isFiltered
    ? sql`select facets, brand, miss, ${counted} from matched where miss in (0, 1, 2, 4, 8, 16, 32)
        group by grouping sets ((facets, miss), (brand, miss))`
    : sql`select facets, brand, 0 as miss, ${counted} from matched group by grouping sets ((facets), (brand))`;
}

/** How many products each filter would find, with all other filters in force, counted in `cells`. */
function countsOf(seesPrices: boolean) {
  const sum = (is: RawBuilder<unknown>, which: number) =>
    sql`coalesce(sum(n) filter (where ${is} and ${except(which)}), 0)`;
  const sums = [
    ...searchGroups.map((_, index) => sum(sql`facets >> 17 = ${sql.lit(index)}`, bit.categories)),
    // A product that misses one of the wanted features is not counted for another.
    ...featureIds.map((_, index) => sum(sql`facets & ${sql.lit(1 << index)} <> 0`, 0)),
    ...leastRatings.map((least) => sum(sql`${ratingOf} >= ${sql.lit(least * 10)}`, bit.rating)),
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

/** Products that match equally well, as one number (migration 0043). It is the order of an index. */
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
/** What they read beside `worth`. */
const orderColumns: Partial<Record<ProductSort, RawBuilder<unknown>>> = {
  name: sql`s.name_key`,
  newest: sql`s.created_at`,
  price_asc: sql`s.price_cents`,
  price_desc: sql`s.price_cents`,
};

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
  const { page: number = 1, pageSize = 20, sortBy, counts = false, seesPrices } = request;
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
  const missesNone = miss ? sql`${miss} = 0` : sql`true`;
  const from = (number - 1) * pageSize;
  const to = from + pageSize;
  const score = sortBy === undefined ? scoreOf(parsed, matchesAny) : undefined;
  const best = score && !matchesAny && to <= bestLooked ? bestNames(parsed) : undefined;
  const noName = score && !matchesAny ? isInNoName(parsed) : undefined;
  // A frequent word's matches are scored only where nothing else settles their order.
  const scoresAll = score !== undefined && noName === undefined;
  const orderColumn = sortBy && orderColumns[sortBy];
  const columns = [
    sql`s.product_id, s.worth`,
    ...(orderColumn ? [orderColumn] : []),
    ...(counts ? [sql`s.facets, s.brand`] : []),
    // Prices are read for those who see them only.
    ...(counts && seesPrices && !sortBy?.startsWith('price') ? [sql`s.price_cents`] : []),
    ...(miss ? [sql`${miss} as miss`] : []),
    ...(scoresAll ? [sql`${score} as score`] : []),
  ];
  // Materialized, so that its rows are found once, by the index, and grouped by hashes: the planner cannot know how many they
  // are, and would take other ways.
  const matched = sql`matched as materialized (select ${sql.join(columns)} from product_search s where ${matching})`;
  const cells = sql`, cells as materialized (${cellsOf({ seesPrices, isFiltered: miss !== undefined })})`;
  const isRead = counts || text !== undefined || score !== undefined;
  const source = isRead
    ? sql`matched s where ${miss ? sql`miss = 0` : sql`true`}`
    : sql`product_search s where ${missesNone}${conditions.length > 0 ? sql` and ${matching}` : sql``}`;
  const idsBy = (by: RawBuilder<unknown>, of = source) =>
    sql`array(select s.product_id from ${of} order by ${by} limit ${pageSize} offset ${from})`;
  const scored = sql`product_search s where ${matching} and ${missesNone}`;
  const ordered = scoresAll
    ? idsBy(sql`score desc, ${byWorth}`)
    : noName
      ? sql`case when ${noName} then ${idsBy(byWorth)} else ${idsBy(sql`${score} desc, ${byWorth}`, scored)} end`
      : idsBy(sortBy === undefined ? byWorth : orders[sortBy]);
  // Products with the highest score are the first of the whole result if they fill the page: they are looked for among the best
  // products, then among all, by the index of names.
  const isBest = sql`s.name_terms @@ best and ${matching} and ${missesNone} order by ${byWorth} limit ${to}`;
  const looked = sql`select * from product_search s order by ${byWorth} limit ${sql.lit(bestLooked)}`;
  const page = sql`[${sql.lit(from + 1)}:${sql.lit(to)}]`;
  // Where nothing matches nothing more is looked at: a correction follows.
  const anyMatch = sql`exists (select from matched)`;
  const ids = best
    ? sql`(select case when not ${anyMatch} then '{}' when cardinality(few) = ${to} then few${page} else (
          select case when cardinality(all_) = ${to} then all_${page} else ${ordered} end
          from (select array(select s.product_id from (select * from product_search s where s.name_terms @@ best offset 0) s
            where ${isBest}) as all_ offset 0) more) end
        from (select best, array(select s.product_id from (${looked}) s where ${isBest}) as few
          from (select ${best} as best offset 0) one offset 0) two)`
    : ordered;
  const total =
    request.total === false
      ? sql`cardinality(ids)`
      : counts
        ? sql`(select coalesce(sum(n), 0)::int from cells where brand is null and miss = 0)`
        : sql`(select count(*)::int from ${source})`;
  const { rows } = await sql<Omit<SearchFound, 'counts'> & { counts: CountedCells | null }>`
    ${isRead ? sql`with ${matched}${counts ? cells : sql``}` : sql``}
    select ids, ${total} as total,
      cardinality(ids) > 0 or exists (select from ${isRead ? sql`matched` : sql`product_search s where ${matching}`}) as matches,
      exists (select from product_search where version < ${sql.lit(searchVersion)}) as "isStale",
      ${counts ? countsOf(seesPrices) : sql`null`} as counts
    from (select ${ids} as ids offset 0) found`.execute(db);
  const [row] = rows;
  if (!row) return { ids: [], total: 0, counts: null, matches: false, isStale: false };
  return { ...row, counts: row.counts && readCounts(row.counts) };
}
