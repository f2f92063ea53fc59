import type { ProductList, ProductSort } from './contract.ts';

/** What the address of the product list says: which products and in which order. */
export type ProductsSearch = {
  categoryId?: string;
  inStock?: true;
  sortBy?: keyof typeof sortLabels;
  page?: number;
  search?: string;
};

export const productsPerPage = 24;

/**
 * The orders in which the page lists products; those by price are for whoever sees prices. The order by rating, which the API
 * knows, is offered once there are reviews: the demonstration's ratings are invented.
 */
export const sortLabels: Readonly<Record<Exclude<ProductSort, 'rating'>, string>> = {
  name: 'Όνομα',
  newest: 'Νεότερα',
  price_asc: 'Τιμή, αύξουσα',
  price_desc: 'Τιμή, φθίνουσα',
};

const isSort = (value: unknown): value is keyof typeof sortLabels =>
  typeof value === 'string' && Object.hasOwn(sortLabels, value);

/** Tells whether an order tells prices. */
export const isPriceSort = (sortBy: ProductSort | undefined) =>
  sortBy === 'price_asc' || sortBy === 'price_desc';

const textOf = (value: unknown, maxLength: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, maxLength) : '';

/** Reads the address's parameters, whoever wrote them; what makes no sense is dropped. */
export function readProductsSearch(raw: Readonly<Record<string, unknown>>): ProductsSearch {
  const categoryId = textOf(raw['categoryId'], 60);
  const search = textOf(raw['search'], 100);
  const page = Number(raw['page']);
  return {
    // The specification's name for no category at all.
    ...(categoryId && categoryId !== 'all' && { categoryId }),
    ...((raw['inStock'] === true || raw['inStock'] === 'true') && { inStock: true as const }),
    ...(isSort(raw['sortBy']) && { sortBy: raw['sortBy'] }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(search && { search }),
  };
}

/** The address of the product list that shows this. */
export function productsHref({ categoryId, inStock, sortBy, page, search }: ProductsSearch): string {
  const query = new URLSearchParams({
    ...(categoryId && { categoryId }),
    ...(inStock && { inStock: 'true' }),
    ...(sortBy && { sortBy }),
    ...(page && page > 1 && { page: String(page) }),
    ...(search && { search }),
  });
  return query.size > 0 ? `/products?${query}` : '/products';
}

/** What is asked of the server for an address; an order by price is dropped for whoever may not see prices. */
export function listInput(search: ProductsSearch, seesPrices: boolean): ProductList {
  const { sortBy, ...rest } = search;
  const isDropped = isPriceSort(sortBy) && !seesPrices;
  return { ...rest, ...(sortBy && !isDropped && { sortBy }), pageSize: productsPerPage };
}
