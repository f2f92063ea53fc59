import { defineHousekeeping } from '../server/housekeeping.ts';
import type { Services } from '../server/services.ts';

/** Names the handlers of everything that happens later, one line a feature. */
export function defineJobs(services: Services): void {
  defineHousekeeping(services);
}
