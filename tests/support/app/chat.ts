import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { vi } from 'vitest';
import type { DB } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { testDatabase } from '../database/database.ts';
import type { RequestOptions, TestApp, TestResponse } from './app.ts';
import { openSocket, type TestSocket } from './sockets.ts';

/** Stores a conversation with one message, with the bot unless overridden; returns its id. */
export async function putChat(
  overrides: Partial<Insertable<DB['chatConversations']>> = {},
  message: Partial<Insertable<DB['chatMessages']>> = {},
): Promise<string> {
  const { db } = await testDatabase();
  const id = newId();
  const at = (overrides.updatedAt as Date | undefined) ?? new Date();
  await db
    .insertInto('chatConversations')
    .values({ id, openedAt: at, updatedAt: at, lastSeq: 1, ...overrides })
    .execute();
  const said = { sender: 'user', content: 'Θέλω μια κάμερα.', key: randomUUID(), at, visibleAt: at } as const;
  await db
    .insertInto('chatMessages')
    .values({ conversationId: id, seq: 1, ...said, ...message })
    .execute();
  return id;
}

type Said = {
  seq: number;
  sender: string;
  content: string;
  key?: string;
  visibleAt: string;
  links: Linked[];
};
type Linked = { kind: string; label: string; href: string; price?: number };
type View = {
  conversation: { id: string; state: string; lastSeq: number; asksContact: boolean; isLeft: boolean };
  messages: Said[];
  availability: string;
};

/** One browser with a chat: its Cookie header grows by the chat's cookie. */
export type ChatBrowser = {
  cookie: string;
  id: string;
  ask(method: string, path: string, body?: RequestOptions['body']): Promise<TestResponse>;
  /** Opens or resumes the conversation. */
  open(body?: { startNew?: boolean }): Promise<View>;
  /** Writes a message and returns what is new with it. */
  say(text: string, key?: string): Promise<View>;
  read(): Promise<View>;
};

/** A browser of a visitor, or of a customer with the Cookie header. */
export function chatBrowser(app: Pick<TestApp, 'request'>, cookie = ''): ChatBrowser {
  const browser: ChatBrowser = {
    cookie,
    id: '',
    async ask(method, path, body) {
      const answer = await app.request(method, path, {
        cookie: browser.cookie,
        ...(body && { body }),
      });
      const set = answer.headers
        .getSetCookie()
        .map((one) => one.split(';', 1)[0] ?? '')
        .filter((one) => !browser.cookie.includes(one));
      browser.cookie = [browser.cookie, ...set].filter(Boolean).join('; ');
      return answer;
    },
    async open(body = {}) {
      const view = viewOf(await browser.ask('POST', '/api/chat', body));
      browser.id = view.conversation.id;
      return view;
    },
    async say(text, key = randomUUID()) {
      const { conversation } = await browser.read();
      const body = { key, text, after: conversation.lastSeq };
      return viewOf(await browser.ask('POST', `/api/chat/${browser.id}/messages`, body));
    },
    read: async () => viewOf(await browser.ask('GET', `/api/chat/${browser.id}/messages`)),
  };
  return browser;
}

function viewOf({ status, body, text }: TestResponse): View {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body as View;
}

/** What a socket has heard of one side's doings; the notice of the opening may still be on its way to a new socket. */
export const chatEvents = ({ messages }: TestSocket, by: 'agent' | 'user') =>
  messages.filter((message) => message.type === 'chat' && message.by === by);

/** An administrator with a name, who is there: connected, at any hour. */
export async function agentAt(app: TestApp, name: string): Promise<{ cookie: string; socket: TestSocket }> {
  const cookie = await app.signIn('admin');
  const { db } = app.services.database;
  const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' };
  const opened = await app.request('PUT', '/api/admin/chat-hours', { cookie, body: hours });
  if (opened.status !== 200) throw new Error(opened.text);
  const named = await app.request('PUT', '/api/admin/chat-presence', { cookie, body: { name } });
  if (named.status !== 200) throw new Error(named.text);
  const socket = await openSocket(app.origin, { cookie });
  await vi.waitUntil(
    async () =>
      (
        await db
          .selectFrom('sessions')
          .where('displayName', '=', name)
          .where('liveAt', 'is not', null)
          .select('liveAt')
          .execute()
      ).length > 0,
    { timeout: 20_000, interval: 10 },
  );
  return { cookie, socket };
}
