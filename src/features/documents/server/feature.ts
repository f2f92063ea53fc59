import type { ServerFeature } from '#server/feature.ts';
import { documentsApi } from './api.ts';
import { defineDocumentJobs } from './jobs.ts';

export const documentsServer: ServerFeature = {
  api: {
    documents: documentsApi,
  },
  defineJobs: defineDocumentJobs,
};
