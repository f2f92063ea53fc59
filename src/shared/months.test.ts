import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { addMonths, daysOfMonth, formatMonth, formatShortMonth, monthOf, monthsBefore } from './months.ts';

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (month, count, later) => {
  expect(addMonths(month, count)).toBe(later);
});

it.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
])('%s goes from %s to %s', (month, from, to) => {
  expect(daysOfMonth(month)).toEqual({ from, to });
});

it('months follow one another without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (count) => {
      const month = addMonths('1990-01', count);
      const next = addMonths(month, 1);
      expect(addDays(daysOfMonth(month).to, 1)).toBe(daysOfMonth(next).from);
      expect(month < next).toBe(true);
      expect(addMonths(next, -1)).toBe(month);
    }),
  );
});

it.each([
  ['2026-06-15T01:20:00.000Z', 6, '2025-12-15T01:20:00.000Z'],
  ['2026-08-31T23:59:59.999Z', 6, '2026-02-28T23:59:59.999Z'],
  ['2028-02-29T00:00:00.000Z', 24, '2026-02-28T00:00:00.000Z'],
])('%s less %i months is %s', (instant, count, before) => {
  const now = new Date(instant);
  expect(monthsBefore(now, count).toISOString()).toBe(before);
  expect(now.toISOString()).toBe(instant);
});

it('is written as on a Greek calendar', () => {
  expect(monthOf('2026-11-25')).toBe('2026-11');
  expect(formatMonth('2026-11')).toBe('Νοέμβριος 2026');
  expect(formatShortMonth('2026-06-25')).toBe('Ιουν');
});
