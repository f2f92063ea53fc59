import { eurosToCents } from '../../shared/money.ts';
import type { ProductCard } from './contract.ts';

type Offer = Pick<ProductCard, 'price' | 'lowestPrice30d'>;

/**
 * How much cheaper an offer is, in cents: measured against the lowest price of the 30 days before it, as the law wants
 * (Directive 98/6/EC, article 6a; Court of Justice, C-330/23). Undefined when there is nothing to compare with.
 */
export function reductionCents({ price, lowestPrice30d }: Offer): number | undefined {
  if (price === undefined || lowestPrice30d === undefined || lowestPrice30d <= price) return undefined;
  return eurosToCents(lowestPrice30d) - eurosToCents(price);
}

/** The same in whole percent, rounded down so that no offer promises too much; undefined below one. */
export function reductionPercent(offer: Offer): number | undefined {
  const cents = reductionCents(offer);
  if (cents === undefined || offer.lowestPrice30d === undefined) return undefined;
  return Math.floor((cents * 100) / eurosToCents(offer.lowestPrice30d)) || undefined;
}
