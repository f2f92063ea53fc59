import type { ServerFeature } from '#server/feature.ts';
import { contactApi } from './api.ts';
import { loadContactDemo } from './demo.ts';
import { defineContactJobs } from './jobs.ts';

export const contactServer: ServerFeature = {
  api: {
    contact: contactApi,
  },
  defineJobs: defineContactJobs,
  loadDemo: loadContactDemo,
};
