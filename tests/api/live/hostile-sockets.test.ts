import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { openSocket } from '../../support/app/sockets.ts';

const app: TestApp = await testApp();
const { hostname, port } = new URL(app.origin);

const listen = () => openSocket(app.origin);

const handshake = (origin: string) =>
  [
    'GET /ws HTTP/1.1',
    `Host: ${hostname}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Origin: ${origin}`,
    '\r\n',
  ].join('\r\n');

async function sendRaw(text: string): Promise<Socket> {
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Reads everything that the server sends until it closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket.setEncoding('utf8')) text += part;
  return text;
}

// An unhandled error would fail the run.
test.each(['https://elsewhere.example', 'http://localhost:3000'])(
  'connections from %s that are reset in the middle of the handshake harm nobody',
  async (origin) => {
    for (const pauseMs of [0, 1, 2, 5, 10, 20]) {
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const socket = await sendRaw(handshake(origin));
          await sleep(pauseMs);
          socket.resetAndDestroy();
        }),
      );
    }
    const { messages } = await listen();
    // Who of the office is there is told to everybody, whenever it changes.
    expect(messages.filter(({ type }) => type !== 'presence')).toHaveLength(1);
  },
);

test('a refused handshake is closed by the server, also when the client would keep it', async () => {
  const socket = await sendRaw(handshake('https://elsewhere.example'));
  expect(await readAll(socket)).toMatch(/^HTTP\/1.1 403 /);
});

test.each(['h2c', 'TLS/1.0', 'websocket'])(
  'an offer to upgrade to %s elsewhere is ignored',
  async (protocol) => {
    const socket = await sendRaw(
      `GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    const [first] = await once(socket, 'data');
    expect(String(first)).toContain('HTTP/1.1 200 OK');
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    expect(await readAll(socket)).toContain('HTTP/1.1 200 OK');
  },
);

test.each([
  ['lists within lists', '['.repeat(5000) + ']'.repeat(5000)],
  ['objects within objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['a NUL', JSON.stringify({ name: '\0' })],
  ['half a surrogate pair', '"\\ud83d"'],
])('%s end that connection and no other', async (_what, message) => {
  const [hostile, other] = [await listen(), await listen()];
  hostile.socket.send(message);
  expect(await hostile.ended).toBe(1007);
  other.socket.send('1');
  expect(await other.heard('echo')).toHaveLength(1);
});

test('whoever sends pings without end is sent away, and one ping is answered', async () => {
  const listener = await listen();
  listener.socket.ping('here');
  const [answer] = await once(listener.socket, 'pong');
  expect(String(answer)).toBe('here');
  for (let sent = 0; sent < 40; sent += 1) listener.socket.ping();
  expect(await listener.ended).toBe(1008);
});
