import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, bestPrices, bestRatings } from './marks.ts';

describe('the best is marked', () => {
  it.each([
    ['the highest', [4, 8, 8, 2], 'higher', [false, true, true, false]],
    ['the lowest', [6.5, 4.8, undefined, 15], 'lower', [false, true, false, false]],
    ['a yes', [false, true], 'higher', [false, true]],
    ['nothing that more than half share', [true, true, true, false], 'higher', [false, false, false, false]],
    ['nothing without a direction', [1, 2], 'none', [false, false]],
    ['nothing among equals', [3, 3, undefined], 'higher', [false, false, false]],
    ['nothing where one has a value', [undefined, 9], 'lower', [false, false]],
    ['no text', ['IP67', 'IP66'], 'higher', [false, false]],
    ['nothing where kinds differ', [true, 2], 'higher', [false, false]],
  ] as const)('%s', (_what, values, direction, expected) => {
    expect(bestOf(values, direction)).toEqual(expected);
  });

  it('only on values that no other value surpasses, and never on all', () => {
    const value = fc.option(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { nil: undefined });
    const values = fc.array(value, { maxLength: 4 });
    fc.assert(
      fc.property(values, fc.constantFrom('higher', 'lower'), (list, direction) => {
        const marks = bestOf(list, direction);
        const known = list.filter((one) => one !== undefined);
        const surpasses = (one: number, other: number) =>
          direction === 'higher' ? one > other : one < other;
        for (const [index, one] of list.entries()) {
          const isUnsurpassed = one !== undefined && !known.some((other) => surpasses(other, one));
          const sharing = known.filter((other) => other === one).length;
          expect(marks[index]).toBe(isUnsurpassed && known.length > 1 && sharing <= known.length / 2);
        }
      }),
    );
  });
});

describe('prices and ratings', () => {
  it('mark the lowest price', () => {
    expect(bestPrices([{ price: 95 }, { price: 49 }, { price: 300 }])).toEqual([false, true, false]);
  });

  it('mark nothing for who sees no prices', () => {
    expect(bestPrices([{}, {}, {}])).toEqual([false, false, false]);
  });

  it('mark the highest rating that rests on reviews', () => {
    const products = [{ rating: 4.7, reviewCount: 10 }, { rating: 5, reviewCount: 0 }, { reviewCount: 0 }];
    expect(bestRatings([...products, { rating: 4.1, reviewCount: 9 }])).toEqual([true, false, false, false]);
  });

  it('mark no rating where the highest is of a few reviews: neither it nor the next one leads', () => {
    const many = { rating: 4.8, reviewCount: 97 };
    expect(bestRatings([{ rating: 5, reviewCount: 1 }, many])).toEqual([false, false]);
    expect(bestRatings([{ rating: 4.7, reviewCount: 1 }, many])).toEqual([false, true]);
  });

  it('mark nothing among products of different kinds, whatever is compared', () => {
    const camera = { kind: 'camera', categoryId: 'a', price: 1, rating: 4.9, reviewCount: 90 };
    const recorder = { kind: 'recorder', categoryId: 'a', price: 2, rating: 4.1, reviewCount: 90 };
    const marks = (...products: (typeof camera)[]) => [...bestPrices(products), ...bestRatings(products)];
    expect(marks(camera, recorder)).toEqual([false, false, false, false]);
    expect(marks(camera, { ...recorder, kind: 'camera' })).toEqual([true, false, true, false]);
    expect(marks({ ...camera, kind: 'pir' }, { ...recorder, kind: 'dual' })).toContain(true);
  });
});
