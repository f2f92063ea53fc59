import type { RefusalTable } from '../../shared/errors.ts';
import { centsToEuros, type Cents } from '../../shared/money.ts';
import { canSeePrices, type Viewer } from '../../shared/viewer.ts';
import type { ProductSort } from './contract.ts';

/** What the catalogue refuses. */
export const catalogueRefusals = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'Το προϊόν που ζητήσατε δεν υπάρχει.' },
  PRODUCT_CHANGED: {
    status: 409,
    message:
      'Το προϊόν άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  SKU_TAKEN: { status: 409, message: 'Ο κωδικός ανήκει ήδη σε άλλο προϊόν.' },
  PREVIEW_STALE: {
    status: 409,
    message: 'Κάτι άλλαξε μετά την προεπισκόπηση. Δείτε την ξανά και επιβεβαιώστε.',
  },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Η κατηγορία δεν υπάρχει.' },
  CATEGORY_CHANGED: {
    status: 409,
    message:
      'Η κατηγορία άλλαξε στο μεταξύ από άλλον διαχειριστή. Όσα συμπληρώσατε διατηρήθηκαν: ελέγξτε τα και αποθηκεύστε ξανά.',
  },
  CATEGORY_ORDER_CHANGED: {
    status: 409,
    message: 'Η σειρά άλλαξε στο μεταξύ από άλλον διαχειριστή. Δείτε την όπως είναι τώρα και δοκιμάστε ξανά.',
  },
  CATEGORY_NAME_TAKEN: { status: 409, message: 'Υπάρχει ήδη κατηγορία με αυτό το όνομα.' },
  CATEGORY_NOT_EMPTY: {
    status: 409,
    message: 'Η κατηγορία έχει προϊόντα. Μεταφέρετέ τα σε άλλη κατηγορία και δοκιμάστε ξανά.',
  },
} as const satisfies RefusalTable;

/** The money of a product, in cents without VAT: kept apart from its other facts, so that it cannot slip out with them. */
export type Prices = {
  priceCents: Cents;
  comparePriceCents?: Cents | undefined;
  installationPriceCents?: Cents | undefined;
  lowestPrice30dCents?: Cents | undefined;
};

/** The money of a product on the wire, in euro; all absent for whoever may not see prices. */
type PriceFields = {
  price?: number;
  comparePrice?: number;
  installationPrice?: number;
  lowestPrice30d?: number;
};

/** Tells whether an administrator has announced a price as reduced. */
export const isOnOffer = ({ priceCents, comparePriceCents }: Prices) =>
  comparePriceCents !== undefined && comparePriceCents > priceCents;

/** Tells whether an announced reduction is one: not where the price was as low in the 30 days before. */
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
 * The only door through which a product leaves the server: with its prices for a viewer who may see them, else without a
 * trace of them but that it is on offer.
 */
export function forViewer<Facts extends object>(product: Facts & { prices: Prices }, viewer: Viewer) {
  const { prices, ...facts } = product;
  const priceFields: PriceFields = canSeePrices(viewer) ? inEuros(prices) : {};
  return { ...facts, onOffer: isReduced(prices), ...priceFields };
}

/** Tells why a viewer may not have a list in this order: an order by price would tell the prices. */
export function whyNotSort(viewer: Viewer, sortBy: ProductSort | undefined): 'PRICES_HIDDEN' | null {
  const byPrice = sortBy === 'price_asc' || sortBy === 'price_desc';
  return byPrice && !canSeePrices(viewer) ? 'PRICES_HIDDEN' : null;
}
