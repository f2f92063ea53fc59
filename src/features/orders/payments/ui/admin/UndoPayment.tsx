import { ReasonDialog } from '#ui/form/ReasonDialog.tsx';
import type { Order } from '../../../contract.ts';
import { paymentStepLabels } from '../../steps.ts';
import type { PaymentStep } from '../../steps-contract.ts';
import { euroText } from '../../../texts.ts';
import { useMoney } from './use-money.ts';

interface Props {
  order: Order;
  step: PaymentStep;
  onClose: () => void;
}

/** Takes back a step of an order's money that did not happen, with a reason. */
export function UndoPayment({ order, step: { id, kind, amount }, onClose }: Props) {
  const { undo } = useMoney(order);
  return (
    <ReasonDialog
      title={`Αναίρεση: ${paymentStepLabels[kind]} ${euroText(amount)};`}
      description={
        kind === 'cash'
          ? 'Η κίνηση μένει στη λίστα ως αναιρεμένη.'
          : 'Η κίνηση μένει στη λίστα ως αναιρεμένη, και ο πελάτης ενημερώνεται με email ότι δεν έγινε.'
      }
      label="Λόγος"
      hint="Ορατός μόνο στην ομάδα"
      maxLength={500}
      cancelLabel="Όχι"
      confirmLabel="Ναι, αναίρεση"
      pending={undo.isPending}
      onConfirm={(reason) => undo.mutate({ orderId: order.id, stepId: id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
