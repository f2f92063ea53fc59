import { isOn } from '#shared/switches.ts';
import { featureNames } from '#features/catalogue/feature-names.ts';
import { priceRangeLabel } from '#features/catalogue/price-range.ts';
import type { SpecificationFilter, Understood } from './contract.ts';
import { searchCategories, searchCategoryLabels } from '#features/catalogue/enums.ts';
import { readPriceRange } from './price-filter.ts';
import { toggled, valuesOf, type Search } from './search-address.ts';
import { joinValues } from '#shared/value-list.ts';

/** An active filter: its text, and the change of the address that removes it. */
export type ActiveFilter = { key: string; label: string; removal: Search };

/** Writes a range of the address: «Έως 100 € με ΦΠΑ». */
function priceLabel(range: string, readsGross: boolean): string {
  const label = priceRangeLabel(readPriceRange(range)[readsGross ? 'gross' : 'net'], readsGross);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Writes a least rating: «4 αστέρια και άνω». */
export const ratingLabel = (least: number) =>
  least === 5 ? '5 αστέρια' : `${least} ${least === 1 ? 'αστέρι' : 'αστέρια'} και άνω`;

/** What a specification says, with its unit: «4 MP», «Όχημα». */
export const filterText = (text: string, unit: string): string =>
  `${text.charAt(0).toLocaleUpperCase('el')}${text.slice(1).replace('.', ',')}${unit && ` ${unit}`}`;

/** «Ανάλυση: 4 MP» of `resolution_mp:4`. */
function specificationLabel(one: string, offered: readonly SpecificationFilter[]): string {
  const [key = '', ...text] = one.split(':');
  const known = offered.find((filter) => filter.key === key);
  return known ? `${known.label}: ${filterText(text.join(':'), known.unit)}` : text.join(':');
}

/** Lists the filters of an address in the order of the screen; without those that the viewer may not use. */
export function activeFilters(
  search: Search,
  seesPrices: boolean,
  readsGross: boolean,
  offered: readonly SpecificationFilter[] = [],
): ActiveFilter[] {
  const { categories, brands, features, specs, price, rating, inStock } = search;
  const chosen = valuesOf(categories);
  return [
    ...searchCategories
      .filter((id) => chosen.includes(id))
      .map((id) => ({
        key: `category ${id}`,
        label: searchCategoryLabels[id],
        removal: { categories: toggled(categories, id) },
      })),
    ...(price !== undefined && seesPrices
      ? [{ key: 'price', label: priceLabel(price, readsGross), removal: { price: undefined } }]
      : []),
    ...(rating === undefined || !isOn('reviews')
      ? []
      : [{ key: 'rating', label: ratingLabel(rating), removal: { rating: undefined } }]),
    ...(inStock ? [{ key: 'stock', label: 'Μόνο διαθέσιμα', removal: { inStock: undefined } }] : []),
    ...valuesOf(brands).map((brand) => ({
      key: `brand ${brand}`,
      label: brand,
      removal: { brands: toggled(brands, brand) },
    })),
    ...valuesOf(features).map((id) => ({
      key: `feature ${id}`,
      label: featureNames[id] ?? id,
      removal: { features: toggled(features, id) },
    })),
    ...valuesOf(specs).map((one) => ({
      key: `specification ${one}`,
      label: specificationLabel(one, offered),
      removal: { specs: toggled(specs, one) },
    })),
  ];
}

/** The change of the address that no longer applies an understood filter. */
export const withoutUnderstood = (search: Search, { id }: Understood): Search => ({
  without: joinValues([...valuesOf(search.without), id]),
});
