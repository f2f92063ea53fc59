import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import type { ToastMessage } from '#ui/toast/toast.ts';

/** Undoes a change of products by its id, and says what was undone. */
export function useUndo() {
  return useMutation(
    useApi().catalogueAdmin.undoChange.mutationOptions({
      meta: { failure: 'Η αναίρεση δεν έγινε', confirms: ['catalogue'] },
    }),
  );
}

/** The button of a toast that undoes a change; none for a change that cannot be undone. */
export function useUndoAction(): (undoId: string | undefined) => ToastMessage['action'] {
  const { mutate } = useUndo();
  return (undoId) =>
    undoId === undefined ? undefined : { label: 'Αναίρεση', onClick: () => mutate({ id: undoId }) };
}
