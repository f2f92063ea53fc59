import { eurosToCents, type Cents } from '../../shared/money.ts';
import type { StoredSpecifications } from '../catalogue/specifications.ts';
import type { BulkChange, ProductFields, SpecificationRow } from './contract.ts';

/** What an administrator may change of a product, as it is kept. A null stock quantity says that nobody counts. */
export type ProductState = {
  sku: string;
  name: string;
  shortDescription: string;
  description: string;
  brand: string;
  categoryId: string;
  priceCents: Cents;
  comparePriceCents: Cents | null;
  warrantyMonths: number;
  installationAvailable: boolean;
  installationPriceCents: Cents | null;
  installationNote: string;
  stockQuantity: number | null;
  inStock: boolean;
  isFeatured: boolean;
  imageUrls: string[];
  specifications: StoredSpecifications;
  features: string[];
  pros: string[];
  cons: string[];
  legalNote: string | null;
  ean: string | null;
  mpn: string | null;
};

/** A product of which nothing has been said yet. */
export const blankProduct: ProductState = {
  sku: '',
  name: '',
  shortDescription: '',
  description: '',
  brand: '',
  categoryId: '',
  priceCents: 0,
  comparePriceCents: null,
  warrantyMonths: 24,
  installationAvailable: true,
  installationPriceCents: null,
  installationNote: '',
  stockQuantity: null,
  inStock: true,
  isFeatured: false,
  imageUrls: [],
  specifications: {},
  features: [],
  pros: [],
  cons: [],
  legalNote: null,
  ean: null,
  mpn: null,
};

/** Rows of the specification table in the form in which products keep them: group → key → value. */
export function storeSpecifications(rows: readonly SpecificationRow[]): StoredSpecifications {
  const stored: Record<string, Record<string, SpecificationRow['value']>> = {};
  for (const { group, key, value } of rows) stored[group] = { ...stored[group], [key]: value };
  return stored;
}

const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));

/** Gives the entries that have a value: what is undefined was not said. */
function said<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
}

type Stock = Pick<ProductState, 'inStock' | 'stockQuantity'>;

/**
 * What becomes of the stock when somebody says whether there is any, how many, or both. A count decides; where only yes or
 * no is said against a count, «no» empties it and «yes» to an empty one stops counting.
 */
export function stockAfter(
  before: Stock,
  wish: { inStock?: boolean | undefined; stockQuantity?: number | null | undefined },
): Stock {
  const { inStock = before.inStock, stockQuantity = before.stockQuantity } = wish;
  if (stockQuantity === null) return { inStock, stockQuantity };
  if (wish.stockQuantity != null || wish.inStock === undefined)
    return { inStock: stockQuantity > 0, stockQuantity };
  if (!wish.inStock) return { inStock: false, stockQuantity: 0 };
  return { inStock: true, stockQuantity: stockQuantity === 0 ? null : stockQuantity };
}

/** An old price that is no longer above the price announces nothing and goes. */
function withoutIdleOffer<State extends Pick<ProductState, 'priceCents' | 'comparePriceCents'>>(
  state: State,
): State {
  const { priceCents, comparePriceCents } = state;
  return comparePriceCents !== null && comparePriceCents <= priceCents
    ? { ...state, comparePriceCents: null }
    : state;
}

/** A product after what an administrator said of it; what was not said stays. */
export function applyFields(before: ProductState, fields: Partial<ProductFields>): ProductState {
  const {
    price,
    comparePrice,
    installationPrice,
    specifications,
    warranty,
    inStock,
    stockQuantity,
    ...rest
  } = fields;
  const after: ProductState = {
    ...before,
    ...said({
      ...rest,
      legalNote: rest.legalNote === '' ? null : rest.legalNote,
      ean: rest.ean === '' ? null : rest.ean,
      mpn: rest.mpn === '' ? null : rest.mpn,
      priceCents: price === undefined ? undefined : eurosToCents(price),
      comparePriceCents: comparePrice === undefined ? undefined : cents(comparePrice),
      installationPriceCents: installationPrice === undefined ? undefined : cents(installationPrice),
      specifications: specifications && storeSpecifications(specifications),
      warrantyMonths: warranty === undefined ? undefined : (warranty ?? 0),
    }),
    ...stockAfter(before, { inStock, stockQuantity }),
  };
  return comparePrice === undefined ? withoutIdleOffer(after) : after;
}

/** What is wrong with a product as a whole: field → Greek sentence; empty when nothing is. */
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

/** A price in cents raised or lowered by a percentage of at most two decimals, half a cent upwards and never below one. */
export function changeByPercent(priceCents: Cents, percent: number): Cents {
  const hundredths = 10_000 + Math.round(percent * 100);
  return Math.max(1, Math.floor((priceCents * hundredths + 5_000) / 10_000));
}

/** What a change that is made to many at once can touch. */
export type BulkState = Pick<
  ProductState,
  'priceCents' | 'comparePriceCents' | 'stockQuantity' | 'inStock' | 'isFeatured' | 'categoryId'
>;

/** A product after a change that is made to many at once. */
export function applyBulk<State extends BulkState>(before: State, change: BulkChange): State {
  switch (change.kind) {
    case 'stock':
      return { ...before, ...stockAfter(before, { inStock: change.inStock }) };
    case 'featured':
      return { ...before, isFeatured: change.isFeatured };
    case 'category':
      return { ...before, categoryId: change.categoryId };
    case 'price':
      return withoutIdleOffer({ ...before, priceCents: changeByPercent(before.priceCents, change.percent) });
  }
}

/** A code for the copy of a product: its own with the first number at the end that none of the `taken` has. */
export function copySku(sku: string, taken: readonly string[]): string {
  const stem = sku.slice(0, 36);
  const known = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}`;
    if (!known.has(candidate.toLowerCase())) return candidate;
  }
}

/** A copy of a product to be worked on: not put forward and not yet on sale. */
export function copyOf(product: ProductState, sku: string): ProductState {
  const { name } = product;
  return {
    ...product,
    sku,
    name: `${name.slice(0, 186)} (αντίγραφο)`,
    isFeatured: false,
    ean: null,
    ...stockAfter(product, { inStock: false }),
  };
}
