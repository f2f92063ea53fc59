/**
 * A rating counts as if this many reviews of a middling number of stars stood next to its own: so one review of 5 does not
 * lead where forty of 4.6 are.
 */
export const ratingPrior = { reviews: 10, stars: 4 };

/** In how many orders a product was, in the recent days and in as many before them. */
export type Demand = { productId: number; recent: number; earlier: number };

/** How many days are compared with as many before. */
export const comparedDays = 30;

/** The days that one point of a product's course stands for. */
export const courseDays = 5;

/** How many points there are. */
export const coursePoints = (2 * comparedDays) / courseDays;

/** Orders per `courseDays`, oldest first, in percent of the highest: what was sold is not said. */
export function courseOf(orders: readonly number[]): number[] {
  const highest = Math.max(1, ...orders);
  return orders.map((count) => Math.round((100 * count) / highest));
}

/** Below these figures a percentage would say nothing: one order more would double it. */
export const least = { recent: 4, earlier: 2 };

type Rise = { productId: number; percent?: number };

/**
 * The products whose demand rose most, strongest first: a whole percentage against the days before. Products without any
 * earlier demand have none and come last. Too small figures are left out.
 */
export function risingDemand(demands: readonly Demand[], most: number): Rise[] {
  const rises = demands.flatMap<Rise & { now: number }>(({ productId, recent: now, earlier: before }) => {
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
