import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { offerUndo } from '#ui/undo/undoable.ts';

export const recallSubject = (id: number) => `recall:${id}`;

export function useRecallChanges() {
  const { recalls } = useApi();
  const saved = { title: 'Η ανάκληση δεν αποθηκεύτηκε', inForm: true, confirms: true } as const;
  const undo = useMutation(
    recalls.undoTelling.mutationOptions({ meta: { title: 'Δεν αναιρέθηκε', confirms: true } }),
  );
  const state = useMutation(
    recalls.setRecallState.mutationOptions({ meta: { title: 'Η κατάσταση δεν άλλαξε', confirms: true } }),
  );
  return {
    create: useMutation(recalls.createRecall.mutationOptions({ meta: saved })),
    update: useMutation(recalls.updateRecall.mutationOptions({ meta: saved })),
    remove: useMutation(
      recalls.deleteRecall.mutationOptions({
        meta: { title: 'Η ανάκληση δεν διαγράφηκε', confirms: true },
      }),
    ),
    state,
    tell: useMutation(
      recalls.tellHolders.mutationOptions({
        meta: { title: 'Δεν ενημερώθηκε κανείς' },
        onSuccess: ({ message, undo: press }, { recallId }) =>
          offerUndo(recallSubject(Number(recallId)), {
            done: message,
            undo: () => undo.mutateAsync({ recallId, undo: press }),
          }),
      }),
    ),
    byPhone: useMutation(
      recalls.setToldByPhone.mutationOptions({ meta: { title: 'Δεν σημειώθηκε', confirms: true } }),
    ),
  };
}
