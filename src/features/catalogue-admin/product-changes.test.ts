import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withVat } from '#shared/money.ts';
import {
  applyBulk,
  applyFields,
  blankProduct,
  changeByPercent,
  copySku,
  faultsOf,
  roundPrice,
  stockAfter,
} from './product-changes.ts';

test.each([
  [10_000, -12.5, 8_750],
  [12_990, -12.5, 11_366],
  [1, 50, 2],
  [5, 10, 6],
  [100, -90, 10],
  [1, -90, 1],
])('%i cents changed by %d%% are %i, half a cent upwards', (cents, percent, expected) => {
  expect(changeByPercent(cents, percent)).toBe(expected);
});

test('a change by a percentage is never more than half a cent beside the exact one', () => {
  const anyPercent = fc.integer({ min: -9_000, max: 50_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000_000 }), anyPercent, (cents, percent) => {
      const exact = (cents * (10_000 + Math.round(percent * 100))) / 10_000;
      expect(Math.abs(changeByPercent(cents, percent) - exact)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test.each([
  ['nothing said leaves it', { inStock: true, stockQuantity: 3 }, {}, { inStock: true, stockQuantity: 3 }],
  [
    'a count decides',
    { inStock: true, stockQuantity: null },
    { stockQuantity: 0, inStock: true },
    { inStock: false, stockQuantity: 0 },
  ],
  [
    '«no» empties a count',
    { inStock: true, stockQuantity: 3 },
    { inStock: false },
    { inStock: false, stockQuantity: 0 },
  ],
  [
    '«yes» to an empty count stops counting',
    { inStock: false, stockQuantity: 0 },
    { inStock: true },
    { inStock: true, stockQuantity: null },
  ],
  [
    'no longer counted, the answer counts',
    { inStock: true, stockQuantity: 3 },
    { stockQuantity: null, inStock: false },
    { inStock: false, stockQuantity: null },
  ],
])('of the stock: %s', (_, before, wish, after) => {
  expect(stockAfter(before, wish)).toEqual(after);
});

const product = {
  ...blankProduct,
  sku: 'ONE',
  name: 'Κάμερα',
  priceCents: 10_000,
  comparePriceCents: 12_000,
};

test('an old price that is not above the price is a fault where it was typed, and goes where it was not', () => {
  expect(faultsOf(applyFields(product, { comparePrice: 100 }))).toHaveProperty('comparePrice');
  expect(applyFields(product, { price: 130 }).comparePriceCents).toBeNull();
  expect(applyBulk(product, { kind: 'price', percent: 20 })).toMatchObject({
    priceCents: 12_000,
    comparePriceCents: null,
  });
  expect(applyBulk(product, { kind: 'price', percent: 10 }).comparePriceCents).toBe(12_000);
});

test('a copy takes the first code that is free', () => {
  expect(copySku('ONE', ['ONE', 'ONE-2', 'ONE-4'])).toBe('ONE-3');
});

describe('a rounded price', () => {
  test.each([
    [10_764, '90', 'nearest', 10_790],
    [10_730, '90', 'nearest', 10_690],
    [10_740, '90', 'nearest', 10_790],
    [10_764, '90', 'up', 10_790],
    [10_791, '90', 'up', 10_890],
    [10_790, '90', 'up', 10_790],
    [10_764, '00', 'nearest', 10_800],
    [10_749, '00', 'nearest', 10_700],
    [10_701, '00', 'up', 10_800],
    [10, '90', 'nearest', 90],
    [10, '00', 'nearest', 100],
  ] as const)('of %i cents to ,%s %s is %i', (priceCents, ending, direction, expected) =>
    expect(roundPrice(priceCents, { ending, direction })).toBe(expected),
  );

  test('with VAT ends as private customers see it, or one euro higher where no whole cent gives that', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom('00', '90'),
        fc.constantFrom('nearest', 'up'),
        (priceCents, ending, direction) => {
          const seen = withVat(roundPrice(priceCents, { ending, direction, of: 'gross' }));
          expect(seen % 100).toBe(Number(ending));
          expect(seen - withVat(priceCents)).toBeGreaterThanOrEqual(direction === 'up' ? 0 : -300);
          expect(Math.abs(seen - withVat(priceCents))).toBeLessThan(300);
        },
      ),
    );
  });
});
