import type { Product, Specification } from '#features/catalogue/contract.ts';
import type { Direction } from '#shared/specification-keys.ts';

type Value = Specification['value'] | undefined;

/** Kinds of devices that do the same in another way. */
const alike: Readonly<Record<string, string>> = { dual: 'pir', curtain: 'pir', outdoor: 'pir', beam: 'pir' };

export type Kinded = Partial<Pick<Product, 'kind' | 'categoryId'>>;

/** Whether products are of one kind, so that one can be better than another. */
export const areOneKind = (products: readonly Kinded[]): boolean =>
  new Set(products.map(({ kind, categoryId }) => (kind === undefined ? categoryId : (alike[kind] ?? kind))))
    .size <= 1;

/**
 * Tells which of the values are the best. None is, if there is no direction, fewer than two values, values of different
 * kinds, or no difference; nor where more than half of them share the best, which then tells nobody apart.
 */
export function bestOf(values: readonly Value[], direction: Direction): boolean[] {
  const known = values.filter((value) => value !== undefined);
  const kinds = new Set(known.map((value) => typeof value));
  const isComparable = known.length > 1 && kinds.size === 1 && !kinds.has('string');
  if (direction === 'none' || !isComparable) return values.map(() => false);
  const numbers = known.map(Number);
  const best = direction === 'higher' ? Math.max(...numbers) : Math.min(...numbers);
  const isShared = numbers.filter((number) => number === best).length > numbers.length / 2;
  return values.map((value) => !isShared && value !== undefined && Number(value) === best);
}

/** The best values of products, none among products of different kinds. */
export const bestOfKind = (products: readonly Kinded[], values: readonly Value[], direction: Direction) =>
  bestOf(values, areOneKind(products) ? direction : 'none');

/** The lowest price; nothing for a viewer who may not see prices, because the products then have none. */
export const bestPrices = (products: readonly (Pick<Product, 'price'> & Kinded)[]) =>
  bestOfKind(
    products,
    products.map(({ price }) => price),
    'lower',
  );

type Rated = Pick<Product, 'rating' | 'reviewCount'>;

/** A product's rating; undefined without reviews. */
export const ratingOf = ({ rating, reviewCount }: Rated) => (reviewCount > 0 ? rating : undefined);

/** A rating of fewer reviews says little of a product. */
const reviewsThatTell = 10;

/** The highest rating as it is shown; none where it rests on a few reviews. */
export const bestRatings = (products: readonly (Rated & Kinded)[]) =>
  bestOfKind(products, products.map(ratingOf), 'higher').map(
    (isBest, index) => isBest && (products[index]?.reviewCount ?? 0) >= reviewsThatTell,
  );
