import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import type { Order } from '../../contract.ts';
import { transitionLabels } from '../../transitions.ts';
import { useUpdateOrder } from './use-update-order.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Cancels an order after a question that tells what follows from it. */
export function CancelByAdmin({ order: { id, orderNumber, paymentState } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useUpdateOrder();
  const cancel = () =>
    mutate({ orderId: id, status: 'cancelled', notes: reason }, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {transitionLabels.cancelled}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Ακύρωση της παραγγελίας ${orderNumber};`}
            description={`Τα τεμάχια επιστρέφουν στο απόθεμα και ο πελάτης ενημερώνεται με email. ${moneyNote(paymentState)}`}
            cancelLabel="Όχι"
            confirmLabel="Ναι, ακύρωση"
            pending={isPending}
            onConfirm={cancel}
          >
            <Field label="Σημείωση" optional hint="Ορατή μόνο στην ομάδα">
              <Textarea
                rows={3}
                maxLength={1000}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function moneyNote(state: Order['paymentState']): string {
  if (state === 'authorised') return 'Το ποσό στην κάρτα αποδεσμεύεται.';
  if (state === 'captured') return 'Το ποσό έχει πληρωθεί και πρέπει να επιστραφεί.';
  return 'Δεν έχει γίνει πληρωμή.';
}
