import { ReasonDialog } from '#ui/form/ReasonDialog.tsx';
import type { StoredReview } from '../../contract.ts';
import { useReviewChanges } from './use-review-changes.ts';

const usualReason = 'Η κριτική δεν αφορά το προϊόν ή τη χρήση του.';

export function RejectDialog({ review, onClose }: { review: StoredReview; onClose: () => void }) {
  const { isPending, reject } = useReviewChanges(onClose);
  return (
    <ReasonDialog
      title="Απόρριψη κριτικής"
      description="Η κριτική δεν θα φαίνεται και ο πελάτης θα λάβει email με τον λόγο. Μια αρνητική γνώμη δεν είναι λόγος απόρριψης: απαντήστε της."
      label="Λόγος"
      hint="Τον διαβάζει ο πελάτης."
      maxLength={500}
      usual={usualReason}
      confirmLabel="Απόρριψη"
      pending={isPending}
      onConfirm={(reason) => reject(review, reason)}
      onClose={onClose}
    />
  );
}
