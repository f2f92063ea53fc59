import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { oneAtATime } from './pipelining.ts';

const ask = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

/** Starts a server with the listener and connects to it. */
async function connectTo(listener: RequestListener): Promise<Socket> {
  const server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(async () => {
    socket.destroy();
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
  });
  return socket;
}

test('requests sent in one go are answered in their order, each after the one before', async () => {
  let running = 0;
  let most = 0;
  const socket = await connectTo((request, response) => {
    most = Math.max(most, (running += 1));
    setTimeout(() => {
      running -= 1;
      response.end(`<${request.url}>`);
    }, 2);
  });
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  socket.write(paths.map((path) => ask(path)).join('') + ask('/last', 'Connection: close\r\n'));
  const answered = [...(await text(socket)).matchAll(/<(.+?)>/g)].map(([, path]) => path);
  expect(answered).toEqual([...paths, '/last']);
  expect(most).toBe(1);
});

test('another connection is answered between the requests that one sent in one go', async () => {
  const order: string[] = [];
  const listener = vi.fn<RequestListener>((request, response) => {
    order.push(request.url ?? '');
    response.end();
  });
  const server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [one, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  onTestFinished(() => void [one, other].map((socket) => socket.destroy()));
  onTestFinished(() => void server.close());
  await Promise.all([once(one, 'connect'), once(other, 'connect')]);
  one.write(ask('/one').repeat(30));
  other.write(ask('/other'));
  await vi.waitFor(() => expect(order).toHaveLength(31), { timeout: 15_000 });
  expect(order.indexOf('/other')).toBeLessThan(5);
});

test('who sends requests and reads no answer is asked for no more, and is cut past a number of them', async () => {
  const listener = vi.fn<RequestListener>((_, response) => void response.end(Buffer.alloc(20_000_000)));
  const socket = await connectTo(listener);
  socket.pause().write(ask('/').repeat(10));
  await vi.waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 15_000 });
  const closed = once(socket, 'close');
  socket.write(ask('/').repeat(50));
  socket.resume();
  await closed;
  expect(listener.mock.calls.length).toBeLessThan(10);
});

test('nothing is begun for a connection that has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  const listener = vi.fn<RequestListener>((_, response) => resolve(() => void response.end()));
  const socket = await connectTo(listener);
  socket.write(ask('/').repeat(3));
  const end = await promise;
  const [{ request }] = [{ request: listener.mock.calls[0]?.[0] }];
  socket.destroy();
  if (request && !request.socket.destroyed) await once(request.socket, 'close');
  end();
  await new Promise((done) => setImmediate(() => setImmediate(done)));
  expect(listener).toHaveBeenCalledTimes(1);
});
