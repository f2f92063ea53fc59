import type { QueryClient } from '@tanstack/react-query';
import { canSearch, readSearch, searchInput } from '../../features/search/search-address.ts';
import { canSeePrices } from '../../shared/viewer.ts';
import type { Api } from '../api-client.ts';

type Written = Readonly<Record<string, unknown>>;

/** Fetches the results of an address, so that the page is sent with them. */
export async function loadSearchResults(
  { queryClient, api }: { queryClient: QueryClient; api: Api },
  written: Written,
): Promise<void> {
  const search = readSearch(written);
  if (!canSearch(search)) return;
  const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
  const input = searchInput(search, canSeePrices(viewer));
  await queryClient.ensureQueryData(api.search.search.queryOptions({ input }));
}
