import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriorPrice, type PriceChange } from './price-history.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-20T10:00:00Z');

/** «100, 90/120»: prices in euro with their compare prices, each with the number of days since it became valid. */
const history = (...changes: [daysAgo: number, price: number, compare?: number][]): PriceChange[] =>
  changes.map(([daysAgo, price, compare]) => ({
    since: new Date(now - daysAgo * day),
    priceCents: price * 100,
    comparePriceCents: compare === undefined ? null : compare * 100,
  }));

describe('the lowest price of the 30 days before a reduction', () => {
  it.each<[what: string, changes: PriceChange[], euros: number | undefined]>([
    ['is the old price when that never changed', history([200, 119], [9, 95, 119]), 119],
    ['is a short dip within the 30 days', history([200, 119], [27, 109], [20, 119], [9, 95, 119]), 109],
    ['forgets a dip that ended 31 days before', history([200, 119], [60, 80], [40, 119], [9, 95, 119]), 119],
    ['forgets a dip that ended exactly 30 days before', history([200, 80], [39, 119], [9, 95, 119]), 119],
    ['keeps a dip that ended 29 days before', history([200, 80], [38, 119], [9, 95, 119]), 80],
    ['keeps what held when the 30 days began', history([200, 80], [20, 119], [9, 95, 119]), 80],
    [
      'counts an offer that ended within the 30 days',
      history([99, 119], [30, 90, 119], [20, 119], [9, 95, 119]),
      90,
    ],
    [
      'looks back from the first step of a growing reduction',
      history([99, 119], [40, 110, 119], [9, 95, 119]),
      119,
    ],
    [
      'looks back from the rise when the offer was weakened',
      history([99, 119], [20, 90, 119], [9, 95, 119]),
      90,
    ],
    ['does not change while the offer goes on for months', history([400, 119], [300, 95, 119]), 119],
    ['may be below the new price', history([99, 119], [20, 85], [15, 119], [9, 95, 119]), 85],
    ['is unknown of what was never sold before', history([9, 95, 119]), undefined],
    ['is of no matter without a reduction', history([99, 119], [9, 95]), undefined],
    ['is of no matter when the compare price is no higher', history([99, 119], [9, 95, 95]), undefined],
    ['is unknown without a history', [], undefined],
  ])('%s', (_, changes, euros) => {
    expect(lowestPriorPrice(changes)).toBe(euros === undefined ? undefined : euros * 100);
  });

  it('is always a price that was asked before the present one', () => {
    const change = fc.record({
      gap: fc.integer({ min: 1, max: 40 }),
      priceCents: fc.integer({ min: 1, max: 50 }),
      comparePriceCents: fc.option(fc.integer({ min: 1, max: 50 })),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let at = now;
        const past = changes.map(({ gap, ...prices }) => ({ since: new Date((at += gap * day)), ...prices }));
        const lowest = lowestPriorPrice(past);
        if (lowest === undefined) return;
        expect(past.slice(0, -1).map(({ priceCents }) => priceCents)).toContain(lowest);
      }),
    );
  });
});
