import { expect, it } from 'vitest';
import { isFiltered, ordersHref, ordersInput, readOrdersSearch } from './orders-search.ts';

it('an address of the order list is read back as it was written', () => {
  const search = {
    search: 'Ελένη',
    status: 'shipped',
    dateRange: 'week',
    page: 3,
    order: 'abc',
    hide: 'time,total',
  } as const;
  const query = new URL(ordersHref(search), 'https://shop.example').searchParams;
  expect(readOrdersSearch(Object.fromEntries(query))).toEqual(search);
});

it('what makes no sense in the address is dropped', () => {
  const raw = { status: 'toString', dateRange: 'all', page: '-2', search: '   ', order: { a: 1 } };
  expect(readOrdersSearch(raw)).toEqual({});
  expect(readOrdersSearch({ status: 'refund_due' })).toEqual({ status: 'refund_due' });
  expect(readOrdersSearch({ page: '1', search: 42 })).toEqual({ search: '42' });
});

it('an order that is open and hidden columns are no filters and are not asked for in the list', () => {
  expect(isFiltered({ order: 'abc', page: 2, hide: 'time' })).toBe(false);
  expect(isFiltered({ status: 'pending' })).toBe(true);
  expect(ordersInput({ order: 'abc', hide: 'time', status: 'pending' })).toEqual({
    status: 'pending',
    pageSize: 50,
  });
});
