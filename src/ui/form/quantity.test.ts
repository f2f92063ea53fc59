import { expect, it } from 'vitest';
import { quantityOf, stepTo } from './quantity.ts';

it.each([
  ['a count in between', 7, { value: 7 }],
  ['the most', 26, { value: 26 }],
  ['more than there is', 500, { value: 26, refused: 'more' }],
  ['nothing at all', 0, { value: 3, refused: 'less' }],
  ['no number', Number.NaN, { value: 3 }],
])('%s: %s', (_what, wanted, becomes) => {
  expect(stepTo(wanted, { value: 3, min: 1, max: 26 })).toEqual(becomes);
});

it.each([
  ['2', 2],
  [' 12 ', 12],
  ['2,5', undefined],
  ['1.000', undefined],
  ['δύο', undefined],
  ['', undefined],
])('«%s» typed as a quantity is %s', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity);
});
