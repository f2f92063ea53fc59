import type { Services } from '#server/services.ts';
import { beginDue } from './actions.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'catalogue.begin-prices': object;
  }
}

/** Prices begin at midnight; what was missed, because nothing ran then, begins within ten minutes. */
export function definePriceJobs(services: Services): void {
  services.jobs.define('catalogue.begin-prices', { schedule: '*/10 * * * *' }, () => beginDue(services));
}
