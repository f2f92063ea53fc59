import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { alertAdmins } from '#features/alerts/server/actions.ts';
import { sendDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { PaymentState } from '../../contract.ts';
import { estimatedDelivery } from '../../delivery.ts';
import { ordersHref } from '../../orders-search.ts';
import { nextMove, nothingOpened, type PaymentMove, type ProviderPayment } from '../provider-payment.ts';
import type { StoredOrder } from '../../present.ts';
import { orderStatusFacts } from '../../status-facts.ts';
import { cancelUnpaid } from '../../server/change-order.ts';
import { insertChange } from '../../server/history-store.ts';
import { newOrderMail } from '../../server/mails.ts';
import { cardPages } from './open-provider.ts';
import type { CardPages } from './provider.ts';
import { paidMail, refundedMail } from './mails.ts';
import { findOrder, lockOrder, stepOrder, type OrderStep } from '../../server/store.ts';
import { followReturn, keepGoodsDay, notifyLateGoods } from '../../installation/server/order-visit.ts';
import { insertPaymentStep } from './steps-store.ts';
import { notifyOrderChanged, notifyRefunded } from '../../server/notify-changed.ts';

/** More moves than any way from an order to its settled payment has. */
const maxMoves = 8;

/** The provider's page; throws if none is set up although an order is paid on one. */
export function requirePages(config: Services['config']): CardPages {
  const pages = cardPages(config);
  if (!pages) throw new Error('No provider of payment pages is set up');
  return pages;
}

/**
 * Brings an order and its payment at the provider to agree, move by move; what no rule resolves raises an alert. It can run
 * at any time, also twice at once, and does nothing once both agree. Throws if the provider does not answer.
 */
export async function settlePayment(services: Services, orderId: string): Promise<void> {
  const { db } = services.database;
  let failed: { move: PaymentMove; error: unknown } | undefined;
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const order = await findOrder(db, orderId);
    if (!order?.paymentExpiresAt) return;
    const pages = requirePages(services.config);
    const { paymentReference } = order;
    const standing = paymentReference ? await pages.read(paymentReference) : nothingOpened;
    const move = nextMove(order, standing, order.paymentExpiresAt <= services.now());
    if (move === 'wait') return;
    // A move that failed although it was done, such as a release whose answer was lost, is not asked for again.
    if (failed?.move === move) throw failed.error;
    try {
      if (await makeMove(services, pages, order, standing, move)) return;
      failed = undefined;
    } catch (error) {
      failed = { move, error };
    }
  }
  if (failed) throw failed.error;
}

/** Makes one move; true if it is the last one. */
async function makeMove(
  services: Services,
  pages: CardPages,
  order: StoredOrder,
  standing: ProviderPayment,
  move: Exclude<PaymentMove, 'wait'>,
): Promise<boolean> {
  const { id, paymentReference: page, totalCents, refundedCents } = order;
  const payment = standing.payment ?? '';
  switch (move) {
    case 'authorise':
      await write(services, (trx) => authorise(services, trx, order, standing));
      return false;
    case 'capture':
      await pages.capture(payment, totalCents);
      return false;
    case 'settle':
      await write(services, (trx) => step(services, trx, order, { paymentState: 'captured' }));
      return false;
    case 'close':
      if (page) await pages.close(page);
      return false;
    case 'cancel':
      await write(services, (trx, changed) => cancel(services, trx, changed, order));
      return false;
    case 'release':
      await pages.void(payment);
      return false;
    case 'owe':
      await write(services, (trx) =>
        step(
          services,
          trx,
          order,
          { paymentState: 'refund_due' },
          'Η κάρτα είχε ήδη χρεωθεί όταν ακυρώθηκε η παραγγελία· το ποσό πρέπει να επιστραφεί.',
        ),
      );
      return false;
    case 'refund':
      // The key names the sum before and after, so that two runs at once refund once.
      await pages.refund(
        payment,
        refundedCents - standing.refundedCents,
        `refund-${id}-${standing.refundedCents}-${refundedCents}`,
      );
      return false;
    case 'refunded':
      await write(services, (trx) => refunded(services, trx, order, standing));
      return false;
    case 'alert':
      await write(services, (trx) => alertOfDifference(trx, order, differenceText(order, standing)));
      return true;
  }
}

/** Changes the payment of an order, unless it has changed since it was read; returns whether it did. */
async function step(
  services: Services,
  trx: Transaction,
  order: StoredOrder,
  change: Partial<OrderStep> & { paymentState: PaymentState },
  note?: string,
): Promise<boolean> {
  if (!(await stepOrder(trx, order, change))) return false;
  if (note !== undefined) {
    const { status } = order;
    const entry = {
      fromStatus: status,
      toStatus: status,
      note,
      at: services.now(),
      actor: 'system' as const,
    };
    await insertChange(trx, order.id, entry);
  }
  await notifyOrderChanged(services, trx, order.customerId);
  return true;
}

async function authorise(
  services: Services,
  trx: Transaction,
  order: StoredOrder,
  { card }: ProviderPayment,
) {
  const paid = {
    paymentState: 'authorised' as const,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    estimatedDelivery: estimatedDelivery(order.deliveryDays, athensDate(services.now())),
  };
  if (!(await step(services, trx, order, paid, 'Η πληρωμή με κάρτα εγκρίθηκε.'))) return;
  const { publicUrl } = services.config;
  const now = { ...order, ...paid, visit: await keepGoodsDay(services, trx, { ...order, ...paid }) };
  await notifyLateGoods(services, trx, order.visit, now);
  const adminMails = await alertAdmins(
    trx,
    {
      type: 'order',
      event: 'order_placed',
      severity: 'low',
      title: 'Νέα παραγγελία',
      message: `${order.orderNumber} · ${order.customerName} · ${formatEuro(order.totalCents)}`,
      link: ordersHref({ order: order.id }),
      subject: subjectOf('order', order.id),
      audience: 'admin',
    },
    newOrderMail(now, publicUrl),
  );
  await services.mail.send(trx, paidMail(now, publicUrl), ...adminMails);
  // The capture follows at once; this job makes it if the process ends here.
  await services.jobs.enqueue(trx, 'orders.settle', { orderId: order.id });
}

async function cancel(services: Services, trx: Transaction, changed: Changed, read: StoredOrder) {
  const order = await lockOrder(trx, read.id);
  // A page that was opened in the meantime is looked at first.
  const isSame = order?.paymentState === 'awaiting' && order.paymentReference === read.paymentReference;
  if (order && isSame) await cancelUnpaid(services, trx, changed, order);
}

async function refunded(services: Services, trx: Transaction, order: StoredOrder, standing: ProviderPayment) {
  const { totalCents } = order;
  const refundedCents = Math.min(totalCents, Math.max(order.refundedCents, standing.refundedCents));
  const isWhole = refundedCents === totalCents;
  const at = services.now();
  const change = isWhole
    ? { paymentState: 'refunded' as const, refundedCents, refundedAt: at }
    : {
        paymentState: orderStatusFacts[order.status].isVoid ? ('refund_due' as const) : ('captured' as const),
        refundedCents,
      };
  const elsewhere = refundedCents - order.refundedCents;
  const note = isWhole
    ? 'Το ποσό επιστράφηκε στην κάρτα.'
    : `Στην κάρτα έχουν επιστραφεί ${formatEuro(refundedCents)} από ${formatEuro(totalCents)}.`;
  if (!(await step(services, trx, order, change, note))) return;
  await insertPaymentStep(trx, {
    orderId: order.id,
    kind: 'refund',
    via: 'provider',
    amountCents: elsewhere,
    happenedOn: athensDate(at),
    note: 'Έγινε στις σελίδες του παρόχου πληρωμών.',
    person: 'Σύστημα',
    at,
  });
  await sendDelayed(services, trx, subjectOf('order', order.id));
  await followReturn(services, trx, { ...order, ...change }, 0);
  await notifyRefunded(trx, { ...order, ...change });
  await services.mail.send(trx, refundedMail({ ...order, ...change }, services.config.publicUrl));
}

function differenceText(order: StoredOrder, standing: ProviderPayment): string {
  const { amountCents, refundedCents, isEuro, money } = standing;
  if (money === 'released') return 'η δέσμευση στην κάρτα έληξε ή ακυρώθηκε πριν από τη χρέωση';
  if (!isEuro || amountCents !== order.totalCents) {
    return `ο πάροχος δείχνει ${formatEuro(amountCents)}${isEuro ? '' : ' σε άλλο νόμισμα'} αντί για ${formatEuro(order.totalCents)}`;
  }
  if (refundedCents !== order.refundedCents) {
    return `ο πάροχος δείχνει επιστροφές ${formatEuro(refundedCents)} αντί για ${formatEuro(order.refundedCents)}`;
  }
  return 'ο πάροχος δεν δείχνει την πληρωμή';
}

/** Alerts the administrators to a payment that differs from its order, once until somebody resolves the alert. */
export async function alertOfDifference(
  trx: Transaction,
  order: Pick<StoredOrder, 'id' | 'orderNumber'>,
  what: string,
): Promise<void> {
  await insertAlert(trx, {
    type: 'order',
    event: 'payment_differs',
    severity: 'high',
    title: 'Πληρωμή που δεν συμφωνεί με την παραγγελία',
    message: `${order.orderNumber}: ${what}. Δείτε τι γράφει η σελίδα του παρόχου πληρωμών.`,
    location: order.orderNumber,
    link: ordersHref({ order: order.id }),
    subject: subjectOf('order', order.id),
    once: true,
    audience: 'admin',
  });
}
