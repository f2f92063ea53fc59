import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withVat } from '#shared/money.ts';
import { lineCents, discountParts, shownTotals, totalsOf } from './totals.ts';

const line = fc.record({
  priceCents: fc.nat(5_000_000),
  installationPriceCents: fc.nat(500_000),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const lines = fc.array(line, { maxLength: 20 });
const shipping = fc.constantFrom(599, 1299, 4999);
const rate = fc.integer({ min: 0, max: 40 });

describe('the amounts of an order', () => {
  it.each([
    // price, installation, pieces, delivery → subtotal, VAT, total
    [10_000, 0, 1, 599, 10_000, 2_544, 13_143],
    [131_960, 0, 1, 4999, 131_960, 32_870, 169_829],
    [18_990, 6_500, 2, 1299, 50_980, 12_547, 64_826],
    // 24% of 1,25 € is exactly 30 cents, of 1,27 € 30,48, of 1,29 € 30,96
    [125, 0, 1, 0, 125, 30, 155],
    [127, 0, 1, 0, 127, 30, 157],
    [129, 0, 1, 0, 129, 31, 160],
  ])(
    '%i + %i cents, %i pieces, delivery %i',
    (priceCents, installationPriceCents, quantity, delivery, subtotalCents, taxCents, totalCents) => {
      expect(totalsOf([{ priceCents, installationPriceCents, quantity }], delivery)).toEqual({
        subtotalCents,
        shippingCents: delivery,
        taxCents,
        discountCents: 0,
        totalCents,
        vatPercent: 24,
      });
    },
  );

  it('always add up, in whole cents', () => {
    fc.assert(
      fc.property(lines, shipping, (some, delivery) => {
        const { subtotalCents, shippingCents, taxCents, discountCents, totalCents } = totalsOf(
          some,
          delivery,
        );
        expect(totalCents).toBe(subtotalCents + shippingCents + taxCents - discountCents);
        expect(subtotalCents).toBe(some.reduce((sum, one) => sum + lineCents(one), 0));
        expect(Number.isSafeInteger(totalCents)).toBe(true);
      }),
    );
  });

  it('carry VAT that is never off by more than half a cent, and then upwards', () => {
    fc.assert(
      fc.property(lines, shipping, rate, (some, delivery, percent) => {
        const { subtotalCents, taxCents } = totalsOf(some, delivery, 0, percent);
        // In hundredths of a cent, so that nothing is rounded here.
        const off = taxCents * 100 - (subtotalCents + delivery) * percent;
        expect(off).toBeGreaterThan(-50);
        expect(off).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('do not depend on the order of the lines or on how pieces are spread over them', () => {
    fc.assert(
      fc.property(lines, shipping, (some, delivery) => {
        const singly = some.flatMap((one) =>
          Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })),
        );
        expect(totalsOf(some.toReversed(), delivery)).toEqual(totalsOf(some, delivery));
        expect(totalsOf(singly, delivery)).toEqual(totalsOf(some, delivery));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the amounts as they are shown', () => {
  it('add up without VAT and with it, each to the total’s own', () => {
    fc.assert(
      fc.property(lines, shipping, rate, (some, delivery, percent) => {
        const totals = totalsOf(some, delivery, 0, percent);
        const { subtotal, shipping: sent, discount, total } = shownTotals(totals);
        expect(subtotal.net + sent.net - discount.net).toBe(total.net);
        expect(subtotal.gross + sent.gross - discount.gross).toBe(total.gross);
        expect(total).toEqual({
          net: totals.subtotalCents + delivery,
          gross: totals.totalCents,
          rate: percent,
        });
        expect(sent.gross).toBe(withVat(delivery, percent));
        expect(Math.abs(subtotal.gross - withVat(subtotal.net, percent))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('split a discount, which stands with VAT in it, into its parts', () => {
    const totals = {
      subtotalCents: 10_000,
      shippingCents: 599,
      taxCents: 2544,
      discountCents: 1240,
      totalCents: 11_903,
      vatPercent: 24,
    };
    expect(shownTotals(totals)).toEqual({
      subtotal: { net: 10_000, gross: 12_400, rate: 24 },
      shipping: { net: 599, gross: 743, rate: 24 },
      discount: { net: 1000, gross: 1240, rate: 24 },
      total: { net: 9599, gross: 11_903, rate: 24 },
    });
  });
});

it('the parts of the discount make the net and the VAT of the total that documents state', () => {
  const totals = totalsOf([{ priceCents: 9_000, installationPriceCents: 0, quantity: 1 }], 1_299, 500);
  const discount = discountParts(totals);
  expect(discount).toEqual({ netCents: 403, taxCents: 97 });
  const net = totals.subtotalCents + totals.shippingCents - discount.netCents;
  const tax = totals.taxCents - discount.taxCents;
  expect([net, tax]).toEqual([
    shownTotals(totals).total.net,
    totals.totalCents - shownTotals(totals).total.net,
  ]);
  expect(discountParts(totalsOf([], 599))).toEqual({ netCents: 0, taxCents: 0 });
});
