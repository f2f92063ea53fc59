import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** How the router reads and writes a URL's parameters: as text, not as JSON, in which «1E5» is 100000. */
export const searchAsText = {
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(JSON.stringify),
};

export type PlainSearch = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Types a URL's parameters without validating them: each page validates what it needs where it needs it. The router passes
 * on parameters that `validateSearch` drops, so a page that relied on it would get unknown values.
 */
export function plainSearch(raw: Readonly<Record<string, unknown>>): PlainSearch {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === 'string') kept[name] = value.slice(0, 200);
    else if (typeof value === 'number' || typeof value === 'boolean') kept[name] = value;
  }
  return kept;
}
