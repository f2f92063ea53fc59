/**
 * A product's family and model from its brand and the SKU, whose first part stands for the brand: «Argos B8F-28» of
 * `ARG-B8F-28`. Empty for an SKU of another form.
 */
export function familyOf({ brand, sku }: { brand: string; sku: string }): { family?: string } {
  const [prefix = '', ...model] = sku.split('-');
  const isOfBrand =
    model.length > 0 && prefix.length === 3 && brand.toUpperCase().startsWith(prefix.slice(0, 1));
  return isOfBrand ? { family: `${brand} ${model.join('-')}` } : {};
}
