import type { Cents } from '#shared/money.ts';
import type { ProductState } from '../product-changes.ts';

export type Stocked = Pick<ProductState, 'stockQuantity' | 'inStock' | 'purchasePriceCents'>;
export type ReceivedLine = { pieces: number; priceCents: Cents | null };

/** What all received pieces of a product cost apiece, half a cent up; null if no line says a price. */
export function averagePrice(lines: readonly ReceivedLine[]): Cents | null {
  const priced = lines.flatMap(({ pieces, priceCents }) =>
    priceCents === null ? [] : [{ pieces, priceCents }],
  );
  const pieces = priced.reduce((sum, line) => sum + line.pieces, 0);
  if (pieces === 0) return null;
  return Math.round(priced.reduce((sum, line) => sum + line.pieces * line.priceCents, 0) / pieces);
}

/**
 * A product after its lines of a receipt: more counted pieces, or available if none are counted. Its purchase price is theirs
 * unless a receipt of a later day has set one.
 */
export function received<Product extends Stocked>(
  before: Product,
  lines: readonly ReceivedLine[],
  isLatest: boolean,
): Product {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  const price = isLatest ? averagePrice(lines) : null;
  return {
    ...before,
    stockQuantity: before.stockQuantity === null ? null : before.stockQuantity + pieces,
    inStock: true,
    purchasePriceCents: price ?? before.purchasePriceCents,
  };
}

/** What a receipt did with a product. */
export type Done = {
  toStock: number;
  madeAvailable: boolean;
  setCents: Cents | null;
  wasCents: Cents | null;
};

/**
 * A product after the undo of a receipt; undefined if fewer pieces are left than it brought. A purchase price that was set since
 * stays.
 */
export function taken<Product extends Stocked>(before: Product, done: Done): Product | undefined {
  const { stockQuantity } = before;
  if (stockQuantity !== null && stockQuantity < done.toStock) return undefined;
  const left = stockQuantity === null ? null : stockQuantity - done.toStock;
  const isStillSet = done.setCents !== null && before.purchasePriceCents === done.setCents;
  return {
    ...before,
    stockQuantity: left,
    inStock: left === null ? before.inStock && !done.madeAvailable : left > 0,
    purchasePriceCents: isStillSet ? done.wasCents : before.purchasePriceCents,
  };
}
