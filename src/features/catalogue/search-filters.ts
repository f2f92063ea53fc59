import type { Cents } from '#shared/money.ts';
import type { ProductSort } from './contract.ts';
import { featureNames } from './feature-names.ts';

export type SearchFilters = {
  /** Whether prices may be counted. */
  seesPrices: boolean;
  /** Ids of the four groups. */
  categories?: readonly string[] | undefined;
  /** Only products of this category of the shop. */
  categoryId?: string | undefined;
  /** Only these products. */
  among?: readonly number[] | undefined;
  /** Only products with a reduced price. */
  onOffer?: boolean | undefined;
  /** Without this product. */
  except?: number | undefined;
  brands?: readonly string[] | undefined;
  /** Ids of features, all of which a product has. */
  features?: readonly string[] | undefined;
  /** What specifications that are filters say, `key:text`: one of the texts of each key. */
  specs?: readonly string[] | undefined;
  /** In cents without VAT. */
  priceRange?: { least: Cents; most: Cents } | undefined;
  /** The least rating, 1 to 5. */
  rating?: number | undefined;
  inStock?: boolean | undefined;
  sortBy?: ProductSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  /** False: the total is not needed, and is that of the page. */
  total?: boolean | undefined;
  /** Counts products for each filter. */
  counts?: boolean | undefined;
};

/** The numbers next to the filters. */
export type SearchCounts = {
  categories: { id: string; count: number }[];
  brands: { name: string; count: number }[];
  features: Record<string, number>;
  ratings: number[];
  inStock: number;
  price?: { least: Cents; most: Cents } | null;
};

/** What the one statement answers. */
export type SearchFound = {
  /** The products of the page in their order. */
  ids: number[];
  total: number;
  counts: SearchCounts | null;
  /** Whether any product matches the words, before the filters. */
  matches: boolean;
  /** Whether a product has changed since it was folded. */
  isStale: boolean;
};

/** The features in the order of their bits in `facets`. */
export const featureIds = Object.keys(featureNames);
/** The bits of features; none for unknown ones. */
export const featureBits = (ids: readonly string[]) =>
  ids.reduce((sum, id) => sum | (featureIds.includes(id) ? 1 << featureIds.indexOf(id) : 0), 0);

/** The groups in the order of their numbers in `facets` (migrations/0004_search.sql). */
export const searchGroups = ['cameras', 'alarms', 'access', 'sensors'] as const;
/** The least ratings that are counted. */
export const minRatings = [1, 2, 3, 4, 5] as const;

/** The counts as the statement answers them: of the groups, features, ratings and stock; the least and the greatest price. */
export type CountedCells = {
  sums: number[];
  prices: (Cents | null)[];
  brands: SearchCounts['brands'];
};

/** The counts by their names; searchGroups of which nothing was found are left out. */
export function readCounts({ sums, prices: [least, most], brands }: CountedCells): SearchCounts {
  const [categories, rest] = [sums.slice(0, searchGroups.length), sums.slice(searchGroups.length)];
  const [features, others] = [rest.slice(0, featureIds.length), rest.slice(featureIds.length)];
  const known = typeof least === 'number' && typeof most === 'number' ? { least, most } : null;
  return {
    categories: searchGroups
      .map((id, index) => ({ id, count: categories[index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    brands,
    features: Object.fromEntries(
      featureIds
        .map((id, index) => [id, features[index] ?? 0] as const)
        .toSorted(([one], [other]) => one.length - other.length || (one < other ? -1 : 1)),
    ),
    ratings: others.slice(0, minRatings.length),
    inStock: others[minRatings.length] ?? 0,
    ...(least !== undefined && { price: known }),
  };
}
