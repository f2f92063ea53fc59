import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { presentOrder } from '#features/orders/present.ts';
import { orderRefusals } from '#features/orders/refusals.ts';
import { changeOrder } from '#features/orders/office/server/change-actions.ts';
import type { ChangedOrder } from '#features/orders/office/contract.ts';
import { findOrder, lockOrder } from '#features/orders/server/store.ts';
import { cancelFor, findStanding, followOrder, issueFor } from './issue.ts';

/**
 * Changes what an order says, until it is sent. A document that was issued for it never changes: it is credited, and made anew;
 * the customer is then told at once, because no undo takes a document back.
 */
export function changeOrderWithDocuments(context: ApiContext, request: ChangedOrder) {
  return write(context.services, async (trx, changed) => {
    const order = (await lockOrder(trx, request.orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const document = await findStanding(trx, order.id);
    const { undo, isChanged } = await changeOrder(context, trx, changed, order, request, !document);
    const now = (await findOrder(trx, order.id)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    if (document && isChanged) {
      await cancelFor(context, trx, order, document, 'Η παραγγελία άλλαξε.');
      await issueFor(context, trx, now);
    } else await followOrder(context.services, trx, order.id);
    const after = (await findOrder(trx, order.id)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    return {
      order: presentOrder(after, true),
      ...(undo !== undefined && { undo }),
      message: isChanged ? 'Η παραγγελία άλλαξε.' : 'Δεν άλλαξε τίποτα.',
    };
  });
}
