import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import { retainedSince, retention } from '../../../shared/retention.ts';
import { cardPayments, type CardPayments } from './payment.ts';
import { removeOrdersBefore } from './forget-store.ts';
import { findOrder, settleCapture } from './store.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'orders.capture': { orderId: string };
    'orders.void': { reference: string };
    'orders.forget': object;
  }
}

/** Captures or releases card payments after an order is placed, cancelled or refused, and deletes old orders every night. */
export function defineOrderJobs(services: Services): void {
  const { jobs, database, config } = services;

  jobs.define('orders.capture', { retries: 10 }, async ({ orderId }) => {
    const order = await findOrder(database.db, orderId);
    if (order?.paymentState !== 'authorised' || !order.paymentReference) return;
    await demandCards(config).capture(order.paymentReference, order.totalCents);
    await write(services, (trx) => settleCapture(trx, orderId));
  });

  jobs.define('orders.void', { retries: 10 }, ({ reference }) => demandCards(config).void(reference));

  jobs.define('orders.forget', { schedule: '25 4 * * *' }, () =>
    write(services, (trx) => removeOrdersBefore(trx, retainedSince(retention.orders, services.now()))),
  );
}

function demandCards(config: Services['config']): CardPayments {
  const cards = cardPayments(config);
  if (!cards) throw new Error('No provider of card payments is set up');
  return cards;
}
