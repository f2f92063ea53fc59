import type { AdminQuery, AdminSort, MatchingProducts } from './admin-contract.ts';

/** The products that the administrators' list can be narrowed to. */
export const productStates = ['in', 'out', 'featured', 'offer'] as const;
export type ProductListState = (typeof productStates)[number];

/** What the address of the administrators' product list says: which products, in which order, and which of them is open. */
export type AdminProductsSearch = {
  search?: string | undefined;
  categoryId?: string | undefined;
  show?: ProductListState | undefined;
  sortBy?: AdminSort | undefined;
  page?: number | undefined;
  /** The product that is being edited, or that one is being added. */
  product?: number | 'new' | undefined;
  /** What stands over the page. */
  dialog?: 'categories' | undefined;
  /** The category that is being renamed there. */
  category?: string | undefined;
};

export const adminProductsPerPage = 50;

/** The orders of the list; the first is the one without a word in the address. */
export const adminSortLabels: Readonly<Record<AdminSort, string>> = {
  newest: 'Νεότερα πρώτα',
  updated: 'Τελευταία αλλαγή',
  name: 'Όνομα',
  price_asc: 'Τιμή, αύξουσα',
  price_desc: 'Τιμή, φθίνουσα',
  stock: 'Απόθεμα, λιγότερο πρώτα',
};

const textOf = (value: unknown, maxLength: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, maxLength) : '';

const isSort = (value: unknown): value is AdminSort =>
  typeof value === 'string' && Object.hasOwn(adminSortLabels, value);

function openProduct(value: unknown): number | 'new' | undefined {
  if (value === 'new') return value;
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** Reads the address's parameters, whoever wrote them; what makes no sense is dropped. */
export function readAdminProductsSearch(raw: Readonly<Record<string, unknown>>): AdminProductsSearch {
  const search = textOf(raw['search'], 100);
  const categoryId = textOf(raw['categoryId'], 60);
  const show = productStates.find((state) => state === raw['show']);
  const page = Number(raw['page']);
  const product = openProduct(raw['product']);
  const hasCategories = raw['dialog'] === 'categories';
  const category = textOf(raw['category'], 60);
  return {
    ...(search && { search }),
    ...(categoryId && { categoryId }),
    ...(show && { show }),
    ...(isSort(raw['sortBy']) && { sortBy: raw['sortBy'] }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(product && { product }),
    ...(hasCategories && { dialog: 'categories' as const, ...(category && { category }) }),
  };
}

/** The query text of an address of the list, for what comes after the page's own parameters. */
export function adminProductsQuery(search: AdminProductsSearch): Record<string, string> {
  const entries = Object.entries(search).filter(
    ([name, value]) => value !== undefined && !(name === 'page' && value === 1),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Which products an address lists, on all its pages. */
export function matchingProducts({ search, categoryId, show }: AdminProductsSearch): MatchingProducts {
  return {
    ...(search && { search }),
    ...(categoryId && { categoryId }),
    ...((show === 'in' || show === 'out') && { stock: show }),
    ...(show === 'featured' && { isFeatured: true }),
    ...(show === 'offer' && { onOffer: true }),
  };
}

/** What is asked of the server for an address. */
export function adminProductsInput({ sortBy, page, ...which }: AdminProductsSearch): AdminQuery {
  return {
    ...matchingProducts(which),
    ...(sortBy && { sortBy }),
    ...(page && { page }),
    pageSize: adminProductsPerPage,
  };
}

/** Where administrators find what is sold out. */
export const soldOutHref = '/admin?tab=products&show=out';

/** Where administrators find a product, open. */
export const officeHref = (id: number) => `/admin?tab=products&product=${id}`;
