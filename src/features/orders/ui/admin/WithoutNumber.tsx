import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Order } from '../../contract.ts';

const ConfirmDialog = lazyPart(() => import('#ui/components/ConfirmDialog.tsx'), 'ConfirmDialog');

interface Props {
  order: Order;
  onConfirm: () => void;
  onClose: () => void;
}

export function WithoutNumber({ order: { orderNumber }, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Αποστολή χωρίς αριθμό;"
      description={
        <>
          Η παραγγελία <span className="code">{orderNumber}</span> φεύγει και ο πελάτης ενημερώνεται χωρίς
          αριθμό για να παρακολουθεί το δέμα. Μπορείτε να τον προσθέσετε και αργότερα.
        </>
      }
      tone="primary"
      cancelLabel="Πίσω"
      confirmLabel="Αποστολή χωρίς αριθμό"
      onConfirm={onConfirm}
    />
  );
}
