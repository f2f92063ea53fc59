import type { ServerFeature } from '#server/feature.ts';
import { wizardApi } from './api.ts';
import { defineWizardJobs } from './jobs.ts';
import { requestReceivedIntro } from './mails.ts';

export const wizardServer: ServerFeature = {
  api: {
    wizard: wizardApi,
  },
  texts: [{ ...requestReceivedIntro, feature: 'wizard' }],
  defineJobs: defineWizardJobs,
};
