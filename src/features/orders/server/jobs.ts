import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { retainedSince } from '#shared/retention.ts';
import { ordersFeature } from '../feature.ts';
import { cardPages, cardPayments } from '../payments/server/open-provider.ts';
import type { CardPayments } from '../payments/server/provider.ts';
import { removeEventsBefore } from '../payments/server/store.ts';
import { reconcilePayments } from '../payments/server/reconcile.ts';
import { settleCardPayments } from '../payments/server/settle-card-payments.ts';
import { settlePayment } from '../payments/server/settle-payment.ts';
import { removeOrdersBefore } from './forget-store.ts';
import { findOrder } from './store.ts';
import { followLateGoods } from '../installation/server/order-visit.ts';
import { followAccounts, followUnpaid } from '../payments/server/unpaid.ts';
import { settleCapture } from '../payments/server/store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'orders.capture': { orderId: string };
    'orders.void': { reference: string };
    'orders.settle': { orderId: string };
    /** A part of the order of an offer was paid by card; handled by the offers. */
    'orders.offer-paid': { offerId: string };
    'orders.reconcile': object;
    'orders.forget': object;
    'orders.deposits': object;
    'orders.late-goods': object;
  }
}

/** Long after the provider's last repetition of an event. */
const keptEventDays = 30;

/** Captures or releases card payments after an order is placed, cancelled or refused, follows unpaid orders and goods that are late for their visit every morning, and deletes old orders every night. */
export function defineOrderJobs(services: Services): void {
  const { jobs, database, config } = services;

  jobs.define('orders.capture', { retries: 10 }, async ({ orderId }) => {
    const order = await findOrder(database.db, orderId);
    if (order?.paymentState !== 'authorised' || !order.paymentReference) return;
    await requireCards(config).capture(order.paymentReference, order.totalCents);
    await write(services, (trx) => settleCapture(trx, orderId));
  });

  jobs.define('orders.void', { retries: 10 }, ({ reference }) => requireCards(config).void(reference));

  jobs.define('orders.settle', { retries: 10, batchSize: 2 }, async ({ orderId }) => {
    await settlePayment(services, orderId);
    await settleCardPayments(services, orderId);
  });

  jobs.define('orders.reconcile', { schedule: '35 4 * * *' }, () => reconcilePayments(services));

  jobs.define('orders.deposits', { schedule: '15 8 * * *' }, async () => {
    await followUnpaid(services);
    await followAccounts(services);
  });

  jobs.define('orders.late-goods', { schedule: '40 7 * * *' }, () => followLateGoods(services));

  jobs.define('orders.forget', { schedule: '25 4 * * *' }, () =>
    write(services, async (trx) => {
      await removeOrdersBefore(trx, retainedSince(ordersFeature.retention.orders, services.now()));
      await removeEventsBefore(trx, new Date(services.now().getTime() - keptEventDays * 86_400_000));
    }),
  );
}

/** Compares the open payments with the provider as soon as the shop is open: it may have been closed for long. */
export async function startPayments(services: Services): Promise<void> {
  if (!cardPages(services.config)) return;
  await write(services, (trx) => services.jobs.enqueue(trx, 'orders.reconcile', {}));
}

function requireCards(config: Services['config']): CardPayments {
  const cards = cardPayments(config);
  if (!cards) throw new Error('No provider of card payments is set up');
  return cards;
}
