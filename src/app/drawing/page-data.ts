import type { QueryCache, QueryKey } from '@tanstack/react-query';
import { FragmentCache } from './fragment-cache.ts';

/** The id of the element that contains the loaders' data. */
export const pageDataId = 'page-data';

/** A query's data in a page: its key, when it was read in milliseconds since 1970, and the data. */
export type CarriedAnswer = [key: QueryKey, readAt: number, data: unknown];

const cache = import.meta.env.SSR ? new FragmentCache() : undefined;

/** JSON escaped so that it cannot end its script element. */
const textOf = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function bytesOf(data: unknown): Uint8Array {
  const { bytes, store } = (typeof data === 'object' && data && cache?.find(data, '')) || {};
  if (bytes) return bytes;
  const made = Buffer.from(textOf(data));
  store?.(made);
  return made;
}

/**
 * Returns what a page's loaders have read, as JSON of `CarriedAnswer[]` in UTF-8, in parts of which some are cached. The
 * browser parses JSON faster than a script.
 */
export function writePageData(queries: QueryCache): Uint8Array[] {
  const answers = queries.getAll().filter(({ state }) => state.status === 'success');
  const parts = answers.flatMap(({ queryKey, state: { dataUpdatedAt, data } }, index) => [
    Buffer.from(`${index > 0 ? ',' : ''}[${textOf(queryKey)},${dataUpdatedAt},`),
    bytesOf(data),
    Buffer.from(']'),
  ]);
  return [Buffer.from('['), ...parts, Buffer.from(']')];
}
