import { centsToEuros, type Cents } from '../../../shared/money.ts';
import type { Image } from '../../../shared/images.ts';
import type { AdminProduct, AdminRow, BulkValues, SpecificationRow } from '../admin-contract.ts';
import type { ProductState } from '../product-changes.ts';
import { isOnOffer } from '../rules.ts';
import { specSchema, type SpecGroup, type StoredSpecifications } from '../specifications.ts';
import type { KeptProduct, ProductRow } from './admin-store.ts';

const euros = (cents: Cents | null) => (cents === null ? undefined : centsToEuros(cents));

/** Leaves out what has no value. */
function given<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: NonNullable<Values[Key]> };
}

/** A product as the administrators' list shows it; administrators see every price. */
export function presentRow(row: ProductRow): AdminRow {
  const {
    priceCents,
    comparePriceCents,
    installationPriceCents,
    stockQuantity,
    createdAt,
    updatedAt,
    ...rest
  } = row;
  return {
    ...rest,
    price: centsToEuros(priceCents),
    onOffer: isOnOffer({ priceCents, comparePriceCents: comparePriceCents ?? undefined }),
    ...given({
      comparePrice: euros(comparePriceCents),
      installationPrice: euros(installationPriceCents),
      stockQuantity,
    }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const isValue = (value: unknown): value is SpecificationRow['value'] =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');

/** The rows of the specification table in reading order; keys that the schema does not know come last in their group. */
function specificationRows(stored: StoredSpecifications): SpecificationRow[] {
  return (Object.keys(specSchema) as SpecGroup[]).flatMap((group) => {
    const values = stored[group];
    if (typeof values !== 'object' || values === null) return [];
    const keys = Object.keys(specSchema[group]);
    const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
    return Object.entries(values)
      .flatMap(([key, value]) => (isValue(value) ? [{ group, key, value }] : []))
      .toSorted((a, b) => place(a.key) - place(b.key));
  });
}

/** A product as it can be edited. */
export function presentProduct(product: KeptProduct, categoryName: string, images: Image[]): AdminProduct {
  const { warrantyMonths, specifications, legalNote, ean, mpn, ...rest } = product;
  return {
    ...presentRow({ ...rest, categoryName }),
    warranty: warrantyMonths,
    specifications: specificationRows(specifications),
    legalNote: legalNote ?? '',
    ean: ean ?? '',
    mpn: mpn ?? '',
    images,
    shortDescription: rest.shortDescription,
    description: rest.description,
    installationNote: rest.installationNote,
    features: rest.features,
    pros: rest.pros,
    cons: rest.cons,
  };
}

/** A product under the names of the wire, for the list of what administrators changed. */
export function auditedProduct(state: ProductState) {
  const { priceCents, comparePriceCents, installationPriceCents, warrantyMonths, ...rest } = state;
  return {
    ...rest,
    price: centsToEuros(priceCents),
    comparePrice: euros(comparePriceCents),
    installationPrice: euros(installationPriceCents),
    warranty: warrantyMonths,
  };
}

/** What a change that is made to many products can touch. */
export function bulkValues(state: ProductState): BulkValues {
  const { priceCents, comparePriceCents, inStock, stockQuantity, isFeatured, categoryId } = state;
  return {
    price: centsToEuros(priceCents),
    inStock,
    isFeatured,
    categoryId,
    ...given({ comparePrice: euros(comparePriceCents), stockQuantity }),
  };
}
