import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averagePrice, received, taken } from './rules.ts';

const counted = { stockQuantity: 3, inStock: true, purchasePriceCents: 5_000 };

test('pieces for nothing lower what each of them cost, and pieces without a price do not', () => {
  expect(
    averagePrice([
      { pieces: 10, priceCents: 1_100 },
      { pieces: 1, priceCents: 0 },
    ]),
  ).toBe(1_000);
  expect(
    averagePrice([
      { pieces: 10, priceCents: 1_100 },
      { pieces: 1, priceCents: null },
    ]),
  ).toBe(1_100);
  expect(averagePrice([{ pieces: 1, priceCents: null }])).toBeNull();
});

test('what is not counted becomes available, and is not counted by it', () => {
  const soldOut = { stockQuantity: null, inStock: false, purchasePriceCents: null };
  expect(received(soldOut, [{ pieces: 4, priceCents: null }], true)).toEqual({ ...soldOut, inStock: true });
});

test('a receipt that is entered late brings its pieces, not its price', () => {
  expect(received(counted, [{ pieces: 4, priceCents: 100 }], false)).toEqual({
    ...counted,
    stockQuantity: 7,
  });
});

test('what was sold out of a receipt cannot be taken back', () => {
  const done = { toStock: 4, madeAvailable: false, setCents: 100, wasCents: 5_000 };
  expect(taken({ ...counted, stockQuantity: 3 }, done)).toBeUndefined();
  expect(taken({ stockQuantity: 4, inStock: true, purchasePriceCents: 100 }, done)).toEqual({
    stockQuantity: 0,
    inStock: false,
    purchasePriceCents: 5_000,
  });
  // Another price was set since.
  expect(taken({ stockQuantity: 9, inStock: true, purchasePriceCents: 90 }, done)?.purchasePriceCents).toBe(
    90,
  );
});

test('an undo takes back what was received, whatever was sold or received in between', () => {
  const pieces = fc.integer({ min: 1, max: 50 });
  const price = fc.option(fc.integer({ min: 0, max: 9_999 }));
  const product = fc.record({ stockQuantity: fc.option(fc.nat(20)), purchasePriceCents: price });
  fc.assert(
    fc.property(
      product,
      fc.array(fc.record({ pieces, priceCents: price }), { minLength: 1 }),
      fc.integer(),
      (one, lines, moved) => {
        const before = { ...one, inStock: one.stockQuantity === null ? false : one.stockQuantity > 0 };
        const after = received(before, lines, true);
        const toStock = lines.reduce((sum, line) => sum + line.pieces, 0);
        const shift = before.stockQuantity === null ? 0 : Math.max(-before.stockQuantity, moved % 10);
        const now = {
          ...after,
          stockQuantity: after.stockQuantity === null ? null : after.stockQuantity + shift,
        };
        const isSet = after.purchasePriceCents !== before.purchasePriceCents;
        const back = taken(now, {
          toStock,
          madeAvailable: before.stockQuantity === null && !before.inStock,
          setCents: isSet ? after.purchasePriceCents : null,
          wasCents: before.purchasePriceCents,
        });
        expect(back).toEqual({
          stockQuantity: before.stockQuantity === null ? null : before.stockQuantity + shift,
          inStock: before.stockQuantity === null ? false : before.stockQuantity + shift > 0,
          purchasePriceCents: before.purchasePriceCents,
        });
      },
    ),
  );
});
