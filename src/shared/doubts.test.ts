import { expect, test } from 'vitest';
import { farFrom, isNamedTwice } from './doubts.ts';

test.each([
  ['Κάμερα θόλου', true],
  ['  ΚΑΜΕΡΑ   ΘΌΛΟΥ ', true],
  ['Κάμερα θόλου 2', false],
  ['', false],
])('«%s» is the name of another: %s', (name, expected) => {
  expect(isNamedTwice(name, ['', 'Κάμερα Θόλου'])).toBe(expected);
});

test.each([
  [1_000_000, undefined, 900, 'dearest'],
  [2_500, undefined, 900, undefined],
  [2_500, undefined, undefined, undefined],
  [18_900, 189, 20_000, 'before'],
  [1.89, 189, 20_000, 'before'],
  [200, 189, 50, undefined],
  [0, 189, 50, undefined],
  [Number.NaN, 189, 50, undefined],
])('a price of %d, before %s, the dearest %s, is far from %s', (price, before, dearest, expected) => {
  expect(farFrom(price, { before, dearest })).toBe(expected);
});
