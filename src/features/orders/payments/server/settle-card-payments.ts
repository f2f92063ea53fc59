import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { sendDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { ordersHref } from '../../orders-search.ts';
import type { StoredOrder } from '../../present.ts';
import { insertChange } from '../../server/history-store.ts';
import { notifyOrderChanged } from '../../server/notify-changed.ts';
import { findOrder, lockOrder, stepOrder } from '../../server/store.ts';
import { isStillAsked } from '../card-due.ts';
import { moneyOf, withPart } from '../steps.ts';
import { nextMove, nothingOpened, type PaymentMove, type ProviderPayment } from '../provider-payment.ts';
import {
  type CardPayment,
  findCardPayment,
  listCardPayments,
  stepCardPayment,
} from './card-payments-store.ts';
import { depositMail } from './mails.ts';
import { cardPayments } from './open-provider.ts';
import type { CardPages } from './provider.ts';
import { alertOfDifference, requirePages } from './settle-payment.ts';
import { insertPaymentStep } from './steps-store.ts';

/** More moves than any way from a part to its settled payment has. */
const maxMoves = 8;

/**
 * Brings the parts of an order that are paid by card and the provider to agree. It can run at any time, also twice at once, and does
 * nothing once all agree. Throws if the provider does not answer.
 */
export async function settleCardPayments(services: Services, orderId: string): Promise<void> {
  for (const { id, onPage } of await listCardPayments(services.database.db, orderId)) {
    if (onPage) await settleOnPage(services, id);
    else await captureTyped(services, id);
  }
}

/** Takes the amount of a card that was typed here. */
async function captureTyped(services: Services, id: string): Promise<void> {
  const payment = await findCardPayment(services.database.db, id);
  if (payment?.state !== 'authorised' || payment.reference === null) return;
  const cards = cardPayments(services.config);
  if (!cards) throw new Error('No provider of card payments is set up');
  await cards.capture(payment.reference, payment.amountCents);
  await write(services, (trx) => stepCardPayment(trx, payment, { state: 'captured' }));
}

async function settleOnPage(services: Services, id: string): Promise<void> {
  const { db } = services.database;
  const pages = requirePages(services.config);
  let failed: { move: PaymentMove; error: unknown } | undefined;
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const payment = await findCardPayment(db, id);
    const order = payment && (await findOrder(db, payment.orderId));
    if (!payment || !order) return;
    const { reference, state, amountCents, refundedCents, expiresAt } = payment;
    // Whoever was erased leaves nothing by which the provider knows the payment.
    if (reference === null && state !== 'awaiting') return;
    const standing = reference === null ? nothingOpened : await pages.read(reference);
    // What is due became another: it was paid elsewhere, changed or cancelled.
    const isOver = expiresAt <= services.now() || !isStillAsked(order, payment);
    const { status } = order;
    const asked = { status, paymentState: state, totalCents: amountCents, refundedCents };
    const move = nextMove(asked, standing, isOver);
    if (move === 'wait') return;
    // A move that failed although it was done, such as a release whose answer was lost, is not asked for again.
    if (failed?.move === move) throw failed.error;
    try {
      if (await makeMove(services, pages, payment, standing, move)) return;
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
  payment: CardPayment,
  standing: ProviderPayment,
  move: Exclude<PaymentMove, 'wait'>,
): Promise<boolean> {
  const { id, orderId, reference, amountCents, refundedCents } = payment;
  const money = standing.payment ?? '';
  switch (move) {
    case 'authorise':
      await write(services, (trx) => receive(services, trx, payment, standing.card));
      return false;
    case 'capture':
      await pages.capture(money, amountCents);
      return false;
    case 'settle':
    case 'refunded':
      await write(services, (trx) => stepCardPayment(trx, payment, { state: 'captured' }));
      return false;
    case 'close':
      if (reference !== null) await pages.close(reference);
      return false;
    case 'cancel':
      await write(services, (trx) => stepCardPayment(trx, payment, { state: 'voided' }));
      return false;
    case 'release':
      await pages.void(money);
      return false;
    case 'refund':
      // The key names the sum before and after, so that two runs at once refund once.
      await pages.refund(
        money,
        refundedCents - standing.refundedCents,
        `refund-${id}-${standing.refundedCents}-${refundedCents}`,
      );
      return false;
    case 'owe':
    case 'alert':
      await write(services, async (trx) => {
        const order = await findOrder(trx, orderId);
        if (order) await alertOfDifference(trx, order, differenceText(payment, standing));
      });
      return true;
  }
}

/** Counts an amount held on a card as received if its order still asks for it; otherwise releases the hold. Returns whether it counts. */
export async function receive(
  services: Services,
  trx: Transaction,
  payment: CardPayment,
  card: { brand: string; last4: string } | null,
): Promise<boolean> {
  const order = await lockOrder(trx, payment.orderId);
  const isDue = order !== undefined && isStillAsked(order, payment);
  const ofCard = { cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null };
  const isKept = await stepCardPayment(trx, payment, { state: isDue ? 'authorised' : 'voided', ...ofCard });
  if (!isKept || !isDue) return false;
  const { amountCents: cents } = payment;
  const at = services.now();
  const change = withPart(order, order.partCents + cents);
  await insertPaymentStep(trx, {
    orderId: order.id,
    kind: 'card',
    via: 'provider',
    amountCents: cents,
    happenedOn: athensDate(at),
    note: card ? `${card.brand} •••• ${card.last4}` : '',
    person: 'Σύστημα',
    at,
  });
  if (!(await stepOrder(trx, order, change))) throw new Error('The order changed under its lock');
  await insertChange(trx, order.id, {
    fromStatus: order.status,
    toStatus: order.status,
    note: `Πληρώθηκαν με κάρτα ${formatEuro(cents)}.`,
    at,
    actor: 'system',
  });
  // A change that could still be undone was of an order without this payment.
  await sendDelayed(services, trx, subjectOf('order', order.id));
  await notifyOrderChanged(services, trx, order.customerId);
  await tell(services, trx, { ...order, ...change }, cents, ofCard);
  if (order.offerId) await services.jobs.enqueue(trx, 'orders.offer-paid', { offerId: order.offerId });
  // The capture follows at once; this job makes it if the process ends here.
  await services.jobs.enqueue(trx, 'orders.settle', { orderId: order.id });
  return true;
}

async function tell(
  { config, mail }: Services,
  trx: Transaction,
  order: StoredOrder,
  cents: number,
  card: Pick<CardPayment, 'cardBrand' | 'cardLast4'>,
): Promise<void> {
  const { owedCents } = moneyOf(order);
  const left = owedCents > 0 ? `, απομένουν ${formatEuro(owedCents)}` : '';
  await insertAlert(trx, {
    type: 'order',
    event: 'payment_received',
    severity: 'low',
    title: 'Πληρωμή με κάρτα',
    message: `${order.orderNumber} · ${order.customerName}: πληρώθηκαν ${formatEuro(cents)}${left}.`,
    location: order.orderNumber,
    link: ordersHref({ order: order.id }),
    subject: subjectOf('order', order.id),
    audience: 'admin',
  });
  if (order.customerEmail) await mail.send(trx, depositMail(order, cents, config.publicUrl, card));
}

function differenceText({ amountCents, refundedCents }: CardPayment, standing: ProviderPayment): string {
  if (standing.money === 'released')
    return `η δέσμευση ${formatEuro(amountCents)} στην κάρτα έληξε ή ακυρώθηκε πριν από τη χρέωση, και μετρά ως πληρωμή`;
  if (!standing.isEuro || standing.amountCents !== amountCents)
    return `ο πάροχος δείχνει ${formatEuro(standing.amountCents)}${standing.isEuro ? '' : ' σε άλλο νόμισμα'} αντί για ${formatEuro(amountCents)}`;
  if (standing.refundedCents !== refundedCents)
    return `ο πάροχος δείχνει επιστροφές ${formatEuro(standing.refundedCents)} αντί για ${formatEuro(refundedCents)} της πληρωμής ${formatEuro(amountCents)} με κάρτα`;
  return `ο πάροχος δεν δείχνει όπως εμείς την πληρωμή ${formatEuro(amountCents)} με κάρτα`;
}
