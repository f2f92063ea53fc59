import type { Services } from '#server/services.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { deleteSearchesBefore } from './store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'search.forget': object;
  }
}

/** Older searches tell the shop nothing; whose they were, none of them says. */
const retentionDays = 365;

/** Deletes old searches every night. */
export function defineSearchJobs({ jobs, database, now }: Pick<Services, 'jobs' | 'database' | 'now'>): void {
  jobs.define('search.forget', { schedule: '40 4 * * *' }, () =>
    deleteSearchesBefore(database.db, addDays(athensDate(now()), -retentionDays)),
  );
}
