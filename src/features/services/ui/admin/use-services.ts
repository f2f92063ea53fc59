import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { toast } from '../../../../ui/toast/toast.ts';

/** The mutations of services; after each one the list is fetched again. */
export function useServiceChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.services.key() });
  const onSuccess = async ({ message }: { message: string }) => {
    toast({ title: message });
    await refresh();
  };
  const inForm = { title: 'Η υπηρεσία δεν αποθηκεύτηκε', inForm: true };
  return {
    create: useMutation(api.services.createService.mutationOptions({ meta: inForm, onSuccess })),
    update: useMutation(
      api.services.updateService.mutationOptions({
        meta: inForm,
        onSuccess,
        // Another administrator saved first: the form loads those changes.
        onError: (error) => error instanceof ORPCError && error.code === 'SERVICE_CHANGED' && refresh(),
      }),
    ),
    remove: useMutation(
      api.services.deleteService.mutationOptions({ meta: { title: 'Η υπηρεσία δεν διαγράφηκε' }, onSuccess }),
    ),
    order: useMutation(
      api.services.orderServices.mutationOptions({
        meta: { title: 'Η σειρά δεν άλλαξε' },
        onSuccess,
        onError: refresh,
      }),
    ),
  };
}
