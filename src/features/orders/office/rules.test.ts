import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '#features/documents/document.ts';
import { creditFor } from '#features/documents/credit.ts';
import { summaryOf, totalsIn } from '../rules.ts';
import { discountParts, lineCents, shownTotals } from '../totals.ts';
import { officeLine, type OfficeLine } from './contract.ts';
import { officeLineName, officePrice, officeTotals } from './rules.ts';

const line = (fields: Partial<OfficeLine>): OfficeLine => ({
  kind: 'product',
  quantity: 1,
  withInstallation: false,
  discountIn: 'percent',
  ...fields,
});
const listed = { priceCents: 10_000, installationPriceCents: 4_000 };

describe('the price of a line', () => {
  it.each([
    ['the catalogue’s', line({}), 10_000, null],
    ['the office’s own', line({ price: 90.5 }), 9_050, 10_000],
    ['less a percentage', line({ discount: 7 }), 9_300, 10_000],
    ['less a percentage of an odd price, half a cent down', line({ price: 0.05, discount: 50 }), 2, 10_000],
    ['less an amount', line({ discount: 12.34, discountIn: 'euro' }), 8_766, 10_000],
    ['never below nothing', line({ discount: 500, discountIn: 'euro' }), 0, 10_000],
  ])('is %s', (_what, of, priceCents, listPriceCents) => {
    expect(officePrice(of, listed)).toMatchObject({ priceCents, listPriceCents, installationPriceCents: 0 });
  });

  it('has the installation of its product', () => {
    expect(officePrice(line({ withInstallation: true }), listed).installationPriceCents).toBe(4_000);
  });

  it('of labour is one piece of all its hours, and its name says them', () => {
    const labour = line({ kind: 'labour', quantity: 2.25, price: 33.33 });
    expect(officePrice(labour)).toEqual({
      quantity: 1,
      priceCents: 7_499,
      installationPriceCents: 0,
      listPriceCents: null,
      minutes: 135,
    });
    expect(officeLineName(labour)).toBe('Εργασία (2,25 ώρες × 33,33\u00A0€ + ΦΠΑ)');
  });
});

it('a quantity is pieces, and of labour also quarters of an hour', () => {
  const read = (kind: string, quantity: string) =>
    officeLine.safeParse({ kind, quantity, name: 'Καλώδιο', price: 1, productId: 1 }).success;
  expect([read('free', '3'), read('labour', '1,75'), read('labour', '0,25')]).toEqual([true, true, true]);
  expect([read('free', '1,5'), read('labour', '1,1'), read('free', '0'), read('free', '1000')]).not.toContain(
    true,
  );
});

const anyLine = fc.record({
  kind: fc.constantFrom('product' as const, 'free' as const, 'labour' as const),
  name: fc.constant('Γραμμή'),
  quantity: fc.integer({ min: 1, max: 40 }),
  price: fc.option(
    fc.integer({ min: 0, max: 300_000 }).map((cents) => cents / 100),
    { nil: undefined },
  ),
  withInstallation: fc.boolean(),
  discount: fc.option(
    fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
    { nil: null },
  ),
  discountIn: fc.constantFrom('percent' as const, 'euro' as const),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  shipping: fc.option(
    fc.integer({ min: 0, max: 5_000 }).map((cents) => cents / 100),
    { nil: undefined },
  ),
  discount: fc.option(
    fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
    { nil: undefined },
  ),
  discountIn: fc.constantFrom('percent' as const, 'euro' as const),
  rate: fc.constantFrom(0, 4, 6, 13, 17, 24),
});

it('the sums of an order, its screens, its document and the credit of all its pieces agree to the cent', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines: asked, rate, ...order }) => {
      const lines = asked.map((one) => ({
        ...officePrice(one, one.kind === 'product' ? listed : undefined),
        sku: '',
        name: one.name,
        isGoods: one.kind === 'product',
      }));
      const totals = officeTotals(
        lines,
        { ...order, shippingMethod: 'standard', postalCode: '14233' },
        { rate },
      );
      const { subtotalCents, shippingCents, taxCents, discountCents, totalCents } = totals;
      expect(subtotalCents).toBe(lines.reduce((sum, one) => sum + lineCents(one), 0));
      expect(totalCents).toBe(subtotalCents + shippingCents + taxCents - discountCents);
      expect(totalCents).toBeGreaterThanOrEqual(0);
      expect(discountCents).toBe(totals.officeDiscountCents);
      expect(totalsIn({ ...summaryOf(totals), vatPercent: rate })).toMatchObject({
        totalCents,
        discountCents,
      });
      const shown = shownTotals(totals);
      expect(shown.subtotal.gross + shown.shipping.gross - shown.discount.gross).toBe(shown.total.gross);

      const document = linesOf(lines, totals, 'Παράδοση');
      const sum = (of: 'netCents' | 'vatCents') => document.lines.reduce((all, one) => all + one[of], 0);
      expect(document.totalCents).toBe(totalCents);
      expect(sum('netCents')).toBe(document.netCents);
      expect(sum('vatCents')).toBe(document.vatCents);
      expect(document.netCents + document.vatCents).toBe(totalCents);
      const parts = discountParts(totals);
      expect(parts.netCents + parts.taxCents).toBe(discountCents);
      for (const one of document.lines) expect(one.netCents).toBeGreaterThanOrEqual(0);
      if (totalCents === 0) return;
      const pieces = document.lines.map(({ quantity }, index) => ({ line: index, quantity }));
      expect(creditFor(document, [], { pieces })).toMatchObject({ totalCents });
    }),
    { numRuns: 2_000 },
  );
});
