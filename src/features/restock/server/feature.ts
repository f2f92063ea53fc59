import type { ServerFeature } from '#server/feature.ts';
import { restockApi } from './api.ts';
import { defineRestockJobs } from './jobs.ts';

export const restockServer: ServerFeature = {
  api: {
    restock: restockApi,
  },
  defineJobs: defineRestockJobs,
};
