import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';
import { dateRanges, listedStatuses } from './enums.ts';

/** The address of the order list: filters, and the open order. */
export const ordersAddress = pageAddress(
  '/order-management',
  {
    search: textOf(100),
    status: oneOf(listedStatuses),
    dateRange: oneOf(dateRanges, 'all'),
    /** For administrators: only this customer's orders. */
    customerId: textOf(40),
    page: pageNumber,
    /** For administrators: the columns that are hidden, separated by commas. */
    hide: textOf(60),
    order: textOf(40),
    /** For administrators: an order is being written, for this customer or for one to be chosen (`newOrderFor`). */
    newOrder: textOf(40),
    /** The visit whose bill the new order is. */
    visit: textOf(40),
  },
  // A visitor who has to sign in returns to the order.
  { visitors: ['order'] },
);

export const { read: readOrdersSearch, href: ordersHref } = ordersAddress;

export type OrdersSearch = SearchOf<typeof ordersAddress>;

export const ordersPerPage = 50;

/** The server's input for an address. */
export const ordersInput = ({
  order: _open,
  newOrder: _new,
  visit: _visit,
  hide: _columns,
  ...listed
}: OrdersSearch) => ({
  ...listed,
  pageSize: ordersPerPage,
});

/** Opens a new order whose customer is still to be chosen. */
export const newOrderFor = 'customer';

/** Whether the address filters the list. */
export const isFiltered = ({ search, status, dateRange, customerId }: OrdersSearch) =>
  Boolean(search ?? status ?? dateRange ?? customerId);
