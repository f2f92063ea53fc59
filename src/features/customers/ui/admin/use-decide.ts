import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/api.ts';
import { toast } from '../../../../ui/toast.ts';

/** What an administrator decides of an account; afterwards every list is read again. */
export function useDecide(onDone?: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation(
    api.customers.decideOnCustomer.mutationOptions({
      meta: { title: 'Η απόφαση δεν αποθηκεύτηκε' },
      async onSuccess({ message }) {
        toast({ title: message });
        onDone?.();
        await queryClient.invalidateQueries({ queryKey: api.customers.key() });
      },
    }),
  );
  return {
    isPending,
    /** Of whom a decision is on its way. */
    pendingId: isPending ? variables.customerId : undefined,
    approve: (customerId: string, canViewPrices = true) =>
      mutate({ customerId, isVerified: true, canViewPrices }),
    reject: (customerId: string, rejectionReason: string) =>
      mutate({ customerId, isVerified: false, canViewPrices: false, rejectionReason }),
  };
}
