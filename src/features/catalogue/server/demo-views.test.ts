import { expect, it } from 'vitest';
import { withViews } from './demo.ts';

const url = (name: string) => `/public-objects/products/${name}.webp`;

it('a product of the demonstration has the further views of its first picture that exist', () => {
  const names = new Set(['a.webp', 'a-back.webp', 'a-place.webp', 'b-back.webp']);
  expect(withViews([url('a'), url('b')], names)).toEqual([url('a'), url('b'), url('a-back'), url('a-place')]);
  expect(withViews([url('a'), url('a-back')], names)).toEqual([url('a'), url('a-back'), url('a-place')]);
  expect(withViews([url('c')], names)).toEqual([url('c')]);
  expect(withViews([], names)).toEqual([]);
});
