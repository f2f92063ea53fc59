export const maxProducts = 4;

/** The specification's messages for what cannot be added. */
export const comparisonRefusals = {
  FULL: 'Μέγιστος αριθμός προϊόντων',
  DUPLICATE: 'Το προϊόν υπάρχει ήδη',
} as const;

/** Why a product cannot be added to the comparison; null if it can. */
export function whyNotAdd(ids: readonly number[], id: number): keyof typeof comparisonRefusals | null {
  if (ids.includes(id)) return 'DUPLICATE';
  return ids.length < maxProducts ? null : 'FULL';
}
