import type { ServerFeature } from '#server/feature.ts';
import { accountApi } from './api.ts';
import { defineAccountJobs } from './jobs.ts';

export const accountServer: ServerFeature = {
  api: {
    account: accountApi,
  },
  defineJobs: defineAccountJobs,
};
