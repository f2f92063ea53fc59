import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo, takeBack } from '#ui/undo/undoable.ts';
import type { StoredReview } from '../../contract.ts';

type Decided = Pick<StoredReview, 'id' | 'productName' | 'version'>;

/** The subject under which a decision on a review can be undone. */
export const reviewSubject = ({ id }: Pick<StoredReview, 'id'>) => `review:${id}`;

/** The decisions on a review, which can be undone for some seconds, and the shop's answer. */
export function useReviewChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = async () => {
    await Promise.all(
      [api.reviews.key(), api.admin.getOverview.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  const { mutateAsync: undo } = useMutation(
    api.reviews.undoReviewDecision.mutationOptions({
      meta: { title: 'Η απόφαση δεν αναιρέθηκε', confirms: ['admin'] },
    }),
  );
  const { mutateAsync, isPending, variables } = useMutation(
    api.reviews.decideOnReview.mutationOptions({
      meta: { title: 'Η απόφαση δεν αποθηκεύτηκε', inForm: true },
      // Its author may have changed or withdrawn it in the meantime.
      onError: (error) => error instanceof ORPCError && refresh(),
    }),
  );

  async function decide(review: Decided, status: 'published' | 'rejected', reason?: string) {
    const { id: reviewId, productName, version } = review;
    const { message, undo: name } = await mutateAsync({ reviewId, status, reason, version });
    const subject = reviewSubject(review);
    if (name !== undefined) {
      const done = status === 'published' ? 'Δημοσιεύθηκε' : 'Απορρίφθηκε';
      offerUndo(subject, { done, undo: () => undo({ reviewId, undo: name }) });
    }
    toast({
      title: productName,
      description: message,
      ...(name !== undefined && { action: { label: 'Αναίρεση', onClick: () => void takeBack(subject) } }),
    });
    void refresh();
  }
  return {
    pendingId: isPending ? variables.reviewId : undefined,
    // The mutation has already shown the error.
    publish: (review: Decided) => void decide(review, 'published').catch(() => undefined),
    /** Asks for the reason first. */
    reject: (review: Decided) =>
      confirm({
        title: 'Απόρριψη κριτικής',
        description:
          'Η κριτική δεν θα φαίνεται και ο πελάτης θα λάβει email με τον λόγο. Μια αρνητική γνώμη δεν είναι λόγος απόρριψης: απαντήστε της.',
        reason: {
          label: 'Λόγος',
          hint: 'Τον διαβάζει ο πελάτης.',
          maxLength: 500,
          usual: 'Η κριτική δεν αφορά το προϊόν ή τη χρήση του.',
        },
        confirmLabel: 'Απόρριψη',
        action: (reason) => decide(review, 'rejected', reason),
      }),
    answer: useMutation(
      api.reviews.answerReview.mutationOptions({
        meta: { title: 'Η απάντηση δεν αποθηκεύτηκε', inForm: true, confirms: ['admin'] },
      }),
    ),
  };
}
