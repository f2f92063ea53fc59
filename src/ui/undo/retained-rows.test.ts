import { expect, test } from 'vitest';
import { showRows, withRetained } from './retained-rows.ts';

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
  ['ABCD', 'D', 'C', 'CD'],
])('of %s, now %s, with %s kept: %s', (shown, rows, kept, expected) => {
  expect(keep(shown, rows, kept)).toBe(expected);
});

test('a row that the list has lost before its decision was answered comes back to its place', () => {
  const readings = [
    ['ABC', ''],
    // Read again after the decision, before its answer.
    ['AC', ''],
    ['AC', 'B'],
    ['ACD', 'B'],
    ['ACD', ''],
  ] as const;
  let shown: { rows: readonly string[]; remembered: readonly string[] } = { rows: [], remembered: [] };
  const seen = readings.map(([read, undoable]) => {
    shown = showRows(
      shown,
      [...read],
      (row) => row,
      (subject) => undoable.includes(subject),
    );
    return shown.rows.join('');
  });
  expect(seen).toEqual(['ABC', 'AC', 'ABC', 'ABCD', 'ACD']);
});
