import { sql, type RawBuilder } from 'kysely';
import type { Cents } from '../../../shared/money.ts';
import type { ProductSort } from '../contract.ts';
import { featureNames } from '../feature-names.ts';
import type { ParsedQuery } from '../search-query.ts';

/** The filters, order and page of a search. */
export type SearchFilters = {
  /** Whether prices may be counted. */
  seesPrices: boolean;
  /** Ids of the four groups. */
  categories?: readonly string[] | undefined;
  /** Only products of this category of the shop. */
  categoryId?: string | undefined;
  /** Only these products. */
  among?: readonly number[] | undefined;
  /** Without this product. */
  except?: number | undefined;
  brands?: readonly string[] | undefined;
  /** Ids of features, all of which a product has. */
  features?: readonly string[] | undefined;
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

/** The numbers beside the filters. */
export type SearchCounts = {
  categories: { id: string; count: number }[];
  brands: { name: string; count: number }[];
  features: Record<string, number>;
  ratings: number[];
  inStock: number;
  price?: { least: Cents; most: Cents } | null;
};

const featureIds = Object.keys(featureNames);
/** The bit of each filter in `miss`: a product that misses one filter alone is still counted for that filter. */
const bit = { categories: 1, brands: 2, features: 4, rating: 8, inStock: 16, price: 32 } as const;

const bits = (ids: readonly string[]) =>
  ids.reduce((sum, id) => sum | (featureIds.includes(id) ? 1 << featureIds.indexOf(id) : 0), 0);

/** For each filter in force, the bit if a product `s` misses it; undefined without filters. */
export function missOf(request: SearchFilters, { inStock, priceRange }: ParsedQuery) {
  const { categories, brands, features, rating } = request;
  const parts: RawBuilder<unknown>[] = [];
  const miss = (is: RawBuilder<unknown>, which: number) =>
    parts.push(sql`case when ${is} then 0 else ${sql.lit(which)} end`);
  if (categories?.length) miss(sql`s.search_category = any(${[...categories]}::text[])`, bit.categories);
  if (brands?.length) miss(sql`s.brand = any(${[...brands]}::text[])`, bit.brands);
  if (features?.length) {
    // An unknown feature is one that no product has.
    const isKnown = features.every((id) => featureIds.includes(id));
    const wanted = bits(features);
    miss(isKnown ? sql`s.features & ${sql.lit(wanted)} = ${sql.lit(wanted)}` : sql`false`, bit.features);
  }
  if (rating !== undefined) miss(sql`s.rating >= ${sql.lit(rating * 10)}`, bit.rating);
  if (request.inStock || inStock) miss(sql`s.in_stock`, bit.inStock);
  for (const range of [request.priceRange, priceRange]) {
    if (!range) continue;
    miss(sql`s.price_cents between ${range.least}::integer and ${range.most}::integer`, bit.price);
  }
  return parts.length === 0 ? undefined : sql.join(parts, sql` | `);
}

const except = (which: number) => sql`miss & ${sql.lit(63 - which)} = 0`;

/** Where `facets` has what (migration 0039). */
const ratingOf = sql`facets >> 10 & 63`;
const isInStock = sql`facets & 65536 <> 0`;
const groups = ['cameras', 'alarms', 'access', 'sensors'] as const;
const ratings = [1, 2, 3, 4, 5] as const;

/** The counts as the statement answers them: of the groups, features, ratings and stock; the least and the greatest price. */
export type CountedCells = {
  sums: number[];
  prices: (Cents | null)[];
  brands: SearchCounts['brands'];
};

/** The products of `matched` grouped by what is counted: by `facets`, and, in rows of their own, by brand. */
export function cellsOf({ seesPrices, isFiltered }: { seesPrices: boolean; isFiltered: boolean }) {
  const counted = sql`count(*)::int as n${seesPrices ? sql`, min(price_cents) as least, max(price_cents) as most` : sql``}`;
  return isFiltered
    ? sql`select facets, brand, miss, ${counted} from matched where miss in (0, 1, 2, 4, 8, 16, 32)
        group by grouping sets ((facets, miss), (brand, miss))`
    : sql`select facets, brand, 0 as miss, ${counted} from matched group by grouping sets ((facets), (brand))`;
}

/** How many products each filter would find, with all other filters in force, counted in `cells`. */
export function countsOf(seesPrices: boolean) {
  const sum = (is: RawBuilder<unknown>, which: number) =>
    sql`coalesce(sum(n) filter (where ${is} and ${except(which)}), 0)`;
  const sums = [
    ...groups.map((_, index) => sum(sql`facets >> 17 = ${sql.lit(index)}`, bit.categories)),
    // A product that misses one of the wanted features is not counted for another.
    ...featureIds.map((_, index) => sum(sql`facets & ${sql.lit(1 << index)} <> 0`, 0)),
    ...ratings.map((least) => sum(sql`${ratingOf} >= ${sql.lit(least * 10)}`, bit.rating)),
    sum(isInStock, bit.inStock),
  ];
  const prices = ['min(least)', 'max(most)'].map(
    (edge) => sql`${sql.raw(edge)} filter (where ${except(bit.price)})`,
  );
  return sql`(select jsonb_build_object(
      'sums', jsonb_build_array(${sql.join(sums)}),
      'prices', jsonb_build_array(${seesPrices ? sql.join(prices) : sql``}),
      'brands', (select coalesce(jsonb_agg(jsonb_build_object('name', brand, 'count', n) order by n desc, brand collate "C"), '[]') from (
        select brand, sum(n)::int as n from cells where brand <> '' and ${except(bit.brands)} group by 1) one))
    from cells where brand is null)`;
}

/** The counts by their names; groups of which nothing was found are left out. */
export function readCounts({ sums, prices: [least, most], brands }: CountedCells): SearchCounts {
  const [categories, rest] = [sums.slice(0, groups.length), sums.slice(groups.length)];
  const [features, others] = [rest.slice(0, featureIds.length), rest.slice(featureIds.length)];
  const known = typeof least === 'number' && typeof most === 'number' ? { least, most } : null;
  return {
    categories: groups
      .map((id, index) => ({ id, count: categories[index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    brands,
    features: Object.fromEntries(featureIds.map((id, index) => [id, features[index] ?? 0])),
    ratings: others.slice(0, ratings.length),
    inStock: others[ratings.length] ?? 0,
    ...(least !== undefined && { price: known }),
  };
}
