import { isCollected } from '#shared/collected.ts';
import type { DateRange, OrderStatus, PaymentState, PaymentType } from './contract.ts';

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Εκκρεμής',
  confirmed: 'Επιβεβαιωμένη',
  processing: 'Επεξεργασία',
  shipped: 'Αποστολή',
  delivered: 'Παραδόθηκε',
  cancelled: 'Ακυρώθηκε',
};

/** The word of a status as the customer reads it of an order: one that is collected is not sent. */
export const statusLabel = (status: OrderStatus, shippingMethod: string): string =>
  status === 'shipped' && isCollected(shippingMethod) ? 'Έτοιμη' : orderStatusLabels[status];

export const paymentLabels: Record<PaymentType, string> = {
  card: 'Κάρτα',
  cash: 'Αντικαταβολή',
  bank_transfer: 'Τραπεζική κατάθεση',
  on_account: 'Επί πιστώσει',
};

export const paymentStateLabels: Record<PaymentState, string> = {
  due: 'Αναμένεται πληρωμή',
  awaiting: 'Αναμένεται η πληρωμή με κάρτα',
  authorised: 'Δεσμεύτηκε στην κάρτα',
  captured: 'Πληρώθηκε',
  voided: 'Χωρίς χρέωση',
  refund_due: 'Εκκρεμεί επιστροφή χρημάτων',
  refunding: 'Η επιστροφή στάλθηκε στην τράπεζα',
  refunded: 'Τα χρήματα επιστράφηκαν',
};

/** The list of what is to be collected. */
export const toCollectLabel = 'Προς είσπραξη';
/** The list of what waits of orders that have gone in part. */
export const partlySentLabel = 'Υπόλοιπα προς αποστολή';

export const dateRangeLabels: Record<DateRange, string> = {
  all: 'Όλες',
  today: 'Σήμερα',
  week: 'Τελευταία εβδομάδα',
  month: 'Τελευταίος μήνας',
};
