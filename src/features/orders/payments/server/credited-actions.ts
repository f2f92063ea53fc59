import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { refuse } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { orderRefusals } from '../../refusals.ts';
import { orderStatusFacts } from '../../status-facts.ts';
import { notifyOrderChanged } from '../../server/notify-changed.ts';
import { findOrder, stepOrder } from '../../server/store.ts';
import { receivedOf, withPart } from '../steps.ts';
import { isPartAwaited } from './card-payments-store.ts';
import { listPaymentSteps } from './steps-store.ts';

/**
 * Keeps what the documents of a locked order took off its total, and how its money stands then: a credit note lowers what an
 * unpaid order owes, and one that is issued anew raises it again. What was refunded or is on its way to a card stays as it is.
 */
export async function followDocuments(
  services: Services,
  trx: Transaction,
  orderId: string,
  statedCents: Cents,
): Promise<void> {
  const order = (await findOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
  const creditedCents = Math.max(0, order.totalCents - statedCents);
  if (creditedCents === (order.creditedCents ?? 0)) return;
  const { status, paymentState, refundedCents, partCents } = order;
  const follows =
    !orderStatusFacts[status].isVoid &&
    refundedCents === 0 &&
    ['due', 'captured', 'voided'].includes(paymentState);
  const receivedCents = paymentState === 'captured' ? receivedOf(order) : partCents;
  const { paymentRemindedAt: _stays, ...money } = withPart(
    { ...order, creditedCents },
    receivedCents,
    await listPaymentSteps(trx, orderId),
  );
  const change = follows && money.paymentState !== paymentState ? money : {};
  if (!(await stepOrder(trx, order, { creditedCents, creditedAt: services.now(), ...change })))
    refuse(orderRefusals, 'PAID_MEANWHILE');
  // A page that asks the customer's card for another amount is closed.
  if (await isPartAwaited(trx, orderId)) await services.jobs.enqueue(trx, 'orders.settle', { orderId });
  await notifyOrderChanged(services, trx, order.customerId);
}
