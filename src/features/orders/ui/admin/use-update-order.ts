import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../../ui/api.ts';
import { toast } from '../../../../ui/toast.ts';
import { useKeepOrder, useRefreshOrders } from '../use-orders.ts';

/** Changes an order as an administrator, says what came of it and fetches the lists anew. */
export function useUpdateOrder() {
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  return useMutation(
    useApi().orders.updateOrder.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης', inForm: true },
      onSuccess({ message, order }, { status }) {
        keep(order);
        toast({
          title: 'Ενημέρωση Παραγγελίας',
          description: status ? message : 'Η σημείωση αποθηκεύτηκε.',
        });
      },
      // Also after a refusal: somebody else may have moved the order meanwhile.
      onSettled: refresh,
    }),
  );
}
