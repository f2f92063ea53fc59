import type { ApiContext } from '#server/serve.ts';
import { matchingIds } from '#features/catalogue/server/search-actions.ts';
import { listMatchingDrafts } from './list-store.ts';

/** The ids of the products, drafts among them, that match a query; undefined without a query. Drafts come last. */
export async function adminMatchingIds(
  db: ApiContext['services']['database']['db'],
  query: string | undefined,
): Promise<number[] | undefined> {
  const ids = await matchingIds(db, query);
  return query === undefined || !ids ? ids : [...ids, ...(await listMatchingDrafts(db, query))];
}
