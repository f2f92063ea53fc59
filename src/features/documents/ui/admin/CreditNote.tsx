import { ReasonDialog } from '#ui/form/ReasonDialog.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { Order } from '#features/orders/contract.ts';
import type { IssuedDocument } from '../../contract.ts';
import { useIssue } from './use-issue.ts';

const CreditDialog = lazyPart(() => import('./CreditDialog.tsx'), 'CreditDialog');

export interface Crediting {
  document: IssuedDocument;
  /** The amount to begin with, in cents; `rest`: everything that is left, which cancels the document. */
  part: number | 'rest';
  reason?: string;
}

interface Props extends Crediting {
  order: Order;
  onClose: () => void;
}

export function CreditNote({ order, document, part, reason = '', onClose }: Props) {
  const { cancel, credit } = useIssue(order);
  const { id, number, credited } = document;
  if (part !== 'rest') {
    return (
      <CreditDialog
        document={document}
        usualCents={part}
        usualReason={reason}
        onCredit={(chosen) => credit.mutateAsync({ documentId: id, ...chosen })}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      title={`Ακύρωση με πιστωτικό: ${number};`}
      description={`Εκδίδεται πιστωτικό ${credited ? 'για ό,τι απομένει' : 'με τα ίδια ποσά'}, που το αναφέρει. Κανένα παραστατικό δεν διαγράφεται.`}
      label="Λόγος"
      hint="Γράφεται πάνω στο πιστωτικό"
      maxLength={300}
      usual={reason}
      cancelLabel="Όχι"
      confirmLabel="Ναι, έκδοση πιστωτικού"
      pending={cancel.isPending}
      onConfirm={(given) => cancel.mutate({ documentId: id, reason: given }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
