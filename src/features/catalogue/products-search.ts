import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '../../shared/page-address.ts';
import type { ProductList, ProductSort } from './contract.ts';

/**
 * The orders in which the page lists products; those by price are for whoever sees prices. The order by rating, which the API
 * knows, is offered once there are reviews: the demonstration's ratings are invented.
 */
export const sortLabels = {
  name: 'Όνομα',
  newest: 'Νεότερα',
  price_asc: 'Τιμή, αύξουσα',
  price_desc: 'Τιμή, φθίνουσα',
} satisfies Readonly<Record<Exclude<ProductSort, 'rating'>, string>>;

export const sorts = Object.keys(sortLabels) as (keyof typeof sortLabels)[];

const categoryId = textOf(60);

/** The product list: which products and in which order. */
export const productsAddress = pageAddress(
  '/products',
  {
    /** `all` is the specification's name for no category at all. */
    categoryId: (written, all) => (written === 'all' ? undefined : categoryId(written, all)),
    inStock: (written): true | undefined => written === true || written === 'true' || undefined,
    sortBy: oneOf(sorts),
    page: pageNumber,
    search: textOf(100),
  },
  {
    visitors: ['categoryId', 'inStock', 'sortBy', 'page', 'search'],
    canonical: ['categoryId', 'page'],
  },
);

export const { read: readProductsSearch, href: productsHref } = productsAddress;

export type ProductsSearch = SearchOf<typeof productsAddress>;

export const productsPerPage = 24;

/** Tells whether an order tells prices. */
export const isPriceSort = (sortBy: ProductSort | undefined) =>
  sortBy === 'price_asc' || sortBy === 'price_desc';

/** What is asked of the server for an address; an order by price is dropped for whoever may not see prices. */
export function listInput({ sortBy, ...rest }: ProductsSearch, seesPrices: boolean): ProductList {
  const isDropped = isPriceSort(sortBy) && !seesPrices;
  return { ...rest, sortBy: isDropped ? undefined : sortBy, pageSize: productsPerPage };
}
