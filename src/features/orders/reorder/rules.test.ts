import { describe, expect, it } from 'vitest';
import { planReorder, type EarlierLine } from './rules.ts';

const product = {
  productId: 1,
  sku: 'A',
  name: 'Κάμερα',
  image: null,
  priceCents: 10_000,
  inStock: true,
  stockQuantity: 5 as number | null,
  installationAvailable: true,
  installationPriceCents: 4_000 as number | null,
};
const line: EarlierLine = {
  productId: 1,
  name: 'Κάμερα',
  withInstallation: false,
  quantity: 2,
  priceCents: 10_000,
  installationPriceCents: null,
};
const installed = { ...line, withInstallation: true, installationPriceCents: 4_000 };

describe('what of an earlier order goes into the cart', () => {
  it.each([
    ['all that was ordered', line, product, [], 2, { outcome: 'added', quantity: 2 }],
    [
      'only what is missing',
      line,
      product,
      [{ ...line, productId: 1, quantity: 1 }],
      1,
      { outcome: 'added', quantity: 2 },
    ],
    [
      'nothing that is there',
      line,
      product,
      [{ ...line, productId: 1, quantity: 7 }],
      0,
      { outcome: 'added', quantity: 7 },
    ],
    ['what is left', { ...line, quantity: 9 }, product, [], 5, { outcome: 'fewer', quantity: 5 }],
    [
      'any number where nobody counts',
      { ...line, quantity: 900 },
      { ...product, stockQuantity: null },
      [],
      900,
      { outcome: 'added' },
    ],
    [
      'nothing of what is sold out',
      line,
      { ...product, inStock: false, stockQuantity: 0 },
      [],
      0,
      { outcome: 'sold_out', quantity: 0 },
    ],
    [
      'without the installation that is no longer offered',
      installed,
      { ...product, installationAvailable: false },
      [],
      2,
      { outcome: 'without_installation', quantity: 2 },
    ],
    [
      'at the price of today',
      line,
      { ...product, priceCents: 9_000 },
      [],
      2,
      { outcome: 'added', priceThen: 100, priceNow: 90 },
    ],
    [
      'with the installation at the price of today',
      installed,
      { ...product, installationPriceCents: 4_500 },
      [],
      2,
      { outcome: 'added', priceThen: 140, priceNow: 145 },
    ],
  ] as const)('%s', (_what, ordered, sold, cart, added, said) => {
    const plan = planReorder([ordered], [sold], cart);
    expect(plan.add.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(added);
    expect(plan.lines).toEqual([expect.objectContaining(said)]);
  });

  it('nothing of a product that is gone, whose name of then is said', () => {
    for (const productId of [null, 7])
      expect(planReorder([{ ...line, productId }], [product], [])).toEqual({
        add: [],
        lines: [{ name: 'Κάμερα', outcome: 'gone', ordered: 2, quantity: 0 }],
      });
  });

  it('shares the stock between the lines with and without installation', () => {
    const plan = planReorder(
      [
        { ...line, quantity: 4 },
        { ...installed, quantity: 4 },
      ],
      [product],
      [],
    );
    expect(plan.add.map(({ quantity }) => quantity)).toEqual([4, 1]);
    expect(plan.lines.map(({ outcome }) => outcome)).toEqual(['added', 'fewer']);
  });

  it('names no price where it has not changed', () => {
    const [said] = planReorder([line], [product], []).lines;
    expect(said).not.toHaveProperty('priceNow');
  });
});
