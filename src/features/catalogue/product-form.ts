import type { AdminProduct, ProductFields, ProductInput, SpecificationRow } from './admin-contract.ts';

/** A value of the specification table as one types it: «4,5», «Ναι», «IP67». */
export function specValueText(value: SpecificationRow['value']): string {
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}

/** What was typed, as it is kept: a number, yes or no, or the text itself. */
export function parseSpecValue(text: string): SpecificationRow['value'] {
  const trimmed = text.trim();
  if (/^ναι$/i.test(trimmed)) return true;
  if (/^[όο]χι$/i.test(trimmed)) return false;
  return /^-?\d{1,12}([.,]\d{1,6})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : trimmed;
}

/** What the form of a product begins with; without a product that of a new one. */
export function productFormValues(product: AdminProduct | undefined, categoryId = ''): ProductInput {
  const {
    name = '',
    price = '',
    sku = '',
    comparePrice = '',
    brand = '',
    shortDescription = '',
  } = product ?? {};
  const {
    description = '',
    stockQuantity = '',
    installationPrice = '',
    installationNote = '',
  } = product ?? {};
  const { legalNote = '', ean = '', mpn = '', warranty = 24, imageUrls = [], features = [] } = product ?? {};
  return {
    name,
    price,
    sku,
    comparePrice,
    categoryId: product?.categoryId ?? categoryId,
    brand,
    shortDescription,
    description,
    inStock: product?.inStock ?? true,
    stockQuantity,
    isFeatured: product?.isFeatured ?? false,
    installationAvailable: product?.installationAvailable ?? true,
    installationPrice,
    installationNote,
    warranty,
    imageUrls,
    specifications: product?.specifications.map((row) => ({ ...row, value: specValueText(row.value) })) ?? [],
    features,
    pros: product?.pros ?? [],
    cons: product?.cons ?? [],
    legalNote,
    ean,
    mpn,
  };
}

/**
 * What the form sends: typed values of the specification table as they are kept. Of a product that there is, its stock only
 * where it was touched: orders take from it while the form is open.
 */
export function productFromForm(
  { stockQuantity, inStock, ...fields }: ProductFields,
  product?: Pick<AdminProduct, 'stockQuantity' | 'inStock'>,
): ProductFields {
  const isStockTouched =
    !product || (stockQuantity ?? undefined) !== product.stockQuantity || inStock !== product.inStock;
  const specifications = fields.specifications?.map((row) => ({
    ...row,
    value: typeof row.value === 'string' ? parseSpecValue(row.value) : row.value,
  }));
  return { ...fields, ...(isStockTouched && { stockQuantity, inStock }), specifications };
}
