import { plural } from '#shared/greek.ts';
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

type Named = { name: string };

/** What became of products that were deleted: those `gone`, and those `kept` as drafts because they were ordered. */
export function removedText(gone: readonly Named[], kept: readonly Named[]): string {
  const [one] = [...gone, ...kept];
  if (gone.length + kept.length === 1)
    return kept.length === 0
      ? 'Το προϊόν διαγράφηκε επιτυχώς!'
      : `Το προϊόν «${one?.name}» έχει παραγγελίες και έμεινε ως πρόχειρο: δεν πωλείται και δεν φαίνεται πια.`;
  const parts = [
    gone.length > 0 &&
      `${plural(gone.length, 'προϊόν', 'προϊόντα')} ${gone.length === 1 ? 'διαγράφηκε' : 'διαγράφηκαν'}`,
    kept.length > 0 &&
      `${plural(kept.length, 'προϊόν', 'προϊόντα')} με παραγγελίες ${kept.length === 1 ? 'έμεινε πρόχειρο' : 'έμειναν πρόχειρα'}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
