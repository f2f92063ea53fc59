import type { ProductState } from './product-changes.ts';

/** How long a change of products can be undone, in milliseconds. */
export const undoableMs = 24 * 3_600_000;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two states of a product differ, as they are in the first. */
export function differingFields(state: ProductState, other: ProductState): Partial<ProductState> {
  const entries = Object.entries(state).filter(
    ([field, value]) => !isSame(value, other[field as keyof ProductState]),
  );
  return Object.fromEntries(entries);
}

/** Whether a product still is as a change left it, in the fields that the change set. Orders may have taken pieces since. */
export const isAsLeft = (now: ProductState, after: Partial<ProductState>): boolean =>
  Object.entries(after).every(([field, value]) => isSame(now[field as keyof ProductState], value));
