import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate, formatDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { formatEuro } from '#shared/money.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { paymentLabels } from '../../labels.ts';
import { ordersHref } from '../../orders-search.ts';
import { isHeldUnpaid, heldDays, heldUntil, maxUnpaidOrders } from '../payment.ts';
import { payableOf } from '../steps.ts';
import type { StoredOrder } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
import { cancelUnpaid } from '../../server/change-order.ts';
import { notifyOrderChanged } from '../../server/notify-changed.ts';
import { accountDueMail, depositReminderMail } from './mails.ts';
import { lockOrder } from '../../server/store.ts';
import * as store from './unpaid-store.ts';

/** Refuses a further order of a customer who keeps products from others with too many unpaid ones. */
export async function requireFewUnpaid(trx: Transaction, customerId: string): Promise<void> {
  if ((await store.countUnpaid(trx, customerId)) >= maxUnpaidOrders) refuse(orderRefusals, 'TOO_MANY_UNPAID');
}

/** Alerts the administrators when the last piece of a product went to a customer whose unpaid orders hold several. */
export async function notifyHeldUnpaid(
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
 * Reminds the customer of deposits that have not arrived, and the office of every order that is not paid in full, and cancels
 * those of which nothing was paid after that either, so that they do not hold stock forever. May run twice: each order is checked again under its lock.
 */
export async function followUnpaid(services: Services): Promise<void> {
  const { db } = services.database;
  const today = athensDate(services.now());
  for (const { id } of await store.listHeldUnpaid(db, addDays(today, -heldDays.untilReminder))) {
    await write(services, async (trx, changed) => {
      const order = await lockOrder(trx, id);
      if (!order || !isHeldUnpaid({ ...order, partCents: 0 })) return;
      if (!order.paymentRemindedAt) await remind(services, trx, order);
      else if (order.partCents === 0 && today > heldUntil(order)) {
        await cancelUnpaid(services, trx, changed, order);
        await notifyOffice(
          trx,
          order,
          'Ακυρώθηκε παραγγελία που δεν πληρώθηκε ούτε επιβεβαιώθηκε',
          'τα τεμάχια γύρισαν στο απόθεμα',
        );
      }
    });
  }
}

/** Tells the office, and the customer, on the day by which an order on account is to be paid, once. */
export async function followAccounts(services: Services): Promise<void> {
  const today = athensDate(services.now());
  for (const { id } of await store.listAccountsDue(services.database.db, today)) {
    await write(services, async (trx) => {
      const order = await lockOrder(trx, id);
      if (!order?.dueOn || order.paymentState !== 'due' || order.paymentRemindedAt || order.isWithdrawn)
        return;
      await store.markReminded(trx, id, services.now());
      await insertAlert(trx, {
        type: 'order',
        event: 'account_due',
        severity: 'medium',
        title: 'Πληρωμή επί πιστώσει έως σήμερα',
        message: `${order.orderNumber} · ${order.customerName}: οφείλονται ${formatEuro(payableOf(order) - order.partCents)}, με προθεσμία ${formatDate(order.dueOn)}.`,
        location: order.orderNumber,
        link: ordersHref({ order: id }),
        subject: subjectOf('order', id),
        audience: 'admin',
      });
      await notifyOrderChanged(services, trx, order.customerId);
      if (order.customerEmail)
        await services.mail.send(trx, accountDueMail(order, order.dueOn, services.config.publicUrl));
    });
  }
}

async function remind(services: Services, trx: Transaction, order: StoredOrder): Promise<void> {
  const at = services.now();
  await store.markReminded(trx, order.id, at);
  const until = heldUntil({ ...order, paymentRemindedAt: at });
  await notifyOffice(
    trx,
    order,
    'Παραγγελία χωρίς πληρωμή και επιβεβαίωση',
    order.partCents > 0
      ? `έχουν ληφθεί ${formatEuro(order.partCents)} από ${formatEuro(payableOf(order))}, και δεν ακυρώνεται αυτόματα`
      : `αν δεν επιβεβαιωθεί έως ${formatDate(until)}, ακυρώνεται`,
  );
  if (order.paymentMethod === 'bank_transfer' && order.partCents === 0 && !order.isWithdrawn)
    await services.mail.send(trx, depositReminderMail(order, until, services.config.publicUrl));
}

async function notifyOffice(
  trx: Transaction,
  { id, orderNumber, customerName, paymentMethod }: StoredOrder,
  title: string,
  what: string,
): Promise<void> {
  await insertAlert(trx, {
    type: 'order',
    event: 'order_unconfirmed',
    severity: 'high',
    title,
    message: `${orderNumber} · ${customerName} · ${paymentLabels[paymentMethod]}: ${what}.`,
    location: orderNumber,
    link: ordersHref({ order: id }),
    subject: subjectOf('order', id),
    audience: 'admin',
  });
}
