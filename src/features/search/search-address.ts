import { isOn } from '#shared/switches.ts';
import { centsToEuros } from '#shared/money.ts';
import { oneOf, pageAddress, textOf, type Reader, type SearchOf } from '#shared/page-address.ts';
import type { SearchInput } from './contract.ts';
import { searchCategories } from '#features/catalogue/enums.ts';
import { priceParameter, readPriceRange } from './price-filter.ts';
import { searchTabs } from './search-tabs.ts';
import { joinValues, splitValues } from '#shared/value-list.ts';

/** The sort orders besides relevance, which is the default; those by price only for viewers who see prices. */
export const sortLabels = {
  rating: 'Βαθμολογία',
  name: 'Όνομα',
  newest: 'Νεότερα',
  price_asc: 'Τιμή, αύξουσα',
  price_desc: 'Τιμή, φθίνουσα',
} as const;

export type SearchSort = keyof typeof sortLabels;

const sorts = Object.keys(sortLabels) as SearchSort[];

/** The sort orders that a viewer is offered. */
export const sortsFor = (seesPrices: boolean): SearchSort[] =>
  sorts.filter((sort) => (seesPrices || !isPriceSort(sort)) && (sort !== 'rating' || isOn('reviews')));

/** Whether a sort order reveals prices. */
export const isPriceSort = (sort: SearchSort | undefined) => sort === 'price_asc' || sort === 'price_desc';

const resultsPerPage = 20;

/** How many pages of results are shown below each other; further ones replace the earlier ones, this many at a time. */
const pagesOnSheet = 5;
const maxSheets = 1000;
export const resultsOnSheet = resultsPerPage * pagesOnSheet;

/** The shortest query that is searched for. */
export const minQueryLength = 3;

/** Comma-separated values without repetitions; all of `known`, if given; as many whole ones as `longest` characters hold. */
const listOf =
  (most: number, known?: readonly string[], longest = 200): Reader<string> =>
  (written) => {
    const text = String(written ?? '');
    const whole = text.length > longest ? text.slice(0, Math.max(0, text.lastIndexOf(',', longest))) : text;
    const values = splitValues(whole).filter((value) => known?.includes(value) ?? true);
    return joinValues([...new Set(values)].slice(0, most)) || undefined;
  };

const wholeFrom =
  (least: number, most: number): Reader<number> =>
  (written) => {
    const number = Number(written);
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  };

/** The address of the advanced search: its tab, the query, all filters and the products being compared. */
export const searchAddress = pageAddress(
  '/advanced-search',
  {
    tab: oneOf(searchTabs, 'search'),
    q: textOf(100),
    categories: listOf(4, searchCategories),
    brands: listOf(30),
    features: listOf(10),
    /** What specifications say: `resolution_mp:4`. */
    specs: listOf(20, undefined, 1_000),
    price: priceParameter,
    rating: wholeFrom(1, 5),
    inStock: (written): true | undefined => written === true || written === 'true' || undefined,
    sort: oneOf(sorts),
    /** The filters that were understood from the query and then removed. */
    without: listOf(10),
    /** How many pages of results are shown, up to a full sheet; each number above it is a further sheet. */
    more: wholeFrom(2, pagesOnSheet + maxSheets - 1),
    compare: (written) => (/^\d{1,9}(,\d{1,9}){0,3}$/.test(String(written)) ? String(written) : undefined),
    /** Which rows the comparison shows. */
    rows: oneOf(['differences', 'all'], 'differences'),
  },
  {
    visitors: [
      'tab',
      'q',
      'categories',
      'brands',
      'features',
      'specs',
      'price',
      'rating',
      'inStock',
      'sort',
      'without',
      'more',
      'compare',
      'rows',
    ],
    canonical: ['tab'],
  },
);

export const { read: readSearch, href: searchHref } = searchAddress;

export type Search = SearchOf<typeof searchAddress>;

/** The values of a comma-separated parameter. */
export const valuesOf = (list: string | undefined): string[] => splitValues(list ?? '');

/** Adds a value to a comma-separated parameter, or removes it. */
export function toggled(list: string | undefined, value: string): string | undefined {
  const values = valuesOf(list);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return joinValues(next) || undefined;
}

/** Whether an address says what to search for: a query of three characters, or a category or a brand. */
export const canSearch = ({ q = '', categories, brands }: Search): boolean =>
  [...q].length >= minQueryLength || categories !== undefined || brands !== undefined;

/** The number of the sheet that an address shows, from 1, and whether it is full. */
export function sheetOf({ more = 1 }: Search): { sheet: number; isFull: boolean } {
  return { sheet: Math.max(1, more - pagesOnSheet + 1), isFull: more >= pagesOnSheet };
}

/** The address's `more` for a sheet. */
export const moreOfSheet = (sheet: number): number => pagesOnSheet + sheet - 1;

/** The address without filters: the query and the comparison stay. */
export const withoutFilters = ({ q, compare, sort }: Search): Search => ({ q, compare, sort });

/** The server's input for an address; what would reveal prices is dropped if the viewer may not see them. */
export function searchInput(search: Search, seesPrices: boolean): SearchInput {
  const { q, categories, brands, features, specs, price, rating, inStock, without, more = 1 } = search;
  const sort = isPriceSort(search.sort) && !seesPrices ? undefined : search.sort;
  const { sheet } = sheetOf(search);
  return {
    query: q,
    categories,
    brands,
    features,
    specs,
    rating,
    inStock,
    without,
    sortBy: sort,
    priceRange: seesPrices && price !== undefined ? netText(price) : undefined,
    pageSize: Math.min(resultsPerPage * more, resultsOnSheet),
    page: sheet > 1 ? sheet : undefined,
  };
}

function netText(range: string): string {
  const { least, most } = readPriceRange(range).net;
  return `${centsToEuros(least)},${centsToEuros(most)}`;
}
