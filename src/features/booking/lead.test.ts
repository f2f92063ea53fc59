import { expect, it } from 'vitest';
import { firstStart, isBefore, leadDays } from './lead.ts';
import { openingsBetween } from './opening.ts';
import { addDays, athensDate } from '#shared/dates.ts';

const first = (instant: string) => {
  const now = new Date(instant);
  const today = athensDate(now);
  return firstStart(openingsBetween(today, addDays(today, leadDays), []), now);
};

it('a visit begins when the office has been open for four hours since it was booked', () => {
  expect(first('2026-11-25T21:16:00Z')).toEqual({ date: '2026-11-26', startHour: 13 });
  expect(first('2026-11-26T07:30:00Z')).toEqual({ date: '2026-11-26', startHour: 14 });
});

it('a Sunday’s booking waits for Monday', () => {
  expect(first('2026-11-22T10:00:00Z')).toEqual({ date: '2026-11-23', startHour: 13 });
});

it('times are compared by day, then by hour', () => {
  const ten = { date: '2026-11-26', startHour: 10 };
  expect(isBefore(ten, { ...ten, startHour: 11 })).toBe(true);
  expect(isBefore(ten, ten)).toBe(false);
  expect(isBefore({ ...ten, date: '2026-11-25', startHour: 17 }, ten)).toBe(true);
});
