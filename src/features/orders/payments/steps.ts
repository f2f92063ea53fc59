import type { Cents } from '#shared/money.ts';
import type { OrderStatus, PaymentState, PaymentType } from '../contract.ts';
import { orderStatusFacts } from '../status-facts.ts';
import type { PaymentStepKind, PaymentStepVia } from './steps-contract.ts';

type Costs = {
  status: OrderStatus;
  totalCents: Cents;
  /** What its credit notes took off. */
  creditedCents?: Cents;
};

/** `isWithdrawn`: a withdrawal from the whole order binds. */
type PaidAmounts = Costs & {
  isWithdrawn?: boolean | undefined;
  paymentState: PaymentState;
  partCents: Cents;
  refundedCents: Cents;
};

/** What an order costs now: nothing when it is cancelled, else its total less its credit notes. */
export const payableOf = ({ status, totalCents, creditedCents = 0 }: Costs): Cents =>
  orderStatusFacts[status].isVoid ? 0 : Math.max(0, totalCents - creditedCents);

/** What was received of an order that is paid, or was cancelled after a part of it. */
export const receivedOf = ({ totalCents, partCents }: Pick<PaidAmounts, 'totalCents' | 'partCents'>) =>
  partCents > 0 ? partCents : totalCents;

/** Whether the money of an order is still to come. */
export const isOwing = (state: PaymentState): boolean => ['due', 'awaiting', 'authorised'].includes(state);

/**
 * What of an order is owed by the customer, was paid, was given back or is on its way, and what was paid too much and not given
 * back, in cents.
 */
export function moneyOf(order: PaidAmounts) {
  const { paymentState, partCents, refundedCents } = order;
  const isPaid = ['captured', 'refund_due', 'refunding', 'refunded'].includes(paymentState);
  const paidCents = isPaid ? receivedOf(order) : partCents;
  return {
    owedCents: isOwing(paymentState) && !order.isWithdrawn ? Math.max(0, payableOf(order) - partCents) : 0,
    paidCents,
    refundedCents,
    overpaidCents: isPaid ? Math.max(0, paidCents - refundedCents - payableOf(order)) : 0,
  };
}

/** What may still be recorded as received: also of a cancelled order, whose deposit was on its way. */
export const recordableOf = (order: Costs & { partCents: Cents }): Cents =>
  (orderStatusFacts[order.status].isVoid ? order.totalCents : payableOf(order)) - order.partCents;

/** The money of an order of which this much was received and nothing given back; of a cancelled one it has to be. */
export function withPart(
  order: Costs,
  receivedCents: Cents,
  steps: readonly { kind: PaymentStepKind; via: PaymentStepVia; undoneAt: Date | null }[] = [],
): { paymentState: PaymentState; partCents: Cents; isPrepaid?: boolean; paymentRemindedAt?: null } {
  const { status, totalCents } = order;
  const partCents = receivedCents === totalCents ? 0 : receivedCents;
  if (orderStatusFacts[status].isVoid)
    return { paymentState: receivedCents > 0 ? 'refund_due' : 'voided', partCents };
  const isPaid = receivedCents >= payableOf(order);
  return {
    // Nothing was paid, and credit notes left nothing to pay.
    paymentState: !isPaid ? 'due' : receivedCents > 0 || totalCents === 0 ? 'captured' : 'voided',
    partCents,
    isPrepaid: isPaid && receivedCents > 0 && !steps.some((one) => !one.undoneAt && isAtDoor(one)),
    // What did not arrive after all is reminded of again before it is cancelled.
    ...(receivedCents === 0 && { paymentRemindedAt: null }),
  };
}

/** Whether money of the order can be given back now. */
export const mayRefund = (state: PaymentState, isDue: boolean) =>
  isDue || state === 'captured' || state === 'refund_due';

/** Whether money of the order is to be given back: of a cancelled one, or of one from which its consumer withdrew. */
export const isRefundDue = ({
  paymentState,
  partCents,
  refundDueOn,
  isWithdrawn,
}: {
  paymentState: PaymentState;
  partCents: Cents;
  refundDueOn: string | null;
  isWithdrawn?: boolean;
}) =>
  paymentState === 'refund_due' ||
  (refundDueOn !== null &&
    (paymentState === 'captured' || (paymentState === 'due' && partCents > 0 && isWithdrawn === true)));

/** Whether a payment can be recorded by hand: a card that its provider charges is never just due. */
export const mayRecordPayment = ({
  status,
  paymentMethod,
  paymentState,
}: {
  status: OrderStatus;
  paymentMethod: PaymentType;
  paymentState: PaymentState;
}) =>
  paymentState === 'due' ||
  (paymentState === 'voided' && paymentMethod !== 'card' && orderStatusFacts[status].isVoid);

/** Whether a payment was collected by the person who delivered the order. */
const isAtDoor = ({ kind, via }: { kind: PaymentStepKind; via: PaymentStepVia }) =>
  (kind === 'cash' || kind === 'card') && via !== 'office' && via !== 'provider';

export const paymentStepLabels: Record<PaymentStepKind, string> = {
  deposit: 'Κατάθεση',
  cash: 'Είσπραξη μετρητών',
  card: 'Είσπραξη με κάρτα',
  account: 'Πληρωμή',
  refund: 'Επιστροφή χρημάτων',
};

/** How the money moved, after the label. */
export const paymentViaLabels: Record<PaymentStepVia, string> = {
  bank_transfer: 'στην τράπεζα',
  courier: 'από τον courier',
  technician: 'από τον τεχνικό',
  office: 'στο γραφείο',
  provider: 'μέσω του παρόχου πληρωμών',
  cash: 'σε μετρητά',
  card: 'στην κάρτα, από το τερματικό',
  from_account: 'από το υπόλοιπο του πελάτη',
  to_account: 'στο υπόλοιπο του πελάτη',
};

/** How many pieces of each line, by its position. */
export function sumPieces(pieces: readonly { line: number; quantity: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { line, quantity } of pieces) sums.set(line, (sums.get(line) ?? 0) + quantity);
  return sums;
}
