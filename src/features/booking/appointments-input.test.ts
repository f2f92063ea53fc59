import { expect, test } from 'vitest';
import { listInput, weekInput } from './appointments-input.ts';

test('a period is counted from today in Athens, the nearest first', () => {
  const today = '2026-11-20';
  const page = { pageSize: 50 };
  expect(listInput({}, today)).toEqual({ order: 'near', ...page });
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
