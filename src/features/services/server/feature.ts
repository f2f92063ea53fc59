import type { ServerFeature } from '#server/feature.ts';
import { servicesApi } from './api.ts';
import { loadServicesDemo } from './demo.ts';

export const servicesServer: ServerFeature = {
  api: {
    services: servicesApi,
  },
  loadDemo: loadServicesDemo,
};
