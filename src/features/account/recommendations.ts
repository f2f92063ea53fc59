/** A product that might be recommended, with the customer's interest in it. */
export type Candidate = {
  id: number;
  categoryId: string;
  /** Pieces of products in its category that the customer bought. */
  boughtInCategory: number;
  /** Times the customer viewed products in its category. */
  viewsInCategory: number;
  /** Times the customer viewed the product itself. */
  views: number;
  rating: number;
  isFeatured: boolean;
};

const most = 5;

/** How well a product fits: a purchase counts more than a view of the category; each count is capped at `most`. */
function fitness(candidate: Candidate): number {
  const { boughtInCategory, viewsInCategory, views, rating, isFeatured } = candidate;
  return (
    3 * Math.min(boughtInCategory, most) +
    Math.min(viewsInCategory, most) +
    3 * Math.min(views, most) +
    rating / 5 +
    (isFeatured ? 0.5 : 0)
  );
}

/**
 * Chooses the products to recommend, best first; each further product of the same category counts half of the previous one.
 */
export function recommend(candidates: readonly Candidate[], count: number): number[] {
  const chosen: Candidate[] = [];
  const worth = (candidate: Candidate) => {
    const alike = chosen.filter(({ categoryId }) => categoryId === candidate.categoryId).length;
    return fitness(candidate) / 2 ** alike;
  };
  while (chosen.length < Math.min(count, candidates.length)) {
    const rest = candidates.filter((candidate) => !chosen.includes(candidate));
    chosen.push(rest.reduce((best, next) => (worth(next) > worth(best) ? next : best)));
  }
  return chosen.map(({ id }) => id);
}
