import { parseEan } from '#shared/ean.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import type { Twin } from '../import-contract.ts';
import type { StoredProduct } from './store.ts';

/** A code as spreadsheets and people leave it: without leading zeros, blanks and case. */
const bareCode = (code: string) =>
  code
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^0+(?=.)/, '');

const byKey = (products: readonly StoredProduct[], keyOf: (product: StoredProduct) => string) => {
  const found = new Map<string, StoredProduct>();
  for (const product of products.toReversed()) {
    const key = keyOf(product);
    if (key !== '') found.set(key, product);
  }
  return found;
};

/** Finds the product of the shop that a line probably is although its code is another one. */
export function twinFinder(products: readonly StoredProduct[]) {
  const eans = byKey(products, ({ ean }) => ean ?? '');
  const codes = byKey(products, ({ sku }) => bareCode(sku));
  const names = byKey(products, ({ name }) => foldGreek(name.trim()));
  return (
    raw: Readonly<Record<string, unknown>>,
  ): { product: StoredProduct; by: Twin['by']; usual: Twin['choice'] } | undefined => {
    const text = (field: string) => (typeof raw[field] === 'string' ? (raw[field] as string) : '');
    const ean = parseEan(text('ean'));
    const sameEan = ean === null ? undefined : eans.get(ean);
    if (sameEan) return { product: sameEan, by: 'ean', usual: 'update' };
    // Another barcode is another product, whatever else is the same.
    const isOther = (product: StoredProduct) => ean !== null && product.ean !== null;
    const sameCode = codes.get(bareCode(text('sku')));
    if (sameCode && !isOther(sameCode)) return { product: sameCode, by: 'code', usual: 'update' };
    const sameName = names.get(foldGreek(text('name').trim()));
    if (sameName && !isOther(sameName)) return { product: sameName, by: 'name', usual: 'add' };
    return undefined;
  };
}
