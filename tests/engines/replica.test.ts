import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { startNode, type ShopNode } from '../support/process/node.ts';
import { startPostgres, type TestPostgres } from '../support/process/postgres-server.ts';

const log = createLog({ least: 'error' });
const password = 'vigla-demo';

let dataDir: string;
let primary: TestPostgres;
let replica: TestPostgres;
let node: ShopNode;
let other: ShopNode;
let admin: string;
/** Directly to the replica, to hold its replay and let it go. */
let onReplica: Database;

async function startShop() {
  const settings = {
    DATABASE_URL: `${primary.url}/postgres`,
    DATABASE_REPLICA_URL: `${replica.url}/postgres`,
  };
  return startNode({ ...settings, DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO: 'on' });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigla-replica-'));
  primary = await startPostgres('replicated', { isDurable: true });
  replica = await startPostgres('replicated', { isDurable: true, replicaOf: primary });
  node = await startShop();
  other = await startShop();
  onReplica = await openPostgres(`${replica.url}/postgres`, log);
  const login = await node.request('POST', '/api/admin/login', { body: { password } });
  admin = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
});
afterAll(async () => {
  await onReplica?.close();
  await Promise.all([node, other].map((one) => one?.child.kill()));
  await replica?.stop();
  await primary?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Status = { database: { replica?: { state: string; lagSeconds: number } } };
const stateOf = async (of = node) => {
  const response = await of.request('GET', '/api/admin/status', { cookie: admin });
  return ((await response.json()) as Status).database.replica?.state;
};

async function readsOf(of: ShopNode) {
  const text = await (await of.request('GET', '/metrics', { cookie: admin })).text();
  const count = (target: string) =>
    Number(new RegExp(`^db_replica_reads\\{target="${target}"\\} (\\d+)`, 'm').exec(text)?.[1]);
  return { replica: count('replica'), primary: count('primary') };
}

const search = async (of: ShopNode) => {
  const response = await of.request('GET', `/api/search?query=${encodeURIComponent('κάμερα')}`);
  return { status: response.status, total: ((await response.json()) as { total: number }).total };
};

type Category = { id: string; name: string; searchCategory: string };
const categories = async (of: ShopNode) =>
  (await (await of.request('GET', '/api/categories')).json()) as Category[];
const nameOn = async (of: ShopNode) => (await categories(of))[0]?.name;
const rename = async (name: string) => {
  const [first] = await categories(node);
  const response = await node.request('PUT', `/api/categories/${first?.id}`, {
    cookie: admin,
    body: { name, searchCategory: first?.searchCategory },
  });
  expect(response.status).toBe(200);
};

test('visitors search and browse on the replica, and a write stays on the primary', async () => {
  await expect.poll(() => stateOf()).toBe('used');
  const before = await readsOf(node);
  expect(await search(node)).toMatchObject({ status: 200, total: expect.any(Number) });
  expect(await nameOn(node)).toEqual(expect.any(String));
  const after = await readsOf(node);
  expect(after.replica).toBeGreaterThan(before.replica);
  expect(after.primary).toBe(before.primary);
});

test('while the replica lags, what changed is read from the primary on every node, and no old row is cached', async () => {
  await expect.poll(() => Promise.all([stateOf(node), stateOf(other)])).toEqual(['used', 'used']);
  await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
  await rename('Νέο όνομα');
  await expect.poll(() => nameOn(other)).toBe('Νέο όνομα');
  expect(await nameOn(node)).toBe('Νέο όνομα');
  const { rows } = await sql<{ old: number }>`
    select count(*)::int as old from categories where name = 'Νέο όνομα'`.execute(onReplica.db);
  expect(rows).toEqual([{ old: 0 }]);
  expect(await Promise.all([stateOf(node), stateOf(other)])).toEqual(['behind', 'behind']);
  const before = await readsOf(other);
  expect((await search(other)).status).toBe(200);
  expect((await readsOf(other)).replica).toBe(before.replica);
  await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
  await expect.poll(() => Promise.all([stateOf(node), stateOf(other)])).toEqual(['used', 'used']);
  expect(await Promise.all([nameOn(node), nameOn(other)])).toEqual(['Νέο όνομα', 'Νέο όνομα']);
});

test('each of twelve changes is seen by the first reader after it, with the replica running', async () => {
  await expect.poll(() => stateOf()).toBe('used');
  for (let change = 0; change < 12; change += 1) {
    await rename(`Όνομα ${change}`);
    expect(await nameOn(node)).toBe(`Όνομα ${change}`);
  }
  const caught: number[] = [];
  for (let change = 0; change < 5; change += 1) {
    await rename(`Ξανά ${change}`);
    const began = performance.now();
    await expect.poll(() => stateOf(), { interval: 2 }).toBe('used');
    caught.push(performance.now() - began);
  }
  console.log(`The replica is used again ${Math.max(...caught).toFixed(0)} ms after a change at the most`);
});

test('a replica that goes away under load costs no answer, and is read again when it is back', async () => {
  await expect.poll(() => stateOf()).toBe('used');
  const statuses = new Map<number, number>();
  let isOver = false;
  const reader = async (isDone: () => boolean) => {
    while (!isDone()) {
      const { status } = await search(node);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const readers = [reader(() => isOver), reader(() => isOver)];
  await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(20);
  const restarting = replica.restart(1_500);
  await expect.poll(() => stateOf()).toBe('away');
  await restarting;
  await expect.poll(() => stateOf()).toBe('used');
  const { replica: before } = await readsOf(node);
  await expect.poll(async () => (await readsOf(node)).replica).toBeGreaterThan(before + 10);
  isOver = true;
  await Promise.all(readers);
  expect([...statuses.keys()]).toEqual([200]);
  console.log(`Replica away: ${statuses.get(200)} searches, all answered`);
});

test('an order counts the stock of the primary while the replica shows an older one', async () => {
  const cookie = await node.signIn('eleni@pelatis.example');
  const [product] = (await (await node.request('GET', '/api/products?inStock=true')).json()) as {
    id: number;
  }[];
  const stock = await openPostgres(`${primary.url}/postgres`, log);
  await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
  try {
    // Without an announcement, as if the notice were still on its way.
    await sql`update products set stock_quantity = 0 where id = ${product?.id}`.execute(stock.db);
    const body = { productId: product?.id, quantity: 1 };
    expect((await node.request('POST', '/api/cart', { cookie, body })).status).toBe(409);
  } finally {
    await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
    await stock.close();
  }
});

test('a database that is no replica of the primary is never read, and the shop serves', async () => {
  const settings = {
    DATABASE_URL: `${primary.url}/postgres`,
    DATABASE_REPLICA_URL: `${primary.url}/postgres`,
  };
  const third = await startNode({ ...settings, DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO: 'on' });
  await sleep(100);
  expect((await search(third)).status).toBe(200);
  expect((await readsOf(third)).replica).toBe(0);
  expect(third.child.lines.join('\n')).toContain('no replica of the database of DATABASE_URL');
  await third.child.kill();
});
