import { describe, expect, it } from 'vitest';
import { reductionCents, reductionPercent } from './offer.ts';

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
    expect(reductionCents({ price, lowestPrice30d })).toBe(cents);
    expect(reductionPercent({ price, lowestPrice30d })).toBe(percent);
  });
});
