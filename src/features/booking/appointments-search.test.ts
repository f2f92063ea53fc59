import { expect, test } from 'vitest';
import { appointmentsHref, readAppointmentsSearch } from './appointments-search.ts';

test('an address says what it showed when it was copied', () => {
  const search = {
    view: 'list',
    date: '2026-11-20',
    search: 'Παππάς',
    status: 'pending',
    serviceId: 3,
    period: 'week',
    customerId: 'Ab12',
    page: 2,
    appointment: 'Uq3vR8',
    dialog: 'technicians',
    technician: 4,
  } as const;
  const href = appointmentsHref(search);
  expect(readAppointmentsSearch(Object.fromEntries(new URL(href, 'http://localhost').searchParams))).toEqual(
    search,
  );
});

test('what makes no sense in an address is dropped', () => {
  const nonsense = {
    view: 'year',
    date: '2026-02-30',
    status: 'lost',
    serviceId: '-1',
    period: 'ever',
    page: '1.5',
    dialog: 'feeds',
    technician: '4',
  };
  expect(readAppointmentsSearch(nonsense)).toEqual({});
  expect(readAppointmentsSearch({ view: 'week' })).toEqual({});
  expect(appointmentsHref({})).toBe('/appointments-admin');
});
