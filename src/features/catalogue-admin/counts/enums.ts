/** Why the shelf differs from the stock. */
export const countReasons = [
  'unknown',
  'lost',
  'damaged',
  'theft',
  'delivery',
  'dispatch',
  'own_use',
  'found',
] as const;
export type CountReason = (typeof countReasons)[number];

/** Which lines of a count are listed. */
export const countShows = ['open', 'differences'] as const;
