// Types alone: every page loads this file with the routes, and the contract would bring its schemas along.
import type { Approval, CustomerFilter } from './contract.ts';

/** What the address of a list of customers says: which list, for what it is searched, which page of it, and who of it is open. */
export type CustomerSearch = {
  list?: Approval;
  search?: string;
  page?: number;
  /** The id of the customer who is open. */
  customer?: string;
};

/** The pages that show the lists: the approval page and the dashboard's tab. */
export type CustomersPage = '/customers-admin' | '/admin?tab=customers';

/** How many customers a page of a list shows. */
export const customersPerPage = 50;

/** The lists in the order in which they are offered. */
export const approvals = ['pending', 'approved', 'rejected'] as const satisfies readonly Approval[];

/** Reads an address; what is missing or makes no sense is the first page of those who wait. */
export function readCustomerSearch({
  list,
  search,
  page,
  customer,
}: Readonly<Record<string, unknown>>): CustomerSearch {
  const approval = approvals.find((one) => one === list);
  const number = Math.trunc(Number(page));
  return {
    ...(approval && approval !== 'pending' ? { list: approval } : {}),
    ...(typeof search === 'string' && search.trim() ? { search: search.trim().slice(0, 100) } : {}),
    ...(number > 1 && number <= 100_000 ? { page: number } : {}),
    ...(typeof customer === 'string' && customer ? { customer: customer.slice(0, 40) } : {}),
  };
}

/** What the page asks the server for. */
export function customerList({ list = 'pending', search, page = 1 }: CustomerSearch): CustomerFilter {
  return { approval: list, search, page, pageSize: customersPerPage };
}

/** The address of a list, with the search and from its first page unless told otherwise. */
export function customersHref(
  { list, search, page }: CustomerSearch,
  on: CustomersPage = '/customers-admin',
): string {
  const [path = '', parameters] = on.split('?');
  const query = new URLSearchParams(parameters);
  if (list && list !== 'pending') query.set('list', list);
  if (search) query.set('search', search);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Where administrators find a customer, open. */
export const customerHref = (id: string) => `/customers-admin?customer=${id}`;
