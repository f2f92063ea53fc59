/** A product that might be recommended, and how near it is to what a customer bought and looked at. */
export type Candidate = {
  id: number;
  categoryId: string;
  /** Pieces that the customer bought of products of its category. */
  boughtInCategory: number;
  /** Times that the customer looked at products of its category. */
  viewsInCategory: number;
  /** Times that the customer looked at the product itself. */
  views: number;
  rating: number;
  isFeatured: boolean;
};

const most = 5;

/** How well a product fits: a purchase tells more than a look, and of both the first ones tell most. */
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

/** Chooses the products to recommend, best first; each further one of a category counts half of the one before. */
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
