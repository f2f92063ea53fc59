import { centsToEuros, type Cents } from '#shared/money.ts';
import { canSeePrices, type Viewer } from '#shared/viewer.ts';
import type { ProductSort } from './contract.ts';

/** A product's prices, in cents without VAT: separate from its other fields, so that they cannot be sent by accident. */
export type Prices = {
  priceCents: Cents;
  comparePriceCents?: Cents | undefined;
  installationPriceCents?: Cents | undefined;
  lowestPrice30dCents?: Cents | undefined;
};

/** A product's prices in API responses, in euro; all absent if the viewer may not see prices. */
type PriceFields = {
  price?: number;
  comparePrice?: number;
  installationPrice?: number;
  lowestPrice30d?: number;
};

/** Whether an administrator has announced a price as reduced. */
export const isOnOffer = ({ priceCents, comparePriceCents }: Prices) =>
  comparePriceCents !== undefined && comparePriceCents > priceCents;

/** Whether an announced reduction is a real one: false if the price was as low in the 30 days before. */
const isReduced = (prices: Prices) =>
  isOnOffer(prices) && (prices.lowestPrice30dCents ?? Infinity) > prices.priceCents;

function inEuros(prices: Prices): PriceFields {
  const { priceCents, comparePriceCents, installationPriceCents, lowestPrice30dCents } = prices;
  const isOffer = isOnOffer(prices);
  return {
    price: centsToEuros(priceCents),
    ...(isOffer && comparePriceCents !== undefined && { comparePrice: centsToEuros(comparePriceCents) }),
    ...(isOffer &&
      lowestPrice30dCents !== undefined && { lowestPrice30d: centsToEuros(lowestPrice30dCents) }),
    ...(installationPriceCents !== undefined && { installationPrice: centsToEuros(installationPriceCents) }),
  };
}

/**
 * A product as sent to the viewer: with prices if the viewer may see them, else only with whether it is on offer. Every
 * product must pass through here before it leaves the server.
 */
export function forViewer<Facts extends object>(product: Facts & { prices: Prices }, viewer: Viewer) {
  const { prices, ...facts } = product;
  const priceFields: PriceFields = canSeePrices(viewer) ? inEuros(prices) : {};
  return { ...facts, onOffer: isReduced(prices), ...priceFields };
}

/** Why a viewer may not read this list: sorting or filtering by price would reveal prices. */
export function whyNotList(
  viewer: Viewer,
  { sortBy, priceRange }: { sortBy?: ProductSort | undefined; priceRange?: unknown },
): 'PRICES_HIDDEN' | null {
  const byPrice = sortBy === 'price_asc' || sortBy === 'price_desc' || priceRange !== undefined;
  return byPrice && !canSeePrices(viewer) ? 'PRICES_HIDDEN' : null;
}
