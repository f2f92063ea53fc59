import type { Services } from '../../../server/services.ts';
import { addDays, athensDate } from '../../../shared/dates.ts';
import { comparedDays } from '../rules.ts';
import { removeViewsBefore } from './store.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'trending.forget': object;
  }
}

/** Deletes every night the counts of views that are compared no longer. */
export function defineTrendingJobs({
  jobs,
  database,
  now,
}: Pick<Services, 'jobs' | 'database' | 'now'>): void {
  jobs.define('trending.forget', { schedule: '25 4 * * *' }, () =>
    removeViewsBefore(database.db, addDays(athensDate(now()), -2 * comparedDays)),
  );
}
