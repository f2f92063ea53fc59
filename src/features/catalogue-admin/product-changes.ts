import { company } from '#shared/company.ts';
import { amountWithin, eurosToCents, withVat, type Cents } from '#shared/money.ts';
import type { PartialInput } from '#shared/partial-input.ts';
import { withoutFacts, withSaid, type LegalFacts } from '#features/catalogue/legal-facts.ts';
import { legalFactFields } from '#features/catalogue/legal-facts-contract.ts';
import type { StoredSpecifications } from '#features/catalogue/specifications.ts';
import type { ProductFields, SpecificationRow } from './contract.ts';
import type { BulkChange } from './many-contract.ts';
import { placed } from './product-form.ts';

/**
 * The stored fields of a product that administrators may change. A null stock quantity means that the stock is not counted.
 */
export type ProductState = {
  sku: string;
  name: string;
  shortDescription: string;
  description: string;
  brand: string;
  /** By which people know it: «Argos B8F-28»; empty for none. */
  family: string;
  categoryId: string;
  priceCents: Cents;
  comparePriceCents: Cents | null;
  /** What the company pays for it, without VAT. For administrators only. */
  purchasePriceCents: Cents | null;
  installationAvailable: boolean;
  installationPriceCents: Cents | null;
  installationNote: string;
  stockQuantity: number | null;
  inStock: boolean;
  /** At this number of counted pieces or fewer the product is marked as low; null: at `usualLowStock`. */
  lowStockAt: number | null;
  isFeatured: boolean;
  isDraft: boolean;
  imageUrls: string[];
  specifications: StoredSpecifications;
  features: string[];
  pros: string[];
  cons: string[];
  legalNote: string | null;
  ean: string | null;
  mpn: string | null;
  /** What the product says itself; its brand may say more. */
  legalFacts: LegalFacts;
};

/** The number of counted pieces at which a product without a mark of its own is low. */
export const usualLowStock = (): number => company().products.lowStock;

/** A new product with empty fields. */
export const blankProduct: ProductState = {
  sku: '',
  name: '',
  shortDescription: '',
  description: '',
  brand: '',
  family: '',
  categoryId: '',
  priceCents: 0,
  comparePriceCents: null,
  purchasePriceCents: null,
  installationAvailable: true,
  installationPriceCents: null,
  installationNote: '',
  stockQuantity: null,
  inStock: true,
  lowStockAt: null,
  isFeatured: false,
  isDraft: false,
  imageUrls: [],
  specifications: {},
  features: [],
  pros: [],
  cons: [],
  legalNote: null,
  ean: null,
  mpn: null,
  legalFacts: {},
};

/** Converts rows of the specification table to the stored form: group → key → value. */
export function storeSpecifications(rows: readonly SpecificationRow[]): StoredSpecifications {
  const stored: Record<string, Record<string, SpecificationRow['value']>> = {};
  for (const row of rows) {
    const { group, key, value } = placed(row);
    stored[group] = { ...stored[group], [key]: value };
  }
  return stored;
}

const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));

/** The entries whose value is not undefined. */
function said<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
}

type Stock = Pick<ProductState, 'inStock' | 'stockQuantity'>;

/**
 * The stock after a change of availability, quantity or both. A quantity takes precedence; availability alone against a
 * counted stock sets it to 0 on «no», and on «yes» stops counting an empty one.
 */
export function stockAfter(
  before: Stock,
  wanted: { inStock?: boolean | undefined; stockQuantity?: number | null | undefined },
): Stock {
  const { inStock = before.inStock, stockQuantity = before.stockQuantity } = wanted;
  if (stockQuantity === null) return { inStock, stockQuantity };
  if (wanted.stockQuantity != null || wanted.inStock === undefined)
    return { inStock: stockQuantity > 0, stockQuantity };
  if (!wanted.inStock) return { inStock: false, stockQuantity: 0 };
  return { inStock: true, stockQuantity: stockQuantity === 0 ? null : stockQuantity };
}

/** Removes a compare price that is no longer above the price. */
function withoutIdleOffer<State extends Pick<ProductState, 'priceCents' | 'comparePriceCents'>>(
  state: State,
): State {
  const { priceCents, comparePriceCents } = state;
  return comparePriceCents !== null && comparePriceCents <= priceCents
    ? { ...state, comparePriceCents: null }
    : state;
}

/** Applies an administrator's changes to a product; missing fields stay unchanged. */
export function applyFields(before: ProductState, fields: PartialInput<ProductFields>): ProductState {
  const {
    price,
    comparePrice,
    purchasePrice,
    installationPrice,
    specifications,
    inStock,
    stockQuantity,
    ...rest
  } = withoutFacts(fields);
  const after: ProductState = {
    ...before,
    ...said({
      ...rest,
      legalNote: rest.legalNote === '' ? null : rest.legalNote,
      ean: rest.ean === '' ? null : rest.ean,
      mpn: rest.mpn === '' ? null : rest.mpn,
      priceCents: price === undefined ? undefined : eurosToCents(price),
      comparePriceCents: comparePrice === undefined ? undefined : cents(comparePrice),
      purchasePriceCents: purchasePrice === undefined ? undefined : cents(purchasePrice),
      installationPriceCents: installationPrice === undefined ? undefined : cents(installationPrice),
      specifications: specifications && storeSpecifications(specifications),
    }),
    legalFacts: withSaid(before.legalFacts, fields),
    ...stockAfter(before, { inStock, stockQuantity }),
  };
  return comparePrice === undefined ? withoutIdleOffer(after) : after;
}

/** Errors across a product's fields: field → Greek sentence; empty if there are none. */
export function faultsOf({
  sku,
  priceCents,
  comparePriceCents,
  imageUrls,
  specifications,
}: ProductState): Record<string, string> {
  const faults: Record<string, string> = {};
  if (sku === '') faults['sku'] = 'Συμπληρώστε τον κωδικό του προϊόντος';
  if (comparePriceCents !== null && comparePriceCents <= priceCents) {
    faults['comparePrice'] = 'Η αρχική τιμή πρέπει να είναι μεγαλύτερη από την τιμή';
  }
  if (new Set(imageUrls).size < imageUrls.length) faults['imageUrls'] = 'Η ίδια φωτογραφία υπάρχει δύο φορές';
  if (JSON.stringify(specifications).length > 20_000)
    faults['specifications'] = 'Τα χαρακτηριστικά είναι πάρα πολλά';
  return faults;
}

/**
 * Changes a price in cents by a percentage of at most two decimals; half a cent rounds up, and the result is at least one
 * cent.
 */
export function changeByPercent(priceCents: Cents, percent: number): Cents {
  const hundredths = 10_000 + Math.round(percent * 100);
  return Math.max(1, Math.floor((priceCents * hundredths + 5_000) / 10_000));
}

/** A price that ends as wanted: the nearest one, or the next one that is not lower. At least the ending itself, or one euro. */
export function roundPrice(
  priceCents: Cents,
  {
    ending,
    direction,
    of = 'net',
  }: { ending: '00' | '90'; direction: 'nearest' | 'up'; of?: 'net' | 'gross' | undefined },
): Cents {
  if (of === 'gross') {
    let gross = roundPrice(withVat(priceCents), { ending, direction });
    // Not every price with VAT is that of whole cents without it.
    while (withVat(amountWithin(gross).net) !== gross) gross += 100;
    return amountWithin(gross).net;
  }
  const rest = Number(ending);
  const least = rest === 0 ? 100 : rest;
  const euros = (priceCents - rest) / 100;
  // Of two prices equally near the higher one.
  const rounded = direction === 'up' ? Math.ceil(euros) : Math.floor(euros + 0.5);
  return Math.max(least, rounded * 100 + rest);
}

/** The fields that a bulk change can affect. */
export type BulkState = Pick<
  ProductState,
  | 'priceCents'
  | 'comparePriceCents'
  | 'stockQuantity'
  | 'inStock'
  | 'isFeatured'
  | 'categoryId'
  | 'brand'
  | 'family'
  | 'installationAvailable'
  | 'installationPriceCents'
  | 'isDraft'
  | 'legalFacts'
>;

function priceAfter(priceCents: Cents, { percent, rounding }: Extract<BulkChange, { kind: 'price' }>): Cents {
  const changed = changeByPercent(priceCents, percent);
  return rounding ? roundPrice(changed, rounding) : changed;
}

/** Applies a bulk change to a product. */
export function applyBulk<State extends BulkState>(before: State, change: BulkChange): State {
  switch (change.kind) {
    case 'stock':
      return { ...before, ...stockAfter(before, { inStock: change.inStock }) };
    case 'featured':
      return { ...before, isFeatured: change.isFeatured };
    case 'category':
      return { ...before, categoryId: change.categoryId };
    case 'price':
      return withoutIdleOffer({ ...before, priceCents: priceAfter(before.priceCents, change) });
    case 'brand':
      return { ...before, brand: change.brand };
    case 'family':
      return { ...before, family: change.family };
    case 'installation':
      return {
        ...before,
        installationAvailable: change.isAvailable,
        installationPriceCents: change.isAvailable
          ? cents(change.price ?? null)
          : before.installationPriceCents,
      };
    case 'draft':
      return { ...before, isDraft: change.isDraft };
    case 'fact': {
      const { fact, value } = change;
      return {
        ...before,
        legalFacts: withSaid(before.legalFacts, { [fact]: legalFactFields[fact].parse(value) }),
      };
    }
  }
}

/** The SKU for a copy: the original's with the first number appended that is not in `taken`. */
export function copySku(sku: string, taken: readonly string[]): string {
  const stem = sku.slice(0, 36);
  const known = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}`;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}

/** A copy of a product as a draft: not featured and not in stock. */
export function copyOf(product: ProductState, sku: string): ProductState {
  const { name } = product;
  return {
    ...product,
    sku,
    name: `${name.slice(0, 186)} (αντίγραφο)`,
    isFeatured: false,
    isDraft: true,
    ean: null,
    ...stockAfter(product, { inStock: false }),
  };
}
