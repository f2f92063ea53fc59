// 1,000 open conversations with a live connection each: how soon an administrator's reply reaches its visitor, a visitor's
// message the administrator, and how much memory a conversation needs.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { demoAdminPassword } from '#server/config.ts';
import type { LiveMessage } from '#shared/live.ts';
import { quantile } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { startShop, type ShopSettings } from './shop.ts';

const conversations = 1_000;
const perAddress = 20;
const replies = 200;
const atOnce = 10;
const budgets = { p99Ms: 500, kbPerConversation: 100 };

const addressOf = (index: number) => `10.1.${Math.floor(index / perAddress)}.1`;

/** A browser with a live connection: when it heard of each message. */
class Listener {
  readonly heard = new Map<string, number>();
  readonly #socket: WebSocket;
  readonly opened: Promise<void>;

  constructor(origin: string, cookie: string, address: string) {
    const headers = { cookie, origin, 'x-forwarded-for': address };
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#socket.on('error', reject);
    this.#socket.on('message', (data) => {
      const message: LiveMessage = JSON.parse(String(data));
      if (message.type === 'connection') resolve();
      if (message.type === 'chat' && message.event === 'message')
        this.heard.set(`${message.by} ${message.conversationId} ${message.seq}`, performance.now());
    });
  }

  close = () => this.#socket.terminate();
}

type Visitor = { cookie: string; address: string; id: string };

async function call(origin: string, method: string, path: string, body: object, from: Partial<Visitor> = {}) {
  const { cookie = '', address = '10.2.0.1' } = from;
  const headers = { origin, cookie, 'content-type': 'application/json', 'x-forwarded-for': address };
  const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const set = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
  return { cookie: set, body: (await answer.json()) as Record<string, unknown> };
}

async function begin(origin: string, index: number): Promise<Visitor> {
  const address = addressOf(index);
  const { cookie, body } = await call(origin, 'POST', '/chat', { page: '/products' }, { address });
  return { cookie, address, id: (body['conversation'] as { id: string }).id };
}

/** Runs work on all items, some at once, in their order. */
async function each<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const waiting = items.entries();
  const run = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue() && waited < 10_000; waited += 5) await sleep(5);
}

/** Opens 1,000 conversations in one shop process and measures the delivery both ways. */
export async function benchChat(engine: string, settings: ShopSettings): Promise<Verdict[]> {
  const shop = await startShop(settings);
  const { origin } = shop;
  const { cookie } = await call(origin, 'POST', '/admin/login', { password: demoAdminPassword });
  const admin = { cookie };
  await call(origin, 'PUT', '/admin/chat-presence', { name: 'Μαρία' }, admin);
  const office = new Listener(origin, cookie, '10.2.0.1');
  await office.opened;
  // What the first conversations load stays loaded.
  await begin(origin, conversations);
  const before = shop.memory().rssMb;
  const visitors: Visitor[] = [];
  await each(Array.from({ length: conversations }), async (_, index) => {
    visitors[index] = await begin(origin, index);
  });
  const listeners: Listener[] = [];
  await each(visitors, async (visitor, index) => {
    const listener = new Listener(origin, visitor.cookie, visitor.address);
    listeners[index] = listener;
    await listener.opened;
  });
  const kbPerConversation = ((shop.memory().rssMb - before) * 1_024) / conversations;

  const toVisitor: number[] = [];
  const toOffice: number[] = [];
  const chosen = visitors.flatMap((visitor, index) =>
    index % (conversations / replies) === 0 ? [{ visitor, listener: listeners[index] }] : [],
  );
  let answerMs: number[] = [];
  await each(chosen, async ({ visitor, listener }) => {
    const sent = performance.now();
    const key = randomUUID();
    await call(origin, 'POST', `/admin/chats/${visitor.id}/messages`, { key, text: 'Καλημέρα' }, admin);
    const name = `agent ${visitor.id} 2`;
    await until(() => listener?.heard.has(name) ?? false);
    toVisitor.push((listener?.heard.get(name) ?? Infinity) - sent);
  });
  await each(chosen, async ({ visitor }) => {
    const sent = performance.now();
    const message = { key: randomUUID(), text: 'Ευχαριστώ', after: 2 };
    await call(origin, 'POST', `/chat/${visitor.id}/messages`, message, visitor);
    answerMs = [...answerMs, performance.now() - sent];
    const isOf = (name: string) => name.startsWith(`user ${visitor.id} `);
    await until(() => [...office.heard.keys()].some(isOf));
    const name = [...office.heard.keys()].find(isOf) ?? '';
    toOffice.push((office.heard.get(name) ?? Infinity) - sent);
  });
  for (const listener of [...listeners, office]) listener.close();
  await shop.stop();

  printTable(
    `Chat, ${engine}: ${conversations} open conversations, ${atOnce} people writing at once`,
    ['', 'p50 ms', 'p99 ms', 'KB each'],
    [
      ['reply to visitor', quantile(toVisitor, 0.5), quantile(toVisitor, 0.99)],
      ['message to office', quantile(toOffice, 0.5), quantile(toOffice, 0.99)],
      ['message answered', quantile(answerMs, 0.5), quantile(answerMs, 0.99)],
    ].map(([name, p50, p99], row) => [
      String(name),
      fixed(Number(p50)),
      fixed(Number(p99)),
      row === 0 ? fixed(kbPerConversation) : '',
    ]),
  );
  const slowest = Math.max(quantile(toVisitor, 0.99), quantile(toOffice, 0.99));
  return [
    {
      budget: `With ${conversations} open conversations a message arrives within ${budgets.p99Ms} ms at the 99th percentile (${engine})`,
      measured: `${fixed(slowest)} ms`,
      held: slowest <= budgets.p99Ms,
    },
    {
      budget: `An open conversation takes at most ${budgets.kbPerConversation} KB (${engine})`,
      measured: `${fixed(kbPerConversation)} KB`,
      held: kbPerConversation <= budgets.kbPerConversation,
    },
  ];
}
