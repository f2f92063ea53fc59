import type { Services } from '#server/services.ts';
import { sendTold } from './telling-actions.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'recalls.tell': { recallId: number; batch: string };
  }
}

export function defineRecallJobs(services: Services): void {
  services.jobs.define('recalls.tell', { retries: 12 }, (press) => sendTold(services, press));
}
