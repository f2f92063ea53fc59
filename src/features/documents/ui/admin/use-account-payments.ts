import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';

/** The changes of a customer's account: each confirms itself, and what shows it is fetched again. */
export function useAccountPayments() {
  const queryClient = useQueryClient();
  const api = useApi();
  const settings = {
    meta: { title: 'Η κίνηση δεν καταχωρίστηκε', inForm: true },
    onSuccess: ({ message }: { message: string }) => toast({ title: message }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: api.documents.key() });
      await queryClient.invalidateQueries({ queryKey: api.orders.key() });
    },
  };
  return {
    record: useMutation(api.orders.recordAccountPayment.mutationOptions(settings)),
    undo: useMutation(api.orders.undoAccountPayment.mutationOptions(settings)),
  };
}
