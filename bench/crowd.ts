import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxUnpaidOrders } from '#features/orders/payments/payment.ts';
import { orderOf } from '../tests/support/app/requests.ts';
import { addBuyers, addProduct } from './people.ts';
import { median, quantile } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { startShop, type ShopSettings } from './shop.ts';

/** The driver's input and its result. */
export type Crowd = { origin: string; connections: number; seconds: number };
export type Crowded = { answered: number; statuses: Record<number, number> };

const connections = 50;
/** For the pages, and again for the orders. */
const seconds = 8;
const pageBudgetMs = 20;
const orderBudgetMs = 300;

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** Measures one response time; with plain node:http, because fetch's own overhead would count too. */
async function timed(origin: string, agent: Agent, { path, body, ...options }: Asked): Promise<number> {
  const began = performance.now();
  const asked = request(origin + path, { agent, ...options });
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return performance.now() - began;
}

/** Repeats a request with pauses until the end and returns the response times. */
async function repeat(end: number, pauseMs: number, ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < end) {
    times.push(await ask());
    await sleep(pauseMs);
  }
  return times;
}

const row = (name: string, times: number[]) => [
  name,
  String(times.length),
  ...[median(times), quantile(times, 0.99), Math.max(...times)].map((ms) => fixed(ms, 1)),
];

/** Measures how a crowd that reads what no cache answers slows down another visitor and a customer's orders. */
export async function benchCrowd(engine: string, settings: ShopSettings): Promise<Verdict[]> {
  await (await startShop(settings)).stop();
  const cookies = await addBuyers(settings, 500);
  let asked = 0;
  const productId = await addProduct(settings, 'MANY', 1_000_000);
  const shop = await startShop(settings);
  const { origin } = shop;
  const body = JSON.stringify(orderOf([{ productId }]));
  const agent = new Agent({ keepAlive: true });
  const readPage = () => timed(origin, agent, { path: '/', headers: { 'accept-encoding': 'br' } });
  const order = (cookie: string) =>
    timed(origin, agent, {
      path: '/api/orders',
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body,
    });
  const orderOfCart = async () => {
    // Nobody may have more than a few unpaid orders.
    const cookie = cookies[Math.floor(asked / maxUnpaidOrders)] ?? '';
    asked += 1;
    await timed(origin, agent, {
      path: '/api/cart',
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ productId, quantity: 1 }),
    });
    return order(cookie);
  };
  async function measure(forSeconds: number) {
    const end = performance.now() + forSeconds * 1000;
    const pages = await repeat(end, 10, readPage);
    const orders = await repeat(end + forSeconds * 1000, 100, orderOfCart);
    return { pages, orders };
  }

  await measure(2);
  const alone = await measure(seconds);
  const child = fork(new URL('crowd-driver.ts', import.meta.url), { execArgv: [] });
  child.send({ origin, connections, seconds: 2 * seconds + 3 } satisfies Crowd);
  const driving = once(child, 'message');
  await sleep(2_000);
  const beside = await measure(seconds);
  const [crowded] = (await driving) as [Crowded];
  agent.destroy();
  await shop.stop();

  printTable(
    `Others on ${engine}, alone and beside ${connections} connections that read what no cache answers`,
    ['', 'times', 'p50 ms', 'p99 ms', 'most ms'],
    [
      row('cached page, alone', alone.pages),
      row('cached page, beside', beside.pages),
      row('order, alone', alone.orders),
      row('order, beside', beside.orders),
    ],
  );
  console.log(`The crowd: ${crowded.answered} answers, ${JSON.stringify(crowded.statuses)}`);
  const verdict = (what: string, times: number[], maxMs: number) => ({
    budget: `${what} beside ${connections} uncached reads on ${engine}: p99 under ${maxMs} ms`,
    measured: `${fixed(quantile(times, 0.99), 1)} ms`,
    held: quantile(times, 0.99) < maxMs,
  });
  return [
    verdict('a cached page', beside.pages, pageBudgetMs),
    verdict('an order', beside.orders, orderBudgetMs),
  ];
}
