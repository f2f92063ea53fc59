import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

type Said = { message: string; undoId?: number | undefined };

/** The changes of what products are described by; each can be undone from its toast. */
export function useSpecificationChanges() {
  const api = useApi().catalogueAdmin;
  const refresh = useCatalogueChanged();
  const undo = useMutation(
    api.undoSpecifications.mutationOptions({
      meta: { failure: 'Η αναίρεση δεν έγινε', confirms: ['catalogue'] },
    }),
  );
  const onSuccess = ({ message, undoId }: Said) => {
    const action =
      undoId === undefined ? undefined : { label: 'Αναίρεση', onClick: () => undo.mutate({ undoId }) };
    toast({ title: message, action });
    return refresh();
  };
  const saved = { failure: 'Το χαρακτηριστικό δεν αποθηκεύτηκε', inForm: true };
  return {
    add: useMutation(api.addSpecification.mutationOptions({ meta: saved, onSuccess })),
    update: useMutation(api.updateSpecification.mutationOptions({ meta: saved, onSuccess })),
    remove: useMutation(
      api.removeSpecification.mutationOptions({
        meta: { failure: 'Το χαρακτηριστικό δεν διαγράφηκε' },
        onSuccess,
      }),
    ),
    order: useMutation(
      api.orderSpecifications.mutationOptions({ meta: { failure: 'Η σειρά δεν άλλαξε' }, onSuccess }),
    ),
  };
}
