import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { forgetRequests, sendRestockLink, notifyRestocked } from './actions.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'restock.confirm': { productId: number; email: string };
    'restock.tell': { productIds: number[] };
    'restock.forget': object;
  }
}

/** The maximum number of retries, over about twenty minutes. */
const retries = 8;

/** Sends visitors the link that confirms their address, tells who waits for what came back, and deletes old requests every night. */
export function defineRestockJobs(services: Services): void {
  services.jobs.define('restock.confirm', { retries }, (request) => sendRestockLink(services, request));
  services.jobs.define('restock.tell', { retries }, ({ productIds }) =>
    write(services, (trx) => notifyRestocked(services, trx, productIds)),
  );
  services.jobs.define('restock.forget', { schedule: '35 4 * * *' }, () => forgetRequests(services));
}
