import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '#ui/page/api.ts';
import { useSeesPrices } from '#ui/page/session.ts';
import { canSearch, readSearch, searchHref, searchInput, type Search } from '../search-address.ts';

/** How long a browser shows an earlier answer without asking again, in milliseconds: long enough to go back and forth. */
const freshMs = 60_000;

/** The answer to an address; while a new one is awaited, the last one with `isPlaceholderData`. Overtaken requests are aborted. */
export function useSearchResults(search: Search) {
  const seesPrices = useSeesPrices();
  const isAsked = canSearch(search);
  const answer = useQuery({
    ...useApi().search.search.queryOptions({ input: isAsked ? searchInput(search, seesPrices) : skipToken }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
  return { ...answer, data: isAsked ? answer.data : undefined };
}

/** Returns the function that changes the address, always from the latest one: filters may be clicked faster than drawn. */
export function useChangeSearch() {
  const router = useRouter();
  return (change: Search, { replace = false } = {}) => {
    const now = readSearch(router.latestLocation.search);
    const next = { ...now, more: undefined, ...change };
    void router.navigate({ href: searchHref(next), replace, resetScroll: false });
  };
}
