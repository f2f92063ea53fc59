import { decimalText } from '#shared/decimals.ts';
import { offered } from '#shared/offered.ts';
import { specificationNamed } from '#shared/specification-keys.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { factsIn, heldFacts, typedFacts } from '#features/catalogue/legal-facts.ts';
import { missingSafetyText } from '#features/catalogue/product-safety.ts';
import type { AdminBrand } from './brands-contract.ts';
import type { AdminProduct, ProductFields, ProductInput, SpecificationRow } from './contract.ts';

/** A specification value as it is typed: «4,5», «Ναι», «IP67». */
export function specValueText(value: SpecificationRow['value']): string {
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  return typeof value === 'number' ? decimalText(value) : value;
}

/** A row under the key and in the group that the shop has for its name. */
export function placed({ group, key, value }: SpecificationRow): SpecificationRow {
  const known = specificationNamed(key);
  return { group: known?.group ?? group, key: known?.key ?? key, value };
}

/** Parses typed text into the stored value: a number, yes or no, or the text itself. */
export function parseSpecValue(text: string): SpecificationRow['value'] {
  const trimmed = text.trim();
  if (/^ναι$/i.test(trimmed)) return true;
  if (/^[όο]χι$/i.test(trimmed)) return false;
  return /^-?\d{1,12}([.,]\d{1,6})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : trimmed;
}

/** A price as it stands in a field; empty without one. */
export const priceText = (euros: number | undefined) => (euros === undefined ? '' : decimalText(euros, 2));

/** A value for every field: one that is forgotten does not compile. */
type FormValues = { [Field in keyof Required<ProductInput>]: ProductInput[Field] };

/** The initial values of a product's form; without a product those of a new one. */
export function productFormValues(product: AdminProduct | undefined, categoryId = ''): FormValues {
  const {
    name = '',
    price,
    sku = '',
    comparePrice,
    brand = '',
    family = '',
    shortDescription = '',
  } = product ?? {};
  const { purchasePrice } = product ?? {};
  const { description = '', stockQuantity = '', installationPrice, installationNote = '' } = product ?? {};
  const { legalNote = '', ean = '', mpn = '', imageUrls = [], features = [] } = product ?? {};
  return {
    name,
    price: priceText(price),
    sku,
    comparePrice: priceText(comparePrice),
    purchasePrice: priceText(purchasePrice),
    categoryId: product?.categoryId ?? categoryId,
    brand,
    family,
    shortDescription,
    description,
    inStock: product?.inStock ?? true,
    stockQuantity,
    lowStockAt: product?.lowStockAt ?? '',
    isDraft: product?.isDraft ?? false,
    isFeatured: product?.isFeatured ?? false,
    installationAvailable: product?.installationAvailable ?? offered().hasServices,
    installationPrice: priceText(installationPrice),
    installationNote,
    imageUrls,
    specifications: product?.specifications.map((row) => ({ ...row, value: specValueText(row.value) })) ?? [],
    features,
    pros: product?.pros ?? [],
    cons: product?.cons ?? [],
    legalNote,
    ean,
    mpn,
    ...typedFacts(factsIn(product ?? {})),
  };
}

/** What a product that goes on sale lacks of what consumers must be shown of its safety, in words; empty for nothing. */
export function lackingSafety(
  fields: ProductFields,
  product: Pick<AdminProduct, 'isDraft'> | undefined,
  brands: readonly AdminBrand[],
): string {
  const goesOnSale = fields.isDraft !== true && (product?.isDraft ?? true);
  if (!goesOnSale) return '';
  const brand = brands.find(({ id }) => id === foldGreek(fields.brand ?? ''));
  return missingSafetyText(heldFacts(factsIn(fields), brand && factsIn(brand)));
}

/** Parses a row's typed text; an unedited value keeps its stored type, such as a text that looks like a number. */
function specValueFrom(key: string, text: string, before: readonly SpecificationRow[] = []) {
  const same = before.find((row) => row.key === key && specValueText(row.value) === text);
  return same ? same.value : parseSpecValue(text);
}

type ClearedAmount = 'comparePrice' | 'purchasePrice' | 'installationPrice';

/**
 * What the form sends: specification values in their stored types. The stock of an existing product only if it was edited,
 * because orders reduce it while the form is open.
 */
export function productFromForm(
  { stockQuantity, inStock, ...fields }: ProductFields,
  product?: Pick<AdminProduct, 'stockQuantity' | 'inStock'> &
    Partial<Pick<AdminProduct, 'specifications' | ClearedAmount>>,
): ProductFields {
  const isStockTouched =
    !product || (stockQuantity ?? undefined) !== product.stockQuantity || inStock !== product.inStock;
  const specifications = fields.specifications?.map((row) => ({
    ...row,
    value:
      typeof row.value === 'string' ? specValueFrom(row.key, row.value, product?.specifications) : row.value,
  }));
  // Null clears an amount; one that was empty before is left out.
  const amount = (field: ClearedAmount) =>
    fields[field] ?? (product?.[field] === undefined ? undefined : null);
  return {
    ...fields,
    comparePrice: amount('comparePrice'),
    purchasePrice: amount('purchasePrice'),
    installationPrice: amount('installationPrice'),
    ...(isStockTouched && { stockQuantity, inStock }),
    specifications,
  };
}
