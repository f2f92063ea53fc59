import { useMutation } from '@tanstack/react-query';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Order } from '../contract.ts';
import { visitText } from '../installation/rules.ts';
import { useKeepOrder, useRefreshOrders } from './use-orders.ts';

interface Props {
  order: Pick<Order, 'id' | 'orderNumber' | 'visit'>;
  size?: 'sm' | 'md';
}

export function CancelOrderButton({ order: { id, orderNumber, visit }, size = 'sm' }: Props) {
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  const { mutateAsync } = useMutation(
    useApi().orders.cancelOrder.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης' },
      onSuccess({ message, order }) {
        keep(order);
        toast({ title: 'Ακύρωση Παραγγελίας', description: message });
      },
      // After a refusal too: the order's status has changed in the meantime.
      onSettled: refresh,
    }),
  );

  function ask() {
    confirm({
      title: 'Είστε σίγουροι ότι θέλετε να ακυρώσετε αυτή την παραγγελία;',
      description: (
        <>
          Παραγγελία <span className="code">{orderNumber}</span>. Η ακύρωση δεν αναιρείται. Αν έχετε πληρώσει
          κάτι, θα σας επιστραφεί.
          {visit && ` Μαζί ακυρώνεται και το ραντεβού με τον τεχνικό: ${visitText(visit)}.`}
        </>
      ),
      cancelLabel: 'Όχι',
      confirmLabel: 'Ναι, ακύρωση',
      action: () => mutateAsync({ orderId: id }).catch(() => undefined),
    });
  }

  return (
    <Button variant="danger" size={size} onClick={ask}>
      Ακύρωση<span className="sr-only"> της παραγγελίας {orderNumber}</span>
    </Button>
  );
}
