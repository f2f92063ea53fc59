import type { Cents } from '#shared/money.ts';

/** A price and the instant from which it was valid; a higher compare price announces it as reduced. */
export type PriceChange = { since: Date; priceCents: Cents; comparePriceCents: Cents | null };

const windowMs = 30 * 86_400_000;

const isReduced = ({ priceCents, comparePriceCents }: PriceChange) =>
  comparePriceCents !== null && comparePriceCents > priceCents;

/**
 * The index in the history at which the present reduction began. A reduction that grows step by step counts as one
 * (Directive 98/6/EC, article 6a, paragraph 5); a price increase in between ends it.
 */
function reductionStart(history: readonly PriceChange[]): number {
  let start = history.length - 1;
  for (let earlier = start - 1; earlier >= 0; earlier -= 1) {
    const [before, after] = [history[earlier], history[earlier + 1]];
    if (!before || !after || !isReduced(before) || before.priceCents < after.priceCents) break;
    start = earlier;
  }
  return start;
}

/**
 * The lowest price, in cents, of the 30 days before the present reduction, which must be shown with an announced reduction
 * (Directive 98/6/EC, article 6a). Undefined if the price is not reduced or the product was not sold before. `history` is in
 * order of time and ends with the present price.
 */
export function lowestPriorPrice(history: readonly PriceChange[]): Cents | undefined {
  const present = history.at(-1);
  if (!present || !isReduced(present)) return undefined;
  const start = reductionStart(history);
  const began = history[start]?.since.getTime() ?? 0;
  // A price is valid until the next change, so the filter compares when it ended.
  const prior = history
    .slice(0, start)
    .filter((_, index) => (history[index + 1]?.since.getTime() ?? 0) > began - windowMs);
  return prior.length > 0 ? Math.min(...prior.map(({ priceCents }) => priceCents)) : undefined;
}
