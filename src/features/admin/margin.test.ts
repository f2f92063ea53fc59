import { expect, test } from 'vitest';
import { coverageText, marginOf, sumMargins } from './margin.ts';

test('what was sold with a known cost earns what stays after it, and the rest is named', () => {
  const margin = marginOf(
    sumMargins([
      { netCents: 10_000, knownCents: 10_000, costCents: 6_000 },
      { netCents: 5_000, knownCents: 0, costCents: null },
    ]),
  );
  expect(margin).toEqual({ net: 150, known: 100, cost: 60, profit: 40, percent: 40 });
  expect(coverageText(margin)).toBe('για το 66,6% της αξίας· για το υπόλοιπο δεν ξέρουμε το κόστος');
});

test('nothing is earned as far as anybody knows where no cost is known, and something is lost where it was too high', () => {
  const unknown = marginOf(sumMargins([{ netCents: 5_000, knownCents: 0, costCents: null }]));
  expect(unknown).toEqual({ net: 50, known: 0 });
  expect(coverageText(unknown)).toBe('κανένα κόστος δεν είναι γνωστό');
  expect(marginOf({ netCents: 100, knownCents: 100, costCents: 150 })).toMatchObject({
    profit: -0.5,
    percent: -50,
  });
});

test('what was given away for free cost something, and has no percentage', () => {
  expect(marginOf({ netCents: 0, knownCents: 0, costCents: 700 })).toEqual({
    net: 0,
    known: 0,
    cost: 7,
    profit: -7,
  });
});

test('nearly everything is not everything', () => {
  const margin = marginOf({ netCents: 10_000_000, knownCents: 9_999_999, costCents: 1 });
  expect(coverageText(margin)).toContain('99,9%');
  expect(coverageText(marginOf({ netCents: 300, knownCents: 300, costCents: 1 }))).toBe(
    'για όλα όσα πουλήθηκαν',
  );
});
