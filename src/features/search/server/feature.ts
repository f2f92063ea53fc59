import type { ServerFeature } from '#server/feature.ts';
import { searchApi } from './api.ts';
import { defineSearchJobs } from './jobs.ts';

export const searchServer: ServerFeature = {
  api: {
    search: searchApi,
  },
  defineJobs: defineSearchJobs,
};
