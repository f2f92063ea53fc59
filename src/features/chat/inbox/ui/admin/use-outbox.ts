import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLiveMessages } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import type { UnsentMessage } from '../../draft.ts';
import { mergeMessages, type InboxMessages } from '../../messages.ts';
import { changeDraft, draftOf, forgetDrafts, unsentConversations } from './drafts.ts';
import { flush, isWaiting } from './outbox.ts';

/** How often an unsent message is tried again, besides when the connection is back. */
const retryMs = 4_000;

/** Sends what administrators write: at once, or when the connection is back, in order and once. */
export function useOutbox() {
  const queryClient = useQueryClient();
  const { inbox } = useApi();

  async function deliver(conversationId: string, { key, text, isNote, links }: UnsentMessage) {
    const queryKey = inbox.listConversationMessages.queryKey({ input: { conversationId } });
    const after = queryClient.getQueryData<InboxMessages>(queryKey)?.messages.at(-1)?.seq;
    const input = { conversationId, key, text, ...(after && { after }) };
    const next = isNote
      ? await inbox.noteOnConversation.call(input)
      : await inbox.replyToConversation.call({
          ...input,
          ...(links.length > 0 && { links: links.map(({ kind, id }) => ({ kind, id })) }),
        });
    queryClient.setQueryData<InboxMessages>(queryKey, (known) => mergeMessages(known, next));
    for (const changed of [inbox.listConversations.key(), inbox.countConversations.key()])
      void queryClient.invalidateQueries({ queryKey: changed });
    void queryClient.invalidateQueries({
      queryKey: inbox.getConversation.queryKey({ input: { conversationId } }),
    });
  }

  const retryAll = () => {
    for (const id of unsentConversations()) if (isWaiting(id)) void flush(id, deliver);
  };
  const retry = useEffectEvent(retryAll);
  useLiveMessages(({ type }) => {
    if (type === 'connection') retryAll();
  });
  useEffect(() => {
    retry();
    const again = () => retry();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      forgetDrafts();
    };
  }, []);

  return {
    /** Puts what is written in a conversation on its way and empties its field. */
    send(conversationId: string) {
      const { text, isNote, links, unsent } = draftOf(conversationId);
      if (text.trim() === '') return;
      const message = { key: messageKey(), text, isNote, links, at: new Date().toISOString() };
      changeDraft(conversationId, { text: '', links: [], unsent: [...unsent, message] });
      void flush(conversationId, deliver);
    },
    /** Tries the unsent messages of a conversation again. */
    retry: (conversationId: string) => void flush(conversationId, deliver),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;

/** A random UUID; crypto.randomUUID exists only in secure contexts. */
function messageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
