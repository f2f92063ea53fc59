import { expect, test } from 'vitest';
import { worksOn } from '../../../../tests/support/app/company.ts';
import { boardDate, partDay } from './board-day.ts';
import type { AppointmentStatus } from '../contract.ts';

const day = (
  [
    ['a', 'cancelled'],
    ['b', 'pending_approval'],
    ['c', 'rejected'],
    ['d', 'completed'],
    ['e', 'confirmed'],
  ] as [string, AppointmentStatus][]
).map(([id, status]) => ({ id, status }));
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

test('what takes place comes before what is off, each by time', () => {
  const { live, off } = partDay(day);
  expect([ids(live), ids(off)]).toEqual(['bde', 'ac']);
});

test('what has just been called off stays in its place while it can be taken back', () => {
  const { live, off } = partDay(day, ({ id }) => id === 'c');
  expect([ids(live), ids(off)]).toEqual(['bcde', 'a']);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
])('on %s the week board opens on %s', (today, opened) => {
  expect(boardDate(today)).toBe(opened);
});

test.each([
  ['from Monday to Friday', [1, 2, 3, 4, 5], '2026-11-23'],
  ['each day', [1, 2, 3, 4, 5, 6, 7], '2026-11-21'],
  ['by telephone only', [], '2026-11-21'],
])('and that of a company that works %s on a Saturday', (_title, days, opened) => {
  worksOn(days);
  expect(boardDate('2026-11-21')).toBe(opened);
});
