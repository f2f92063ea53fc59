import type { Cents } from '#shared/money.ts';
import type { OrderStatus, PaymentState } from '../contract.ts';

/** How a payment stands with the provider. Events only announce a change: decisions are made from this. */
export type ProviderPayment = {
  /** The payment page: `none` if it was never opened. */
  page: 'none' | 'open' | 'complete' | 'expired';
  /** `none`: nothing tried; `pending`: under way; `held`: authorised; `captured`: taken; `released`: given up. */
  money: 'none' | 'pending' | 'held' | 'captured' | 'released';
  /** The id under which the provider captures, releases and refunds; null while there is none. */
  payment: string | null;
  amountCents: Cents;
  isEuro: boolean;
  refundedCents: Cents;
  /** The address of the open page. */
  url: string | null;
  card: { brand: string; last4: string } | null;
};

/** Of an order whose payment page was never opened. */
export const nothingOpened: ProviderPayment = {
  page: 'none',
  money: 'none',
  payment: null,
  amountCents: 0,
  isEuro: true,
  refundedCents: 0,
  url: null,
  card: null,
};

/** What brings an order and its payment a step closer to each other. */
export type PaymentMove =
  | 'wait'
  /** Records that the amount is held. */
  | 'authorise'
  /** Takes the held amount. */
  | 'capture'
  /** Records that the amount was taken. */
  | 'settle'
  /** Closes the page, so that nobody can pay on it any more. */
  | 'close'
  /** Cancels the order, which was not paid in time. */
  | 'cancel'
  /** Gives the held amount free. */
  | 'release'
  /** Records that the amount was taken for a cancelled order and must be refunded. */
  | 'owe'
  /** Refunds what was ordered and not yet done. */
  | 'refund'
  /** Records that everything ordered was refunded. */
  | 'refunded'
  /** Tells a person: no rule resolves the difference. */
  | 'alert';

type PaidOrder = {
  status: OrderStatus;
  paymentState: PaymentState;
  totalCents: Cents;
  /** The sum of all refunds that were ordered. */
  refundedCents: Cents;
};

/**
 * The next move for an order paid on the provider's page. It depends on how both stand now and on nothing else, so events
 * may come late, twice, in any order or not at all.
 */
export function nextMove(order: PaidOrder, standing: ProviderPayment, isOverdue: boolean): PaymentMove {
  const { paymentState, totalCents, refundedCents } = order;
  const { page, money } = standing;
  const isMoney = money === 'held' || money === 'captured';
  const isAgreed = standing.isEuro && standing.amountCents === totalCents;
  switch (paymentState) {
    case 'awaiting':
      if (isMoney) return isAgreed ? 'authorise' : 'alert';
      if (page === 'expired' || money === 'released') return 'cancel';
      if (!isOverdue) return 'wait';
      if (page === 'none') return 'cancel';
      return page === 'open' ? 'close' : 'wait';
    case 'authorised':
      if (money === 'held') return isAgreed ? 'capture' : 'alert';
      return money === 'captured' ? 'settle' : 'alert';
    case 'voided':
      if (page === 'open') return 'close';
      if (money === 'held') return 'release';
      return money === 'captured' && standing.refundedCents < standing.amountCents ? 'owe' : 'wait';
    case 'captured':
      return money === 'captured' && standing.refundedCents === refundedCents ? 'wait' : 'alert';
    case 'refund_due':
      if (money !== 'captured') return 'alert';
      // Somebody refunded it on the provider's own pages.
      return standing.refundedCents >= totalCents ? 'refunded' : 'wait';
    case 'refunding':
      if (money !== 'captured') return 'alert';
      return standing.refundedCents >= refundedCents ? 'refunded' : 'refund';
    case 'refunded':
      return standing.refundedCents >= totalCents ? 'wait' : 'alert';
    case 'due':
      return 'wait';
  }
}

/** How long an order waits for its payment, with its stock. */
export const paymentMinutes = 45;

/** The provider keeps a page open for at least this long; later openings extend the wait of an order once. */
export const minPageMinutes = 31;

/** Until when the page of an order may stay open if it is opened now; null if the order's time is over. */
export function pageUntil(expiresAt: Date, now: Date): Date | null {
  if (now >= expiresAt) return null;
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + minPageMinutes * 60_000));
}
