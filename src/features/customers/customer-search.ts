import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import type { CustomerFilter } from './contract.ts';
import { approvals } from './enums.ts';

/** The address of the customer lists, by default the pending one: search, page, and the open customer. */
export const customersAddress = pageAddress(
  '/customers-admin',
  {
    list: oneOf(approvals, 'pending'),
    search: textOf(100),
    page: pageNumber,
    /** The columns that are hidden, separated by commas. */
    hide: textOf(60),
    customer: textOf(40),
  },
  { visitors: [] },
);

export const { read: readCustomerSearch, href: customersHref } = customersAddress;

export type CustomerSearch = SearchOf<typeof customersAddress>;

/** The pages that show the lists: the approval page and the dashboard's tab. */
export type CustomersPage = '/customers-admin' | '/admin?tab=customers';

export const customersPerPage = 50;

/** The server's input for the list. */
export function customerList({ list = 'pending', search, page = 1 }: CustomerSearch): CustomerFilter {
  return { approval: list, search, page, pageSize: customersPerPage };
}

/** The administrators' address of a customer, open. */
export const customerHref = (id: string) => customersHref({ customer: id }, '/admin?tab=customers');
