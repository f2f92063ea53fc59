import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseOf, least, risingDemand, type Demand } from './rules.ts';

const of = (productId: number, recent: number, earlier: number): Demand => ({ productId, recent, earlier });

test('the strongest rise is first, and what nobody asked for before has no percentage', () => {
  const demands = [of(1, 6, 0), of(2, 9, 6), of(3, 8, 4), of(4, 8, 8), of(5, 4, 6)];
  expect(risingDemand(demands, 3)).toEqual([
    { productId: 3, percent: 100 },
    { productId: 2, percent: 50 },
    { productId: 1 },
  ]);
});

test('one order more is no rise', () => {
  expect(risingDemand([of(1, 2, 1), of(2, 1, 0), of(3, 4, 1)], 3)).toEqual([]);
});

const someDemands = fc.uniqueArray(
  fc.record({ productId: fc.integer({ min: 1, max: 999 }), recent: fc.nat(50), earlier: fc.nat(50) }),
  { selector: ({ productId }) => productId, maxLength: 30 },
);

test('every percentage is true, none is infinite, and the order of the input does not matter', () => {
  fc.assert(
    fc.property(someDemands, fc.integer({ min: 1, max: 5 }), (demands, most) => {
      const rises = risingDemand(demands, most);
      expect(rises.length).toBeLessThanOrEqual(most);
      expect(risingDemand(demands.toReversed(), most)).toEqual(rises);
      for (const { productId, percent } of rises) {
        const demand = demands.find((one) => one.productId === productId);
        const { recent: now, earlier: before } = demand ?? of(0, 0, 0);
        expect(now).toBeGreaterThanOrEqual(least.recent);
        const isTrue =
          percent === undefined
            ? before === 0
            : before >= least.earlier &&
              percent > 0 &&
              2 * Math.abs(100 * (now - before) - percent * before) <= before;
        expect(isTrue, JSON.stringify({ now, before, percent })).toBe(true);
      }
      const figures = rises.map(({ percent }) => percent ?? 0);
      expect(figures).toEqual(figures.toSorted((one, other) => other - one));
    }),
  );
});

test('a course is drawn against its highest point, and says no number of orders', () => {
  expect(courseOf([0, 2, 8, 4])).toEqual([0, 25, 100, 50]);
  expect(courseOf([0, 0])).toEqual([0, 0]);
});
