import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { collectGarbage } from './collect.ts';
import { beganAt, memoryMb, type HostileShop } from './shop.ts';
import { ask, signIn, type Answer, type Question, type Role } from './visitor.ts';
import type { Looks } from './watcher.ts';

/** The amount of attempts: `short` in every test run, `long` beside the benchmark. */
export type Extent = 'short' | 'long';

/** Sends one kind of bad input and records everything that must not happen. */
export type Attack = (raid: Raid) => Promise<void>;

const maxAnswerMs = 2_000;
const maxLookMs = 300;
/** On a slow machine as long as this many pages that no cache answers. */
const maxLookPages = 20;
const maxGrowthMb = 100;
const quietMs = 15_000;

/** One attack on one shop. */
export class Raid {
  readonly shop: HostileShop;
  readonly extent: Extent;
  readonly faults: string[] = [];
  readonly slow: string[] = [];
  /** Set when an attack sends so much that the shop may refuse requests as too many. */
  mayRefuse = false;
  /** Measurements for the report. */
  readonly measured = {
    tried: 0,
    slowest: { ms: 0, what: '' },
    looks: [] as number[],
    growthMb: 0,
    repeated: false,
  };
  readonly #cookies = new Map<Role, string>();

  constructor(shop: HostileShop, extent: Extent) {
    this.shop = shop;
    this.extent = extent;
  }

  /** A number for the short run and one for the long run. */
  times(short: number, long: number): number {
    return this.extent === 'short' ? short : long;
  }

  /** Sends one request and records a response that is an error, late or missing. */
  async ask(what: string, method: string, target: string, question: Question = {}): Promise<Answer> {
    const answer = await ask(this.shop, method, target, question);
    this.measured.tried += 1;
    this.judge(`${what}: ${method} ${target.slice(0, 150)}`, answer);
    return answer;
  }

  judge(what: string, { status, headers, text, ms }: Answer): void {
    if (ms > this.measured.slowest.ms) this.measured.slowest = { ms, what };
    const isBusy = status === 503 && this.mayRefuse && Number(headers['retry-after']) > 0;
    if (status === 0) this.faults.push(`${what}: no answer (${text})`);
    if (status >= 500 && !isBusy) this.faults.push(`${what}: ${status} ${text.slice(0, 100)}`);
    if (ms > maxAnswerMs) this.slow.push(`${what}: answered after ${Math.round(ms)} ms`);
    // Continuing like this would take the whole run.
    if (this.faults.length + this.slow.length > 200) throw new Error('It fails all the time');
  }

  /** Sends a request in a role; opens a new session if the previous one has ended. */
  async askAs(
    role: Role,
    what: string,
    method: string,
    target: string,
    question: Question = {},
  ): Promise<Answer> {
    const again = async () => {
      const cookie = await signIn(this.shop, role);
      this.#cookies.set(role, cookie);
      return cookie;
    };
    const name = `${what} (${role})`;
    const cookie = this.#cookies.get(role) ?? (await again());
    const answer = await this.ask(name, method, target, { ...question, cookie });
    if (answer.status !== 401 || role === 'visitor') return answer;
    return this.ask(name, method, target, { ...question, cookie: await again() });
  }

  /** Processes all items, `width` at a time. */
  async each<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>, width = 4): Promise<void> {
    const queue = items[Symbol.iterator]();
    const hand = async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
    };
    await Promise.all(Array.from({ length: width }, hand));
  }
}

let watching: { port: number; watcher: Worker } | undefined;

/** What the watcher measured since the last call. */
async function looksAt(shop: HostileShop): Promise<Looks> {
  if (watching?.port !== shop.port) {
    await watching?.watcher.terminate();
    const watcher = new Worker(new URL('watcher.ts', import.meta.url), { workerData: shop });
    watcher.unref();
    watching = { port: shop.port, watcher };
  }
  watching.watcher.postMessage('report', []);
  const [looks] = (await once(watching.watcher, 'message')) as [Looks];
  return looks;
}

/** The log lines after a byte offset that are not ordinary, one of each kind: our errors and Node's own output. */
function badLines({ log }: HostileShop, from: number): string[] {
  const kinds = new Map<string, number>();
  for (const line of readFileSync(log).subarray(from).toString().split('\n').filter(Boolean)) {
    const kind = kindOf(line);
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `logged ${count} times: ${kind}`);
}

/** Returns what all log lines of one error have in common; undefined for an ordinary line. */
function kindOf(line: string): string | undefined {
  if (!line.startsWith('{')) return line;
  const { level, message, error } = JSON.parse(line) as { level: string; message: string; error?: Error };
  if (level !== 'error') return undefined;
  return `${message}: ${(error?.stack ?? '').split('\n').slice(0, 6).join(' ').replaceAll(/ +/g, ' ')}`;
}

/** Returns the growth of memory in MB after work has stopped and garbage was collected. */
async function growthOf(shop: HostileShop): Promise<number> {
  const growth = () => memoryMb(shop.pid) - shop.warmMb;
  for (const end = performance.now() + quietMs; growth() > maxGrowthMb && performance.now() < end;) {
    await collectGarbage(shop);
    await sleep(500);
  }
  return growth();
}

/** How long a page that no cache answers takes at the moment while nobody else is there, in milliseconds. */
async function quietPageMs(shop: HostileShop): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < 9; page += 1)
    times.push((await ask(shop, 'GET', `/products?search=${crypto.randomUUID()}`)).ms);
  return times.toSorted((one, other) => one - other)[4] ?? 0;
}

async function attackOnce(
  shop: HostileShop,
  attack: Attack,
  extent: Extent,
  patienceMs: number,
): Promise<Raid> {
  const began = beganAt(shop.pid);
  if (!began) throw new Error('The shop had ended before');
  await looksAt(shop);
  const logged = statSync(shop.log).size;
  const raid = new Raid(shop, extent);
  await attack(raid).catch((error: unknown) => raid.faults.push(String(error)));
  const looks = await looksAt(shop);
  raid.measured.looks.push(...looks.times);
  const late = looks.times.filter((ms) => ms > patienceMs).map(Math.round);
  if (late.length > 0) raid.slow.push(`another visitor waited ${late.join(', ')} ms for a page`);
  raid.faults.push(...new Set(looks.failures.map((failure) => `another visitor met ${failure}`)));
  raid.faults.push(...badLines(shop, logged));
  if (beganAt(shop.pid) !== began) {
    raid.faults.push('the process ended');
    return raid;
  }
  const { status } = await ask(shop, 'GET', '/healthz');
  if (status !== 200) raid.faults.push(`/healthz answered ${status}`);
  const growthMb = await growthOf(shop);
  raid.measured.growthMb = growthMb;
  if (growthMb > maxGrowthMb) raid.faults.push(`${Math.round(growthMb)} MB more memory stayed in use`);
  return raid;
}

export type Outcome = { faults: string[] } & Raid['measured'];

/** Attacks a shop and reports every fault; if it was only slow, tries again by what the machine is worth at the moment. */
export async function attackShop(shop: HostileShop, attack: Attack, extent: Extent): Promise<Outcome> {
  const first = await attackOnce(shop, attack, extent, maxLookMs);
  const isOver = first.faults.length > 0 || first.slow.length === 0;
  const again = async () =>
    attackOnce(shop, attack, extent, Math.max(maxLookMs, maxLookPages * (await quietPageMs(shop))));
  const { faults, slow, measured } = isOver ? first : await again();
  return { faults: [...faults, ...slow], ...measured, repeated: !isOver };
}
