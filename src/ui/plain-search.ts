/** The parameters of an address as they stand there. */
export type PlainSearch = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Reads an address for a page that makes sense of it in its own code. What reads an address is loaded with every page of the
 * site, so the administrators' pages, which few people open, leave no more than this there.
 */
export function plainSearch(raw: Readonly<Record<string, unknown>>): PlainSearch {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === 'string') kept[name] = value.slice(0, 200);
    else if (typeof value === 'number' || typeof value === 'boolean') kept[name] = value;
  }
  return kept;
}
