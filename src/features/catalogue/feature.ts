import type { Feature } from '#shared/feature.ts';

export const catalogueFeature = {
  // What the server reads for a product's page, and a browser only when it opens that page from another one.
  lateEndpoints: ['catalogue.listCompanions', 'catalogue.listViewed'],
} as const satisfies Feature;
