import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { imageUrl } from '#shared/images.ts';
import { useApi } from '#ui/page/api.ts';
import { useDebounced } from '#ui/page/use-debounced.ts';
import { hasDanger } from '#features/catalogue/search-notices.ts';
import type { Suggestions } from '../contract.ts';
import { searchHref } from '../search-address.ts';
import { useRecentSearches } from './use-recent.ts';
import { offered } from '#shared/offered.ts';

/** One option below the field; `query` is what it searches for, `productId` the product that it opens. */
export type Suggestion = {
  group: string;
  href: string;
  title: string;
  detail?: string;
  picture?: string | undefined;
  price?: number | undefined;
  productId?: number;
  query?: string;
};

/** What tells an option from the others of its list. */
export const keyOf = ({ href, title }: Suggestion) => `${href} ${title}`;

/** Where to look when no product is found. */
const waysOn: readonly Suggestion[] = [
  { group: 'Κανένα προϊόν', href: '/wizard', title: 'Οδηγός επιλογής: τι χρειάζεται ο χώρος σας' },
  { group: 'Κανένα προϊόν', href: '/products', title: 'Όλες οι κατηγορίες προϊόντων' },
];

const minLength = 2;
/** Milliseconds without a key after which the shop is asked. */
const pauseMs = 80;

const asQuery = (group: string) => (query: string) => ({
  group,
  href: searchHref({ q: query }),
  title: query,
  query,
});

const productsOf = ({ products, isNearest }: Suggestions): Suggestion[] =>
  products.map(({ id, name, brand, image, inStock, price }) => ({
    group: isNearest ? 'Κανένα προϊόν ακριβώς· τα πλησιέστερα' : 'Προϊόντα',
    href: `/products/${id}`,
    title: name,
    detail: inStock ? brand : `${brand}, εξαντλημένο`,
    picture: image && imageUrl(image, 320),
    price,
    productId: id,
  }));

const categoriesOf = ({ categories }: Suggestions): Suggestion[] =>
  categories.map(({ id, name, href }) => ({
    group: 'Κατηγορίες',
    href: href ?? searchHref({ categories: id }),
    title: name,
  }));

/** Returns what is offered for a text, of which overtaken requests are aborted; without a text the last searches. */
export function useSuggestions(text: string) {
  const hasWizard = offered().hasWizard;
  const recent = useRecentSearches();
  const typed = text.trim();
  const query = useDebounced(typed, pauseMs);
  const isAsked = [...query].length >= minLength;
  const { data, isError, isFetching } = useQuery({
    ...useApi().search.suggest.queryOptions({ input: isAsked ? { query } : skipToken }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const found = [...typed].length >= minLength ? data : undefined;
  const suggestions: Suggestion[] = found
    ? [
        ...productsOf(found),
        ...categoriesOf(found),
        ...found.queries.map(asQuery('Αναζητήσεις')),
        ...(found.products.length === 0 && !hasDanger(found.notices)
          ? waysOn.filter(({ href }) => href !== '/wizard' || hasWizard)
          : []),
      ]
    : typed === ''
      ? recent.map(asQuery('Πρόσφατες αναζητήσεις'))
      : [];
  const isSettled = isAsked && !isFetching && query === typed;
  return {
    suggestions,
    notices: found?.notices ?? [],
    isError,
    isNothing: isSettled && !isError && (found?.products.length ?? 0) === 0,
  };
}
