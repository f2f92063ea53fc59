import { confirm } from '#ui/confirm/confirm.ts';
import { Button } from '#ui/components/Button.tsx';
import type { Order } from '../../contract.ts';
import { toldText } from '../../texts.ts';
import { transitionLabels } from '../../transitions.ts';
import { useUpdateOrder } from './use-update-order.ts';

export function CancelByAdmin({ order }: { order: Order }) {
  const { id, orderNumber, paymentState } = order;
  const { mutateAsync } = useUpdateOrder();
  return (
    <Button
      variant="danger"
      size="sm"
      onClick={() =>
        confirm({
          title: `Ακύρωση της παραγγελίας ${orderNumber};`,
          description: `Τα τεμάχια επιστρέφουν στο απόθεμα. ${toldText(order)} ${moneyNote(paymentState)}`,
          reason: { label: 'Σημείωση', optional: true, hint: 'Ορατή μόνο στην ομάδα', maxLength: 1000 },
          cancelLabel: 'Όχι',
          confirmLabel: 'Ναι, ακύρωση',
          action: (notes) => mutateAsync({ orderId: id, status: 'cancelled', notes }),
        })
      }
    >
      {transitionLabels.cancelled}
    </Button>
  );
}

function moneyNote(state: Order['paymentState']): string {
  if (state === 'awaiting') return 'Η σελίδα πληρωμής κλείνει και δεν χρεώνεται τίποτα.';
  if (state === 'authorised') return 'Το ποσό στην κάρτα αποδεσμεύεται.';
  if (state === 'captured') return 'Το ποσό έχει πληρωθεί και πρέπει να επιστραφεί.';
  return 'Δεν έχει γίνει πληρωμή.';
}
