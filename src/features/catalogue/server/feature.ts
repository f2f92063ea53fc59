import type { ServerFeature } from '#server/feature.ts';
import { catalogueApi } from './api.ts';
import { loadCatalogueDemo } from './demo.ts';

export const catalogueServer: ServerFeature = {
  api: {
    catalogue: catalogueApi,
  },
  loadDemo: loadCatalogueDemo,
};
