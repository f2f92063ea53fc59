import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

export function useCountChanges() {
  const { purchasing } = useApi();
  const changesStock = ['catalogueAdmin', 'catalogue'] as const;
  return {
    start: useMutation(
      purchasing.startCount.mutationOptions({
        meta: { title: 'Η απογραφή δεν άρχισε', inForm: true, confirms: true },
      }),
    ),
    apply: useMutation(
      purchasing.applyCount.mutationOptions({
        meta: { title: 'Η απογραφή δεν εφαρμόστηκε', confirms: changesStock },
      }),
    ),
    undo: useMutation(
      purchasing.undoCount.mutationOptions({
        meta: { title: 'Η απογραφή δεν αναιρέθηκε', confirms: changesStock },
      }),
    ),
    remove: useMutation(
      purchasing.removeCount.mutationOptions({
        meta: { title: 'Η απογραφή δεν διαγράφηκε', confirms: true },
      }),
    ),
  };
}
