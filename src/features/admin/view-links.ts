import type { ViewedList } from './views-contract.ts';

const bases: Record<ViewedList, string> = {
  orders: '/order-management',
  customers: '/admin?tab=customers',
  products: '/admin?tab=products',
};

/** Parameters of the lists' addresses that are no filters: where one is, and what is open. */
const passing = new Set(['tab', 'page', 'order', 'customer', 'product', 'dialog', 'category']);

/** The filters of a list's address, sorted by name, as a view keeps them. */
export function filtersOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !passing.has(name));
  return new URLSearchParams(kept.toSorted(([a], [b]) => a.localeCompare(b))).toString();
}

/** The address of a list with a view's filters. */
export function viewHref(list: ViewedList, filters: string): string {
  const base = bases[list];
  return filters === '' ? base : `${base}${base.includes('?') ? '&' : '?'}${filters}`;
}
