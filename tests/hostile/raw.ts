import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostileShop } from './shop.ts';

/** A plain TCP connection to the shop. If the shop closes it, the attack does not fail. */
export async function connectTo({ port }: Pick<HostileShop, 'port'>): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes and returns what came back until the connection ended or the time was over. */
export async function exchange(shop: HostileShop, bytes: string | Buffer, withinMs = 1_000): Promise<string> {
  const socket = await connectTo(shop);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(bytes);
  const waiting = new AbortController();
  await Promise.race([closed, sleep(withinMs, undefined, { signal: waiting.signal }).catch(() => undefined)]);
  waiting.abort();
  socket.destroy();
  return received;
}

/** Sends bytes and resets the connection after a while. */
export async function sendAndReset(
  shop: HostileShop,
  bytes: string | Buffer,
  afterMs: number,
): Promise<void> {
  const socket = await connectTo(shop);
  socket.write(bytes);
  if (afterMs > 0) await sleep(afterMs);
  socket.resetAndDestroy();
}

/** The status code of each response in what came back. */
export const statusesIn = (received: string): number[] =>
  Array.from(received.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => Number(status));
