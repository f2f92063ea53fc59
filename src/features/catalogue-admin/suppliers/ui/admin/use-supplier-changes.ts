import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

export function useSupplierChanges() {
  const { purchasing } = useApi();
  const saved = { title: 'Ο προμηθευτής δεν αποθηκεύτηκε', inForm: true, confirms: true } as const;
  const supply = { title: 'Η τιμή του προμηθευτή δεν αποθηκεύτηκε', inForm: true, confirms: true } as const;
  return {
    add: useMutation(purchasing.addSupplier.mutationOptions({ meta: saved })),
    update: useMutation(purchasing.updateSupplier.mutationOptions({ meta: saved })),
    remove: useMutation(
      purchasing.removeSupplier.mutationOptions({
        meta: { title: 'Ο προμηθευτής δεν διαγράφηκε', confirms: true },
      }),
    ),
    putSupply: useMutation(purchasing.putSupply.mutationOptions({ meta: supply })),
    removeSupply: useMutation(
      purchasing.removeSupply.mutationOptions({
        meta: { title: 'Το προϊόν δεν βγήκε από τον προμηθευτή', confirms: true },
      }),
    ),
  };
}
