import type { ServerFeature } from '#server/feature.ts';
import { alertsApi } from './api.ts';
import { defineAlertJobs } from './jobs.ts';

export const alertsServer: ServerFeature = {
  api: {
    alerts: alertsApi,
  },
  defineJobs: defineAlertJobs,
};
