import { formatEuro, type Cents } from '#shared/money.ts';
import { receivedOf } from '../payments/steps.ts';
import type { OrderStatus, PaymentState } from '../contract.ts';
import { hasLeft, isBill, orderStatusFacts } from '../status-facts.ts';

/**
 * Whether what an order says may still change: nothing of it has left unless it is a bill, nothing of it came back or was refunded, nobody withdrew from it, and it does not wait for a payment on the provider's page.
 */
export const mayChange = (order: {
  status: OrderStatus;
  billedVisitId?: string | null;
  billedContractId?: string | null;
  paymentState: PaymentState;
  refundedCents: Cents;
  lines: readonly { returnedQuantity?: number }[];
  withdrawals: readonly unknown[];
  parcels?: readonly unknown[] | null;
}): boolean =>
  (!hasLeft(order.status) || isBill(order)) &&
  !order.parcels &&
  !orderStatusFacts[order.status].isVoid &&
  ['due', 'captured', 'authorised'].includes(order.paymentState) &&
  order.refundedCents === 0 &&
  order.withdrawals.length === 0 &&
  !order.lines.some(({ returnedQuantity }) => returnedQuantity);

type Money = {
  paymentState: PaymentState;
  paymentReference: string | null;
  paymentExpiresAt: Date | null;
  totalCents: Cents;
  partCents: Cents;
  isPrepaid: boolean;
};

/** The money of an order whose total becomes another, or why it may not, as a Greek sentence. */
export function moneyAfterChange(
  order: Money,
  totalCents: Cents,
): Pick<Money, 'paymentState' | 'partCents' | 'isPrepaid'> | string {
  const { paymentState, partCents, isPrepaid } = order;
  if (totalCents === order.totalCents) return { paymentState, partCents, isPrepaid };
  if (order.paymentReference !== null || order.paymentExpiresAt !== null)
    return 'Το ποσό χρεώθηκε στην κάρτα του πελάτη και δεν αλλάζει. Για τα επιπλέον κάντε νέα παραγγελία, για λιγότερα επιστροφή.';
  const receivedCents = paymentState === 'captured' ? receivedOf(order) : partCents;
  if (totalCents < receivedCents)
    return `Έχουν ήδη πληρωθεί ${formatEuro(receivedCents)}, περισσότερα από το νέο σύνολο. Αφήστε την παραγγελία όπως είναι και καταχωρίστε επιστροφή της διαφοράς.`;
  const isPaid = totalCents === receivedCents;
  return {
    paymentState: isPaid ? 'captured' : 'due',
    partCents: isPaid ? 0 : receivedCents,
    isPrepaid: isPaid,
  };
}
