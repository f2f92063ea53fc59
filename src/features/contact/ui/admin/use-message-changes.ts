import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

export function useMessageChanges() {
  const api = useApi();
  return {
    setStatus: useMutation(api.contact.setMessageStatus.mutationOptions({ meta: { confirms: true } })),
    reply: useMutation(
      api.contact.replyToMessage.mutationOptions({
        meta: { title: 'Η απάντηση δεν στάλθηκε', inForm: true, confirms: true },
      }),
    ),
    remove: useMutation(
      api.contact.deleteMessage.mutationOptions({
        meta: {
          title: 'Σφάλμα διαγραφής',
          failure: 'Δεν ήταν δυνατή η διαγραφή του μηνύματος.',
          confirms: true,
        },
      }),
    ),
  };
}
