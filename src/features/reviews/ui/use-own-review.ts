import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';

/** What a customer does with their own review; afterwards everything that shows reviews or ratings is fetched again. */
export function useOwnReviewChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = async () => {
    await Promise.all(
      [api.reviews.key(), api.catalogue.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
  const inForm = { title: 'Η κριτική δεν στάλθηκε', inForm: true };
  const onSuccess = async ({ message }: { message: string }) => {
    toast({ title: 'Λάβαμε την κριτική σας', description: message });
    await refresh();
  };
  return {
    write: useMutation(
      api.reviews.writeReview.mutationOptions({ meta: inForm, onSuccess, onError: refresh }),
    ),
    change: useMutation(
      api.reviews.changeReview.mutationOptions({ meta: inForm, onSuccess, onError: refresh }),
    ),
    withdraw: useMutation(
      api.reviews.withdrawReview.mutationOptions({
        meta: { title: 'Η κριτική δεν αποσύρθηκε', confirms: ['catalogue'] },
      }),
    ),
  };
}
