import type { DateRange, OrderStatus } from './contract.ts';

/** What the address of the order list says: which orders, and which of them is open. */
export type OrdersSearch = {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  dateRange?: Exclude<DateRange, 'all'> | undefined;
  /** For administrators: whose orders. */
  customerId?: string | undefined;
  page?: number | undefined;
  /** The id of the order that is open. */
  order?: string | undefined;
};

export const ordersPerPage = 50;

const ranges = ['today', 'week', 'month'] as const;

const textOf = (value: unknown, maxLength: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, maxLength) : '';

const statuses: Readonly<Record<OrderStatus, true>> = {
  pending: true,
  confirmed: true,
  processing: true,
  shipped: true,
  delivered: true,
  cancelled: true,
};

const isStatus = (value: unknown): value is OrderStatus =>
  typeof value === 'string' && Object.hasOwn(statuses, value);

/** Reads the address's parameters, whoever wrote them; what makes no sense is dropped. */
export function readOrdersSearch(raw: Readonly<Record<string, unknown>>): OrdersSearch {
  const search = textOf(raw['search'], 100);
  const dateRange = ranges.find((range) => range === raw['dateRange']);
  const page = Number(raw['page']);
  const customerId = textOf(raw['customerId'], 40);
  const order = textOf(raw['order'], 40);
  return {
    ...(search && { search }),
    ...(isStatus(raw['status']) && { status: raw['status'] }),
    ...(dateRange && { dateRange }),
    ...(customerId && { customerId }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(order && { order }),
  };
}

/** The address of the order list that shows this. */
export function ordersHref({ page, ...given }: OrdersSearch): string {
  const texts = Object.entries(given).filter(([, text]) => text);
  if (page && page > 1) texts.push(['page', String(page)]);
  const query = new URLSearchParams(texts);
  return query.size > 0 ? `/order-management?${query}` : '/order-management';
}

/** What is asked of the server for an address. */
export function ordersInput({ search, status, dateRange, customerId, page }: OrdersSearch) {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(dateRange && { dateRange }),
    ...(customerId && { customerId }),
    ...(page && { page }),
    pageSize: ordersPerPage,
  };
}

/** Tells whether the address leaves any order out. */
export const isFiltered = ({ search, status, dateRange, customerId }: OrdersSearch) =>
  Boolean(search ?? status ?? dateRange ?? customerId);
