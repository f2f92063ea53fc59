import {
  oneOf,
  pageAddress,
  pageNumber,
  rowOrNew,
  textOf,
  type SearchOf,
} from '../../shared/page-address.ts';
import type { AdminQuery, AdminSort, MatchingProducts } from './contract.ts';

/** The products that the administrators' list can be narrowed to. */
export const productStates = ['in', 'out', 'featured', 'offer'] as const;
export type ProductListState = (typeof productStates)[number];

/** The orders of the list; the first is the one without a word in the address. */
export const adminSortLabels: Readonly<Record<AdminSort, string>> = {
  newest: 'Νεότερα πρώτα',
  updated: 'Τελευταία αλλαγή',
  name: 'Όνομα',
  price_asc: 'Τιμή, αύξουσα',
  price_desc: 'Τιμή, φθίνουσα',
  stock: 'Απόθεμα, λιγότερο πρώτα',
};

const category = textOf(60);

/** The administrators' product list: which products, in which order, and which of them is open. */
export const adminProductsAddress = pageAddress(
  '/admin?tab=products',
  {
    search: textOf(100),
    categoryId: category,
    show: oneOf(productStates),
    sortBy: oneOf(Object.keys(adminSortLabels) as AdminSort[]),
    page: pageNumber,
    /** The product that is being edited, or that one is being added. */
    product: rowOrNew,
    /** What stands over the page. */
    dialog: oneOf(['categories']),
    /** The category that is being renamed there. */
    category: (written, all) => (all['dialog'] === 'categories' ? category(written, all) : undefined),
  },
  { visitors: [] },
);

export const { read: readAdminProductsSearch, href: adminProductsHref } = adminProductsAddress;

export type AdminProductsSearch = SearchOf<typeof adminProductsAddress>;

export const adminProductsPerPage = 50;

/** Which products an address lists, on all its pages. */
export function matchingProducts({ search, categoryId, show }: AdminProductsSearch): MatchingProducts {
  return {
    search,
    categoryId,
    stock: show === 'in' || show === 'out' ? show : undefined,
    isFeatured: show === 'featured' || undefined,
    onOffer: show === 'offer' || undefined,
  };
}

/** What is asked of the server for an address. */
export function adminProductsInput({ sortBy, page, ...which }: AdminProductsSearch): AdminQuery {
  return { ...matchingProducts(which), sortBy, page, pageSize: adminProductsPerPage };
}

/** Where administrators find what is sold out. */
export const soldOutHref = adminProductsHref({ show: 'out' });

/** Where administrators find a product, open. */
export const officeHref = (id: number) => adminProductsHref({ product: id });
