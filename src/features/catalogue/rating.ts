/**
 * A rating counts as if this many reviews of a middling number of stars stood next to its own: so one review of 5 does not
 * lead where forty of 4.6 are.
 */
export const ratingPrior = { reviews: 10, stars: 4 };

/** A rating drawn towards the middling one, the more the fewer its reviews: what products are ordered by. */
export const weighedRating = (rating: number, reviewCount: number): number =>
  (rating * reviewCount + ratingPrior.stars * ratingPrior.reviews) / (reviewCount + ratingPrior.reviews);
