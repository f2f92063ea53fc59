import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { mergeMessages, type InboxMessages } from '../../messages.ts';

/** The messages and notes of a conversation; refetching fetches only what came after the last one. */
export function useMessages(conversationId: string) {
  const queryClient = useQueryClient();
  const { listConversationMessages } = useApi().inbox;
  const queryKey = listConversationMessages.queryKey({ input: { conversationId } });
  return useQuery({
    queryKey,
    staleTime: 0,
    async queryFn() {
      const known = queryClient.getQueryData<InboxMessages>(queryKey);
      const after = known?.messages.at(-1)?.seq;
      const next = await listConversationMessages.call({ conversationId, ...(after && { after }) });
      // What was sent in the meantime has come into the cache with its answer.
      return mergeMessages(queryClient.getQueryData<InboxMessages>(queryKey), next);
    },
  });
}
