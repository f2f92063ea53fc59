import { once } from 'node:events';
import { onTestFinished, vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import type { LiveMessage } from '#shared/live.ts';

/** A client of /ws: its received messages, and how it ended. */
export type TestSocket = {
  socket: WebSocket;
  messages: LiveMessage[];
  /** Resolves to the close code. */
  ended: Promise<number>;
  /** Waits until there are `atLeast` messages of a type, and returns them. */
  heard(type: string, atLeast?: number): Promise<LiveMessage[]>;
};

type Options = { cookie?: string; origin?: string; headers?: Record<string, string> };

/** Opens /ws like a page until the test has ended, and waits for the server's greeting; throws when it is refused. */
export async function openSocket(base: string, options: Options = {}): Promise<TestSocket> {
  const opened = await connect(base, options);
  onTestFinished(async () => {
    opened.socket.terminate();
    await opened.ended;
  });
  return opened;
}

/** Like `openSocket`, for what outlives a test. */
export async function connect(
  base: string,
  { cookie, origin = 'http://localhost:3000', headers = {} }: Options = {},
): Promise<TestSocket> {
  const options: ClientOptions = { origin, headers: { ...headers, ...(cookie ? { cookie } : {}) } };
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws`, options);
  const messages: LiveMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  const ofType = (type: string) => messages.filter((message) => message.type === type);
  const opened: TestSocket = {
    socket,
    messages,
    ended,
    async heard(type, atLeast = 1) {
      await vi.waitUntil(() => ofType(type).length >= atLeast, { timeout: 20_000, interval: 5 });
      return ofType(type);
    },
  };
  await opened.heard('connection');
  return opened;
}
