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
import type { ParsedQuery } from '../parsed-query.ts';
import { codesText, namedOf, scoredGroups } from '../search-text.ts';
import { firstOfSeveral, knownOf } from './search-leaders-store.ts';
import { bestNames, mentionsOf, scoreOf, textOf, tsquery } from './search-score-store.ts';

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

/** Where `facets` has what (migration 0077). */
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
 * `tsquery`; without it every product matches. `matchesAny`: one of the words is enough. `names` is what names, brands and
 * categories have to match besides, as a `tsquery`: by its index, while a place in `terms` is looked up in each match.
 */
export async function findProducts(
  db: Kysely<DB>,
  request: SearchFilters,
  parsed: ParsedQuery,
  text: string | undefined,
  {
    matchesAny = false,
    scoresAll = false,
    names,
  }: { matchesAny?: boolean; scoresAll?: boolean; names?: string | undefined } = {},
): Promise<SearchFound> {
  const { page: number = 1, pageSize = 20, sortBy, counts = false, seesPrices } = request;
  const others = [
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
  const matchingOf = (query: RawBuilder<unknown> | undefined) => {
    const conditions = [...(query ? [sql`s.terms @@ ${query}`] : []), ...others];
    return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  };
  const matching = matchingOf(text === undefined ? undefined : tsquery(text));
  const miss = missOf(request, parsed);
  const missesNone = miss ? sql`${miss} = 0` : sql`true`;
  const from = (number - 1) * pageSize;
  const to = from + pageSize;
  const groups = scoredGroups(parsed);
  const isShort = sortBy === undefined && to <= bestLooked;
  // Whatever has the only word in its name matches.
  const isOneWord =
    isShort &&
    !matchesAny &&
    groups.length === 1 &&
    groups.every((group) => namedOf(group).length > 0) &&
    parsed.required.length === 0 &&
    parsed.excluded.length === 0;
  const leads = isShort && !scoresAll && !isOneWord && groups.length > (matchesAny ? 1 : 0);
  const score = sortBy === undefined ? scoreOf(parsed, { matchesAny, asksKnown: leads }) : undefined;
  const best = isOneWord ? bestNames(parsed) : undefined;
  const isLed = matchesAny
    ? sql`s.product_id in (select product_id from leader_ids)`
    : sql`s.name_terms @@ (select leaders from known)`;
  const isScored = sql`(select scores_all from known)`;
  const scored = matchesAny
    ? sql`when ${isScored} then ${score} when ${isLed} then ${scoreOf(parsed, { matchesAny, asksKnown: leads, isLeader: true })}`
    : sql`when ${isScored} or ${isLed} then ${score}`;
  const led = sql`case ${scored} else ${sql.lit(matchesAny ? 0 : mentionsOf(parsed))} end`;
  const orderColumn = sortBy && orderColumns[sortBy];
  const countColumns = [
    ...(counts ? [sql`s.facets, s.brand`] : []),
    // Prices are read for those who see them only.
    ...(counts && seesPrices && !sortBy?.startsWith('price') ? [sql`s.price_cents`] : []),
  ];
  const columns = [
    sql`s.product_id, s.worth`,
    ...(orderColumn ? [orderColumn] : []),
    ...countColumns,
    ...(miss ? [sql`${miss} as miss`] : []),
    ...(score && !isOneWord ? [sql`${leads ? led : score} as score`] : []),
  ];
  const isRead =
    text !== undefined ||
    score !== undefined ||
    (counts && (miss !== undefined || others.length > 0 || sortBy !== undefined));
  // If those that lead fill the page, all others are counted as they are read, or not read at all: no product matches null.
  const skips =
    text !== undefined && (isOneWord || (leads && !matchesAny)) && (counts ? !miss : request.total === false);
  const isFull = sql`cardinality(first) = ${to}`;
  const matchingIf = (fills: RawBuilder<unknown>) =>
    matchingOf(sql`(select case when ${fills} then ${text}::tsquery end from named)`);
  // Materialized, so that its rows are found once, by the index, and grouped by hashes: the planner cannot know how many they
  // are, and would take other ways.
  const matched = sql`matched as materialized (select ${sql.join(columns)} from product_search s
    where ${skips ? matchingIf(sql`not (${isFull} or has_more)`) : matching})`;
  const toCount = skips
    ? sql`(select ${sql.join(countColumns)} from product_search s where ${matchingIf(isFull)}
        union all select ${sql.join(countColumns)} from matched s) s`
    : sql`${isRead ? sql`matched` : sql`product_search`} s`;
  const cells = sql`cells as materialized (${cellsOf(toCount, { seesPrices, isFiltered: miss !== undefined })})`;
  const source = isRead
    ? sql`matched s where ${miss ? sql`miss = 0` : sql`true`}`
    : sql`product_search s where ${missesNone} and ${matching}`;
  const idsBy = (by: RawBuilder<unknown>) =>
    sql`array(select s.product_id from ${source} order by ${by} limit ${pageSize} offset ${from})`;
  const byScore = sql`score desc, ${byWorth}`;
  const page = sql`[${sql.lit(from + 1)}:${sql.lit(to)}]`;
  const scoredOf = (of: RawBuilder<unknown>) =>
    sql`(select s.product_id, s.worth, ${score ?? sql`0`} as score from product_search s where ${of} offset 0) s order by ${byScore}`;
  const further = sql.join([missesNone, ...others], sql` and `);
  const codes =
    parsed.code === '' || text === undefined
      ? sql``
      : sql` or s.terms @@ ${tsquery(codesText(parsed, text))}`;
  const hasWord = sql`(s.name_terms @@ ${textOf(groups.flatMap(namedOf))}${codes})`;
  const named = sql`array(select s.product_id from ${scoredOf(sql`${hasWord} and ${further}`)} limit ${to})`;
  // Products with the highest score are the first of the result if they fill the page: they are looked for among the best ones.
  const isBest = sql`s.name_terms @@ best and ${further} order by ${byWorth} limit ${to}`;
  const looked = sql`select * from product_search s order by ${byWorth} limit ${sql.lit(bestLooked)}`;
  const first = best
    ? sql`select case when cardinality(few) = ${to} then few else ${named} end as first, false as has_more
        from (select array(select s.product_id from (${looked}) s where ${isBest}) as few from (select ${best} as best offset 0) one offset 0) two`
    : sql`select ${named} as first, false as has_more`;
  // Of one word: those with the word in their names, then all others, which score the same.
  const oneWord = sql`(select (case when cardinality(first) = ${to} then first else first || array(
        select s.product_id from ${source} and s.product_id <> all(first) order by ${byWorth} limit ${to} - cardinality(first)) end)${page}
      from named)`;
  // Of several words: those that lead, unless another one could be among them.
  const leading = sql`(select led${page} as ids,
      case when cardinality(led) = 0 then true else (select is_settled from known)
        or cardinality(led) = ${to} and least > (select highest from known) end as "isSettled"
    from (select coalesce(array_agg(s.product_id order by ${byScore}), '{}') as led, min(score) as least
      from (select s.product_id, s.worth, s.score from ${source} order by ${byScore} limit ${to}) s offset 0) one offset 0)`;
  const severalWords =
    skips && !isOneWord
      ? sql`(select case when ${isFull} then first${page} else ids end as ids, not has_more and (${isFull} or "isSettled") as "isSettled"
          from named, ${leading} found)`
      : leading;
  const ids = isOneWord ? oneWord : idsBy(score ? byScore : sortBy === undefined ? byWorth : orders[sortBy]);
  const total =
    request.total === false
      ? sql`cardinality(ids)`
      : counts
        ? sql`(select coalesce(sum(n), 0)::int from cells where brand is null and miss = 0)`
        : sql`(select count(*)::int from ${source})`;
  const parts = [
    ...(leads ? [knownOf(parsed, matchesAny, to)] : []),
    ...(isOneWord ? [sql`named as materialized (${first})`] : []),
    ...(skips && !isOneWord && text !== undefined
      ? [firstOfSeveral(parsed, text, to, { best: looked, further, byScore })]
      : []),
    ...(isRead ? [matched] : []),
    ...(counts ? [cells] : []),
  ];
  const { rows } = await sql<
    Omit<SearchFound, 'counts'> & { counts: CountedCells | null; isSettled: boolean }
  >`
    ${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    select ids, "isSettled", ${total} as total,
      cardinality(ids) > 0 or exists (select from ${isRead ? sql`matched` : sql`product_search s where ${matching}`}) as matches,
      exists (select from product_search where version < ${sql.lit(searchVersion)}) as "isStale",
      ${counts ? countsOf(seesPrices) : sql`null`} as counts
    from ${leads ? severalWords : sql`(select ${ids} as ids, true as "isSettled" offset 0)`} found`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return { ids: [], total: 0, counts: null, matches: false, isStale: false };
  const { isSettled, counts: counted, ...found } = row;
  if (!isSettled) return findProducts(db, request, parsed, text, { matchesAny, names, scoresAll: true });
  return { ...found, counts: counted && readCounts(counted) };
}
