/** How often a product was ordered, and how many customers looked at it on a day, added over the days. */
export type Interest = { orders: number; viewers: number };

export type Demand = { productId: number; recent: Interest; earlier: Interest };

/** How many days are compared with as many before. */
export const comparedDays = 30;

/** An order shows more interest than a look. */
export const viewersPerOrder = 5;

/** Below these figures a percentage would say nothing: one order more would double it. */
export const least = { recent: 20, earlier: 10 };

const pointsOf = ({ orders, viewers }: Interest): number => orders * viewersPerOrder + viewers;

type Rise = { productId: number; percent?: number };

/**
 * The products whose demand rose most, strongest first: a whole percentage against the days before. Products without any
 * earlier demand have none and come last. Too small figures are left out.
 */
export function risingDemand(demands: readonly Demand[], most: number): Rise[] {
  const rises = demands.flatMap<Rise & { now: number }>(({ productId, recent, earlier }) => {
    const [now, before] = [pointsOf(recent), pointsOf(earlier)];
    if (now < least.recent) return [];
    if (before === 0) return [{ productId, now }];
    const percent = Math.round(((now - before) / before) * 100);
    return before < least.earlier || percent < 1 ? [] : [{ productId, now, percent }];
  });
  return rises
    .toSorted(
      (one, other) =>
        (other.percent ?? 0) - (one.percent ?? 0) || other.now - one.now || one.productId - other.productId,
    )
    .slice(0, most)
    .map(({ productId, percent }) => (percent === undefined ? { productId } : { productId, percent }));
}
