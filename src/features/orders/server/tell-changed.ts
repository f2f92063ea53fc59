import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { formatEuro } from '../../../shared/money.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import { ordersHref } from '../orders-search.ts';
import type { StoredOrder } from '../present.ts';

/** Tells the open order lists of the administrators and the customer to refresh, and the views of the affected stock. */
export async function tellOrderChanged(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  customerId: string,
): Promise<void> {
  await live.tellAll(
    trx,
    { audience: 'admin', message: { type: 'changed', resources: ['orders', 'catalogueAdmin'] } },
    { audience: { customerId }, message: { type: 'changed', resources: ['orders', 'account'] } },
  );
}

/** Alerts the customer to a refund that was made. */
export async function tellRefunded(
  trx: Transaction,
  order: Pick<StoredOrder, 'id' | 'orderNumber' | 'customerId' | 'refundedCents' | 'totalCents'>,
): Promise<void> {
  const { id, orderNumber, customerId, refundedCents, totalCents } = order;
  const isWhole = refundedCents === totalCents;
  await insertAlert(trx, {
    type: 'order',
    event: 'order_refunded',
    severity: 'low',
    title: `Παραγγελία ${orderNumber}`,
    message: isWhole
      ? `Σας επιστρέψαμε ολόκληρο το ποσό, ${formatEuro(totalCents)}.`
      : `Σας έχουμε επιστρέψει ${formatEuro(refundedCents)} από ${formatEuro(totalCents)}.`,
    link: ordersHref({ order: id }),
    audience: 'customer',
    customerId,
  });
}
