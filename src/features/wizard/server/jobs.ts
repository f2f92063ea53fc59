import type { Services } from '#server/services.ts';
import { removeExpiredLinks } from './store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'wizard.forget': object;
    /** An offer was asked for; whoever writes offers handles it. */
    'wizard.requested': { messageId: string };
  }
}

/** Deletes expired links to an advice every night. */
export function defineWizardJobs({ jobs, database, now }: Pick<Services, 'jobs' | 'database' | 'now'>): void {
  jobs.define('wizard.forget', { schedule: '20 4 * * *' }, () => removeExpiredLinks(database.db, now()));
}
