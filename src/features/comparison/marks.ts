import type { Product, Specification } from '../catalogue/contract.ts';
import type { Direction } from '../catalogue/spec-direction.ts';

type Value = Specification['value'] | undefined;

/**
 * Tells which of the values are the best. None is, if there is no direction, fewer than two values, values of different
 * kinds, or no difference.
 */
export function bestOf(values: readonly Value[], direction: Direction): boolean[] {
  const known = values.filter((value) => value !== undefined);
  const kinds = new Set(known.map((value) => typeof value));
  const isComparable = known.length > 1 && kinds.size === 1 && !kinds.has('string');
  if (direction === 'none' || !isComparable) return values.map(() => false);
  const numbers = known.map(Number);
  const best = direction === 'higher' ? Math.max(...numbers) : Math.min(...numbers);
  const isTie = numbers.every((number) => number === best);
  return values.map((value) => !isTie && value !== undefined && Number(value) === best);
}

/** The lowest price; nothing for a viewer who may not see prices, because the products then have none. */
export const bestPrices = (products: readonly Pick<Product, 'price'>[]) =>
  bestOf(
    products.map(({ price }) => price),
    'lower',
  );

/** A product's rating; undefined without reviews. */
export const ratingOf = ({ rating, reviewCount }: Pick<Product, 'rating' | 'reviewCount'>) =>
  reviewCount > 0 ? rating : undefined;

/** The highest rating. */
export const bestRatings = (products: readonly Pick<Product, 'rating' | 'reviewCount'>[]) =>
  bestOf(products.map(ratingOf), 'higher');
