import type { ApiContext } from '../../../server/serve.ts';
import type { SearchFilters, SearchFound } from '../search-filters.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { groupText, namedOf, queryText, stemsOfWays } from '../search-text.ts';
import { findProducts } from './search-store.ts';

type Db = ApiContext['services']['database']['db'];

/** So many products of each proposal. */
const mostOfEach = 12;
/** So many products that have all the words in their names are an answer without proposals. */
const enough = 4;

type Spoken = NonNullable<ParsedQuery['need']>;

/** What a proposal and the rest of the query ask together. */
function together(one: ParsedQuery, rest: ParsedQuery): ParsedQuery {
  const groups = [...one.groups, ...rest.groups];
  return {
    ...rest,
    groups,
    joined: [...one.joined, ...rest.joined.map((join) => ({ ...join, at: join.at + one.groups.length }))],
    required: [...one.required, ...rest.required],
    raising: [...one.raising, ...rest.raising],
    code: '',
    isEmpty: false,
  };
}

/** The first of each list, then the second of each, and so on; each once. */
function interleaved(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const ids = new Set<number>();
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const id = list[at];
      if (id !== undefined) ids.add(id);
    }
  }
  return [...ids];
}

/** The texts of a query for what is called so, not what mentions it: a thing of a category so called, another thing, any name. */
function calledSo(parsed: ParsedQuery): string[] {
  const filters = queryText({ ...parsed, groups: [], joined: [], code: '' });
  const all = (parts: readonly string[]) =>
    [...parts, ...(filters === undefined ? [] : [filters])].join(' & ');
  const { groups } = parsed;
  const ofCategory = groups.map((group) =>
    groupText({ ...group, alternatives: stemsOfWays(namedOf(group)).map((stem) => [`^${stem}`]) }),
  );
  const heads = groups.map((group) => groupText(group, 'A'));
  return [all([...heads, ...ofCategory]), all(heads), all(groups.map((group) => groupText(group, 'AB')))];
}

type Found = Omit<SearchFound, 'matches' | 'isStale'> & { parsed: ParsedQuery };

/** One page of these products in this order, or in the one that is asked for, with their total and counts. */
async function pageOf(
  db: Db,
  request: SearchFilters,
  ids: readonly number[],
  parsed: ParsedQuery,
): Promise<Found> {
  const { page = 1, pageSize = 20 } = request;
  const plain = { ...parsed, groups: [], joined: [], raising: [], required: [], excluded: [], code: '' };
  const found = await findProducts(db, { ...request, among: ids }, plain, undefined);
  const inOrder =
    request.sortBy === undefined ? ids.slice((page - 1) * pageSize, page * pageSize) : found.ids;
  const { total, counts } = found;
  return { ids: [...inOrder], total: request.total === false ? inOrder.length : total, counts, parsed };
}

/**
 * The products for a need: those that have all the words of the query, then by turns those of its proposals that also have the
 * other words; if there are none, what has the other words, or the proposals alone. Undefined if the words alone are enough.
 */
export async function findForNeed(
  db: Db,
  request: SearchFilters,
  { need, rest, isMissing }: Spoken,
  whole: ParsedQuery,
  literal: SearchFound,
  readMore: (query: string) => ParsedQuery,
): Promise<Found | undefined> {
  const understood = isMissing
    ? rest.understood
    : [...rest.understood, { id: need.id, label: need.label, kind: 'need' as const }];
  const said = { ...rest, understood, need: { need, rest, isMissing } };
  const search = (parsed: ParsedQuery, text = queryText(parsed), more: Partial<SearchFilters> = {}) =>
    findProducts(
      db,
      { ...request, page: 1, pageSize: mostOfEach, counts: false, total: false, ...more },
      parsed,
      text,
    );
  const full = (parsed: ParsedQuery, text = queryText(parsed), more: Partial<SearchFilters> = {}) =>
    findProducts(db, { ...request, ...more }, parsed, text);
  if (need.id === 'offer') return { ...(await full(rest, queryText(rest), { onOffer: true })), parsed: said };
  if (need.id === 'cheap' && request.seesPrices && rest.groups.length > 0 && request.sortBy === undefined) {
    for (const text of calledSo(rest)) {
      const found = await full(rest, text, { sortBy: 'price_asc' });
      if (found.matches) return { ...found, parsed: said };
    }
  }
  if (need.isVague && (rest.groups.length > 0 || rest.required.length > 0)) {
    const found = await full(rest);
    if (found.matches) return { ...found, parsed: rest };
  }
  const isLiteral = !isMissing && !need.isVague && need.id !== 'cheap' && literal.matches;
  const named = isLiteral ? (await search(whole, calledSo(whole).at(-1))).ids : [];
  if (named.length >= enough) return undefined;
  const proposals = need.proposals.map(readMore);
  const lists = await Promise.all(proposals.map(async (one) => (await search(together(one, rest))).ids));
  const first = isLiteral ? literal.ids : [];
  const proposed = interleaved(lists);
  if (proposed.length > 0)
    return pageOf(db, request, [...new Set([...named, ...interleaved([first, ...lists])])], said);
  if (first.length > 0) return undefined;
  if (rest.groups.length > 0) {
    const found = await full(rest);
    if (found.matches) return { ...found, parsed: rest };
  }
  const alone = await Promise.all(
    proposals.map(async (one) => (await search(together(one, { ...rest, groups: [], joined: [] }))).ids),
  );
  const ids = interleaved(alone);
  return ids.length === 0 ? undefined : pageOf(db, request, ids, said);
}
