import type { PaymentState } from '#features/orders/contract.ts';
import { paymentStateLabels } from '#features/orders/labels.ts';
import { isOwing } from '#features/orders/payments/steps.ts';

/** What became of a bill that was not cancelled. */
export const billLabel = (state: PaymentState): string =>
  isOwing(state) ? 'Οφείλεται' : paymentStateLabels[state];
