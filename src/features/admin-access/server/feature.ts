import type { ServerFeature } from '#server/feature.ts';
import { adminAccessApi } from './api.ts';

export const adminAccessServer: ServerFeature = {
  api: {
    adminAccess: adminAccessApi,
  },
};
