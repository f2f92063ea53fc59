import type { Services } from '../../../server/services.ts';
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
  jobs.define('contact.forget', { schedule: '10 4 * * *' }, async () => {
    const before = now();
    before.setMonth(before.getMonth() - keepMonths);
    await removeMessagesBefore(database.db, before);
  });
}
