import { audit } from '../../../server/audit.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { refuse } from '../../../shared/errors.ts';
import type { Order } from '../contract.ts';
import { presentOrder } from '../present.ts';
import { orderRefusals } from '../refusals.ts';
import { insertChange } from './history-store.ts';
import { lockOrder, stepOrder } from './store.ts';
import { tellOrderChanged } from './tell-changed.ts';

/** Records that a cancelled order was refunded, when and by whom. */
export function markRefunded(context: ApiContext, orderId: string): Promise<Order> {
  const { services, viewer } = context;
  return write(services, async (trx) => {
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const at = services.now();
    const step = { paymentState: 'refunded', refundedAt: at } as const;
    if (order.paymentState !== 'refund_due' || !(await stepOrder(trx, order, step))) {
      refuse(orderRefusals, 'NO_REFUND_DUE');
    }
    const entry = {
      fromStatus: order.status,
      toStatus: order.status,
      note: 'Τα χρήματα επιστράφηκαν στον πελάτη.',
      at,
      actor: 'admin',
    } as const;
    const actorId = viewer.admin ? undefined : viewer.customer?.id;
    await insertChange(trx, orderId, { ...entry, ...(actorId && { actorId }) });
    await audit(trx, context, {
      entity: 'order',
      entityId: orderId,
      label: order.orderNumber,
      before: { paymentState: order.paymentState },
      after: { paymentState: step.paymentState },
    });
    await tellOrderChanged(services, trx, order.customerId);
    return presentOrder({ ...order, ...step, history: [...order.history, entry] }, true);
  });
}
