import type { Services } from '#server/services.ts';
import { retainedSince } from '#shared/retention.ts';
import { accountFeature } from '../feature.ts';
import { forgetRejected } from './actions.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'account.forget-rejected': object;
  }
}

/** Deletes old rejected accounts every night. */
export function defineAccountJobs(services: Services): void {
  services.jobs.define('account.forget-rejected', { schedule: '20 4 * * *' }, () =>
    forgetRejected(services, retainedSince(accountFeature.retention.rejectedAccounts, services.now())),
  );
}
