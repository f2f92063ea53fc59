/** The parameters of an address as they stand there. */
export type PlainSearch = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Types an address's parameters and judges none of them: a page reads what it needs where it needs it. What `validateSearch`
 * drops, the router hands on all the same, so a page that trusted it would meet words that it does not know.
 */
export function plainSearch(raw: Readonly<Record<string, unknown>>): PlainSearch {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value === 'string') kept[name] = value.slice(0, 200);
    else if (typeof value === 'number' || typeof value === 'boolean') kept[name] = value;
  }
  return kept;
}
