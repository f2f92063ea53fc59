import { oneOf, pageAddress, rowNumber } from '#shared/page-address.ts';
import { maxProducts } from './rules.ts';

/** The page cache ignores longer values. */
const longest = 100;

/** Reads the product ids of a comparison, `3,1,2`, from an address or the tab's storage; invalid ones are dropped. */
export function readIds(written: unknown): number[] {
  const text = typeof written === 'number' || typeof written === 'string' ? String(written) : '';
  if (text.length > longest) return [];
  const ids = text.split(',').flatMap((part) => rowNumber(part || undefined, {}) ?? []);
  return [...new Set(ids)].slice(0, maxProducts);
}

/** Which rows the table shows: those that tell the products apart, which is the default, or all. */
export const comparisonRows = ['differences', 'all'] as const;

export type ComparisonRows = (typeof comparisonRows)[number];

const comparisonAddress = pageAddress(
  '/advanced-search',
  {
    tab: oneOf(['search', 'compare', 'trending'], 'search'),
    compare: (written) => readIds(written).join() || undefined,
    rows: oneOf(comparisonRows, 'differences'),
  },
  { visitors: ['tab', 'compare', 'rows'] },
);

/** The URL that shows these products side by side. */
export const comparisonHref = (ids: readonly number[], rows?: ComparisonRows): string =>
  comparisonAddress.href({ tab: 'compare', compare: ids.join(), rows });

/**
 * The comparison of a tab when its page opens, as ids. The address decides, unless this tab has shown it before: then the
 * tab's own list does, because products may have been chosen since.
 */
export function listOnArrival(address: string, stored: string, shown: string): string {
  return address === '' || address === shown ? stored : address;
}
