import type { ServerFeature } from '#server/feature.ts';
import { catalogueAdminApi } from './api.ts';
import { catalogueAdminFileRoutes } from './files.ts';
import { defineCatalogueJobs } from './undo-actions.ts';

export const catalogueAdminServer: ServerFeature = {
  api: {
    catalogueAdmin: catalogueAdminApi,
  },
  defineJobs: defineCatalogueJobs,
  fileRoutes: catalogueAdminFileRoutes,
};
