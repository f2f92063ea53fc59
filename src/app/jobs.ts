import type { Services } from '../server/services.ts';

/** Names the handlers of everything that happens later, one line a feature. */
export function defineJobs(_services: Services) {}
