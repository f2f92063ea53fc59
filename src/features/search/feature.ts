import type { Feature } from '#shared/feature.ts';

export const searchFeature = {
  lateEndpoints: [
    'search.search',
    'search.listSpecificationFilters',
    'search.listExamples',
    'search.recordSearch',
  ],
  audited: {
    synonym: {
      label: 'Συνώνυμο αναζήτησης',
      shownBy: ['search'],
      fields: {
        word: 'Λέξη',
        meaning: 'Σημασία',
      },
    },
  },
  limits: {
    /** Searches that are counted for the office's list, per address. */
    'search-outcome': { points: 120, seconds: 600 },
    /** One text from one address, so that nobody fills the list by repeating it. */
    'search-text': { points: 1, seconds: 3600 },
  },
} as const satisfies Feature;
