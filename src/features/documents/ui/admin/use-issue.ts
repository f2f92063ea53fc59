import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Order } from '#features/orders/contract.ts';

/** Issues documents and credit notes of an order; each confirms itself. */
export function useIssue({ id, orderNumber }: Order) {
  const api = useApi();
  const queryClient = useQueryClient();
  const settings = {
    meta: { title: 'Το παραστατικό δεν εκδόθηκε' },
    onSuccess: ({ message }: { message: string }) => toast({ title: message, description: orderNumber }),
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: api.documents.listDocuments.key({ input: { orderId: id } }),
      }),
  };
  return {
    issue: useMutation(api.documents.issueDocument.mutationOptions(settings)),
    cancel: useMutation(api.documents.cancelDocument.mutationOptions(settings)),
    credit: useMutation(
      api.documents.creditDocument.mutationOptions({
        ...settings,
        meta: { title: 'Το πιστωτικό δεν εκδόθηκε', inForm: true },
      }),
    ),
  };
}
