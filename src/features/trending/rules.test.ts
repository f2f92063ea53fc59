import fc from 'fast-check';
import { expect, test } from 'vitest';
import { least, risingDemand, viewersPerOrder, type Demand } from './rules.ts';

const of = (productId: number, recent: [number, number], earlier: [number, number]): Demand => ({
  productId,
  recent: { orders: recent[0], viewers: recent[1] },
  earlier: { orders: earlier[0], viewers: earlier[1] },
});

test('the strongest rise is first, and what nobody asked for before has no percentage', () => {
  const demands = [
    of(1, [0, 30], [0, 0]),
    of(2, [2, 48], [0, 40]),
    of(3, [4, 20], [2, 10]),
    of(4, [0, 40], [0, 40]),
    of(5, [0, 20], [0, 30]),
  ];
  expect(risingDemand(demands, 3)).toEqual([
    { productId: 3, percent: 100 },
    { productId: 2, percent: 45 },
    { productId: 1 },
  ]);
});

test('one order more is no rise', () => {
  expect(risingDemand([of(1, [2, 0], [1, 0]), of(2, [1, 0], [0, 0]), of(3, [4, 5], [1, 4])], 3)).toEqual([]);
});

const interest = fc.record({
  orders: fc.integer({ min: 0, max: 50 }),
  viewers: fc.integer({ min: 0, max: 500 }),
});
const someDemands = fc.uniqueArray(
  fc.record({ productId: fc.integer({ min: 1, max: 999 }), recent: interest, earlier: interest }),
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
        const now = (demand?.recent.orders ?? 0) * viewersPerOrder + (demand?.recent.viewers ?? 0);
        const before = (demand?.earlier.orders ?? 0) * viewersPerOrder + (demand?.earlier.viewers ?? 0);
        expect(now).toBeGreaterThanOrEqual(least.recent);
        const isTrue =
          percent === undefined
            ? before === 0
            : before >= least.earlier && percent > 0 && Math.abs((now / before - 1) * 100 - percent) <= 0.5;
        expect(isTrue, JSON.stringify({ now, before, percent })).toBe(true);
      }
      const figures = rises.map(({ percent }) => percent ?? 0);
      expect(figures).toEqual(figures.toSorted((one, other) => other - one));
    }),
  );
});
