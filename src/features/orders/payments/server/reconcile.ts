import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { cardPages } from './open-provider.ts';
import type { CardPages } from './provider.ts';
import { isPartOf, listUnsettledParts } from './card-payments-store.ts';
import { settleCardPayments } from './settle-card-payments.ts';
import { listUnsettled } from './store.ts';
import { settlePayment, alertOfDifference } from './settle-payment.ts';
import { findOrder } from '../../server/store.ts';

/** The provider sends its events again for three days; afterwards only this comparison would notice. */
const comparedDays = 4;

/**
 * Compares the open payments with the provider, in both directions: settles what it can and raises an alert for what
 * differs. Throws at the end if a payment could not be compared, so that the job is tried again.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const pages = cardPages(services.config);
  if (!pages) return;
  const since = new Date(services.now().getTime() - comparedDays * 86_400_000);
  let failure: unknown;
  const compare = async (orderIds: readonly string[], settle: typeof settlePayment) => {
    for (const orderId of orderIds) {
      try {
        await settle(services, orderId);
      } catch (error) {
        failure = error;
        services.log.warn('A payment could not be compared', { orderId, error });
      }
    }
  };
  const { db } = services.database;
  await compare(await listUnsettled(db, since), settlePayment);
  await compare(await listUnsettledParts(db, since), settleCardPayments);
  await findStrays(services, pages, since);
  if (failure) throw failure;
}

/** Alerts the administrators to payments that no order knows. */
async function findStrays(services: Services, pages: CardPages, since: Date): Promise<void> {
  for await (const { reference, orderId, standing } of pages.listPaid(since)) {
    const { money, refundedCents, amountCents } = standing;
    const isKept = money === 'held' || (money === 'captured' && refundedCents < amountCents);
    if (!isKept) continue;
    const order = await findOrder(services.database.db, orderId);
    if (order?.paymentReference === reference) continue;
    if (order && (await isPartOf(services.database.db, orderId, reference))) continue;
    // The account was deleted, and with it what links the order to its payment.
    if (order && !order.paymentExpiresAt) continue;
    const named = { id: orderId, orderNumber: order?.orderNumber ?? orderId };
    const what = order
      ? `υπάρχει και δεύτερη πληρωμή (${reference})`
      : `υπάρχει πληρωμή (${reference}) χωρίς παραγγελία`;
    await write(services, (trx) => alertOfDifference(trx, named, what));
  }
}
