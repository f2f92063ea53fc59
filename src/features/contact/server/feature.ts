import type { ServerFeature } from '#server/feature.ts';
import { contactApi } from './api.ts';
import { loadContactDemo } from './demo.ts';
import { defineContactJobs } from './jobs.ts';
import { messageReceivedIntro } from './mails.ts';

export const contactServer: ServerFeature = {
  api: {
    contact: contactApi,
  },
  texts: [messageReceivedIntro],
  defineJobs: defineContactJobs,
  loadDemo: loadContactDemo,
};
