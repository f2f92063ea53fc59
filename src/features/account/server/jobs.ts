import type { Services } from '../../../server/services.ts';
import { monthsBefore } from '../../../shared/months.ts';
import { forgetRejected } from './actions.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'account.forget-rejected': object;
  }
}

/** As the privacy page promises. */
const keepRejectedMonths = 6;

/** Takes the people of old refusals out, every night. */
export function defineAccountJobs(services: Services): void {
  services.jobs.define('account.forget-rejected', { schedule: '20 4 * * *' }, () =>
    forgetRejected(services, monthsBefore(services.now(), keepRejectedMonths)),
  );
}
