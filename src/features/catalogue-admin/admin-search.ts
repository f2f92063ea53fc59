import { oneOf, pageAddress, pageNumber, rowOrNew, textOf, type SearchOf } from '#shared/page-address.ts';
import type { AdminQuery, AdminSort } from './contract.ts';
import type { MatchingProducts } from './many-contract.ts';

/** The filters of the administrators' list. */
export const productStates = ['in', 'low', 'out', 'draft', 'featured', 'offer', 'unsafe'] as const;
export type ProductListState = (typeof productStates)[number];

/** The sort orders of the list; the first is the default and absent from the address. */
export const adminSortLabels: Readonly<Record<AdminSort, string>> = {
  newest: 'Νεότερα πρώτα',
  updated: 'Τελευταία αλλαγή',
  name: 'Όνομα',
  price_asc: 'Τιμή, αύξουσα',
  price_desc: 'Τιμή, φθίνουσα',
  stock: 'Απόθεμα, λιγότερο πρώτα',
};

const category = textOf(60);

/** The address of the administrators' product list: filters, sort order, and the open product. */
export const adminProductsAddress = pageAddress(
  '/admin?tab=products',
  {
    search: textOf(100),
    categoryId: category,
    show: oneOf(productStates),
    sortBy: oneOf(Object.keys(adminSortLabels) as AdminSort[]),
    page: pageNumber,
    /** The columns that are hidden, separated by commas. */
    hide: textOf(60),
    /** The product being edited, or `new` for one being added. */
    product: rowOrNew,
    dialog: oneOf(['categories']),
    /** The category being renamed in that dialog. */
    category: (written, all) => (all['dialog'] === 'categories' ? category(written, all) : undefined),
  },
  { visitors: [] },
);

export const { read: readAdminProductsSearch, href: adminProductsHref } = adminProductsAddress;

export type AdminProductsSearch = SearchOf<typeof adminProductsAddress>;

export const adminProductsPerPage = 50;

/** The filters of an address, for all its pages. */
export function matchingProducts({ search, categoryId, show }: AdminProductsSearch): MatchingProducts {
  return {
    search,
    categoryId,
    stock: show === 'in' || show === 'out' || show === 'low' ? show : undefined,
    isDraft: show === 'draft' || undefined,
    isFeatured: show === 'featured' || undefined,
    onOffer: show === 'offer' || undefined,
    lacksSafety: show === 'unsafe' || undefined,
  };
}

/** The server's input for an address. */
export function adminProductsInput({ sortBy, page, ...which }: AdminProductsSearch): AdminQuery {
  return { ...matchingProducts(which), sortBy, page, pageSize: adminProductsPerPage };
}

export const soldOutHref = adminProductsHref({ show: 'out' });

/** The administrators' list with this product open. */
export const adminHref = (id: number) => adminProductsHref({ product: id });
