import type { ServerFeature } from '#server/feature.ts';
import { accountApi } from './api.ts';
import { defineAccountJobs } from './jobs.ts';
import { accountDeletedIntro } from './mails.ts';

export const accountServer: ServerFeature = {
  api: {
    account: accountApi,
  },
  texts: [accountDeletedIntro],
  defineJobs: defineAccountJobs,
};
