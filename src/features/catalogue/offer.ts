import { amountOf, eurosToCents, type Cents } from '../../shared/money.ts';
import type { ProductCard } from './contract.ts';

type Offer = Pick<ProductCard, 'price' | 'lowestPrice30d' | 'comparePrice'>;

/**
 * What an offer is measured against: the lowest price of the 30 days before it, as the law wants (Directive 98/6/EC, article
 * 6a; Court of Justice, C-330/23). Undefined when that is not above the price, so that nothing is reduced. In cents without
 * VAT.
 */
function priorCents({ price, lowestPrice30d }: Offer): Cents | undefined {
  if (price === undefined || lowestPrice30d === undefined || lowestPrice30d <= price) return undefined;
  return eurosToCents(lowestPrice30d);
}

/**
 * What is said of an offer beside its price, in cents with VAT or without: the prior price, what is saved against it, and the
 * original price where that was higher still. Undefined when there is nothing to compare with.
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

/** How much cheaper an offer is in whole percent, rounded down so that no offer promises too much; undefined below one. */
export function reductionPercent(offer: Offer): number | undefined {
  const prior = priorCents(offer);
  if (prior === undefined || offer.price === undefined) return undefined;
  return Math.floor(((prior - eurosToCents(offer.price)) * 100) / prior) || undefined;
}
