import { amountOf, eurosToCents, type Cents } from '#shared/money.ts';
import type { ProductCard } from './contract.ts';

type Offer = Pick<ProductCard, 'price' | 'lowestPrice30d' | 'comparePrice'>;

/**
 * The reference price of an offer: the lowest price of the 30 days before it, as the law requires (Directive 98/6/EC,
 * article 6a; Court of Justice, C-330/23). Undefined if it is not above the present price, so that there is no reduction. In
 * cents without VAT.
 */
function priorCents({ price, lowestPrice30d }: Offer): Cents | undefined {
  if (price === undefined || lowestPrice30d === undefined || lowestPrice30d <= price) return undefined;
  return eurosToCents(lowestPrice30d);
}

/**
 * The prices shown next to an offer's price, in cents with or without VAT: the prior price, the saving against it, and the
 * original price if that was even higher. Undefined if there is nothing to compare with.
 */
export function reductionOf(offer: Offer, withVat: boolean) {
  const prior = priorCents(offer);
  if (prior === undefined) return undefined;
  const shown = (net: Cents) => (withVat ? amountOf(net).gross : net);
  const original = eurosToCents(offer.comparePrice ?? 0);
  return {
    prior: shown(prior),
    saved: shown(prior) - shown(eurosToCents(offer.price ?? 0)),
    ...(original > prior && { original: shown(original) }),
  };
}

/**
 * The reduction of an offer in whole percent, rounded down so that no offer promises too much; undefined below one percent.
 */
export function reductionPercent(offer: Offer): number | undefined {
  const prior = priorCents(offer);
  if (prior === undefined || offer.price === undefined) return undefined;
  return Math.floor(((prior - eurosToCents(offer.price)) * 100) / prior) || undefined;
}
