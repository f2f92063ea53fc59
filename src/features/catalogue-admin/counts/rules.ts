/** What a line of a count says. */
export type Counted = { stock: number; reserved: number; counted: number | null };

/** What was counted less what should have been on the shelf: free pieces and those of orders that had not left. */
export const differenceOf = ({ stock, reserved, counted }: Counted): number | undefined =>
  counted === null ? undefined : counted - stock - reserved;

/** Applies a difference to the present stock, which never falls below zero; `short` is how many pieces could not be taken off. */
export function moveFor(difference: number, stockNow: number): { moved: number; short: number } {
  const moved = Math.max(difference, -stockNow);
  // Without a negative zero.
  return { moved: moved === 0 ? 0 : moved, short: moved - difference };
}
