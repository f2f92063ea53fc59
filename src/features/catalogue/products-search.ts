import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import type { ProductList, ProductSort } from './contract.ts';

/**
 * The sort orders of the page; those by price only for viewers who see prices. The API's sort by rating is not offered until
 * there are reviews: the demonstration's ratings are fictional.
 */
export const sortLabels = {
  name: 'Όνομα',
  newest: 'Νεότερα',
  price_asc: 'Τιμή, αύξουσα',
  price_desc: 'Τιμή, φθίνουσα',
} satisfies Readonly<Record<Exclude<ProductSort, 'rating'>, string>>;

export const sorts = Object.keys(sortLabels) as (keyof typeof sortLabels)[];

const categoryId = textOf(60);

/** The address of the product list: filters and sort order. */
export const productsAddress = pageAddress(
  '/products',
  {
    /** `all` is the specification's value for no category filter. */
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

/** Whether a sort order reveals prices. */
export const isPriceSort = (sortBy: ProductSort | undefined) =>
  sortBy === 'price_asc' || sortBy === 'price_desc';

/** The server's input for an address; a sort by price is dropped if the viewer may not see prices. */
export function listInput({ sortBy, ...rest }: ProductsSearch, seesPrices: boolean): ProductList {
  const isDropped = isPriceSort(sortBy) && !seesPrices;
  return { ...rest, sortBy: isDropped ? undefined : sortBy, pageSize: productsPerPage };
}
