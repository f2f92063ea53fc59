import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';

// The mutation has already shown the error.
const quietly = (run: Promise<unknown>) => void run.catch(() => undefined);

/** What an administrator does with a conversation: take it, hand it back to the bot, close it. */
export function useInboxChanges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.inbox.key() });
  // A colleague may have been faster.
  const onError = (error: unknown) => error instanceof ORPCError && refresh();
  const assign = useMutation(
    api.inbox.assignConversation.mutationOptions({
      meta: { title: 'Η συνομιλία δεν αναλήφθηκε' },
      onError,
      onSuccess: refresh,
    }),
  );
  const returning = useMutation(
    api.inbox.returnToBot.mutationOptions({
      meta: { title: 'Η συνομιλία δεν επέστρεψε στον βοηθό' },
      onError,
      onSuccess: refresh,
    }),
  );
  const close = useMutation(
    api.inbox.closeConversation.mutationOptions({
      meta: { title: 'Η συνομιλία δεν έκλεισε' },
      onError,
      onSuccess: refresh,
    }),
  );
  const takeBack = (conversationId: string) => ({
    label: 'Αναίρεση',
    onClick: () => quietly(assign.mutateAsync({ conversationId })),
  });

  return {
    isPending: assign.isPending || returning.isPending || close.isPending,
    /** Takes a conversation; `takeOver` after the question whether to take it from a colleague. */
    take: (conversationId: string, takeOver: boolean) =>
      assign.mutateAsync({ conversationId, ...(takeOver && { takeOver }) }),
    giveTo: (conversationId: string, to: string) =>
      quietly(
        assign
          .mutateAsync({ conversationId, agentName: to })
          .then(() => toast({ title: `Η συνομιλία δόθηκε: ${to}`, action: takeBack(conversationId) })),
      ),
    returnToBot: (conversationId: string) =>
      quietly(
        returning
          .mutateAsync({ conversationId })
          .then(({ message }) => toast({ title: message, action: takeBack(conversationId) })),
      ),
    close,
    /** Opens a closed conversation again as the caller's own. */
    reopen: (conversationId: string) => quietly(assign.mutateAsync({ conversationId })),
    takeBack,
  };
}

export type InboxChanges = ReturnType<typeof useInboxChanges>;
