import type { QueryCache, QueryKey } from '@tanstack/react-query';

/** The id of the element that contains the loaders' data. */
export const pageDataId = 'page-data';

/** A query's data in a page: its key, when it was read in milliseconds since 1970, and the data. */
export type CarriedAnswer = [key: QueryKey, readAt: number, data: unknown];

/**
 * Returns what a page's loaders have read, as JSON of `CarriedAnswer[]` that cannot end its script element. The browser
 * parses JSON faster than a script.
 */
export function writePageData(queries: QueryCache): string {
  const answers = queries.getAll().filter(({ state }) => state.status === 'success');
  const carried = answers.map(({ queryKey, state: { dataUpdatedAt, data } }): CarriedAnswer => [
    queryKey,
    dataUpdatedAt,
    data,
  ]);
  return JSON.stringify(carried).replaceAll('<', String.raw`\u003c`);
}
