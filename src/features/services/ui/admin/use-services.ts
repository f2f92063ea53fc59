import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

export function useServiceChanges() {
  const api = useApi();
  const saved = { title: 'Η υπηρεσία δεν αποθηκεύτηκε', inForm: true, confirms: true } as const;
  return {
    create: useMutation(api.services.createService.mutationOptions({ meta: saved })),
    adopt: useMutation(
      api.services.adoptServices.mutationOptions({
        meta: { title: 'Οι υπηρεσίες δεν προστέθηκαν', confirms: true },
      }),
    ),
    update: useMutation(api.services.updateService.mutationOptions({ meta: saved })),
    remove: useMutation(
      api.services.deleteService.mutationOptions({
        meta: { title: 'Η υπηρεσία δεν διαγράφηκε', confirms: true },
      }),
    ),
    order: useMutation(
      api.services.orderServices.mutationOptions({
        meta: { title: 'Η σειρά δεν άλλαξε', confirms: true },
      }),
    ),
  };
}
