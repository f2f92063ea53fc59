import type { QueryCache, QueryKey } from '@tanstack/react-query';

/** The element in which a page carries what its loaders have read. */
export const pageDataId = 'page-data';

/** An answer as a page carries it: its query, when it was read in milliseconds since 1970, and what it says. */
export type CarriedAnswer = [key: QueryKey, readAt: number, data: unknown];

/** The texts of answers that several pages carry, null after the first of these; they go when the answers go. */
const kept = new WeakMap<object, Buffer | null>();

/** JSON in which nothing can end the script element that it stands in. */
const textOf = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function bytesOf(data: unknown): Buffer {
  if (typeof data !== 'object' || data === null) return Buffer.from(textOf(data));
  const known = kept.get(data);
  if (known) return known;
  const bytes = Buffer.from(textOf(data));
  kept.set(data, known === null ? bytes : null);
  return bytes;
}

/** What the loaders of a page have read, as JSON of `CarriedAnswer[]` in UTF-8. The browser parses that faster than a script. */
export function writePageData(queries: QueryCache): Buffer {
  const answers = queries.getAll().filter(({ state }) => state.status === 'success');
  const parts = answers.flatMap(({ queryKey, state: { dataUpdatedAt, data } }, place) => [
    Buffer.from(`${place > 0 ? ',' : ''}[${textOf(queryKey)},${dataUpdatedAt},`),
    bytesOf(data),
    Buffer.from(']'),
  ]);
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}
