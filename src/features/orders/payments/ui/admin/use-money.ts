import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Order } from '../../../contract.ts';
import type { OrderMoney } from '../../steps-contract.ts';
import { useKeepOrder, useRefreshOrders } from '../../../ui/use-orders.ts';

const nameOf = ({ orderNumber, customerName }: Order) =>
  [orderNumber, customerName].filter(Boolean).join(', ');

/** The changes of an order's money: each confirms itself, and the order is fetched again, also after a refusal. */
export function useMoney(order: Order) {
  const queryClient = useQueryClient();
  const api = useApi();
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  const settings = {
    meta: { title: 'Η κίνηση δεν καταχωρίστηκε', inForm: true },
    onSuccess({ money, message }: { money: OrderMoney; message: string }) {
      queryClient.setQueryData(api.orders.getMoney.queryKey({ input: { orderId: order.id } }), money);
      toast({ title: message, description: nameOf(order) });
    },
    onSettled: refresh,
  };
  return {
    record: useMutation(api.orders.recordPayment.mutationOptions(settings)),
    undo: useMutation(api.orders.undoPaymentStep.mutationOptions(settings)),
    refund: useMutation(
      api.orders.markRefunded.mutationOptions({
        meta: { title: 'Η επιστροφή δεν καταχωρίστηκε', inForm: true },
        onSuccess({ order: changed, message }) {
          keep(changed);
          toast({ title: message, description: nameOf(order) });
        },
        onSettled: refresh,
      }),
    ),
  };
}
