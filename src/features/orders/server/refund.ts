import { audit } from '../../../server/audit.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { refuse } from '../../../shared/errors.ts';
import { eurosToCents, formatEuro, type Cents } from '../../../shared/money.ts';
import type { Order } from '../contract.ts';
import { presentOrder, type StoredOrder } from '../present.ts';
import { orderRefusals } from '../refusals.ts';
import { insertChange } from './history-store.ts';
import { lockOrder, stepOrder } from './store.ts';
import { tellOrderChanged } from './tell-changed.ts';

/**
 * Refunds a cancelled order, wholly or a part in euro: through the provider on whose page it was paid, else by recording
 * that it was refunded by hand, when and by whom.
 */
export function refundOrder(context: ApiContext, orderId: string, euros?: number): Promise<Order> {
  const { services, viewer } = context;
  return write(services, async (trx) => {
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    if (order.paymentState !== 'refund_due') refuse(orderRefusals, 'NO_REFUND_DUE');
    const left = order.totalCents - order.refundedCents;
    const cents = euros === undefined ? left : eurosToCents(euros);
    if (cents > left) {
      const message = `Απομένουν να επιστραφούν ${formatEuro(left)}. Συμπληρώστε ποσό έως εκεί.`;
      refuse(orderRefusals, 'TOO_LARGE_REFUND', { message, fields: { amount: message } });
    }
    const at = services.now();
    const { step, note } = refundStep(order, cents, at);
    if (!(await stepOrder(trx, order, step))) refuse(orderRefusals, 'NO_REFUND_DUE');
    const entry = {
      fromStatus: order.status,
      toStatus: order.status,
      note,
      at,
      actor: 'admin',
    } as const;
    const actorId = viewer.admin ? undefined : viewer.customer?.id;
    await insertChange(trx, orderId, { ...entry, ...(actorId && { actorId }) });
    await audit(trx, context, {
      entity: 'order',
      entityId: orderId,
      label: order.orderNumber,
      before: { paymentState: order.paymentState, refundedCents: order.refundedCents },
      after: { paymentState: step.paymentState, refundedCents: step.refundedCents },
    });
    if (order.paymentExpiresAt) await services.jobs.enqueue(trx, 'orders.settle', { orderId });
    await tellOrderChanged(services, trx, order.customerId);
    return presentOrder({ ...order, ...step, history: [...order.history, entry] }, true);
  });
}

function refundStep(
  { totalCents, refundedCents: before, paymentExpiresAt }: StoredOrder,
  cents: Cents,
  at: Date,
) {
  const refundedCents = before + cents;
  const isWhole = refundedCents === totalCents;
  if (paymentExpiresAt) {
    const note = `Επιστροφή ${formatEuro(cents)} στην κάρτα, μέσω του παρόχου πληρωμών.`;
    return { step: { paymentState: 'refunding' as const, refundedCents }, note };
  }
  if (isWhole) {
    const note = 'Τα χρήματα επιστράφηκαν στον πελάτη.';
    return { step: { paymentState: 'refunded' as const, refundedCents, refundedAt: at }, note };
  }
  const note = `Επιστράφηκαν ${formatEuro(cents)} στον πελάτη.`;
  return { step: { paymentState: 'refund_due' as const, refundedCents }, note };
}
