import type { ServerFeature } from '#server/feature.ts';
import { retainedSince } from '#shared/retention.ts';
import { recallsFeature } from '../feature.ts';
import { recallsApi } from './api.ts';
import { defineRecallJobs } from './jobs.ts';
import { recallIntro } from './mails.ts';
import { deleteOldTold } from './told-store.ts';

export const recallsServer: ServerFeature = {
  api: { recalls: recallsApi },
  texts: [recallIntro],
  defineJobs: defineRecallJobs,
  removeExpired: [(db, now) => deleteOldTold(db, retainedSince(recallsFeature.retention.recallsTold, now))],
};
