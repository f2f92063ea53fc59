import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage, ChatView } from '../contract.ts';
import type { Unsent } from '../outbox.ts';
import { ChatClient } from './chat-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Fault = 'none' | 'unreachable' | 'answer lost' | 'limit' | 'invalid';

/** A server with conversations of a visitor, and a connection to it that can fail. */
class Server {
  fault: Fault = 'none';
  conversations: { id: string; isClosed: boolean; messages: ChatMessage[] }[] = [];

  get current() {
    return this.conversations.at(-1);
  }

  texts = () => this.conversations.map(({ messages }) => messages.map(({ content }) => content));

  add(content: string, sender: ChatMessage['sender'], key?: string) {
    const messages = this.current?.messages ?? [];
    const at = new Date().toISOString();
    const seq = messages.length + 1;
    messages.push({
      id: `${this.conversations.length}-${seq}`,
      seq,
      sender,
      content,
      type: 'text',
      timestamp: at,
      visibleAt: at,
      metadata: {},
      links: [],
      ...(key && { key }),
    });
  }

  begin() {
    this.conversations.push({ id: `c${this.conversations.length}`, isClosed: false, messages: [] });
    this.add('Γεια σας', 'bot');
  }

  view(id: string, after = 0): ChatView {
    const found = this.conversations.find((one) => one.id === id);
    if (!found) throw new ORPCError('CHAT_NOT_FOUND', { status: 404, message: 'Δεν βρέθηκε' });
    return {
      conversation: {
        id,
        state: found.isClosed ? 'closed' : 'bot',
        lastSeq: found.messages.length,
        readByAgent: 0,
        readByUser: 0,
        asksContact: false,
        isLeft: false,
        canMail: false,
        openedAt: new Date().toISOString(),
      },
      messages: found.messages.filter(({ seq }) => seq > after),
      availability: 'offline',
      now: new Date().toISOString(),
    };
  }

  send(id: string, key: string, text: string, after: number): ChatView {
    if (this.fault === 'limit') {
      const data = { data: { retryAfterSeconds: 60 } };
      throw new ORPCError('TOO_MANY_REQUESTS', { status: 429, message: 'Πολλά μηνύματα', data });
    }
    if (this.fault === 'invalid' && text === 'άκυρο')
      throw new ORPCError('INVALID_INPUT', { status: 400, message: 'Όχι αυτό' });
    const found = this.conversations.find((one) => one.id === id);
    if (found?.messages.some((one) => one.key === key)) return this.view(id, after);
    if (found?.isClosed) throw new ORPCError('CHAT_CLOSED', { status: 409, message: 'Έκλεισε' });
    this.add(text, 'user', key);
    return this.view(id, after);
  }
}

function browserOf(server: Server, outbox: { stored: readonly Unsent[] } = { stored: [] }) {
  let keys = 0;
  const reach = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (server.fault === 'unreachable') throw new TypeError('Failed to fetch');
    const given = answer();
    if (server.fault === 'answer lost') throw new TypeError('Failed to fetch');
    return given;
  };
  const open = (startNew?: boolean) => {
    if (!server.current || (startNew && server.current.isClosed)) server.begin();
    return server.view(server.current?.id ?? '');
  };
  const client = new ChatClient(
    {
      get: () =>
        reach(() => ({
          ...(server.current && { chat: server.view(server.current.id) }),
          availability: 'offline',
        })),
      open: ({ startNew }) => reach(() => open(startNew)),
      list: ({ conversationId, after }) => reach(() => server.view(conversationId, after)),
      send: ({ conversationId, key, text, after }) =>
        reach(() => server.send(conversationId, key, text, after)),
      close: ({ conversationId }) => reach(() => server.view(conversationId)),
      markRead: () => reach(() => undefined),
      sayTyping: () => reach(() => undefined),
    },
    {
      readOutbox: () => [...outbox.stored],
      keepOutbox: (messages) => (outbox.stored = messages),
      alone: (work) => work(),
      newKey: () => `key-${(keys += 1)}`,
      now: Date.now,
      page: () => '/products',
    },
  );
  const state = () => client.state.read();
  return { client, outbox, state, shown: () => state().shown.messages.map(({ content }) => content) };
}

const passMinutes = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

test('what is written without a connection is sent when it returns: each once, in its order', async () => {
  const server = new Server();
  const { client, outbox, state, shown } = browserOf(server);
  await client.open();
  server.fault = 'unreachable';
  for (const text of ['ένα', 'δύο', 'τρία']) client.write(text, '');
  await passMinutes(5);
  expect(state().hindrance?.kind).toBe('offline');
  expect(outbox.stored).toHaveLength(3);
  server.fault = 'none';
  await passMinutes(2);
  expect(server.texts()).toEqual([['Γεια σας', 'ένα', 'δύο', 'τρία']]);
  expect(shown()).toEqual(['Γεια σας', 'ένα', 'δύο', 'τρία']);
  expect(outbox.stored).toEqual([]);
  expect(state().hindrance).toBeUndefined();
});

test('a message that arrived although its answer was lost is not sent a second time', async () => {
  const server = new Server();
  const { client, outbox } = browserOf(server);
  await client.open();
  server.fault = 'answer lost';
  client.write('ένα', '');
  await passMinutes(3);
  client.write('δύο', '');
  await passMinutes(3);
  server.fault = 'none';
  await passMinutes(2);
  expect(server.texts()).toEqual([['Γεια σας', 'ένα', 'δύο']]);
  expect(outbox.stored).toEqual([]);
});

test('a message that another tab removed from the storage with its own is sent all the same, once', async () => {
  const server = new Server();
  const { client, outbox, shown } = browserOf(server);
  await client.open();
  server.fault = 'unreachable';
  client.write('ένα', '');
  await vi.advanceTimersByTimeAsync(0);
  outbox.stored = [];
  server.fault = 'none';
  await client.flush();
  expect(server.texts()).toEqual([['Γεια σας', 'ένα']]);
  expect(shown()).toEqual(['Γεια σας', 'ένα']);
  await client.flush();
  expect(client.state.read().outbox).toEqual([]);
});

test('what one tab wrote and another sent or gave up does not come back', async () => {
  const server = new Server();
  const { client, outbox, state } = browserOf(server);
  await client.open();
  server.fault = 'unreachable';
  client.write('ένα', '');
  client.write('άκυρο', '');
  await vi.advanceTimersByTimeAsync(0);
  server.fault = 'invalid';
  await browserOf(server, outbox).client.look();
  await client.flush();
  expect(state().outbox).toMatchObject([{ text: 'άκυρο', refusal: 'Όχι αυτό' }]);
  browserOf(server, outbox).client.discard(state().outbox[0]?.key ?? '');
  await client.flush();
  expect(state().outbox).toEqual([]);
  expect(server.texts()).toEqual([['Γεια σας', 'ένα']]);
});

test('the outbox of a tab that was closed is sent by the next one, which has no conversation yet', async () => {
  const server = new Server();
  const closed = browserOf(server);
  server.fault = 'unreachable';
  closed.client.write('γραμμένο πριν', '');
  await passMinutes(1);
  closed.client.stop();
  server.fault = 'none';
  const next = browserOf(server, closed.outbox);
  await next.client.look();
  await passMinutes(1);
  expect(server.texts()).toEqual([['Γεια σας', 'γραμμένο πριν']]);
});

test('what was written to a conversation that was closed meanwhile begins the next one', async () => {
  const server = new Server();
  const { client, outbox, shown } = browserOf(server);
  await client.open();
  if (server.current) server.current.isClosed = true;
  client.write('ακόμη κάτι', '');
  await passMinutes(1);
  expect(server.texts()).toEqual([['Γεια σας'], ['Γεια σας', 'ακόμη κάτι']]);
  expect(shown()).toEqual(['Γεια σας', 'ακόμη κάτι']);
  expect(outbox.stored).toEqual([]);
});

test('a refused message waits for its writer and holds nothing up', async () => {
  const server = new Server();
  const { client, state } = browserOf(server);
  await client.open();
  server.fault = 'invalid';
  client.write('άκυρο', '');
  client.write('έγκυρο', '');
  await passMinutes(1);
  expect(server.texts()).toEqual([['Γεια σας', 'έγκυρο']]);
  expect(state().outbox).toMatchObject([{ text: 'άκυρο', refusal: 'Όχι αυτό' }]);
  expect(client.discard('key-1')).toBe('άκυρο');
  expect(state().outbox).toEqual([]);
});

test('a flood limit is waited for as long as the server says', async () => {
  const server = new Server();
  const { client, state } = browserOf(server);
  await client.open();
  server.fault = 'limit';
  client.write('πολλά', '');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().hindrance).toEqual({ kind: 'limit', words: 'Πολλά μηνύματα' });
  server.fault = 'none';
  await vi.advanceTimersByTimeAsync(50_000);
  expect(server.texts()).toEqual([['Γεια σας']]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(server.texts()).toEqual([['Γεια σας', 'πολλά']]);
});

test('a live message brings what others wrote; typing ends with the message or by itself', async () => {
  const server = new Server();
  const { client, state, shown } = browserOf(server);
  await client.open();
  const about = { type: 'chat', conversationId: 'c0', seq: 2, by: 'agent' } as const;
  client.hear({ ...about, event: 'typing', name: 'Μαρία' });
  expect(state().typist).toEqual({ name: 'Μαρία' });
  server.add('Καλησπέρα', 'agent');
  client.hear({ ...about, event: 'message' });
  await vi.advanceTimersByTimeAsync(10);
  expect(shown()).toEqual(['Γεια σας', 'Καλησπέρα']);
  expect(state().typist).toBeUndefined();
  client.hear({ ...about, event: 'typing', name: 'Μαρία' });
  await vi.advanceTimersByTimeAsync(7_000);
  expect(state().typist).toBeUndefined();
  client.hear({ ...about, event: 'read', seq: 1 });
  expect(state().known?.conversation.readByAgent).toBe(1);
  // Not of another conversation.
  client.hear({ ...about, conversationId: 'c9', event: 'typing', name: 'Ξένος' });
  expect(state().typist).toBeUndefined();
});
