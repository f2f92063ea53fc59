import { readDevice, type DescribedProduct } from '#features/catalogue/read-device.ts';
import { flatSpecifications, type StoredSpecifications } from '#features/catalogue/specifications.ts';
import type { Cents } from '#shared/money.ts';
import type { Item } from './types.ts';

/** A product's row as the store reads it. */
export type ItemRow = DescribedProduct & {
  id: number | string;
  sku: string;
  name: string;
  categoryId: string;
  priceCents: Cents;
  /** Null where it is not installed. */
  installationCents: Cents | null;
  inStock: boolean;
  /** What it can do, by the ids of `featureNames`. */
  features?: readonly string[] | undefined;
};

/** A kit's pieces by product id; undefined if one of its parts is not among the products. */
function contentsOf(
  contains: ReadonlyMap<string, number>,
  idBySku: ReadonlyMap<string, string>,
): Record<string, number> | undefined {
  const known = [...contains].flatMap(([sku, pieces]) => {
    const id = idBySku.get(sku);
    return id === undefined ? [] : [[id, pieces] as const];
  });
  return known.length > 0 && known.length === contains.size ? Object.fromEntries(known) : undefined;
}

/** The catalogue as the rules read it; products of which they know too little are left out. */
export function itemsOf(rows: readonly ItemRow[]): Item[] {
  const idBySku = new Map(rows.map(({ sku, id }) => [sku, String(id)]));
  return rows.flatMap((row): Item | [] => {
    const { calc, contains: parts } = readDevice(row) ?? {};
    if (!calc) return [];
    const contains = parts && calc.kind === 'kit' ? contentsOf(parts, idBySku) : undefined;
    if (calc.kind === 'kit' && !contains) return [];
    const { sku, name, categoryId, priceCents, inStock } = row;
    const values = flatSpecifications((row.specifications ?? {}) as StoredSpecifications);
    const hours = values.get('hours');
    const cableM = values.get('cable_included_m');
    const standard = values.get('standard');
    return {
      id: String(row.id),
      sku,
      name,
      categoryId,
      priceCents,
      installationCents: row.installationCents ?? undefined,
      inStock,
      hours: typeof hours === 'number' && hours > 0 ? hours : 0,
      calc,
      contains,
      ...(typeof cableM === 'number' && cableM > 0 && { cableM }),
      ...(typeof standard === 'string' && { standard }),
      storesInCloud: row.features?.includes('cloud_storage'),
    };
  });
}
