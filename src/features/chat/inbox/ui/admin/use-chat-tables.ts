import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';

/** The mutations of the canned replies and of the bot's table; after each one the lists are fetched again. */
export function useChatTables() {
  const queryClient = useQueryClient();
  const { inbox } = useApi();
  const refresh = () => queryClient.invalidateQueries({ queryKey: inbox.key() });
  const saved = (title: string, description: string) => ({
    meta: { title: 'Η αλλαγή δεν αποθηκεύτηκε', inForm: true },
    async onSuccess() {
      toast({ title, description });
      await refresh();
    },
    // Somebody else may have changed or deleted it.
    onError: (error: unknown) => error instanceof ORPCError && refresh(),
  });
  const removed = {
    meta: { title: 'Σφάλμα διαγραφής', confirms: true as const },
  };
  return {
    addReply: useMutation(
      inbox.addCannedReply.mutationOptions(
        saved('Η έτοιμη απάντηση προστέθηκε', 'Καλείται με «/» στη συνομιλία.'),
      ),
    ),
    changeReply: useMutation(
      inbox.changeCannedReply.mutationOptions(
        saved('Η έτοιμη απάντηση αποθηκεύτηκε', 'Ισχύει αμέσως για όλους.'),
      ),
    ),
    removeReply: useMutation(inbox.removeCannedReply.mutationOptions(removed)),
    addAnswer: useMutation(
      inbox.addBotAnswer.mutationOptions(
        saved('Ο βοηθός έμαθε την απάντηση', 'Ισχύει από το επόμενο μήνυμα.'),
      ),
    ),
    changeAnswer: useMutation(
      inbox.changeBotAnswer.mutationOptions(
        saved('Η απάντηση αποθηκεύτηκε', 'Ισχύει από το επόμενο μήνυμα.'),
      ),
    ),
    removeAnswer: useMutation(inbox.removeBotAnswer.mutationOptions(removed)),
  };
}
