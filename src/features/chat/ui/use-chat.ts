import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { live } from '#ui/live/connection.ts';
import { useApi } from '#ui/page/api.ts';
import { keepLocal, keepTab, readLocal, readTab } from '#ui/page/local-storage.ts';
import { useViewer } from '#ui/page/session.ts';
import { ownedBy, readOutbox, storedOutbox } from '../outbox.ts';
import type { Known } from '../timeline.ts';
import { ChatClient } from './chat-client.ts';

/** A request without an answer is given up and repeated. */
const answerWithinMs = 20_000;
/** Without a live connection it is asked for news as often as this. */
const askEveryMs = 10_000;

/** A UUID; the browser's own function exists only on secure origins. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** One sender for all tabs; browsers have locks only on secure origins, and the server stores each key once anyway. */
async function alone(work: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request('chat-outbox', work) : work());
}

/** The conversation of the person who is signed in, or of this browser's visitor. */
export function useChatClient(): ChatClient {
  // Its parts are new objects whenever they are read.
  const api = useApi();
  const owner = useViewer().customer?.id ?? '';
  const client = useMemo(() => {
    const { chat } = api;
    const soon = () => ({ signal: AbortSignal.timeout(answerWithinMs) });
    return new ChatClient(
      {
        get: () => chat.getChat.call({}, soon()),
        open: (input) => chat.openChat.call(input, soon()),
        list: (input) => chat.listChatMessages.call(input, soon()),
        send: (input) => chat.sendChatMessage.call(input, soon()),
        close: (input) => chat.closeChat.call(input, soon()),
        markRead: (input) => chat.markChatRead.call(input, soon()),
        sayTyping: (input) => chat.sayTyping.call(input, soon()),
      },
      {
        readOutbox: () => ownedBy(readOutbox(readLocal('chatOutbox')), owner),
        // What another customer left unsent goes with this.
        keepOutbox: (outbox) => keepLocal('chatOutbox', storedOutbox(outbox)),
        alone,
        newKey,
        now: Date.now,
        page: () => location.pathname,
      },
    );
  }, [api, owner]);
  useEffect(() => () => client.stop(), [client]);
  return client;
}

export const useChatState = (client: ChatClient) =>
  useSyncExternalStore(client.state.subscribe, client.state.read);

/** Follows the conversation live while `isFollowed`, also what other tabs send. */
export function useFollow(client: ChatClient, known: Known | undefined, isFollowed: boolean): void {
  const { admin, customer } = useViewer();
  const id = known?.conversation.id;
  // The server learns from the cookie that the conversation brings whom a connection belongs to.
  const who = `${admin} ${customer?.id ?? ''} ${id ?? ''}`;
  const isConnected = useSyncExternalStore(
    live.state.subscribe,
    () => live.state.read().status === 'connected',
  );
  useEffect(() => {
    if (!isFollowed || id === undefined) return;
    const release = live.hold(who);
    const stopHearing = live.onMessage((message) => client.hear(message));
    return () => {
      stopHearing();
      release();
    };
  }, [client, id, isFollowed, who]);
  useEffect(() => {
    if (!isFollowed || id === undefined || isConnected) return;
    const timer = setInterval(() => void client.refresh(), askEveryMs);
    return () => clearInterval(timer);
  }, [client, id, isFollowed, isConnected]);
  useEffect(() => {
    const again = () => void client.flush().then(() => client.refresh());
    const heard = ({ key }: StorageEvent) => {
      if (key !== 'chatOutbox') return;
      // After the end of a conversation, another tab writes in the next one.
      const isClosed = client.state.read().known?.conversation.state === 'closed';
      void (isClosed ? client.look() : client.flush());
    };
    window.addEventListener('online', again);
    window.addEventListener('storage', heard);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('storage', heard);
    };
  }, [client]);
}

/** The text that is being written, kept in this tab; another person's text is not shown. */
export function useDraft(owner: string): [string, (text: string) => void] {
  const begin = `${owner}\n`;
  const [draft, setDraft] = useState(() => {
    const kept = readTab('chatDraft') ?? '';
    return [begin, '\n'].some((mine) => kept.startsWith(mine)) ? kept.slice(kept.indexOf('\n') + 1) : '';
  });
  const keep = (text: string) => {
    setDraft(text);
    keepTab('chatDraft', text === '' ? '' : begin + text);
  };
  return [draft, keep];
}
