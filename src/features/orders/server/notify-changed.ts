import type { Transaction } from '#server/db/database.ts';
import type { Notice } from '#server/live/live.ts';
import type { Services } from '#server/services.ts';
import { formatEuro } from '#shared/money.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { ordersHref } from '../orders-search.ts';
import type { StoredOrder } from '../present.ts';

/** What refreshes the open order lists of the administrators and the customer, and the views of the affected stock. */
export const noticesOfOrder = (customerId: string): Notice[] => [
  { audience: 'admin', message: { type: 'changed', resources: ['orders', 'catalogueAdmin'] } },
  { audience: { customerId }, message: { type: 'changed', resources: ['orders', 'account'] } },
];

/** Tells the open order lists of the administrators and the customer to refresh. */
export async function notifyOrderChanged(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  customerId: string,
): Promise<void> {
  await live.publishAll(trx, ...noticesOfOrder(customerId));
}

/** Alerts the customer to a refund that was made, or to what is kept for another order. */
export async function notifyRefunded(
  trx: Transaction,
  order: Pick<StoredOrder, 'id' | 'orderNumber' | 'customerId' | 'refundedCents' | 'totalCents'>,
  keptCents = 0,
): Promise<void> {
  const { id, orderNumber, customerId, refundedCents, totalCents } = order;
  const isWhole = refundedCents === totalCents;
  await insertAlert(trx, {
    type: 'order',
    event: 'order_refunded',
    severity: 'low',
    title: `Παραγγελία ${orderNumber}`,
    message:
      keptCents > 0
        ? `Κρατήσαμε ${formatEuro(keptCents)} στο υπόλοιπό σας, για άλλη παραγγελία.`
        : isWhole
          ? `Σας επιστρέψαμε ολόκληρο το ποσό, ${formatEuro(totalCents)}.`
          : `Σας έχουμε επιστρέψει ${formatEuro(refundedCents)} από ${formatEuro(totalCents)}.`,
    link: ordersHref({ order: id }),
    audience: 'customer',
    customerId,
  });
}
