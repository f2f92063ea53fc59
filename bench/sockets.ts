// 2,000 live connections: how soon an alert reaches all of them, how much memory they need, and whether a restart loses any.
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Alert } from '#features/alerts/contract.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { demoAdminPassword } from '#server/config.ts';
import type { LiveMessage } from '#shared/live.ts';
import { reconnectDelayMs } from '#ui/live/reconnect-delay.ts';
import { withDatabase } from './people.ts';
import { quantile } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { startShop, type ShopSettings } from './shop.ts';

const pages = 2_000;
const perAddress = 50;
const alerts = 40;
const pauseMs = 250;
const budgets = { p99Ms: 500, kbPerConnection: 100 };

/** An administrator's page: reconnects after a lost connection like the browser, and then reads what it missed. */
class Page {
  readonly heard = new Map<string, number>();
  readonly #origin: string;
  readonly #headers: Record<string, string>;
  #last: string | undefined;
  #failures = 0;
  isOpen = false;
  isDone = false;

  constructor(origin: string, cookie: string, index: number) {
    this.#origin = origin;
    const address = `10.0.${Math.floor(index / perAddress)}.1`;
    this.#headers = { cookie, origin, 'x-forwarded-for': address };
  }

  connect(): void {
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/ws`, { headers: this.#headers });
    socket.on('message', (data) => void this.#receive(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isOpen = false;
      if (!this.isDone) setTimeout(() => this.connect(), reconnectDelayMs(this.#failures++, Math.random()));
    });
  }

  async #receive(message: LiveMessage): Promise<void> {
    if (message.type === 'alert') this.#hear(message.alert);
    if (message.type !== 'connection') return;
    this.#failures = 0;
    if (this.#last) await this.#catchUp(this.#last);
    this.isOpen = true;
  }

  /** Asks again after a refusal, like `useAlertNews`: the pages are one administrator's and ask at the same moment. */
  async #catchUp(last: string): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      const answer = await fetch(`${this.#origin}/api/alerts?after=${last}`, { headers: this.#headers });
      const body = await answer.json();
      if (answer.ok) return (body as Alert[]).toReversed().forEach((alert) => this.#hear(alert));
      await sleep(reconnectDelayMs(failures, Math.random()));
    }
  }

  #hear({ id, title }: Alert) {
    this.#last = id;
    if (!this.heard.has(title)) this.heard.set(title, performance.now());
  }
}

async function post(origin: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function until(isTrue: () => boolean, withinMs: number): Promise<number> {
  const began = performance.now();
  while (!isTrue() && performance.now() - began < withinMs) await sleep(10);
  return performance.now() - began;
}

const raise = (origin: string, cookie: string, title: string) =>
  post(origin, '/test-alert', { title, message: 'Μήνυμα', severity: 'low' }, cookie);

/** Opens 2,000 live connections to one shop process, sends alerts to them, and restarts the shop. */
export async function benchSockets(engine: string, settings: ShopSettings): Promise<Verdict[]> {
  let shop = await startShop(settings);
  const { origin } = shop;
  const login = await post(origin, '/admin/login', { password: demoAdminPassword });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const clients = Array.from({ length: pages }, (_, index) => new Page(origin, cookie, index));
  const areOpen = () => clients.every(({ isOpen }) => isOpen);
  const before = shop.memory().rssMb;
  for (let first = 0; first < pages; first += 100) {
    for (const client of clients.slice(first, first + 100)) client.connect();
    await until(() => clients.slice(0, first + 100).every(({ isOpen }) => isOpen), 10_000);
  }
  if (!areOpen()) throw new Error('Not all connections were opened');
  const kbPerConnection = ((shop.memory().rssMb - before) * 1024) / pages;

  const sent = new Map<string, number>();
  for (let index = 0; index < alerts; index += 1) {
    sent.set(`${index}`, performance.now());
    await raise(origin, cookie, `${index}`);
    await sleep(pauseMs);
  }
  await until(() => clients.every(({ heard }) => heard.size === alerts), 10_000);
  const delays = clients.flatMap(({ heard }) => [...heard].map(([title, at]) => at - (sent.get(title) ?? 0)));

  await shop.stop();
  await withDatabase(settings, ({ db }) =>
    db.transaction().execute(async (trx) => {
      const alert = { type: 'system', event: 'test_alert', severity: 'low', audience: 'admin' } as const;
      await insertAlert(trx, { ...alert, title: 'while it was closed', message: '' });
    }),
  );
  shop = await startShop(settings);
  const backMs = await until(areOpen, 90_000);
  await raise(origin, cookie, 'afterwards');
  const everything = alerts + 2;
  await until(() => clients.every(({ heard }) => heard.size === everything), 10_000);
  const lost = clients.reduce((sum, { heard }) => sum + everything - heard.size, 0);
  for (const client of clients) client.isDone = true;
  await shop.stop();

  printTable(
    `Live connections, ${engine}: ${pages} of them, ${alerts} alerts`,
    ['', 'p50 ms', 'p99 ms', 'KB each', 'all back s', 'lost'],
    [
      [
        engine,
        fixed(quantile(delays, 0.5)),
        fixed(quantile(delays, 0.99)),
        fixed(kbPerConnection),
        fixed(backMs / 1000, 1),
        String(lost),
      ],
    ],
  );
  return [
    {
      budget: `An alert reaches ${pages} listeners within ${budgets.p99Ms} ms at the 99th percentile (${engine})`,
      measured: `${fixed(quantile(delays, 0.99))} ms`,
      held: quantile(delays, 0.99) <= budgets.p99Ms,
    },
    {
      budget: `A listener takes at most ${budgets.kbPerConnection} KB (${engine})`,
      measured: `${fixed(kbPerConnection)} KB`,
      held: kbPerConnection <= budgets.kbPerConnection,
    },
    {
      budget: `No listener misses an alert over a restart (${engine})`,
      measured: `${lost} lost`,
      held: lost === 0 && delays.length === pages * alerts,
    },
  ];
}
