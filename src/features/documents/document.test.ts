import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '#features/orders/totals.ts';
import { linesOf, shares, sumsByRate } from './document.ts';

const line = fc.record({
  sku: fc.constant('A'),
  name: fc.constant('Κάμερα'),
  quantity: fc.integer({ min: 1, max: 20 }),
  priceCents: fc.integer({ min: 1, max: 300_000 }),
  installationPriceCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 })),
});

describe('the lines of a document', () => {
  it('add up to the order’s amounts to the cent, with and without a discount', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(0, 599, 1_490),
        fc.integer({ min: 0, max: 50 }),
        (lines, shipping, percent) => {
          const goods = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
          const discount = Math.floor((goods * percent) / 100);
          const totals = totalsOf(lines, shipping, discount);
          const content = linesOf(lines, totals, 'Παράδοση');
          const sum = (of: (one: (typeof content.lines)[number]) => number) =>
            content.lines.reduce((all, one) => all + of(one), 0);
          expect(content.netCents + content.vatCents).toBe(totals.totalCents);
          expect(sum(({ netCents }) => netCents)).toBe(content.netCents);
          expect(sum(({ vatCents }) => vatCents)).toBe(content.vatCents);
          expect(content.totalCents).toBe(totals.totalCents);
          const undiscounted = linesOf(lines, totalsOf(lines, shipping), 'Παράδοση');
          expect(undiscounted.vatCents).toBe(totals.taxCents);
          for (const one of content.lines) {
            expect(one.netCents).toBe(one.unitCents * one.quantity - one.discountCents);
            expect(one.netCents).toBeGreaterThanOrEqual(0);
            // Never more than the rounding of the whole away from the line's own VAT.
            expect(Math.abs(one.vatCents - one.netCents * 0.24)).toBeLessThanOrEqual(2);
          }
          const [rate] = sumsByRate(content.lines);
          expect(rate).toEqual({ vatPercent: 24, netCents: content.netCents, vatCents: content.vatCents });
        },
      ),
    );
  });

  it('share cents exactly', () => {
    expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shares(0, [5, 5])).toEqual([0, 0]);
    expect(shares(7, [0, 0])).toEqual([0, 0]);
    expect(shares(1, [1, 3])).toEqual([0, 1]);
  });
});
