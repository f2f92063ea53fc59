import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import { addDays, athensDate } from '../../../shared/dates.ts';
import { refuse } from '../../../shared/errors.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import { ordersHref } from '../orders-search.ts';
import { awaitsDeposit, depositDays, depositUntil, mostUnpaidOrders } from '../payment.ts';
import { orderRefusals } from '../refusals.ts';
import { cancelUnpaid } from './change-order.ts';
import { depositReminderMail } from './payment-mails.ts';
import { lockOrder } from './store.ts';
import * as store from './unpaid-store.ts';

/** Refuses a further order of a customer who keeps products from others with too many unpaid ones. */
export async function demandFewUnpaid(trx: Transaction, customerId: string): Promise<void> {
  if ((await store.countUnpaid(trx, customerId)) >= mostUnpaidOrders)
    refuse(orderRefusals, 'TOO_MANY_UNPAID');
}

/** Alerts the administrators when the last piece of a product went to a customer whose unpaid orders hold several. */
export async function tellHeldUnpaid(
  trx: Transaction,
  { customerId, customerName }: { customerId: string; customerName: string },
  { id, sku, name }: { id: number; sku: string; name: string },
): Promise<void> {
  const pieces = await store.piecesUnpaid(trx, customerId, id);
  if (pieces < 2) return;
  await insertAlert(trx, {
    type: 'product',
    event: 'stock_held_unpaid',
    severity: 'high',
    title: 'Απλήρωτες παραγγελίες κρατούν τα τελευταία τεμάχια',
    message: `${name}: ${pieces} τεμάχια κρατά χωρίς πληρωμή ο πελάτης ${customerName}.`,
    location: sku,
    link: ordersHref({ customerId }),
    once: true,
    audience: 'admin',
  });
}

/**
 * Reminds of deposits that have not arrived, and cancels the orders whose reminder brought nothing, so that they hold no stock
 * for ever. May run twice: each order is looked at anew under its lock.
 */
export async function followDeposits(services: Services): Promise<void> {
  const { db } = services.database;
  const today = athensDate(services.now());
  for (const { id } of await store.listAwaitingDeposit(db, addDays(today, -depositDays.untilReminder))) {
    await write(services, async (trx, changed) => {
      const order = await lockOrder(trx, id);
      if (!order || !awaitsDeposit(order)) return;
      if (!order.paymentRemindedAt) {
        const at = services.now();
        await store.markReminded(trx, id, at);
        const until = depositUntil({ ...order, paymentRemindedAt: at });
        await services.mail.send(trx, depositReminderMail(order, until, services.config.publicUrl));
      } else if (today > depositUntil(order)) await cancelUnpaid(services, trx, changed, order);
    });
  }
}
