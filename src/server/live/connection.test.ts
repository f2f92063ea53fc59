import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createLog } from '../log.ts';
import { Connection } from './connection.ts';

const server = new WebSocketServer({ port: 0, autoPong: false });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const listener = { admin: false, customerId: undefined, sessions: [] };
afterEach(() => server.clients.forEach((client) => client.terminate()));

/** Opens a connection; `autoPong: false` is a client whose program hangs. */
async function connect(options: { autoPong: boolean }) {
  const client = new WebSocket(`ws://127.0.0.1:${port}`, options);
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open');
  const log = createLog({ write: () => {} });
  return { client, socket, connection: new Connection(socket, listener, log, () => true) };
}

test('a connection that does not answer is ended at the next check, one that answers stays', async () => {
  const dead = await connect({ autoPong: false });
  const alive = await connect({ autoPong: true });
  const answered = once(alive.socket, 'pong');
  for (const { connection } of [dead, alive]) connection.check();
  await answered;
  const closed = once(dead.client, 'close');
  const again = once(alive.socket, 'pong');
  for (const { connection } of [dead, alive]) connection.check();
  // 1006: without a closing frame, for which nobody would wait.
  expect((await closed)[0]).toBe(1006);
  await again;
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

test('whoever sends pongs without end is sent away', async () => {
  const { client } = await connect({ autoPong: true });
  for (let sent = 0; sent < 40; sent += 1) client.pong();
  expect((await once(client, 'close'))[0]).toBe(1008);
});
