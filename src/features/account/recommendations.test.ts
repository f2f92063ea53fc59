import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recommend, type Candidate } from './recommendations.ts';

const product = (id: number, categoryId: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  categoryId,
  boughtInCategory: 0,
  viewsInCategory: 0,
  views: 0,
  rating: 4,
  isFeatured: false,
  ...more,
});

it('puts what was looked at and what goes with purchases before what is merely good', () => {
  const good = product(1, 'alarms', { rating: 5, isFeatured: true });
  const alike = product(2, 'cameras', { boughtInCategory: 2 });
  const seen = product(3, 'locks', { views: 4, viewsInCategory: 4 });
  expect(recommend([good, alike, seen], 3)).toEqual([3, 2, 1]);
});

it('does not fill the list with one category while another has something', () => {
  const cameras = [1, 2, 3].map((id) => product(id, 'cameras', { boughtInCategory: 1 }));
  expect(recommend([...cameras, product(4, 'alarms', { viewsInCategory: 2 })], 3)).toEqual([1, 4, 2]);
});

it('recommends the best and featured ones to somebody new', () => {
  const products = [
    product(1, 'a', { rating: 4.2 }),
    product(2, 'b', { rating: 4.9 }),
    product(3, 'c', { isFeatured: true }),
    product(4, 'd', { rating: 3 }),
  ];
  expect(recommend(products, 3)).toEqual([3, 2, 1]);
});

it('never recommends more than asked, nothing twice, and the same each time', () => {
  const candidates = fc.uniqueArray(
    fc.record({
      id: fc.nat(),
      categoryId: fc.constantFrom('a', 'b', 'c'),
      boughtInCategory: fc.nat(9),
      viewsInCategory: fc.nat(9),
      views: fc.nat(9),
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      isFeatured: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(candidates, fc.nat(5), (products, count) => {
      const ids = recommend(products, count);
      expect(ids).toHaveLength(Math.min(count, products.length));
      expect(new Set(ids).size).toBe(ids.length);
      expect(recommend(products, count)).toEqual(ids);
    }),
  );
});
