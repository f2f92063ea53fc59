import { whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { eurosToCents, formatEuro, type Cents } from '#shared/money.ts';
import { settleSoldOutLater } from '#features/catalogue-admin/server/stock-actions.ts';
import type { Order } from '../../contract.ts';
import { isRefundDue, mayRefund, paymentViaLabels, receivedOf, sumPieces } from '../steps.ts';
import type { refundWays } from '../steps-contract.ts';
import { presentOrder, type StoredOrder } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
import { orderStatusFacts } from '../../status-facts.ts';
import { refundedByHandMail } from './mails.ts';
import { listCardPayments, onCardsOf, refundableOf, stepCardPayment } from './card-payments-store.ts';
import { insertPaymentStep } from './steps-store.ts';
import { requirePastDay, keepMoneyChange } from './record-payment.ts';
import { returnPieces } from '../../server/stock-store.ts';
import { followReturn } from '../../installation/server/order-visit.ts';
import { findOrder, lockOrder } from '../../server/store.ts';
import { notifyRefunded } from '../../server/notify-changed.ts';

export type Refund = {
  orderId: string;
  /** A part in euro; without it everything that is left. */
  amount?: number | undefined;
  /** What had been refunded when the amount was chosen, in euro. */
  seen?: number | undefined;
  reason?: string | undefined;
  via: (typeof refundWays)[number];
  date?: string | undefined;
  /** Whether nothing more is given back for a withdrawal, although a part was kept. */
  settles?: boolean | undefined;
  returned: readonly { line: number; quantity: number }[];
};

/**
 * Refunds a paid order, wholly or a part: through the provider on whose page it was paid, else by recording that it was
 * refunded by hand, when and by whom. The stock changes only by the pieces that are named.
 */
export function refundOrder(context: ApiContext, refund: Refund): Promise<Order> {
  const { services } = context;
  const { orderId, reason, returned } = refund;
  return write(services, async (trx, changed) => {
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    if (!mayRefund(order.paymentState, isRefundDue(order))) refuse(orderRefusals, 'NO_REFUND_DUE');
    const cents = requireAmount(order, refund);
    if (!orderStatusFacts[order.status].isVoid && !reason) {
      const { message } = orderRefusals.REFUND_REASON_MISSING;
      refuse(orderRefusals, 'REFUND_REASON_MISSING', { fields: { reason: message } });
    }
    const at = services.now();
    const date = refund.date ?? athensDate(at);
    requirePastDay(date, order, at);
    const isByProvider = order.paymentExpiresAt !== null;
    const via = isByProvider ? 'provider' : refund.via;
    const isOnParts = via === 'provider' && !isByProvider;
    if (isOnParts) await refundOnCards(trx, orderId, cents);
    const step = {
      ...refundStep(order, cents, at),
      ...(refund.settles && { refundDueOn: null }),
    };
    await insertPaymentStep(trx, {
      orderId,
      kind: 'refund',
      via,
      amountCents: cents,
      happenedOn: via === 'provider' ? athensDate(at) : date,
      note: reason ?? '',
      person: whoActs(context),
      at,
      pieces: returned,
    });
    if (returned.length > 0) await takeBack(context, trx, changed, order, returned);
    const pieces = returned.reduce((sum, { quantity }) => sum + quantity, 0);
    const note = [
      `Επιστροφή ${formatEuro(cents)} ${paymentViaLabels[via]}.`,
      reason && `Λόγος: ${reason.replace(/(?<![.;!…])$/, '.')}`,
      pieces > 0 && `Στο απόθεμα γύρισαν τεμάχια: ${pieces}.`,
    ]
      .filter(Boolean)
      .join('\n');
    const entry = await keepMoneyChange(context, trx, order, step, note);
    const after = (await findOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    await followReturn(services, trx, after, pieces);
    if (isByProvider || isOnParts) {
      await services.jobs.enqueue(trx, 'orders.settle', { orderId });
    }
    if (!isByProvider) {
      const now = { ...order, ...step };
      await notifyRefunded(trx, now, via === 'to_account' ? cents : 0);
      await services.mail.send(trx, refundedByHandMail(now, cents, via, services.config.publicUrl));
    }
    return presentOrder({ ...order, ...step, history: [...order.history, entry] }, true);
  });
}

/** Asks the provider to give an amount back to the cards with which parts of the order were paid, the last one first. */
async function refundOnCards(trx: Transaction, orderId: string, cents: Cents): Promise<void> {
  const parts = await listCardPayments(trx, orderId);
  const most = onCardsOf(parts);
  if (cents > most) {
    const message = `Στην κάρτα μπορούν να επιστραφούν έως ${formatEuro(most)}. Τα υπόλοιπα επιστρέψτε τα με άλλον τρόπο.`;
    refuse(orderRefusals, 'TOO_LARGE_REFUND', { message, fields: { amount: message } });
  }
  let left = cents;
  for (const part of parts.toReversed()) {
    const share = Math.min(left, refundableOf(part));
    if (share === 0) continue;
    left -= share;
    const isAsked = await stepCardPayment(trx, part, {
      state: 'refunding',
      refundedCents: part.refundedCents + share,
    });
    if (!isAsked) refuse(orderRefusals, 'REFUNDED_MEANWHILE');
  }
}

/** The amount in cents, at most what is left of what was paid. */
function requireAmount(order: StoredOrder, { amount, seen }: Refund): Cents {
  const left = receivedOf(order) - order.refundedCents;
  if (amount === undefined && seen === undefined) return left;
  const cents = amount === undefined ? left : eurosToCents(amount);
  if (cents > left) {
    const message = `Απομένουν να επιστραφούν ${formatEuro(left)}. Συμπληρώστε ποσό έως εκεί.`;
    refuse(orderRefusals, 'TOO_LARGE_REFUND', { message, fields: { amount: message } });
  }
  // A part is refunded once, although two people ask for it, or one asks twice.
  if (eurosToCents(seen ?? 0) !== order.refundedCents) refuse(orderRefusals, 'REFUNDED_MEANWHILE');
  return cents;
}

function refundStep(order: StoredOrder, cents: Cents, at: Date) {
  const { status, paymentState, paymentExpiresAt } = order;
  const refundedCents = order.refundedCents + cents;
  if (paymentExpiresAt) return { paymentState: 'refunding' as const, refundedCents };
  if (refundedCents === receivedOf(order))
    return { paymentState: 'refunded' as const, refundedCents, refundedAt: at };
  return {
    paymentState: orderStatusFacts[status].isVoid ? ('refund_due' as const) : paymentState,
    refundedCents,
  };
}

/** A refund that was recorded by mistake is undone within this time: until then nobody is told of pieces that came back. */
const undoneWithinMs = 15 * 60_000;

/** Counts the pieces that came back; those of a cancelled order are counted already. */
async function takeBack(
  { services }: ApiContext,
  trx: Transaction,
  changed: Changed,
  { id, status }: StoredOrder,
  returned: Refund['returned'],
) {
  const back = orderStatusFacts[status].isVoid ? null : await returnPieces(trx, id, sumPieces(returned));
  if (!back) return refuse(orderRefusals, 'RETURNED_TOO_MANY');
  for (const productId of back) changed('catalogue', `product:${productId}`);
  await settleSoldOutLater(services, trx, back, new Date(services.now().getTime() + undoneWithinMs));
}
