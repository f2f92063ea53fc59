import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '../../shared/page-address.ts';
import type { CustomerFilter } from './contract.ts';
import { approvals } from './enums.ts';

/** A list of customers, by default of those who wait: for what it is searched, which page of it, and who of it is open. */
export const customersAddress = pageAddress(
  '/customers-admin',
  {
    list: oneOf(approvals, 'pending'),
    search: textOf(100),
    page: pageNumber,
    /** The id of the customer who is open. */
    customer: textOf(40),
  },
  { visitors: [] },
);

export const { read: readCustomerSearch, href: customersHref } = customersAddress;

export type CustomerSearch = SearchOf<typeof customersAddress>;

/** The pages that show the lists: the approval page and the dashboard's tab. */
export type CustomersPage = '/customers-admin' | '/admin?tab=customers';

/** How many customers a page of a list shows. */
export const customersPerPage = 50;

/** What the page asks the server for. */
export function customerList({ list = 'pending', search, page = 1 }: CustomerSearch): CustomerFilter {
  return { approval: list, search, page, pageSize: customersPerPage };
}

/** Where administrators find a customer, open. */
export const customerHref = (id: string) => customersHref({ customer: id });
