import type { ServerFeature } from '#server/feature.ts';
import { restockApi } from './api.ts';
import { defineRestockJobs } from './jobs.ts';
import { restockedIntro } from './mails.ts';

export const restockServer: ServerFeature = {
  api: {
    restock: restockApi,
  },
  texts: [restockedIntro],
  defineJobs: defineRestockJobs,
};
