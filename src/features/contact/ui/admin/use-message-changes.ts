import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { toast } from '../../../../ui/toast/toast.ts';

/** The mutations of messages; after each one all lists of messages are fetched again. */
export function useMessageChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSuccess = async ({ message }: { message: string }) => {
    toast({ title: message });
    await queryClient.invalidateQueries({ queryKey: api.contact.key() });
  };
  return {
    setStatus: useMutation(api.contact.setMessageStatus.mutationOptions({ onSuccess })),
    reply: useMutation(
      api.contact.replyToMessage.mutationOptions({
        meta: { title: 'Η απάντηση δεν στάλθηκε', inForm: true },
        onSuccess,
        // A colleague may have answered meanwhile.
        onError: () => queryClient.invalidateQueries({ queryKey: api.contact.key() }),
      }),
    ),
    remove: useMutation(
      api.contact.deleteMessage.mutationOptions({
        meta: { title: 'Σφάλμα διαγραφής', failure: 'Δεν ήταν δυνατή η διαγραφή του μηνύματος.' },
        onSuccess,
      }),
    ),
  };
}
