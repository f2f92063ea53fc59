import type { ServerFeature } from '#server/feature.ts';
import { wizardApi } from './api.ts';
import { defineWizardJobs } from './jobs.ts';

export const wizardServer: ServerFeature = {
  api: {
    wizard: wizardApi,
  },
  defineJobs: defineWizardJobs,
};
