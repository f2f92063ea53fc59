import type { QueryClient } from '@tanstack/react-query';
import { loadComparison } from '#features/comparison/ui/load-comparison.ts';
import { canSearch, readSearch, searchInput, type Search } from '#features/search/search-address.ts';
import { readTab } from '#features/search/search-tabs.ts';
import { canSeePrices } from '#shared/viewer.ts';
import type { Api } from '../api-client.ts';
import { searchTabText } from './search-tab-text.ts';

type Written = Readonly<Record<string, unknown>>;
type Context = { queryClient: QueryClient; api: Api };

/** Fetches what the tab of an address shows, so that the page is sent with it; returns what the tab is for. */
export async function loadSearchTab(context: Context, written: Written): Promise<string> {
  const search = readSearch(written);
  const { queryClient, api } = context;
  const tab = readTab(search);
  if (tab === 'compare') await loadComparison(context, search.compare);
  else if (tab === 'trending') await queryClient.ensureQueryData(api.trending.getTrending.queryOptions());
  else if (canSearch(search)) await loadResults(context, search);
  else {
    await Promise.all([
      queryClient.ensureQueryData(api.catalogue.listCategories.queryOptions()),
      queryClient.ensureQueryData(api.search.listExamples.queryOptions()),
    ]);
  }
  return searchTabText(tab);
}

async function loadResults({ queryClient, api }: Context, search: Search): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
  const input = searchInput(search, canSeePrices(viewer));
  await Promise.all([
    queryClient.ensureQueryData(api.search.search.queryOptions({ input })),
    queryClient.ensureQueryData(api.search.listSpecificationFilters.queryOptions()),
  ]);
}
