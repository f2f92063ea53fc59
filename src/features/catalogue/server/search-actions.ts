import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { listServices } from '#features/services/server/store.ts';
import { plainText } from '../fold.ts';
import { inFormOf, nearestWords, type KnownWord } from '../nearest-words.ts';
import type { NotSold } from '../not-sold.ts';
import type { SearchFilters, SearchFound } from '../search-filters.ts';
import type { ParsedQuery, SynonymRow } from '../parsed-query.ts';
import { parseQuery } from '../search-query.ts';
import { anyText, queryText } from '../search-text.ts';
import { tradeWords } from '../trade-words.ts';
import { noticesOf, type SearchNotice } from '../search-notices.ts';
import { insertSynonyms, markSynonyms, refreshSearch } from './search-index-store.ts';
import { findProducts } from './search-store.ts';
import { findForNeed, firstOfLiteral } from './need-search.ts';
import { isNamed, listSynonyms, listVocabulary } from './vocabulary-store.ts';

type Db = ApiContext['services']['database']['db'];

export type SearchRequest = SearchFilters & {
  query?: string | undefined;
  /** Whether prices in the query are with VAT. */
  readsGross?: boolean | undefined;
  /** Ids of understood filters that were removed. */
  without?: readonly string[] | undefined;
  /** Instead of the stored ones. */
  synonyms?: readonly SynonymRow[] | undefined;
  /** Only what matches as typed, without corrections. */
  exact?: boolean | undefined;
  /** Whatever has any of the words, if nothing has them all. */
  nearest?: boolean | undefined;
  /** The request has been abandoned: nothing more is read. */
  signal?: AbortSignal | undefined;
};

/** What a search has found, and how the query was understood. */
export type SearchOutcome = Pick<SearchFound, 'ids' | 'total' | 'counts'> & {
  parsed: ParsedQuery;
  correction?: string | undefined;
  /** The products are the nearest, not what was asked for. */
  isNearest: boolean;
  notices: readonly SearchNotice[];
  /** What was asked for is not sold: a list that cannot say so shows nothing. */
  isWithheld?: boolean | undefined;
};

/** The query with each unknown word replaced by the nearest known one; undefined if none is near. */
function corrected(parsed: ParsedQuery, known: readonly KnownWord[], query: string): string | undefined {
  const terms = known.map(({ term }) => term);
  const isKnown = (term: string) =>
    term.endsWith('*') ? terms.some((one) => one.startsWith(term.slice(0, -1))) : terms.includes(term);
  let text = query;
  for (const { typed, alternatives } of parsed.groups) {
    if (alternatives.some((all) => all.every(isKnown))) continue;
    const [nearest] = nearestWords(typed, known);
    if (nearest)
      text = (text.includes(typed) ? text : plainText(text)).replace(typed, inFormOf(typed, nearest.word));
  }
  return text === query ? undefined : text;
}

/** Where one word is enough, at most this many are searched: each further one costs as much as a search. */
const maxOfAny = 3;

/** The query with its first words alone. */
const shortened = (parsed: ParsedQuery): ParsedQuery => ({
  ...parsed,
  groups: parsed.groups.slice(0, maxOfAny),
  joined: parsed.joined.filter(({ at }) => at + 1 < maxOfAny),
});

const isTransaction = (db: Db): db is Transaction => db.isTransaction;

/** Searches, after folding what is not folded yet; normally the writer has done so. */
async function find(db: Db, request: SearchFilters, parsed: ParsedQuery, text: string | undefined) {
  const found = await findProducts(db, request, parsed, text);
  if (!found.isStale) return found;
  if (isTransaction(db)) await refreshSearch(db);
  else await db.transaction().execute(refreshSearch);
  return findProducts(db, request, parsed, text);
}

const nothing = { ids: [], total: 0, counts: null };

/** What has any of the first words. */
const findAny = async (db: Db, request: SearchFilters, parsed: ParsedQuery) => {
  const short = shortened(parsed);
  const any = anyText(short);
  return any === undefined ? nothing : findProducts(db, request, short, any, { matchesAny: true });
};

/** What is said now of what is not sold; undefined where a product has its name, or nobody does the work. */
async function rowNow(db: Db, row: NotSold): Promise<NotSold | undefined> {
  if (await isNamed(db, row.names)) return undefined;
  if (!row.isService) return row;
  const services = await listServices(db);
  if (services.length === 0) return undefined;
  const isBooked = services.some(({ isBookable }) => isBookable);
  return isBooked ? row : { ...row, text: row.unbooked ?? row.text };
}

/** What comes nearest to something that is not sold: the rest of the query, or what stands for it. */
async function findInstead(
  db: Db,
  request: SearchRequest,
  parsed: ParsedQuery,
  { row, rest }: NonNullable<ParsedQuery['notSold']>,
  readMore: (query: string) => ParsedQuery,
): Promise<SearchOutcome> {
  const outcome = { parsed, isNearest: true, notices: noticesOf(parsed, request.seesPrices, row) };
  const isRest = row.isBrand === true && rest.groups.length > 0;
  if (row.isDanger || !request.nearest) return { ...nothing, ...outcome, isWithheld: true };
  if (rest.groups.length > 0 || rest.required.length > 0) {
    const found = await find(db, request, rest, queryText(rest));
    const near = found.matches ? found : await findAny(db, request, rest);
    if (near.ids.length > 0) return { ...near, ...outcome, isWithheld: !isRest };
  }
  const instead = row.instead === undefined ? undefined : readMore(row.instead);
  if (!instead) return { ...nothing, ...outcome, isWithheld: true };
  return { ...(await findAny(db, request, instead)), ...outcome, isWithheld: !isRest };
}

/**
 * Searches products. The result says what is not sold. A need that the query speaks of is answered by its proposals. Where nothing
 * matches all the words, the nearest correction is searched instead; if that finds nothing either, and `nearest` is wanted,
 * whatever has any of the words.
 */
export async function searchProducts(db: Db, request: SearchRequest): Promise<SearchOutcome> {
  const { query = '', seesPrices, readsGross, without, signal } = request;
  const synonyms = request.synonyms ?? (query === '' ? [] : await listSynonyms(db));
  const understanding = { synonyms, seesPrices, readsGross, without };
  const parsed = parseQuery(query, understanding);
  const notices = noticesOf(parsed, seesPrices);
  // A query of signs alone asks for something that no product has.
  if (signal?.aborted || (query.trim() !== '' && parsed.isEmpty))
    return { ...nothing, parsed, isNearest: false, notices };
  const readMore = (text: string) => parseQuery(text, { ...understanding, isOwn: true });
  const { notSold, need } = parsed;
  const row = notSold && !request.exact ? await rowNow(db, notSold.row) : undefined;
  if (notSold && row) return findInstead(db, request, parsed, { ...notSold, row }, readMore);
  if (need && !request.exact) {
    const literal = await find(db, { ...request, ...firstOfLiteral(need) }, parsed, queryText(parsed));
    if (signal?.aborted) return { ...nothing, parsed, isNearest: false, notices };
    const proposed = await findForNeed(db, request, need, parsed, literal, readMore);
    if (proposed) return { ...proposed, isNearest: false, notices };
  }
  const found = await find(db, request, parsed, queryText(parsed));
  if (found.matches || query === '' || request.exact || signal?.aborted)
    return { ...found, parsed, isNearest: false, notices };
  const correction = corrected(parsed, await listVocabulary(db), query);
  if (correction !== undefined) {
    const other = parseQuery(correction, understanding);
    const nearest = await findProducts(db, request, other, queryText(other));
    if (nearest.matches) return { ...nearest, parsed: other, correction, isNearest: true, notices };
  }
  if (!request.nearest) return { ...found, parsed, isNearest: false, notices };
  const any = await findAny(db, request, parsed);
  return { ...any, parsed, isNearest: true, notices };
}

/** More than any list of the shop shows. */
const everything = 1_000_000;

/** The ids of the products that match a query, for a list with filters of its own; undefined without a query. */
export async function matchingIds(db: Db, query: string | undefined): Promise<number[] | undefined> {
  if (query === undefined || query.trim() === '') return undefined;
  return (
    await searchProducts(db, { query, seesPrices: true, exact: true, pageSize: everything, total: false })
  ).ids;
}

/** Folds what this program folds otherwise than the one before it, and adds the trade's words once; before serving. */
export async function openSearch({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.transact(async (trx) => {
    await refreshSearch(trx);
    if (await markSynonyms(trx)) await insertSynonyms(trx, tradeWords);
  });
}
