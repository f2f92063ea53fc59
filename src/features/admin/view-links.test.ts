import { expect, test } from 'vitest';
import { filtersOf, viewHref } from './view-links.ts';

test('a view keeps the filters of an address, and leads back to them', () => {
  const filters = filtersOf(
    '?tab=customers&search=%CE%AC%CE%BD%CE%BD%CE%B1+%CE%B2&list=approved&page=3&customer=x',
  );
  expect(filters).toBe('list=approved&search=%CE%AC%CE%BD%CE%BD%CE%B1+%CE%B2');
  expect(viewHref('customers', filters)).toBe(`/admin?tab=customers&${filters}`);
  expect([viewHref('orders', 'status=pending'), viewHref('orders', '')]).toEqual([
    '/order-management?status=pending',
    '/order-management',
  ]);
});
