import type { ProductScope } from './scope-contract.ts';

/** Which products a scope means, in words: «Κάμερες, Argos». */
export function scopeText(
  { categoryId, brand, supplierId }: ProductScope,
  names: { category?: string | undefined; supplier?: string | undefined },
): string {
  const parts = [
    categoryId !== undefined && (names.category ?? categoryId),
    brand,
    supplierId !== undefined && `από ${names.supplier ?? supplierId}`,
  ];
  return parts.filter(Boolean).join(', ') || 'Όλα τα προϊόντα';
}
