import { describe, expect, it } from 'vitest';
import { cartCents, cartPieces } from './amounts.ts';
import {
  maxQuantityOf,
  presentCart,
  refusalSentence,
  whyNoMore,
  whyNotSell,
  type StoredLine,
} from './rules.ts';

const line: StoredLine = {
  productId: 1,
  sku: 'A',
  name: 'Κάμερα',
  description: '',
  image: null,
  priceCents: 18_990,
  inStock: true,
  stockQuantity: 3,
  installationAvailable: true,
  installationPriceCents: 6_500,
  withInstallation: false,
  quantity: 1,
  isGone: false,
};

describe('what can be sold', () => {
  it.each([
    ['as many as are left', {}, 3, true, null],
    ['more than are left', {}, 4, false, 'OUT_OF_STOCK'],
    ['any number where nobody counts', { stockQuantity: null }, 999, false, null],
    ['none of what is out', { stockQuantity: null, inStock: false }, 1, false, 'OUT_OF_STOCK'],
    ['no installation where none is offered', { installationAvailable: false }, 1, true, 'NO_INSTALLATION'],
    ['no installation without a price', { installationPriceCents: null }, 1, true, 'NO_INSTALLATION'],
  ] as const)('%s', (_what, facts, pieces, withInstallation, expected) => {
    expect(whyNotSell({ ...line, ...facts }, pieces, withInstallation)).toBe(expected);
  });

  it.each([
    [{ inStock: false, stockQuantity: 0 }, 'Το προϊόν «Κάμερα» εξαντλήθηκε.'],
    [{ stockQuantity: 1 }, 'Από το προϊόν «Κάμερα» απομένει 1 τεμάχιο.'],
    [{ stockQuantity: 1250 }, 'Από το προϊόν «Κάμερα» απομένουν 1.250 τεμάχια.'],
  ])('%j: %s', (facts, sentence) => {
    expect(refusalSentence({ ...line, ...facts }, 'OUT_OF_STOCK')).toBe(sentence);
  });
});

it.each([
  [26, 'Από αυτό το προϊόν απομένουν 26 τεμάχια.'],
  [1, 'Από αυτό το προϊόν απομένει 1 τεμάχιο.'],
  [undefined, 'Μπορείτε να παραγγείλετε έως 999 τεμάχια από κάθε προϊόν.'],
  [5_000, 'Μπορείτε να παραγγείλετε έως 999 τεμάχια από κάθε προϊόν.'],
])('with %s left who wants more reads: %s', (available, sentence) => {
  expect(whyNoMore(available)).toBe(sentence);
});

it('of what is left a line can have what the other line of the product leaves, and never less than one', () => {
  const most = (quantity: number, stockQuantity: number | null) => {
    const cart = presentCart([
      { ...line, stockQuantity },
      { ...line, stockQuantity, quantity, withInstallation: true },
    ]);
    return cart.map((one) => maxQuantityOf(one, cart));
  };
  expect(most(2, 26)).toEqual([24, 25]);
  expect(most(26, 26)).toEqual([1, 25]);
  expect(most(5, null)).toEqual([994, 998]);
});

describe('the cart as it travels', () => {
  it('adds up with its installations, and shows beside each line what stands against it', () => {
    const lines = presentCart([
      { ...line, quantity: 2 },
      { ...line, quantity: 2, withInstallation: true },
    ]);
    expect(cartCents(lines)).toBe(2 * 18_990 + 2 * (18_990 + 6_500));
    expect(lines.map(({ problem }) => problem)).toEqual(
      Array(2).fill('Από το προϊόν «Κάμερα» απομένουν 3 τεμάχια.'),
    );
  });

  it('neither counts nor charges what is no longer in the catalogue, and says so', () => {
    const lines = presentCart([line, { ...line, productId: 2, priceCents: 0, quantity: 5, isGone: true }]);
    expect(cartCents(lines)).toBe(18_990);
    expect(cartPieces(lines)).toBe(1);
    expect(lines.map(({ problem }) => problem)).toEqual([
      undefined,
      'Το προϊόν «Κάμερα» δεν διατίθεται πλέον.',
    ]);
  });
});
