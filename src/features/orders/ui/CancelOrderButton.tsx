import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../ui/page/api.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Button } from '../../../ui/pieces/Button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Order } from '../contract.ts';
import { visitText } from '../installation.ts';
import { useKeepOrder, useRefreshOrders } from './use-orders.ts';

const ConfirmDialog = lazyPart(() => import('../../../ui/pieces/ConfirmDialog.tsx'), 'ConfirmDialog');

interface Props {
  order: Pick<Order, 'id' | 'orderNumber' | 'visit'>;
  size?: 'sm' | 'md';
  className?: string;
}

/** Lets the customer cancel a pending order. */
export function CancelOrderButton({ order: { id, orderNumber, visit }, size = 'sm', className }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [container, setContainer] = useState<Element | null>(null);
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  const { mutate, isPending } = useMutation(
    useApi().orders.cancelOrder.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης' },
      onSuccess({ message, order }) {
        keep(order);
        toast({ title: 'Ακύρωση Παραγγελίας', description: message });
      },
      // After a refusal too: the order's status has changed meanwhile.
      onSettled: async () => {
        await refresh();
        setAsking(false);
        // The button disappears with the cancelled order, so the dialog cannot return the focus to it.
        if (document.activeElement === document.body) container?.querySelector('button')?.focus();
      },
    }),
  );
  return (
    <>
      <Button
        variant="danger"
        size={size}
        className={className}
        onClick={({ currentTarget }) => {
          setContainer(currentTarget.closest('li, [role=dialog], main'));
          setAsking(true);
        }}
      >
        Ακύρωση<span className="sr-only"> της παραγγελίας {orderNumber}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Είστε σίγουροι ότι θέλετε να ακυρώσετε αυτή την παραγγελία;"
          description={
            <>
              Παραγγελία <span className="code">{orderNumber}</span>. Η ακύρωση δεν αναιρείται. Αν έχετε
              πληρώσει κάτι, θα σας επιστραφεί.
              {visit && ` Μαζί ακυρώνεται και το ραντεβού με τον τεχνικό: ${visitText(visit)}.`}
            </>
          }
          cancelLabel="Όχι"
          confirmLabel="Ναι, ακύρωση"
          pending={isPending}
          onConfirm={() => mutate({ orderId: id })}
        />
      )}
    </>
  );
}
