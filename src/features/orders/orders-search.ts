import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '../../shared/page-address.ts';
import { dateRanges, orderStatuses } from './enums.ts';

/** The order list: which orders, and which of them is open. */
export const ordersAddress = pageAddress(
  '/order-management',
  {
    search: textOf(100),
    status: oneOf(orderStatuses),
    dateRange: oneOf(dateRanges, 'all'),
    /** For administrators: whose orders. */
    customerId: textOf(40),
    page: pageNumber,
    /** The id of the order that is open. */
    order: textOf(40),
  },
  // Who is not signed in comes back to the order.
  { visitors: ['order'] },
);

export const { read: readOrdersSearch, href: ordersHref } = ordersAddress;

export type OrdersSearch = SearchOf<typeof ordersAddress>;

export const ordersPerPage = 50;

/** The server's input for an address. */
export const ordersInput = ({ order: _open, ...listed }: OrdersSearch) => ({
  ...listed,
  pageSize: ordersPerPage,
});

/** Tells whether the address leaves any order out. */
export const isFiltered = ({ search, status, dateRange, customerId }: OrdersSearch) =>
  Boolean(search ?? status ?? dateRange ?? customerId);
