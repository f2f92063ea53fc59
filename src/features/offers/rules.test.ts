import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsOf } from '#features/orders/totals.ts';
import { keptContent } from './content-contract.ts';
import { chosenFirst, depositOf, isWholeChoice, nextStepOf, offerTotals, pricedLines } from './rules.ts';

const line = fc.record({
  kind: fc.constantFrom('free' as const, 'labour' as const),
  quantity: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
  discount: fc.integer({ min: 0, max: 100 }),
  choice: fc.constantFrom('fixed' as const, 'optional' as const, 'alternative' as const),
  isChosen: fc.boolean(),
  group: fc.constantFrom('α', 'β'),
});

const content = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: fc.integer({ min: 0, max: 100 }),
  shippingCents: fc.integer({ min: 0, max: 5_000 }),
  deposit: fc.integer({ min: 0, max: 100 }),
  vatPercent: fc.constantFrom(13, 17, 24),
});

it('adds up to the cent, whatever is chosen, at the rate with which it was sent', () => {
  fc.assert(
    fc.property(content, ({ lines, discount, shippingCents, deposit, vatPercent }) => {
      const kept = keptContent.parse({
        sections: [
          {
            lines: lines.map((one, index) => ({
              ...one,
              id: `l${index}`,
              name: 'Υλικό',
              discountIn: 'percent',
              withInstallation: false,
            })),
          },
        ],
        discount,
        discountIn: 'percent',
        shippingMethod: 'standard',
        depositIn: 'percent',
        deposit,
        visitDays: [],
      });
      const priced = pricedLines(kept, []);
      const chosen = chosenFirst(priced);
      expect(isWholeChoice(priced, chosen, new Set())).toBe(true);
      const { officeDiscountCents, ...totals } = offerTotals(priced, chosen, {
        ...kept,
        shippingCents,
        vatPercent,
      });
      // The order adds its lines up with the checkout's function.
      const taken = priced.filter(({ id }) => chosen.includes(id));
      expect(totals).toEqual(totalsOf(taken, shippingCents, officeDiscountCents, vatPercent));
      const first = depositOf(totals.totalCents, kept);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(totals.totalCents);
    }),
    { numRuns: 10_000 },
  );
});

it('says what is to be done next', () => {
  const offer = {
    state: 'sent' as const,
    isTemplate: false,
    hasDraft: false,
    openQuestions: 0,
    validUntil: '2026-12-20',
  };
  expect(nextStepOf(offer, '2026-12-01')).toBe('Δεν την έχει ανοίξει ακόμη');
  expect(nextStepOf(offer, '2026-12-18')).toBe('Λήγει σύντομα: τηλεφωνήστε');
  expect(nextStepOf({ ...offer, openQuestions: 1 }, '2026-12-01')).toBe('Απαντήστε στην ερώτηση του πελάτη');
  expect(nextStepOf({ ...offer, state: 'accepted' }, '2026-12-01')).toBeUndefined();
});
