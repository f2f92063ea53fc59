// npm run soak [-- --seconds 600 --rate 60]: a mixed hour in ten minutes. 90 % visitors, 9 % customers, 1 % administrators, and
// open sockets, at a fixed rate; fails on any error, on a p99 that nobody bears and on memory that grows. A long run then draws
// 20,000 pages, and repeats with large numbers the tests of faults, the fuzz of every endpoint and the random places of the advice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { buildIfNeeded } from '../scripts/build.ts';
import { freePort } from '../scripts/free-port.ts';
import { run } from '../scripts/run.ts';
import { quantile } from './quantiles.ts';
import { startShop, type Shop } from './shop.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    /** Requests a second. */
    rate: { type: 'string', default: '60' },
    renders: { type: 'string', default: '20000' },
  },
});
const [seconds, rate, renders] = [values.seconds, values.rate, values.renders].map(Number) as [
  number,
  number,
  number,
];
const isLong = seconds >= 300;
const socketCount = 100;
/** Memory settles in the first part of a run. */
const warmUp = 0.3;
const maxGrowth = 1.1;
/** Milliseconds; generous, because other programs share the machine. */
const longestP99 = 2_000;
const password = 'vigla-demo';

type Kind = 'visitor' | 'customer' | 'administrator';
const times: Record<Kind, number[]> = { visitor: [], customer: [], administrator: [] };
const faults: string[] = [];

/** A fixed sequence of numbers from 0 to 1, so that two runs ask the same. */
let seed = 20_261_123;
function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}
const pick = <Value>(list: readonly Value[]): Value => {
  const value = list[Math.floor(random() * list.length)];
  if (value === undefined) throw new Error('An empty list');
  return value;
};

async function ask(shop: Shop, kind: Kind, path: string, cookie = '', body?: object) {
  const began = performance.now();
  try {
    const response = await fetch(shop.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': `10.${Math.floor(random() * 200)}.${Math.floor(random() * 200)}.1`,
        ...(cookie && { cookie }),
        ...(body && { origin: shop.origin, 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    const isSoldOut = response.status === 409 && path === '/api/cart';
    if (response.status !== 200 && !isSoldOut) faults.push(`${kind} ${path}: ${response.status}`);
  } catch (error) {
    faults.push(`${kind} ${path}: ${String(error)}`);
  }
  times[kind].push(performance.now() - began);
}

async function signIn(shop: Shop, path: string, body: object): Promise<string> {
  const response = await fetch(shop.origin + path, {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Signing in failed: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

const words = ['κάμερα', 'συναγερμός', 'ip', 'εξωτερική', 'κιτ', 'ανιχνευτής', 'καταγραφικό'];

const dataDir = await mkdtemp(join(tmpdir(), 'vigla-soak-'));
await buildIfNeeded();
const databaseUrl = process.env['DATABASE_URL'];
const shop = await startShop({ port: await freePort(), dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
const sockets: WebSocket[] = [];
try {
  const customer = await signIn(shop, '/api/auth/login', { email: 'eleni@pelatis.example', password });
  const admin = await signIn(shop, '/api/admin/login', { password });
  const products = (await (await fetch(`${shop.origin}/api/products`)).json()) as { id: number }[];
  const orders = (await (
    await fetch(`${shop.origin}/api/orders`, { headers: { cookie: customer } })
  ).json()) as { id: string }[];
  for (let index = 0; index < socketCount; index += 1) {
    const socket = new WebSocket(`${shop.origin.replace('http', 'ws')}/ws`, {
      origin: shop.origin,
      headers: { cookie: customer, 'x-forwarded-for': `10.1.${index}.1` },
    });
    socket.on('close', () => faults.push('A socket was closed'));
    socket.on('error', (error) => faults.push(`A socket failed: ${error.message}`));
    sockets.push(socket);
  }

  const requests: Record<Kind, () => Promise<void>> = {
    visitor: () =>
      ask(
        shop,
        'visitor',
        pick([
          () => '/',
          () => '/products',
          () => '/services',
          () => `/products/${pick(products).id}`,
          () => '/api/products',
          () => '/api/trending',
          () => `/products?search=${encodeURIComponent(pick(words))}`,
        ])(),
      ),
    customer: () =>
      random() < 0.3
        ? ask(shop, 'customer', '/api/cart', customer, { productId: pick(products).id, quantity: 1 })
        : ask(
            shop,
            'customer',
            pick([
              '/products',
              '/api/cart',
              '/api/orders',
              `/products/${pick(products).id}`,
              `/api/orders/${pick(orders).id}`,
            ]),
            customer,
          ),
    administrator: () =>
      ask(
        shop,
        'administrator',
        pick(['/api/admin/overview', '/api/admin/status', '/api/orders/page', '/metrics']),
        admin,
      ),
  };
  const memory: number[] = [];
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  const end = began + seconds * 1_000;
  for (let sent = 0, looked = 0; performance.now() < end; sent += 1) {
    const due = began + (sent * 1_000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    const part = random();
    const asked = requests[part < 0.9 ? 'visitor' : part < 0.99 ? 'customer' : 'administrator']();
    pending.add(asked);
    void asked.finally(() => pending.delete(asked));
    if (performance.now() - looked > 1_000) {
      looked = performance.now();
      memory.push(shop.memory().rssMb);
    }
  }
  await Promise.all(pending);
  for (const socket of sockets) socket.removeAllListeners('close');

  console.log(
    `${seconds} s at ${rate} requests a second with ${socketCount} sockets, ${databaseUrl ? 'PostgreSQL' : 'embedded'}:`,
  );
  for (const [kind, list] of Object.entries(times)) {
    const p99 = quantile(list, 0.99);
    console.log(
      `  ${kind}: ${list.length} requests, p50 ${quantile(list, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
    // A short run on a busy machine says too little about it.
    if (isLong && p99 > longestP99) faults.push(`${kind}: p99 of ${p99} ms`);
  }
  // The median of a part, because a collection of garbage or a picture in work moves single readings.
  const part = (from: number, to: number) =>
    quantile(memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)), 0.5);
  const [start, last] = [part(warmUp, warmUp + 0.1), part(0.9, 1)];
  console.log(`  memory: ${start.toFixed(0)} MB after the warm-up, ${last.toFixed(0)} MB at the end`);
  if (isLong && last > start * maxGrowth) faults.push(`Memory grew from ${start} to ${last} MB`);

  if (isLong) await checkHeap(admin);
} finally {
  for (const socket of sockets) socket.terminate();
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (isLong) {
  const long = { show: true, env: { SOAK: 'on' } };
  for (const command of [
    'vitest run --project unit src/features/advice src/features/wizard/price-secrecy.test.ts',
    'vitest run --project engines faults.test.ts kill.test.ts clock.test.ts',
    'vitest run --project api-pglite tests/api/fuzz.test.ts',
    'vitest run --project api-postgres fuzz.test.ts news.test.ts balance.test.ts card-page-chance card-deposit money-in-parts',
  ]) {
    console.log(`# ${command}`);
    if (!(await run(command, long)).ok) faults.push(`${command} failed`);
  }
}
for (const fault of new Set(faults)) console.error(`✗ ${fault}`);
console.log(faults.length === 0 ? 'No error.' : `${faults.length} errors.`);
process.exit(faults.length === 0 ? 0 : 1);

/** Draws pages that no cache holds, and compares the smallest heap of the first and of the last tenth. */
async function checkHeap(admin: string): Promise<void> {
  const heaps: number[] = [];
  const heap = async () => {
    const text = await (await fetch(`${shop.origin}/metrics`, { headers: { cookie: admin } })).text();
    return Number(/process_memory_usage_bytes\{kind="heapUsed"\} (\S+)/.exec(text)?.[1]) / 1024 / 1024;
  };
  for (let drawn = 0; drawn < renders; drawn += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(shop, 'visitor', `/products?search=${encodeURIComponent(pick(words))}+${drawn + index}`),
      ),
    );
    heaps.push(await heap());
  }
  const tenth = Math.ceil(heaps.length / 10);
  const [first, last] = [Math.min(...heaps.slice(tenth, 2 * tenth)), Math.min(...heaps.slice(-tenth))];
  console.log(
    `  heap: ${first.toFixed(1)} MB after ${renders / 5} renders, ${last.toFixed(1)} MB after ${renders}`,
  );
  if (last > first * maxGrowth)
    faults.push(`The heap grew from ${first} to ${last} MB over ${renders} renders`);
}
