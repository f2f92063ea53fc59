import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { formatEuro, type Cents } from '#shared/money.ts';
import type {
  CheckoutPayment,
  OrderRequest,
  OrderStatus,
  PaymentState,
  PaymentType,
  ShippingMethod,
} from '../contract.ts';
import { orderStatusFacts } from '../status-facts.ts';
import { agreedDeposit } from './card-due.ts';
import { payableOf, receivedOf, withPart } from './steps.ts';

/** What is collected at the door in addition to the order's total, in cents; nothing if all was paid before. */
export const cashFeeOf = ({
  paymentMethod,
  isPrepaid,
  cashFeeCents,
}: {
  paymentMethod: string;
  isPrepaid: boolean;
  cashFeeCents: Cents;
}): Cents => (paymentMethod === 'cash' && !isPrepaid ? cashFeeCents : 0);

/** How many orders one customer may have that are neither paid nor confirmed by the company. */
export const maxUnpaidOrders = 10;

/** How many days after the order it is reminded of, and from then on how many its products are still kept. */
export const heldDays = { untilReminder: 4, afterReminder: 3 };

/** The last day on which the products of an unpaid order are kept: later, if its reminder left later. */
export function heldUntil(order: { createdAt: Date; paymentRemindedAt?: Date | null }): LocalDate {
  const { untilReminder, afterReminder } = heldDays;
  const usual = addDays(athensDate(order.createdAt), untilReminder);
  const reminded = order.paymentRemindedAt ? athensDate(order.paymentRemindedAt) : usual;
  return addDays(reminded > usual ? reminded : usual, afterReminder);
}

/** Whether an order holds its products for a deposit of which nothing has arrived, or for the company's word that it brings them. */
export const isHeldUnpaid = (order: {
  status: OrderStatus;
  paymentMethod: PaymentType;
  paymentState: PaymentState;
  partCents: Cents;
}): boolean =>
  orderStatusFacts[order.status].isUnconfirmed &&
  order.paymentMethod !== 'card' &&
  order.paymentMethod !== 'on_account' &&
  order.paymentState === 'due' &&
  order.partCents === 0;

/** Who collects the cash, in the nominative and the accusative. */
export const cashCollector = (method: ShippingMethod) => collectors[collectorOf(method)];

const collectors = {
  technician: { nominative: 'ο τεχνικός μας', accusative: 'τον τεχνικό μας' },
  courier: { nominative: 'ο courier', accusative: 'τον courier' },
  office: { nominative: 'το κατάστημα', accusative: 'το κατάστημα' },
} as const;

/** Who collects the cash of an order, as a word of its steps. */
export function collectorOf(method: ShippingMethod): keyof typeof collectors {
  if (isCollected(method)) return 'office';
  return method === 'installation' ? 'technician' : 'courier';
}

/** What is collected in addition to the total of an order in cash with this delivery: nothing from whoever comes to the shop. */
export const cashFeeAt = (method: ShippingMethod): Cents =>
  isCollected(method) ? 0 : company().payments.cashFeeCents;

/** Why an order with this total, with VAT, and this fee cannot be paid in cash; null if it can. */
export function whyNotCash(totalCents: Cents, cashFeeCents: Cents): string | null {
  const { cashLimitCents } = company().payments;
  if (totalCents + cashFeeCents < cashLimitCents) return null;
  return `Η αντικαταβολή δεν είναι διαθέσιμη για πληρωτέο ποσό από ${formatEuro(cashLimitCents)} και άνω${cashFeeCents > 0 ? `, μαζί με τα ${formatEuro(cashFeeCents)} της υπηρεσίας` : ''}. Επιλέξτε άλλον τρόπο πληρωμής.`;
}

/** How an order says that it is paid: `card_page` is a card that is typed on the provider's page. */
type PaymentChoice = OrderRequest['paymentMethod']['type'];

/** The payment method of a choice. */
export const paymentTypeOf = (choice: PaymentChoice): CheckoutPayment =>
  choice === 'card_page' ? 'card' : choice;

/** The initial payment state of an order; a typed card's amount is already authorised. */
export function firstPaymentState(choice: PaymentChoice): PaymentState {
  if (choice === 'card_page') return 'awaiting';
  return choice === 'card' ? 'authorised' : 'due';
}

/**
 * The payment state after a step of the order: confirming means that a transfer has arrived, delivering means that cash was
 * paid.
 */
export function paymentAfter(type: PaymentType, state: PaymentState, to: OrderStatus): PaymentState {
  // What was refunded or is being refunded stays so, whatever becomes of the order.
  if (state === 'refunding' || state === 'refunded') return state;
  const { isVoid, collects } = orderStatusFacts[to];
  // Of what was credited as a whole nothing is collected.
  if (!isVoid && state === 'voided') return state;
  if (isVoid) return state === 'captured' || state === 'refund_due' ? 'refund_due' : 'voided';
  return collects === type ? 'captured' : state;
}

/**
 * The money of an order after a step. Where a deposit was agreed, confirming means that the deposit has arrived, and the rest is
 * still owed. A part that was received goes back when the order is cancelled.
 */
export function moneyAfter(
  order: {
    paymentMethod: PaymentType;
    paymentState: PaymentState;
    totalCents: Cents;
    creditedCents?: Cents;
    partCents: Cents;
    depositCents?: Cents;
  },
  to: OrderStatus,
): { paymentState: PaymentState; partCents?: Cents } {
  const { paymentMethod, paymentState: before, partCents } = order;
  const paymentState = paymentAfter(paymentMethod, before, to);
  if (paymentState === 'voided' && partCents > 0) return { paymentState: 'refund_due' };
  if (paymentState === 'refund_due' && receivedOf(order) === 0) return { paymentState: 'voided' };
  if (paymentState !== 'captured' || before !== 'due') return { paymentState };
  const owing = { ...order, status: to };
  const [costs, depositCents] = [payableOf(owing), agreedDeposit(order)];
  const isDeposit = paymentMethod === 'bank_transfer' && depositCents > 0;
  const received = withPart(owing, isDeposit ? Math.max(partCents, Math.min(depositCents, costs)) : costs);
  return { paymentState: received.paymentState, partCents: received.partCents };
}

/** The payment methods that the checkout offers; the first is the default. */
export function offeredPayments(withCards: boolean): CheckoutPayment[] {
  const { payments, accounts } = company();
  const isOffered: Record<CheckoutPayment, boolean> = {
    card: withCards && payments.takesCards,
    bank_transfer: payments.takesTransfers && accounts.length > 0,
    cash: payments.takesCash,
  };
  return (['card', 'bank_transfer', 'cash'] as const).filter((type) => isOffered[type]);
}

/** What is to be done where none of the offered payments is chosen, as a Greek sentence. */
export const whyNoPayment = (offered: readonly CheckoutPayment[]): string =>
  offered.length > 0
    ? 'Επιλέξτε τρόπο πληρωμής.'
    : `Αυτή τη στιγμή το κατάστημα δεν δέχεται πληρωμές. Καλέστε μας στο ${company().phone}.`;
