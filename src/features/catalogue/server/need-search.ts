import type { ApiContext } from '#server/serve.ts';
import type { SearchFilters, SearchFound } from '../search-filters.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { groupText, namedOf, queryText, stemsOfWays } from '../search-text.ts';
import { findProducts } from './search-store.ts';

type Db = ApiContext['services']['database']['db'];

/** The first products of a list, whichever page is asked for. */
const firstOf = (pageSize: number) => ({ page: 1, pageSize, counts: false, total: false });
const firstOfEach = firstOf(12);
/** Whether there are any. */
const anyOf = firstOf(0);
/** Of those that have all the words, where an answer to the need may begin with them. */
export const firstOfLiteral = ({ need, isMissing }: Spoken) =>
  firstOf(canBeLiteral(need, isMissing) ? 20 : 0);
/** So many products that have all the words in their names are an answer without proposals. */
const enough = 4;

type Spoken = NonNullable<ParsedQuery['need']>;

const canBeLiteral = ({ id, isVague }: Spoken['need'], isMissing: boolean) =>
  !isMissing && !isVague && id !== 'cheap' && id !== 'offer';

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

/** What names match that are called so, and do not mention it: things of a category so called, other things, any. */
function calledSo({ groups }: ParsedQuery): string[] {
  const ofCategory = groups.map((group) =>
    groupText({ ...group, alternatives: stemsOfWays(namedOf(group)).map((stem) => [`^${stem}`]) }),
  );
  const heads = groups.map((group) => groupText(group, 'A'));
  const names = groups.map((group) => groupText(group));
  return [[...heads, ...ofCategory], heads, names].map((all) => all.join(' & '));
}

/** The text of what a query wants in addition to its words. */
const filtersText = (parsed: ParsedQuery) => queryText({ ...parsed, groups: [], joined: [], code: '' });

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
 * `literal` are the first that have all the words (`firstOfLiteral`).
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
  const search = (parsed: ParsedQuery, more: Partial<SearchFilters>) =>
    findProducts(db, { ...request, ...more }, parsed, queryText(parsed));
  const searchNames = (parsed: ParsedQuery, names: string | undefined, more: Partial<SearchFilters>) =>
    findProducts(db, { ...request, ...more }, parsed, filtersText(parsed), { names });
  if (need.id === 'offer') return { ...(await search(rest, { onOffer: true })), parsed: said };
  if (need.id === 'cheap' && request.seesPrices && rest.groups.length > 0 && request.sortBy === undefined) {
    for (const names of calledSo(rest)) {
      const found = await searchNames(rest, names, { sortBy: 'price_asc' });
      if (found.matches) return { ...found, parsed: said };
    }
  }
  if (need.isVague && (rest.groups.length > 0 || rest.required.length > 0)) {
    const found = await search(rest, {});
    if (found.matches) return { ...found, parsed: rest };
  }
  const isLiteral = canBeLiteral(need, isMissing) && literal.matches;
  const allNames = whole.groups.length === 0 ? undefined : calledSo(whole).at(-1);
  const named = isLiteral ? (await searchNames(whole, allNames, firstOfEach)).ids : [];
  if (named.length >= enough) return undefined;
  const proposals = need.proposals.map(readMore);
  const listsBeside = (other: ParsedQuery) =>
    Promise.all(proposals.map(async (one) => (await search(together(one, other), firstOfEach)).ids));
  const first = isLiteral ? literal.ids : [];
  // Where nothing has the other words, no proposal has them either.
  const hasRest = rest.groups.length === 0 || first.length > 0 || (await search(rest, anyOf)).matches;
  const lists = hasRest ? await listsBeside(rest) : [];
  if (lists.some(({ length }) => length > 0))
    return pageOf(db, request, [...new Set([...named, ...interleaved([first, ...lists])])], said);
  if (first.length > 0) return undefined;
  if (hasRest && rest.groups.length > 0) return { ...(await search(rest, {})), parsed: rest };
  const ids = interleaved(await listsBeside({ ...rest, groups: [], joined: [] }));
  return ids.length === 0 ? undefined : pageOf(db, request, ids, said);
}
