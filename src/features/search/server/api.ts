import { isOn } from '#shared/switches.ts';
import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { networkOf } from '#server/network.ts';
import { findSpecificationList } from '#server/db/specification-list.ts';
import { settingsResource } from '#server/settings.ts';
import { catalogueDb } from '#server/reading.ts';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros } from '#shared/money.ts';
import { priceReading } from '#shared/viewer.ts';
import { wire } from '#shared/wire.ts';
import type { searchCategory } from '#features/catalogue/contract.ts';
import { nameFeatures } from '#features/catalogue/feature-names.ts';
import { plainText, skeletonOf, stemOf } from '#features/catalogue/fold.ts';
import { forViewer, whyNotList } from '#features/catalogue/rules.ts';
import {
  searchProducts,
  type SearchOutcome,
  type SearchRequest,
} from '#features/catalogue/server/search-actions.ts';
import { listCompletions, listSynonyms } from '#features/catalogue/server/vocabulary-store.ts';
import { listCategories } from '#features/catalogue/server/category-store.ts';
import { listCards, listProducts } from '#features/catalogue/server/store.ts';
import { searchContract, type SearchFacets, type SearchResult } from '../contract.ts';
import { listSpecificationFilters } from '#features/catalogue/server/filter-store.ts';
import { listExamples } from './examples.ts';
import { searchRefusals } from '../refusals.ts';
import { deleteSynonym, saveSynonym } from './actions.ts';
import { countSearch, listFailedSearches, listRatings } from './store.ts';

const search = implement(searchContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

/** The pages that are shown at once, and their products. */
const defaultPageSize = 20;
const suggestedProducts = 6;
const suggestedCategories = 3;
const suggestedQueries = 3;

/** Refuses an order or filter that would reveal prices; then searches for this viewer. */
function searchFor(
  context: ApiContext,
  input: Omit<SearchRequest, 'seesPrices' | 'readsGross'>,
): Promise<SearchOutcome> {
  const { viewer } = context;
  const code = whyNotList(viewer, input);
  if (code) refuse(generalRefusals, code);
  const request = {
    pageSize: defaultPageSize,
    nearest: true,
    ...input,
    ...(!isOn('reviews') && { rating: undefined }),
    ...priceReading(viewer),
  };
  return searchProducts(catalogueDb(context), request);
}

type SearchCategory = (typeof searchCategory)['_zod']['output'];

function facetsOf({ counts }: SearchOutcome): SearchFacets {
  const price = counts?.price;
  return {
    categories: (counts?.categories ?? []).map(({ id, count }) => ({ id: id as SearchCategory, count })),
    brands: counts?.brands ?? [],
    features: nameFeatures(Object.keys(counts?.features ?? {})).map(({ id, name }) => ({
      id,
      name,
      count: counts?.features[id] ?? 0,
    })),
    ratings: (counts?.ratings ?? []).map((count, index) => ({ least: index + 1, count })),
    inStock: counts?.inStock ?? 0,
    ...(price && { price: { least: centsToEuros(price.least), most: centsToEuros(price.most) } }),
  };
}

async function resultOf(context: ApiContext, outcome: SearchOutcome): Promise<SearchResult> {
  const db = catalogueDb(context);
  const { ids, total, parsed, correction, isNearest, notices } = outcome;
  const [cards, ratings] =
    ids.length === 0
      ? [[], []]
      : [
          (await listCards(db, { ids, pageSize: ids.length })).products,
          isOn('reviews') ? await listRatings(db, ids) : [],
        ];
  const rated = new Map(ratings.map((one) => [one.id, one]));
  return {
    products: cards.map((card) => {
      const { rating = null, reviewCount = 0 } = rated.get(card.id) ?? {};
      return { ...forViewer(card, context.viewer), ...(rating !== null && { rating }), reviewCount };
    }),
    total,
    facets: facetsOf(outcome),
    understood: [...parsed.understood],
    ...(correction !== undefined && { correction }),
    isNearest,
    notices: [...notices],
    words: [...parsed.words],
  };
}

/** Categories of which a word begins like the query's last. */
async function suggestCategories(context: ApiContext, stems: readonly string[]) {
  const categories = await listCategories(catalogueDb(context));
  const begins = (name: string) =>
    name.split(/\s+/).some((word) => stems.some((stem) => skeletonOf(word).startsWith(stem)));
  return categories
    .filter(({ name, productCount }) => productCount > 0 && begins(name))
    .slice(0, suggestedCategories)
    .map(({ id, name }) => ({ id, name, href: `/products?categoryId=${encodeURIComponent(id)}` }));
}

/** The query with its last word completed, by words of which the shop says that something is so called. */
async function completions(
  context: ApiContext,
  query: string,
  last: string,
  { parsed, isNearest }: SearchOutcome,
): Promise<string[]> {
  const skeleton = skeletonOf(last);
  if (skeleton.length < 2 || /\p{N}/u.test(skeleton)) return [];
  // What a sentence says is understood as a whole; a further word of it is not guessed.
  if (isNearest || parsed.need || parsed.notSold || parsed.excluded.length > 0) return [];
  const stem = stemOf(skeleton);
  const found = await listCompletions(catalogueDb(context), skeleton, stem, suggestedQueries + 1);
  const before = query.slice(0, query.length - last.length);
  // «κωδικό» has its ending: it is a word of its own, not the beginning of «κωδικοποιητής».
  const isWhole = found.some((one) => one.skeleton === skeleton || (stem !== skeleton && one.term === stem));
  return found
    .filter((one) => !isWhole && one.skeleton !== skeleton)
    .map(({ word }) => before + word)
    .slice(0, suggestedQueries);
}

export const searchApi = search.router({
  searchProducts: search.searchProducts.handler(async ({ context, input, signal }) => {
    const { ids, total, isNearest, isWithheld } = await searchFor(context, { ...input, signal });
    context.answer.set('X-Total-Count', String(isWithheld ? 0 : total));
    // A list cannot say next to its products that what was asked for is not sold.
    if (ids.length === 0 || isWithheld) return [];
    if (isNearest) context.answer.set('X-Search-Nearest', 'true');
    const { products } = await listProducts(catalogueDb(context), { ids, pageSize: ids.length });
    return products.map((product) => {
      const shown = forViewer(product, context.viewer);
      return wire({
        id: shown.id,
        name: shown.name,
        description: shown.description,
        category: shown.categoryName,
        price: shown.price,
        rating: shown.rating,
        inStock: shown.inStock,
        brand: shown.brand,
        features: shown.features.map(({ id }) => id),
        image: shown.imageUrls[0] ?? '',
        specifications: shown.specifications,
      });
    });
  }),
  search: search.search.handler(async ({ context, input, signal }) =>
    resultOf(context, await searchFor(context, { ...input, counts: true, signal })),
  ),
  listSpecificationFilters: search.listSpecificationFilters.handler(async ({ context }) => {
    context.reads('catalogue');
    context.reads(settingsResource);
    const { keys } = await findSpecificationList(context.services.database.db);
    return listSpecificationFilters(catalogueDb(context), keys);
  }),
  listExamples: search.listExamples.handler(({ context }) => listExamples(context)),
  suggest: search.suggest.handler(async ({ context, input: { query }, signal }) => {
    const outcome = await searchFor(context, { query, pageSize: suggestedProducts, total: false, signal });
    if (signal?.aborted) return { products: [], categories: [], queries: [], notices: [], isNearest: false };
    const db = catalogueDb(context);
    const { ids, correction, isNearest, notices } = outcome;
    const { products } =
      ids.length === 0 ? { products: [] } : await listCards(db, { ids, pageSize: ids.length });
    const last = /\S+$/.exec(query)?.[0] ?? '';
    const stems = [stemOf(skeletonOf(last))].filter((stem) => stem.length >= 2);
    return {
      products: products.map((product) => {
        const { id, name, brand, imageUrls, inStock, price } = forViewer(product, context.viewer);
        const [image] = imageUrls;
        return wire({ id, name, brand, inStock, image, price });
      }),
      categories: await suggestCategories(context, stems),
      queries: correction === undefined ? await completions(context, query, last, outcome) : [correction],
      isNearest,
      notices: [...notices],
    };
  }),
  recordSearch: search.recordSearch.handler(async ({ context, input: { query, clicked } }) => {
    const { services } = context;
    const text = plainText(query).replace(/\s+/g, ' ').trim();
    // What looks like an address or a telephone number is not kept.
    if (text === '' || /@|\d{8}/.test(text)) return { counted: false };
    const { left } = await services.limits.count('search-outcome', context.caller.ip);
    if (left < 0) return { counted: false };
    const said = `${networkOf(context.caller.ip)} ${clicked === undefined ? 'search' : 'click'} ${text}`;
    if ((await services.limits.count('search-text', said)).left < 0) return { counted: false };
    const { total, isNearest } = await searchFor(context, { query, pageSize: 1 });
    const found = total > 0 && !isNearest;
    // A click on what a search has found is one on its results.
    if (clicked !== undefined && !found) return { counted: false };
    const counted = await countSearch(services.database.db, {
      query: text,
      day: athensDate(services.now()),
      found,
      clicked: clicked !== undefined,
    });
    return { counted };
  }),
  listFailedSearches: search.listFailedSearches.handler(({ context: { services }, input: { days = 30 } }) =>
    listFailedSearches(services.database.db, addDays(athensDate(services.now()), -days)),
  ),
  listSynonyms: search.listSynonyms.handler(({ context }) => listSynonyms(context.services.database.db)),
  saveSynonym: search.saveSynonym.handler(async ({ context, input }) => ({
    message: 'Το συνώνυμο αποθηκεύτηκε.',
    synonym: await saveSynonym(context, input),
  })),
  deleteSynonym: search.deleteSynonym.handler(says('Το συνώνυμο διαγράφηκε.', deleteSynonym)),
  trySearch: search.trySearch.handler(async ({ context, input: { query, draft } }) => {
    const stored = await listSynonyms(context.services.database.db);
    if (draft?.id !== undefined && !stored.some(({ id }) => id === draft.id))
      refuse(searchRefusals, 'SYNONYM_NOT_FOUND');
    const others = stored.filter(
      ({ id, word }) => id !== draft?.id && plainText(word) !== plainText(draft?.word ?? ''),
    );
    const synonyms = draft ? [...others, draft] : stored;
    return resultOf(context, await searchFor(context, { query, synonyms, counts: true }));
  }),
});
