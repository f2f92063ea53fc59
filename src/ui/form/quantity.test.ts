import { expect, it } from 'vitest';
import { stepTo } from './quantity.ts';

it.each([
  ['a count in between', 7, { value: 7 }],
  ['the most', 26, { value: 26 }],
  ['more than there is', 500, { value: 26, refused: 'more' }],
  ['nothing at all', 0, { value: 3, refused: 'less' }],
  ['no number', Number.NaN, { value: 3 }],
])('%s: %s', (_what, wanted, becomes) => {
  expect(stepTo(wanted, { value: 3, min: 1, max: 26 })).toEqual(becomes);
});
