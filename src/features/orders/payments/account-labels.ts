import type { AccountPaymentKind, AccountPaymentVia } from './account-contract.ts';

/** What moved on a customer's account without an order. */
export const accountPaymentLabels: Record<AccountPaymentKind, string> = {
  payment: 'Πληρωμή έναντι',
  refund: 'Επιστροφή υπολοίπου',
};

/** How it moved, after the label. */
export const accountViaLabels: Record<AccountPaymentVia, string> = {
  bank_transfer: 'με κατάθεση',
  cash: 'σε μετρητά',
  card: 'με κάρτα',
};
