import { describe, expect, it } from 'vitest';
import { reductionOf, reductionPercent } from './offer.ts';

describe('an offer', () => {
  it.each([
    [95, 109, 1400, 12],
    [189, 205, 1600, 7],
    [75, 100, 2500, 25],
    [99.5, 100, 50, undefined],
    [100, 100, undefined, undefined],
    [110, 100, undefined, undefined],
    [95, undefined, undefined, undefined],
    [undefined, 109, undefined, undefined],
  ])('at %s € after a lowest price of %s € saves %s cents, %s%%', (price, lowestPrice30d, cents, percent) => {
    const offer = { price, lowestPrice30d, comparePrice: 119 };
    expect(reductionOf(offer, false)?.saved).toBe(cents);
    expect(reductionPercent(offer)).toBe(percent);
  });

  it.each([
    [false, { prior: 10_900, saved: 1400, original: 11_900 }],
    [true, { prior: 13_516, saved: 1736, original: 14_756 }],
  ])('names one prior price, from which the saving is reckoned; with VAT: %s', (withVat, said) => {
    expect(reductionOf({ price: 95, lowestPrice30d: 109, comparePrice: 119 }, withVat)).toEqual(said);
  });

  it('names no original price that was not above the prior one', () => {
    expect(reductionOf({ price: 95, lowestPrice30d: 119, comparePrice: 119 }, false)).toEqual({
      prior: 11_900,
      saved: 2400,
    });
  });
});
