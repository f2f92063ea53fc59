import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Notice } from '../../../../ui/pieces/Notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { Order } from '../../contract.ts';
import { euroText } from '../../texts.ts';
import { useKeepOrder, useRefreshOrders } from '../use-orders.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../ui/pieces/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Shows that an order must be refunded, until an administrator confirms the refund. */
export function RefundDue({ order: { id, orderNumber, customerName, total } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshOrders();
  const keep = useKeepOrder();
  const { mutate, isPending } = useMutation(
    useApi().orders.markRefunded.mutationOptions({
      meta: { title: 'Η επιστροφή δεν καταχωρίστηκε' },
      onSuccess({ order, message }) {
        keep(order);
        toast({ title: message, description: [orderNumber, customerName].filter(Boolean).join(', ') });
        setAsking(false);
      },
      onSettled: refresh,
    }),
  );
  return (
    <Notice tone="high">
      Το ποσό έχει εισπραχθεί και πρέπει να επιστραφεί στον πελάτη.
      <Button size="xs" variant="outline" className="mt-2 flex" onClick={() => setAsking(true)}>
        Το ποσό επιστράφηκε
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Επιστράφηκαν ${euroText(total)};`}
            description={`Η επιστροφή για την παραγγελία ${orderNumber} καταχωρίζεται με τη σημερινή ημερομηνία. Τα χρήματα στέλνονται από εσάς, όχι από αυτή την ενέργεια.`}
            tone="primary"
            confirmLabel="Ναι, επιστράφηκαν"
            cancelLabel="Όχι ακόμη"
            pending={isPending}
            onConfirm={() => mutate({ orderId: id })}
          />
        </Suspense>
      )}
    </Notice>
  );
}
