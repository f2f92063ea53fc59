import type { Cents } from '#shared/money.ts';
import type { OrderStatus, PaymentState, PaymentType } from '../contract.ts';
import { orderStatusFacts } from '../status-facts.ts';
import type { PaymentStepKind, PaymentStepVia } from './steps-contract.ts';

type PaidAmounts = {
  paymentState: PaymentState;
  totalCents: Cents;
  partCents: Cents;
  refundedCents: Cents;
};

/** What was received of an order that is paid, or was cancelled after a part of it. */
export const receivedOf = ({ totalCents, partCents }: Pick<PaidAmounts, 'totalCents' | 'partCents'>) =>
  partCents > 0 ? partCents : totalCents;

/** What of an order is owed by the customer, was paid, and was given back or is on its way, in cents. */
export function moneyOf({ paymentState, totalCents, partCents, refundedCents }: PaidAmounts) {
  const isPaid = ['captured', 'refund_due', 'refunding', 'refunded'].includes(paymentState);
  const isOwed = ['due', 'awaiting', 'authorised'].includes(paymentState);
  return {
    owedCents: isOwed ? totalCents - partCents : 0,
    paidCents: isPaid ? receivedOf({ totalCents, partCents }) : partCents,
    refundedCents,
  };
}

/** The money of an unpaid order of which this much was received; of a cancelled one it has to be given back. */
export function withPart(
  { status, totalCents }: { status: OrderStatus; totalCents: Cents },
  receivedCents: Cents,
  steps: readonly { kind: PaymentStepKind; via: PaymentStepVia; undoneAt: Date | null }[] = [],
): { paymentState: PaymentState; partCents: Cents; isPrepaid?: boolean; paymentRemindedAt?: null } {
  const partCents = receivedCents === totalCents ? 0 : receivedCents;
  if (orderStatusFacts[status].isVoid)
    return { paymentState: receivedCents > 0 ? 'refund_due' : 'voided', partCents };
  return {
    paymentState: receivedCents === totalCents ? 'captured' : 'due',
    partCents,
    isPrepaid: receivedCents === totalCents && !steps.some((one) => !one.undoneAt && isAtDoor(one)),
    // What did not arrive after all is reminded of again before it is cancelled.
    ...(receivedCents === 0 && { paymentRemindedAt: null }),
  };
}

/** Whether money of the order can be given back now. */
export const mayRefund = (state: PaymentState) => state === 'captured' || state === 'refund_due';

/** Whether money of the order is to be given back: of a cancelled one, or of one from which its consumer withdrew. */
export const isRefundDue = ({
  paymentState,
  refundDueOn,
}: {
  paymentState: PaymentState;
  refundDueOn: string | null;
}) => paymentState === 'refund_due' || (paymentState === 'captured' && refundDueOn !== null);

/** Whether a payment can be recorded by hand: a card that its provider charges is never just due. */
export const mayRecordPayment = ({
  paymentMethod,
  paymentState,
}: {
  paymentMethod: PaymentType;
  paymentState: PaymentState;
}) => paymentState === 'due' || (paymentState === 'voided' && paymentMethod !== 'card');

/** Whether a payment was collected by the person who delivered the order. */
export const isAtDoor = ({ kind, via }: { kind: PaymentStepKind; via: PaymentStepVia }) =>
  (kind === 'cash' || kind === 'card') && via !== 'office' && via !== 'provider';

export const paymentStepLabels: Record<PaymentStepKind, string> = {
  deposit: 'Κατάθεση',
  cash: 'Είσπραξη μετρητών',
  card: 'Είσπραξη με κάρτα',
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
};

/** How many pieces of each line, by its position. */
export function sumPieces(pieces: readonly { line: number; quantity: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { line, quantity } of pieces) sums.set(line, (sums.get(line) ?? 0) + quantity);
  return sums;
}
