import type { QueryCache, QueryKey } from '@tanstack/react-query';
import { FragmentCache } from './fragment-cache.ts';

/** The element in which a page carries what its loaders have read. */
export const pageDataId = 'page-data';

/** An answer as a page carries it: its query, when it was read in milliseconds since 1970, and what it says. */
export type CarriedAnswer = [key: QueryKey, readAt: number, data: unknown];

const cache = import.meta.env.SSR ? new FragmentCache() : undefined;

/** JSON in which nothing can end the script element that it stands in. */
const textOf = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function bytesOf(data: unknown): Uint8Array {
  const { bytes, store } = (typeof data === 'object' && data && cache?.find(data, '')) || {};
  if (bytes) return bytes;
  const made = Buffer.from(textOf(data));
  store?.(made);
  return made;
}

/** What the loaders of a page have read, as JSON of `CarriedAnswer[]` in UTF-8. The browser parses that faster than a script. */
export function writePageData(queries: QueryCache): Buffer {
  const answers = queries.getAll().filter(({ state }) => state.status === 'success');
  const parts = answers.flatMap(({ queryKey, state: { dataUpdatedAt, data } }, index) => [
    Buffer.from(`${index > 0 ? ',' : ''}[${textOf(queryKey)},${dataUpdatedAt},`),
    bytesOf(data),
    Buffer.from(']'),
  ]);
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}
