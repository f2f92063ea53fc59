import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { optionalText, text } from '#shared/fields.ts';
import { flag, wholeNumber } from '#shared/query-fields.ts';
import {
  priceRange,
  productCard,
  productSort,
  searchCategory,
  searchNotice,
  specification,
} from '#features/catalogue/contract.ts';
import { splitValues } from '#shared/value-list.ts';

/** Comma-separated words in a query, at most `most` of at most `longest` characters each: `cameras,alarms`; see `splitValues`. */
const wordList = (most: number, longest = 60) =>
  z.pipe(
    z.string().check(z.maxLength(most * (longest + 1))),
    z.pipe(
      z.transform(splitValues),
      z.array(z.string().check(z.maxLength(longest))).check(z.maxLength(most)),
    ),
  );

/** The most letters of a query that are read. */
const maxQueryLength = 100;

const searchInput = z.object({
  query: optionalText(maxQueryLength),
  /** Ids of the four groups. */
  categories: z.optional(wordList(4)),
  brands: z.optional(wordList(30)),
  /** Ids of the ten features; a product has all of them. */
  features: z.optional(wordList(10)),
  /** What specifications that are filters say, `resolution_mp:4`; a product says one of the texts of each. */
  specs: z.optional(wordList(20, 100)),
  priceRange: z.optional(priceRange),
  /** The least rating, 1 to 5. */
  rating: z.optional(wholeNumber(1, 5)),
  inStock: z.optional(flag),
  /** Without it the best match comes first. */
  sortBy: z.optional(productSort),
  page: z.optional(wholeNumber(1, 1000)),
  pageSize: z.optional(wholeNumber(1, 100)),
  /** Ids of understood filters that the viewer has removed. */
  without: z.optional(wordList(20)),
});

/** A filter that the words of a query became: «αδιάβροχη». */
const understood = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['feature', 'specification', 'category', 'price', 'stock', 'excluded', 'need']),
});

const foundProduct = z.extend(productCard, { rating: z.optional(z.number()), reviewCount: z.int() });

/** The number of products for each choice, each counted with all other filters in force. */
const facets = z.object({
  categories: z.array(z.object({ id: searchCategory, count: z.int() })),
  brands: z.array(z.object({ name: z.string(), count: z.int() })),
  features: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  ratings: z.array(z.object({ least: z.int(), count: z.int() })),
  inStock: z.int(),
  /** Euro without VAT; absent if the viewer may not see prices, or nothing is found. */
  price: z.optional(z.object({ least: z.number(), most: z.number() })),
});

const searchResult = z.object({
  products: z.array(foundProduct),
  total: z.int(),
  facets,
  understood: z.array(understood),
  /** «Μήπως εννοείτε …»: a query. */
  correction: z.optional(z.string()),
  /** Nothing matches the query; the products are the closest. */
  isNearest: z.boolean(),
  /** What is said next to the products: that something is not sold, where prices are seen. */
  notices: z.array(searchNotice),
  /** The words to mark in names. */
  words: z.array(z.string()),
});

/** A specification by whose values products are filtered, with the texts that products say, decimals with a point. */
const specificationFilter = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  texts: z.array(z.string()),
});

/** The specification's search product. */
const searchProduct = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.optional(z.number()),
  rating: z.optional(z.number()),
  inStock: z.boolean(),
  brand: z.string(),
  features: z.array(z.string()),
  image: z.string(),
  specifications: z.record(z.string(), specification),
});

const suggestions = z.object({
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      brand: z.string(),
      image: z.optional(z.string()),
      inStock: z.boolean(),
      price: z.optional(z.number()),
    }),
  ),
  categories: z.array(z.object({ id: z.string(), name: z.string(), href: z.optional(z.string()) })),
  /** Completions of the query, or its correction. */
  queries: z.array(z.string()),
  /** The products are the nearest, not what was asked for. */
  isNearest: z.boolean(),
  notices: z.array(searchNotice),
});

export const synonymFields = {
  /** What customers say: «ραντάρ». */
  word: text(60, 'Συμπληρώστε τι γράφουν οι πελάτες'),
  /** What the shop calls it; a comma between several: «ανιχνευτής κίνησης». */
  meaning: text(120, 'Συμπληρώστε τι σημαίνει'),
};
const synonym = z.object({ id: z.int(), word: z.string(), meaning: z.string() });
const synonymId = wholeNumber(1, 2_147_483_647);

const failedSearch = z.object({
  query: z.string(),
  searches: z.int(),
  /** Searches that found nothing. */
  withoutResult: z.int(),
  clicks: z.int(),
  lastDay: z.string(),
});

export type SearchInput = z.input<typeof searchInput>;
export type SearchResult = z.infer<typeof searchResult>;
export type SearchFacets = z.infer<typeof facets>;
export type SpecificationFilter = z.infer<typeof specificationFilter>;
export type Understood = z.infer<typeof understood>;
export type FoundProduct = z.infer<typeof foundProduct>;
export type Suggestions = z.infer<typeof suggestions>;
export type Synonym = z.infer<typeof synonym>;
export type FailedSearch = z.infer<typeof failedSearch>;

export const searchContract = {
  searchProducts: endpoint.anyone
    .get('/products/search', 'Products that match a query and filters')
    .input(searchInput)
    .output(z.array(searchProduct)),
  search: endpoint.anyone
    .get('/search', 'The advanced search: products, the numbers beside its filters, and what was understood')
    .input(searchInput)
    .output(searchResult),
  listSpecificationFilters: endpoint.anyone
    .get(
      '/search/filters',
      'The specifications by which products are filtered, and what products say of each',
      {
        shared: true,
      },
    )
    .output(z.array(specificationFilter)),
  listExamples: endpoint.anyone
    .get('/search/examples', 'Queries that find something in this shop, for whoever begins a search', {
      shared: true,
    })
    .output(z.array(z.string())),
  suggest: endpoint.anyone
    .get('/search/suggestions', 'Products, categories and queries for what has been typed so far')
    .input(z.object({ query: text(maxQueryLength) }))
    .output(suggestions),
  recordSearch: endpoint.anyone
    .post('/search/outcomes', 'Count a search, or the click on one of its results; not who made it')
    .input(z.object({ query: text(maxQueryLength), clicked: z.optional(wholeNumber(1, 2_147_483_647)) }))
    .output(z.object({ counted: z.boolean() })),
  listFailedSearches: endpoint.admin
    .get('/admin/searches', 'Searches without a result or without a click, the most frequent first')
    .input(z.object({ days: z.optional(wholeNumber(1, 365)) }))
    .output(z.array(failedSearch)),
  listSynonyms: endpoint.admin
    .get('/admin/synonyms', 'The trade’s words and what they mean')
    .output(z.array(synonym)),
  saveSynonym: endpoint.admin
    .post('/admin/synonyms', 'Add a synonym, or change the one with this id')
    .input(z.object({ id: z.optional(synonymId), ...synonymFields }))
    .output(z.object({ message: z.string(), synonym })),
  deleteSynonym: endpoint.admin
    .delete('/admin/synonyms/{synonymId}', 'Delete a synonym')
    .input(z.object({ synonymId }))
    .output(done),
  trySearch: endpoint.admin
    .post('/admin/synonyms/trial', 'What a query would find with a synonym that is not yet saved')
    .input(
      z.object({
        query: text(maxQueryLength),
        /** Replaces the stored synonym with this id, or is one more. */
        draft: z.optional(z.object({ id: z.optional(synonymId), ...synonymFields })),
      }),
    )
    .output(searchResult),
};
