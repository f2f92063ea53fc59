import type { ServerFeature } from '#server/feature.ts';
import { adminApi } from './api.ts';

export const adminServer: ServerFeature = {
  api: {
    admin: adminApi,
  },
};
