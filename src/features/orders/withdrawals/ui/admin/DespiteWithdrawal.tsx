import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Order, OrderStatus } from '../../../contract.ts';
import { orderStatusLabels } from '../../../labels.ts';

const ConfirmDialog = lazyPart(() => import('#ui/components/ConfirmDialog.tsx'), 'ConfirmDialog');

interface Props {
  order: Order;
  to: OrderStatus;
  onConfirm: () => void;
  onClose: () => void;
}

export function DespiteWithdrawal({ order: { orderNumber }, to, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Ο πελάτης έχει υπαναχωρήσει. Να προχωρήσει η παραγγελία;"
      description={
        <>
          Για την παραγγελία <span className="code">{orderNumber}</span> έχει ληφθεί δήλωση υπαναχώρησης. Η
          νέα κατάσταση θα είναι «{orderStatusLabels[to]}».
        </>
      }
      cancelLabel="Όχι"
      confirmLabel="Ναι, να προχωρήσει"
      onConfirm={onConfirm}
    />
  );
}
