import type { Services } from '../../../server/services.ts';
import { monthsBefore } from '../../../shared/months.ts';
import { removeMessagesBefore } from './store.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'contact.forget': object;
  }
}

/** As the privacy page promises. */
const keepMonths = 12;

/** Forgets old messages every night. */
export function defineContactJobs({
  jobs,
  database,
  now,
}: Pick<Services, 'jobs' | 'database' | 'now'>): void {
  jobs.define('contact.forget', { schedule: '10 4 * * *' }, () =>
    removeMessagesBefore(database.db, monthsBefore(now(), keepMonths)),
  );
}
