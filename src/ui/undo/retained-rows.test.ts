import { expect, test } from 'vitest';
import { withRetained } from './retained-rows.ts';

const keep = (shown: string, rows: string, kept: string) =>
  withRetained(
    [...shown],
    [...rows],
    (row) => row,
    (subject) => kept.includes(subject),
  ).join('');

test.each([
  ['ABCD', 'BCDE', 'A', 'ABCDE'],
  ['ABCD', 'ACDE', 'B', 'ABCDE'],
  ['ABCD', 'AD', 'BC', 'ABCD'],
  ['ABC', '', 'C', 'C'],
  // A row that returned has the list's position, and a row without undo disappears.
  ['ABC', 'BCA', 'A', 'BCA'],
  ['ABC', 'BC', '', 'BC'],
])('of %s, now %s, with %s kept: %s', (shown, rows, kept, expected) => {
  expect(keep(shown, rows, kept)).toBe(expected);
});
