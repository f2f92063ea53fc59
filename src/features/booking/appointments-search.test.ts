import { expect, test } from 'vitest';
import { appointmentsHref, listInput, readAppointmentsSearch, weekInput } from './appointments-search.ts';

test('an address says what it showed when it was copied', () => {
  const search = {
    view: 'list',
    date: '2026-11-20',
    search: 'Παππάς',
    status: 'pending',
    serviceId: 3,
    period: 'week',
    page: 2,
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
  };
  expect(readAppointmentsSearch(nonsense)).toEqual({});
  expect(readAppointmentsSearch({ view: 'week' })).toEqual({});
  expect(appointmentsHref({})).toBe('/appointments-admin');
});

test('a period is counted from today in Athens, the nearest first', () => {
  const today = '2026-11-20';
  const page = { pageSize: 50 };
  expect(listInput({}, today)).toEqual({ order: 'desc', ...page });
  expect(listInput({ period: 'upcoming' }, today)).toEqual({ from: today, order: 'asc', ...page });
  expect(listInput({ period: 'week' }, today)).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    order: 'asc',
    ...page,
  });
  expect(listInput({ period: 'past', page: 3 }, today)).toEqual({
    to: '2026-11-19',
    order: 'desc',
    page: 3,
    ...page,
  });
});

test('the board asks for its whole week', () => {
  expect(weekInput('2026-11-22')).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
});
