import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymous, type Viewer, type ViewerCustomer } from '#shared/viewer.ts';
import { forViewer, isOnOffer, whyNotList, type Prices } from './rules.ts';

const customer = (facts: Partial<ViewerCustomer>): Viewer => ({
  admin: false,
  customer: {
    id: 'c',
    email: 'eleni@pelatis.example',
    firstName: 'Ελένη',
    lastName: 'Μαρκάκη',
    accountType: 'private',
    isVerified: false,
    canViewPrices: false,
    isRejected: false,
    isAdmin: false,
    ...facts,
  },
});

const blind: [who: string, viewer: Viewer][] = [
  ['a visitor', anonymous],
  ['a customer who waits for approval', customer({})],
  ['a rejected customer', customer({ isRejected: true, isVerified: true, canViewPrices: true })],
  ['an approved customer without prices', customer({ isVerified: true })],
];
const seeing: [who: string, viewer: Viewer][] = [
  ['an approved customer', customer({ isVerified: true, canViewPrices: true })],
  ['an administrator', { customer: null, admin: true }],
];

const offer: Prices = {
  priceCents: 9500,
  comparePriceCents: 11_900,
  installationPriceCents: 5550,
  lowestPrice30dCents: 10_900,
};
const facts = { id: 1, name: 'Κάμερα' };

describe('a product leaves the server', () => {
  it.each(seeing)('with its prices in euro for %s', (_, viewer) => {
    expect(forViewer({ ...facts, prices: offer }, viewer)).toEqual({
      ...facts,
      onOffer: true,
      price: 95,
      comparePrice: 119,
      installationPrice: 55.5,
      lowestPrice30d: 109,
    });
  });

  it.each(blind)('without any trace of its prices but the offer for %s', (_, viewer) => {
    const seen = forViewer({ ...facts, prices: offer }, viewer);
    expect(Object.keys(seen).toSorted()).toEqual(['id', 'name', 'onOffer']);
    expect(seen.onOffer).toBe(true);
  });

  it('without one of its amounts, whatever they are', () => {
    const cents = fc.integer({ min: 100_000, max: 99_999_999 });
    const optional = fc.option(cents, { nil: undefined });
    const prices = fc.record({
      priceCents: cents,
      comparePriceCents: optional,
      installationPriceCents: optional,
      lowestPrice30dCents: optional,
    });
    fc.assert(
      fc.property(prices, fc.constantFrom(...blind), (amounts, [, viewer]) => {
        const wire = JSON.stringify(forViewer({ ...facts, prices: amounts }, viewer));
        for (const amount of Object.values(amounts)) {
          if (amount === undefined) continue;
          expect(wire).not.toContain(String(amount));
          expect(wire).not.toContain(String(amount / 100));
        }
      }),
    );
  });

  const [, [, viewer]] = seeing as [unknown, [string, Viewer]];

  it.each<[what: string, prices: Prices, keys: string[]]>([
    ['a plain price', { priceCents: 100 }, ['price']],
    ['a free installation', { priceCents: 100, installationPriceCents: 0 }, ['installationPrice', 'price']],
    ['a compare price that is no reduction', { priceCents: 100, comparePriceCents: 100 }, ['price']],
    ['an offer without a past', { priceCents: 90, comparePriceCents: 100 }, ['comparePrice', 'price']],
  ])('%s shows only what there is', (_, prices, keys) => {
    const { onOffer: _onOffer, ...fields } = forViewer({ prices }, viewer);
    expect(Object.keys(fields).toSorted()).toEqual(keys);
  });
});

it.each([
  [9400, false],
  [9500, false],
  [9501, true],
])(
  'at 9500 cents after a lowest price of %s in 30 days an announced offer is one: %s',
  (lowestPrice30dCents, is) => {
    const prices = { priceCents: 9500, comparePriceCents: 11_900, lowestPrice30dCents };
    expect(forViewer({ prices }, anonymous).onOffer).toBe(is);
  },
);

it.each([
  [undefined, false],
  [9500, false],
  [9000, false],
  [9501, true],
])('at 9500 cents with a compare price of %s it is on offer: %s', (comparePriceCents, is) => {
  expect(isOnOffer({ priceCents: 9500, comparePriceCents })).toBe(is);
});

describe('an order or a choice by price', () => {
  it.each(blind)('is refused to %s', (_, viewer) => {
    expect(whyNotList(viewer, { sortBy: 'price_asc' })).toBe('PRICES_HIDDEN');
    expect(whyNotList(viewer, { sortBy: 'price_desc' })).toBe('PRICES_HIDDEN');
    expect(whyNotList(viewer, { priceRange: { least: 0, most: 100 } })).toBe('PRICES_HIDDEN');
    expect(whyNotList(viewer, { sortBy: 'rating' })).toBeNull();
    expect(whyNotList(viewer, {})).toBeNull();
  });

  it.each(seeing)('is open to %s', (_, viewer) => {
    expect(whyNotList(viewer, { sortBy: 'price_asc' })).toBeNull();
  });
});
