import type { Cents } from '../../shared/money.ts';
import type { PaymentState, PaymentType } from './contract.ts';
import type { PaymentStepKind, PaymentStepVia } from './payment-steps-contract.ts';

type Standing = { paymentState: PaymentState; totalCents: Cents; refundedCents: Cents };

/** What of an order is owed by the customer, was paid, and was given back or is on its way, in cents. */
export function moneyOf({ paymentState, totalCents, refundedCents }: Standing) {
  const isPaid = ['captured', 'refund_due', 'refunding', 'refunded'].includes(paymentState);
  const isOwed = ['due', 'awaiting', 'authorised'].includes(paymentState);
  return {
    owedCents: isOwed ? totalCents : 0,
    paidCents: isPaid ? totalCents : 0,
    refundedCents,
  };
}

/** Whether money of the order can be given back now. */
export const mayRefund = (state: PaymentState) => state === 'captured' || state === 'refund_due';

/** Whether a payment can be recorded by hand: cards are charged by their provider. */
export const mayRecordPayment = ({
  paymentMethod,
  paymentState,
}: {
  paymentMethod: PaymentType;
  paymentState: PaymentState;
}) => paymentMethod !== 'card' && (paymentState === 'due' || paymentState === 'voided');

export const paymentStepLabels: Record<PaymentStepKind, string> = {
  deposit: 'Κατάθεση',
  cash: 'Είσπραξη μετρητών',
  refund: 'Επιστροφή χρημάτων',
};

/** How the money moved, after the label. */
export const paymentViaLabels: Record<PaymentStepVia, string> = {
  bank_transfer: 'στην τράπεζα',
  courier: 'από τον courier',
  technician: 'από τον τεχνικό',
  office: 'στο γραφείο',
  provider: 'στην κάρτα, μέσω του παρόχου πληρωμών',
  cash: 'σε μετρητά',
  card: 'στην κάρτα, από το τερματικό',
};
