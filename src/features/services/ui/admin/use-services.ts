import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/api.ts';
import { toast } from '../../../../ui/toast.ts';

/** The changes of the services; after each the list is read again. */
export function useServiceChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSuccess = async ({ message }: { message: string }) => {
    toast({ title: message });
    await queryClient.invalidateQueries({ queryKey: api.services.key() });
  };
  const inForm = { title: 'Η υπηρεσία δεν αποθηκεύτηκε', inForm: true };
  return {
    create: useMutation(api.services.createService.mutationOptions({ meta: inForm, onSuccess })),
    update: useMutation(api.services.updateService.mutationOptions({ meta: inForm, onSuccess })),
    remove: useMutation(
      api.services.deleteService.mutationOptions({ meta: { title: 'Η υπηρεσία δεν διαγράφηκε' }, onSuccess }),
    ),
    order: useMutation(
      api.services.orderServices.mutationOptions({ meta: { title: 'Η σειρά δεν άλλαξε' }, onSuccess }),
    ),
  };
}
