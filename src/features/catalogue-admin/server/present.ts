import { centsToEuros, type Cents } from '#shared/money.ts';
import { wire } from '#shared/wire.ts';
import type { Image } from '#shared/images.ts';
import type { AdminProduct, AdminRow } from '../contract.ts';
import type { BulkValues } from '../many-contract.ts';
import type { BulkState, ProductState } from '../product-changes.ts';
import { isOnOffer } from '#features/catalogue/rules.ts';
import { specificationRows } from '../specification-cell.ts';
import type { ProductRow } from './list-store.ts';
import type { StoredProduct } from './store.ts';

const euros = (cents: Cents | null) => (cents === null ? undefined : centsToEuros(cents));

/** A product in the administrators' list; administrators see every price. */
export function presentRow(
  row: Omit<ProductRow, 'waiting' | 'isLow'> & { waiting?: number; isLow?: boolean | null },
): AdminRow {
  const { priceCents, comparePriceCents, purchasePriceCents, installationPriceCents, ...others } = row;
  const { stockQuantity, lowStockAt, isLow, ...rest } = others;
  return wire({
    ...rest,
    price: centsToEuros(priceCents),
    onOffer: isOnOffer({ priceCents, comparePriceCents: comparePriceCents ?? undefined }),
    comparePrice: euros(comparePriceCents),
    purchasePrice: euros(purchasePriceCents),
    installationPrice: euros(installationPriceCents),
    stockQuantity,
    lowStockAt,
    isLow: isLow ?? false,
  });
}

/** A product with all editable fields. */
export function presentProduct(product: StoredProduct, categoryName: string, images: Image[]): AdminProduct {
  const { legalFacts, specifications, legalNote, ean, mpn, ...rest } = product;
  return {
    ...presentRow({ ...rest, categoryName }),
    ...legalFacts,
    specifications: specificationRows(specifications),
    legalNote: legalNote ?? '',
    ean: ean ?? '',
    mpn: mpn ?? '',
    images,
    family: rest.family,
    shortDescription: rest.shortDescription,
    description: rest.description,
    installationNote: rest.installationNote,
    features: rest.features,
    pros: rest.pros,
    cons: rest.cons,
  };
}

/** The fields of a bulk change, under the API's names. */
export function auditedBulk({
  priceCents,
  comparePriceCents,
  installationPriceCents,
  legalFacts,
  ...rest
}: BulkState) {
  const { stockQuantity, inStock, isFeatured, isDraft, categoryId, brand, family, installationAvailable } =
    rest;
  return {
    price: centsToEuros(priceCents),
    comparePrice: euros(comparePriceCents),
    stockQuantity,
    inStock,
    isFeatured,
    isDraft,
    categoryId,
    brand,
    family,
    installationAvailable,
    installationPrice: euros(installationPriceCents),
    ...legalFacts,
  };
}

/** A product under the API's names, for the audit log. */
export function auditedProduct(state: ProductState) {
  const { priceCents, comparePriceCents, purchasePriceCents, ...others } = state;
  const { installationPriceCents, legalFacts, ...rest } = others;
  return {
    ...rest,
    price: centsToEuros(priceCents),
    comparePrice: euros(comparePriceCents),
    purchasePrice: euros(purchasePriceCents),
    installationPrice: euros(installationPriceCents),
    ...legalFacts,
  };
}

/** The fields that a bulk change can affect, as the API returns them. */
export function bulkValues(state: BulkState): BulkValues {
  const { priceCents, comparePriceCents, installationPriceCents, stockQuantity } = state;
  const { inStock, isFeatured, isDraft, categoryId, brand, family, installationAvailable } = state;
  return {
    price: centsToEuros(priceCents),
    inStock,
    isFeatured,
    isDraft,
    categoryId,
    brand,
    family,
    installationAvailable,
    ...wire({
      comparePrice: euros(comparePriceCents),
      installationPrice: euros(installationPriceCents),
      stockQuantity,
    }),
  };
}
