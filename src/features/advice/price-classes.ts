// Prices for the advice of viewers who may not see them: of each only its class is known, so no number of questions tells more.
import { amountOf, type Cents } from '#shared/money.ts';
import type { Item } from './types.ts';

/** How many times the lower end of a class is in its upper end. */
export const classRatio = 1.8;

/** Whatever costs less is put into one class: between small whole amounts there are too few to hide among. */
const minCents = 500;

/** The upper end of a price's class, in cents. `shift`, from 0 to 1, is a secret of the shop that places the classes. */
export function classEnd(cents: Cents, shift: number): Cents {
  const place = Math.log(Math.max(cents, minCents)) / Math.log(classRatio) - shift;
  return Math.ceil(classRatio ** (Math.ceil(place) + shift));
}

/** The products with the upper end of its class instead of each price: what fits a budget with these, fits it. */
export const withClassPrices = (items: readonly Item[], shift: number): Item[] =>
  items.map((item) => ({
    ...item,
    priceCents: classEnd(item.priceCents, shift),
    installationCents:
      item.installationCents === undefined ? undefined : classEnd(item.installationCents, shift),
  }));

/** Euro with VAT, whole hundreds. */
export type EuroRange = { from: number; to: number };

/** What a system costs, as the range that the classes of its products leave; `netCents` sums up the classes' upper ends. */
export function estimateRange(netCents: Cents): EuroRange {
  const { gross } = amountOf(netCents);
  return { from: Math.floor(gross / classRatio / 10_000) * 100, to: Math.ceil(gross / 10_000) * 100 };
}
