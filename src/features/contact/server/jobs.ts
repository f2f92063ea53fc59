import type { Services } from '#server/services.ts';
import { retainedSince } from '#shared/retention.ts';
import { contactFeature } from '../feature.ts';
import { removeMessagesBefore } from './store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'contact.forget': object;
  }
}

/** Deletes old messages every night. */
export function defineContactJobs({
  jobs,
  database,
  now,
}: Pick<Services, 'jobs' | 'database' | 'now'>): void {
  jobs.define('contact.forget', { schedule: '10 4 * * *' }, () =>
    removeMessagesBefore(database.db, retainedSince(contactFeature.retention.messages, now())),
  );
}
