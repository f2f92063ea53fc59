import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Raid } from './attack.ts';
import { connectTo, exchange, sendAndReset, statusesIn } from './raw.ts';
import { newAddress } from './visitor.ts';

type Handshake = {
  path?: string;
  origin?: string;
  key?: string;
  version?: string;
  upgrade?: string;
  from?: string;
};

const line = (name: string, value: string) => (value ? `${name}: ${value}\r\n` : '');

/** The request for a WebSocket; valid except for the given parts. */
export function handshake(
  { shop }: Raid,
  {
    path = '/ws',
    origin = shop.origin,
    key = 'dGhlIHNhbXBsZSBub25jZQ==',
    version = '13',
    upgrade = 'websocket',
    from = newAddress(),
  }: Handshake = {},
): string {
  const headers = [
    line('Host', `localhost:${shop.port}`),
    line('Connection', 'Upgrade'),
    line('Upgrade', upgrade),
    line('Sec-WebSocket-Version', version),
    line('Sec-WebSocket-Key', key),
    line('Origin', origin),
    line('X-Forwarded-For', from),
  ];
  return `GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n`;
}

const wrong: Record<string, Handshake> = {
  'a foreign origin': { origin: 'http://evil.example' },
  'no origin': { origin: '' },
  'a key that is none': { key: 'x' },
  'no key': { key: '' },
  'an old version': { version: '7' },
  'another protocol': { upgrade: 'h2c' },
  'a page': { path: '/' },
  'an endpoint': { path: '/api/products' },
  'a path that nothing has': { path: '/ws/none' },
  'a query of 8,000 letters': { path: `/ws?${'a'.repeat(8_000)}` },
};

/** Milliseconds: immediately, and at times when the response may be on its way. */
const delays = [0, 0, 1, 2, 5, 20];

function resets(shape: Handshake): Attack {
  return async (raid) => {
    const tries = Array.from({ length: raid.times(4, 60) }, () => delays).flat();
    await raid.each(tries, (afterMs) => sendAndReset(raid.shop, handshake(raid, shape), afterMs), 8);
    await sleep(100);
    const received = await exchange(raid.shop, handshake(raid, shape), 300);
    const failed = statusesIn(received).filter((status) => status >= 500);
    if (failed.length > 0) raid.faults.push(`answered ${failed.join(', ')}`);
  };
}

/** More connections from one address than the limit, all reset. */
const crowd: Attack = async (raid) => {
  const from = newAddress();
  const sockets = [];
  for (let index = 0; index < 130; index += 1) {
    const socket = await connectTo(raid.shop);
    socket.write(handshake(raid, { from }));
    if (index > 95) await sleep(index % 3);
    if (index > 99) socket.resetAndDestroy();
    else sockets.push(socket);
  }
  await sleep(200);
  for (const socket of sockets) socket.resetAndDestroy();
};

const halves: Attack = async (raid) => {
  const whole = handshake(raid);
  const parts = Array.from({ length: raid.times(12, 200) }, (_, index) =>
    whole.slice(0, (index * 29) % whole.length),
  );
  await raid.each(parts, (part) => sendAndReset(raid.shop, part, 5), 8);
  const open = await Promise.all(parts.map(() => connectTo(raid.shop)));
  open.forEach((socket, index) => socket.write(parts[index] ?? ''));
  await sleep(300);
  for (const socket of open) socket.destroy();
};

/** Valid handshakes whose connection is lost before, during and after the response. */
const opened: Attack = async (raid) => {
  const tries = Array.from({ length: raid.times(10, 100) }, () => delays).flat();
  await raid.each(tries, (afterMs) => sendAndReset(raid.shop, handshake(raid), afterMs), 8);
};

/** Bytes sent immediately after the request, before its response. */
const early: Attack = async (raid) => {
  for (const bytes of [
    Buffer.alloc(60_000),
    Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
    Buffer.alloc(1, 0xff),
  ])
    for (const shape of [{}, { origin: 'http://evil.example' }, { key: 'x' }]) {
      const received = await exchange(
        raid.shop,
        Buffer.concat([Buffer.from(handshake(raid, shape)), bytes]),
        200,
      );
      if (statusesIn(received).some((status) => status >= 500)) raid.faults.push(received.slice(0, 100));
    }
};

export const upgrades: Record<string, Attack> = {
  ...Object.fromEntries(
    Object.entries(wrong).map(([what, shape]) => [`upgrades with ${what}, reset`, resets(shape)]),
  ),
  'upgrades of one address past its limit, reset': crowd,
  'handshakes that are sent in part': halves,
  'right handshakes, reset': opened,
  'upgrades with more bytes behind them': early,
};
