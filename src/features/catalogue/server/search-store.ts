import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { ProductSort } from '../contract.ts';
import { searchVersion } from '../search-document.ts';
import type { ParsedQuery } from '../search-query.ts';
import {
  cellsOf,
  countsOf,
  missOf,
  readCounts,
  type CountedCells,
  type SearchCounts,
  type SearchFilters,
} from './search-counts.ts';
import { bestNames, isInNoName, scoreOf, tsquery } from './search-score.ts';

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
  const ids = best
    ? sql`(select case when cardinality(few) = ${to} then few${page} else (
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
