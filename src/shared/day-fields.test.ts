import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { atMostDays, day, dayOfInstant, time } from './day-fields.ts';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T23:30:00.000Z', '2026-11-21'],
  ['2026-11-20T22:30:00+02:00', '2026-11-20'],
  ['2026-07-20T21:00:00Z', '2026-07-21'],
  ['2026-11-20T23:30:00', '2026-11-20'],
])('of «%s» the day in Athens counts: %s', (text, date) => {
  expect(z.parse(dayOfInstant, text)).toBe(date);
});

it.each([
  '0000-01-01',
  '1999-12-31',
  '2101-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2026-02-30',
  '20/11/2026',
  'Παρασκευή',
  '',
  '2026-13-01T10:00:00Z',
  'T10:00Z',
])('«%s» is no day', (text) => {
  expect(z.safeParse(dayOfInstant, text).success).toBe(false);
  expect(z.safeParse(day, text).success).toBe(false);
});

it('a time has two digits each for hour and minute', () => {
  expect(z.safeParse(time, '09:00').success).toBe(true);
  for (const text of ['9:00', '24:00', '09:60', '09:00:00']) {
    expect(z.safeParse(time, text).success).toBe(false);
  }
});

it('a range has at least one day and at most as many as allowed, also across a change of the clock', () => {
  const range = z.object({ from: day, to: day }).check(atMostDays(3));
  expect(z.safeParse(range, { from: '2026-12-20', to: '2026-12-10' })).toMatchObject({
    error: { issues: [{ path: ['to'], message: 'Το τέλος είναι πριν από την αρχή' }] },
  });
  const holds = (from: string, to: string) => z.safeParse(range, { from, to }).success;
  expect(holds('2026-10-24', '2026-10-24')).toBe(true);
  expect(holds('2026-10-24', '2026-10-26')).toBe(true);
  expect(holds('2026-10-24', '2026-10-27')).toBe(false);
  expect(holds('2026-10-24', '2026-10-23')).toBe(false);
});
