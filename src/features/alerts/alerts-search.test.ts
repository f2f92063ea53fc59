import { expect, test } from 'vitest';
import { alertsHref, alertsInput, readAlertsSearch } from './alerts-search.ts';

test('an address without anything lists what waits', () => {
  expect(readAlertsSearch({})).toEqual({});
  expect(alertsInput({})).toEqual({ status: 'active', page: 1, pageSize: 50 });
});

test('an address is read as it was written', () => {
  const search = { status: 'all', severity: 'high', type: 'order', page: 3 } as const;
  const { searchParams } = new URL(alertsHref(search), 'http://localhost');
  expect(readAlertsSearch(Object.fromEntries(searchParams))).toEqual(search);
  expect(alertsInput(search)).toEqual({ severity: 'high', type: 'order', page: 3, pageSize: 50 });
});

test.each([
  { status: 'active' },
  { status: 'toString' },
  { severity: 4 },
  { type: 'constructor' },
  { page: '-1' },
  { page: '1.5' },
  { view: 'list' },
])('what makes no sense is dropped: %o', (raw) => {
  expect(readAlertsSearch(raw)).toEqual({});
});
