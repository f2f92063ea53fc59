import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveMessages } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { endTyping, showTyping } from './typing.ts';

/** Many messages at once fetch the lists once. */
const togetherMs = 200;

/** Keeps lists, conversations, signs of typing and presence up to date while the inbox is open. */
export function useInboxLive(myName: string | undefined): void {
  const queryClient = useQueryClient();
  const { inbox } = useApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refreshLists() {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      for (const queryKey of [inbox.listConversations.key(), inbox.countConversations.key()])
        void queryClient.invalidateQueries({ queryKey });
    }, togetherMs);
  }

  useLiveMessages((message) => {
    if (message.type === 'presence') {
      void queryClient.invalidateQueries({ queryKey: inbox.getPresence.key() });
      return;
    }
    if (message.type !== 'chat') return;
    const { conversationId, event, by = 'user', name } = message;
    const input = { conversationId };
    if (event === 'typing') {
      if (by === 'user' || name !== myName) showTyping(conversationId, { by, name });
      return;
    }
    void queryClient.invalidateQueries({ queryKey: inbox.getConversation.queryKey({ input }) });
    if (event !== 'read') {
      endTyping(conversationId, { by, name });
      void queryClient.invalidateQueries({ queryKey: inbox.listConversationMessages.queryKey({ input }) });
    }
    refreshLists();
  });
}
