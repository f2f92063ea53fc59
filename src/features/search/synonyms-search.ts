import { pageAddress, rowOrNew, textOf, type SearchOf } from '#shared/page-address.ts';

export const synonymsAddress = pageAddress(
  '/admin?tab=search',
  {
    /** The synonym being edited, or `new` for one being added. */
    synonym: rowOrNew,
    /** The search for which one is being added. */
    word: (written, all) => (all['synonym'] === 'new' ? textOf(60)(written, all) : undefined),
  },
  { visitors: [] },
);

export const { read: readSynonymsSearch } = synonymsAddress;

export type SynonymsSearch = SearchOf<typeof synonymsAddress>;
