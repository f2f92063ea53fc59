import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { companyOf, vatOn } from '#shared/company-of.ts';
import { setCompany } from '#shared/company.ts';
import { vatPercent } from '#shared/money.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import { linesOf } from '#features/documents/document.ts';
import { totalsOf } from '#features/orders/totals.ts';
import { demoCompany } from '../../../tests/support/app/company.ts';
import { keptContent } from './content-contract.ts';
import { chosenFirst, depositOf, isWholeChoice, nextStepOf, offerTotals, pricedLines } from './rules.ts';

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((one) => one / 100);
const line = fc.record({
  kind: fc.constantFrom('product' as const, 'free' as const, 'labour' as const),
  quantity: fc.integer({ min: 1, max: 40 }),
  price: cents(500_000),
  withInstallation: fc.boolean(),
  discount: fc.integer({ min: 0, max: 100 }),
  discountIn: fc.constantFrom('percent' as const, 'euro' as const),
  choice: fc.constantFrom('fixed' as const, 'optional' as const, 'alternative' as const),
  isChosen: fc.boolean(),
  group: fc.constantFrom('α', 'β'),
});

const content = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: fc.integer({ min: 0, max: 100 }),
  discountIn: fc.constantFrom('percent' as const, 'euro' as const),
  shippingCents: fc.integer({ min: 0, max: 5_000 }),
  deposit: fc.integer({ min: 0, max: 100 }),
});

/** The rate changes twice: offers are sent, accepted and documented on any days. */
const vat = {
  rates: [
    { percent: 24, from: '2000-01-01' },
    { percent: 17, from: '2026-12-01' },
    { percent: 13, from: '2027-02-01' },
  ],
};
const day = fc.constantFrom('2026-11-23', '2026-12-10', '2027-02-20');
const companyOn = new Map(
  ['2026-11-23', '2026-12-10', '2027-02-20'].map((on) => [on, companyOf({ ...demoCompany, vat }, true, on)]),
);
const today = (on: string) => {
  const then = companyOn.get(on);
  if (then) setCompany(then);
};

const product: SoldProduct = {
  productId: 1,
  sku: 'A',
  name: 'Κάμερα',
  image: null,
  priceCents: 9_999,
  inStock: true,
  stockQuantity: null,
  installationAvailable: true,
  installationPriceCents: 3_333,
};

describe('with a rate of VAT that changes', () => {
  afterEach(() => setCompany(companyOf(demoCompany, true, '2026-11-23')));

  it('what is offered, ordered and documented adds up to the cent, at the rate of the day on which it was sent', () => {
    fc.assert(
      fc.property(content, day, day, ({ lines, shippingCents, deposit, ...discount }, sentOn, acceptedOn) => {
        today(sentOn);
        const kept = keptContent.parse({
          sections: [
            {
              lines: lines.map((one, index) => ({
                ...one,
                id: `l${index}`,
                name: 'Υλικό',
                ...(one.kind === 'product' && { productId: 1 }),
              })),
            },
          ],
          ...discount,
          shippingMethod: 'standard',
          depositIn: 'percent',
          deposit,
          visitDays: [],
        });
        const priced = pricedLines(kept, [product]);
        const chosen = chosenFirst(priced);
        expect(isWholeChoice(priced, chosen, new Set())).toBe(true);
        const terms = { ...kept, shippingCents, vatPercent: vatPercent() };
        const offered = offerTotals(priced, chosen, terms);
        today(acceptedOn);
        // Accepting reckons it again, on another day; the order adds its lines up with the checkout's function.
        expect(offerTotals(priced, chosen, terms)).toEqual(offered);
        const { officeDiscountCents, ...ordered } = offered;
        const taken = priced.filter(({ id }) => chosen.includes(id));
        expect(ordered).toEqual(totalsOf(taken, shippingCents, officeDiscountCents, terms.vatPercent));
        expect(ordered.vatPercent).toBe(vatOn(vat, sentOn));
        const document = linesOf(taken, ordered, 'Παράδοση');
        const sum = (of: 'netCents' | 'vatCents') => document.lines.reduce((all, one) => all + one[of], 0);
        expect(document.totalCents).toBe(offered.totalCents);
        expect(sum('netCents') + sum('vatCents')).toBe(offered.totalCents);
        const first = depositOf(offered.totalCents, kept);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(offered.totalCents);
      }),
      { numRuns: 10_000 },
    );
  });
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
