import type { ServerFeature } from '#server/feature.ts';
import { catalogueAdminApi } from './api.ts';
import { countsApi } from '../counts/server/api.ts';
import { pricePlansApi } from '../price-plans/server/api.ts';
import { definePriceJobs } from '../price-plans/server/jobs.ts';
import { receiptsApi } from '../receipts/server/api.ts';
import { suppliersApi } from '../suppliers/server/api.ts';
import { loadSuppliersDemo } from '../suppliers/server/demo-store.ts';
import { catalogueAdminFileRoutes } from './files.ts';
import { defineCatalogueJobs } from './undo-actions.ts';

export const catalogueAdminServer: ServerFeature = {
  api: {
    catalogueAdmin: catalogueAdminApi,
    purchasing: { ...suppliersApi, ...receiptsApi, ...countsApi, ...pricePlansApi },
  },
  defineJobs(services) {
    defineCatalogueJobs(services);
    definePriceJobs(services);
  },
  fileRoutes: catalogueAdminFileRoutes,
  loadDemo: loadSuppliersDemo,
};
