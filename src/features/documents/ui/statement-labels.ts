import { accountPaymentLabels } from '#features/orders/payments/account-labels.ts';
import { paymentStepLabels } from '#features/orders/payments/steps.ts';
import { documentTitles } from '../document.ts';
import type { Statement } from '../statement-contract.ts';

/** What a line of a statement is. */
export const statementLabels: Record<Statement['lines'][number]['kind'], string> = {
  ...documentTitles,
  ...paymentStepLabels,
  order: 'Παραγγελία χωρίς παραστατικό',
  payment: 'Πληρωμή',
  account_payment: accountPaymentLabels.payment,
  account_refund: accountPaymentLabels.refund,
  credit_awaited: 'Πιστωτικό που θα εκδοθεί',
};
