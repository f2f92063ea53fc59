import { useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { Order } from '../../contract.ts';
import { transitionLabels } from '../../transitions.ts';
import { useUpdateOrder } from './use-update-order.ts';

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'), 'ReasonDialog');

export function CancelByAdmin({ order: { id, orderNumber, paymentState } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useUpdateOrder();
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {transitionLabels.cancelled}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Ακύρωση της παραγγελίας ${orderNumber};`}
          description={`Τα τεμάχια επιστρέφουν στο απόθεμα και ο πελάτης ενημερώνεται με email. ${moneyNote(paymentState)}`}
          label="Σημείωση"
          optional
          hint="Ορατή μόνο στην ομάδα"
          maxLength={1000}
          cancelLabel="Όχι"
          confirmLabel="Ναι, ακύρωση"
          pending={isPending}
          onConfirm={(notes) => mutate({ orderId: id, status: 'cancelled', notes }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}

function moneyNote(state: Order['paymentState']): string {
  if (state === 'awaiting') return 'Η σελίδα πληρωμής κλείνει και δεν χρεώνεται τίποτα.';
  if (state === 'authorised') return 'Το ποσό στην κάρτα αποδεσμεύεται.';
  if (state === 'captured') return 'Το ποσό έχει πληρωθεί και πρέπει να επιστραφεί.';
  return 'Δεν έχει γίνει πληρωμή.';
}
