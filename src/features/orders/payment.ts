import { formatEuro, type Cents } from '../../shared/money.ts';
import type { OrderStatus, PaymentState, PaymentType, ShippingMethod } from './contract.ts';

/** From this amount payable upwards, VAT and the fee included, no cash is taken. */
export const cashLimitCents: Cents = 50_000;

/** What whoever takes the cash asks for besides the total, in cents; it is no part of the order. */
export const cashFeeCents: Cents = 200;

/** Who takes the money of a cash order, as the subject and as the object of a sentence. */
export const cashCollector = (method: ShippingMethod) =>
  method === 'installation'
    ? { nominative: 'ο τεχνικός μας', accusative: 'τον τεχνικό μας' }
    : { nominative: 'ο courier', accusative: 'τον courier' };

/** Tells why an order of this total, with VAT, cannot be paid in cash at the door, or null. */
export function whyNotCash(totalCents: Cents): string | null {
  if (totalCents + cashFeeCents < cashLimitCents) return null;
  return `Η αντικαταβολή δεν είναι διαθέσιμη για πληρωτέο ποσό από ${formatEuro(cashLimitCents)} και άνω, μαζί με τα ${formatEuro(cashFeeCents)} της υπηρεσίας. Επιλέξτε κάρτα ή τραπεζική κατάθεση.`;
}

/** The state in which a new order's payment is; a card's amount is already held. */
export function firstPaymentState(type: PaymentType): PaymentState {
  return type === 'card' ? 'authorised' : 'due';
}

/** What an order's step makes of its payment: a confirmed transfer has arrived, a delivered parcel is paid for. */
export function paymentAfter(type: PaymentType, state: PaymentState, to: OrderStatus): PaymentState {
  if (to === 'cancelled') return state === 'captured' ? 'refund_due' : 'voided';
  const isPaid = (type === 'bank_transfer' && to === 'confirmed') || (type === 'cash' && to === 'delivered');
  return isPaid ? 'captured' : state;
}

/** The ways to pay that the checkout offers, the first one chosen by default. */
export function offeredPayments(withCards: boolean): PaymentType[] {
  return withCards ? ['card', 'bank_transfer', 'cash'] : ['bank_transfer', 'cash'];
}
