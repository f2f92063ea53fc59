import { expect, test } from 'vitest';
import { toDay, weekOf, weekTitle } from './week.ts';

test('a week goes from Monday to Sunday, whichever of its days is asked for', () => {
  const week = weekOf('2026-11-20');
  expect(week).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  for (const date of week) expect(weekOf(date)).toEqual(week);
});

test.each([
  ['2026-11-20', '16–22 Νοεμβρίου 2026'],
  ['2026-12-01', '30 Νοεμβρίου – 6 Δεκεμβρίου 2026'],
  ['2027-01-01', '28 Δεκεμβρίου 2026 – 3 Ιανουαρίου 2027'],
])('the week of %s is called «%s»', (date, title) => {
  expect(weekTitle(weekOf(date))).toBe(title);
});

test('a day is gone to with the article that its weekday wants', () => {
  expect(toDay('2026-11-20')).toBe('στην Παρασκευή 20 Νοεμβρίου');
  expect(weekOf('2026-11-20').map((date) => toDay(date).split(' ', 2).join(' '))).toEqual([
    'στη Δευτέρα',
    'στην Τρίτη',
    'στην Τετάρτη',
    'στην Πέμπτη',
    'στην Παρασκευή',
    'στο Σάββατο',
    'στην Κυριακή',
  ]);
});
