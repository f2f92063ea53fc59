import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import type { Order } from '../../contract.ts';
import { toldText } from '../../texts.ts';
import { orderStatusLabels } from '../../labels.ts';
import { useKeepOrder, useRefreshOrders } from '../use-orders.ts';

/** The subject under which a step of an order can be undone. */
export const orderSubject = ({ id }: Pick<Order, 'id'>) => `order:${id}`;

const nameOf = ({ orderNumber, customerName }: Order) =>
  [orderNumber, customerName].filter(Boolean).join(', ');

const failure = 'Παρουσιάστηκε σφάλμα κατά την ενημέρωση.';

/** Takes a step or a change of an order back while it can be undone, and shows the result. */
export function useUndoOrderStep() {
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  const { mutateAsync } = useMutation(
    useApi().orders.undoOrderStep.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης', failure },
      onSuccess({ message, order }) {
        keep(order);
        toast({ title: message, description: `${nameOf(order)}: ${orderStatusLabels[order.status]}.` });
      },
      onSettled: refresh,
    }),
  );
  return mutateAsync;
}

/**
 * Changes an order as an administrator, shows the result, offers to undo a step for some seconds, and fetches the lists
 * again.
 */
export function useUpdateOrder() {
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  const api = useApi();
  const takeBack = useUndoOrderStep();
  return useMutation(
    api.orders.updateOrder.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης', failure, inForm: true },
      onSuccess(
        { message, order, undo, warning },
        { status, notes, tracking, courier, estimatedDelivery, parcel },
      ) {
        keep(order);
        if (undo !== undefined) {
          const { id: orderId } = order;
          offerUndo(orderSubject(order), {
            done: parcel && order.waiting ? 'Έφυγε δέμα' : orderStatusLabels[order.status],
            undo: () => takeBack({ orderId, undo }),
          });
        }
        const told = toldText(order);
        const done = parcel
          ? `${nameOf(order)}: το δέμα φεύγει. ${told}`
          : status
            ? `${nameOf(order)}: ${orderStatusLabels[order.status]}. ${order.mustCall ? told : message}`
            : (tracking ?? courier)
              ? `${nameOf(order)}: ο αριθμός αποστολής αποθηκεύτηκε. ${told}`
              : estimatedDelivery
                ? `${nameOf(order)}: η νέα ημέρα αποθηκεύτηκε. ${told}`
                : notes && `${nameOf(order)}: η σημείωση αποθηκεύτηκε.`;
        toast({
          title: 'Ενημέρωση Παραγγελίας',
          description: [warning, done].filter(Boolean).join(' '),
          ...(warning !== undefined && { tone: 'high' }),
        });
      },
      // After a refusal too: another administrator may have changed the order in the meantime.
      onSettled: refresh,
    }),
  );
}
