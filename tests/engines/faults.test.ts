import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { isLong } from '../support/examples.ts';
import { startBucket } from '../support/process/bucket.ts';
import { startNode, type ShopNode } from '../support/process/node.ts';
import { startPostgres } from '../support/process/postgres-server.ts';
import { startSmtpServer } from '../support/process/smtp.ts';
import { openProxy } from '../support/process/tcp-proxy.ts';
import { withDatabase } from '../support/process/with-database.ts';
import { shopForWriters } from '../support/process/writers-shop.ts';
import { prepareForWriters, Writers } from '../support/process/writers.ts';
import { createDatabase } from '../support/setup/postgres.ts';

// `npm run soak` runs the same faults with large numbers.
const pauseMs = isLong ? 30_000 : 3_000;
const awayMs = isLong ? 20_000 : 1_000;
if (isLong) vi.setConfig({ testTimeout: 1_200_000 });

/** A long run leaves thousands of e-mails to be sent at its end. */
const patient = { timeout: isLong ? 600_000 : 100_000, interval: 50 };

let root: string;
const nodes: ShopNode[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigla-faults-'));
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(({ child }) => child.kill()));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function start(settings: Record<string, string>) {
  const node = await startNode({ DEMO: 'off', TRUST_PROXY: '1', ...settings });
  nodes.push(node);
  return node;
}

const openMails = async ({ db }: Database) => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pgboss.job where name = 'mail.send' and state < 'completed'`.execute(
    db,
  );
  return rows[0]?.open;
};

const contact = (node: ShopNode, subject: string) =>
  node.request('POST', '/api/contact', {
    body: { name: 'Άννα', email: 'anna@pelatis.example', subject, message: 'Είστε ανοιχτά;' },
  });

test('PostgreSQL restarted under load: 503 with Retry-After, then everything again without a restart of the shop', async () => {
  const server = await startPostgres('faults', { isDurable: true });
  try {
    const settings = { DATABASE_URL: `${server.url}/postgres`, DATA_DIR: join(root, 'restarted') };
    await withDatabase(settings, prepareForWriters);
    const node = await start(settings);
    const writers = new Writers();
    const answered = () => writers.statuses.get(200) ?? 0;
    let isOver = false;
    const writing = writers.write(node, () => isOver);
    await expect.poll(answered, patient).toBeGreaterThan(30);
    await server.restart(awayMs);
    const began = performance.now();
    const before = answered();
    await expect.poll(answered, { timeout: 30_000, interval: 10 }).toBeGreaterThan(before);
    const recoveredMs = Math.round(performance.now() - began);
    await expect.poll(answered, patient).toBeGreaterThan(before + 30);
    isOver = true;
    await writing;
    expect([...writers.statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(writers.statuses.get(503)).toBeGreaterThan(0);
    expect(writers.unexplained).toBe(0);
    expect(await withDatabase(settings, (database) => writers.faultsIn(database))).toEqual([]);
    console.log(
      `PostgreSQL away: ${writers.statuses.get(503)} answers of 503, writes again after ${recoveredMs} ms`,
    );
  } finally {
    await server.stop();
  }
});

test('a full disk ends the embedded shop at once, and what it acknowledged is there when there is space again', async () => {
  const flag = join(root, 'full');
  const settings = await shopForWriters(join(root, 'disk'));
  const preload = fileURLToPath(new URL('../support/process/full-disk.ts', import.meta.url));
  const node = await start({ ...settings, FULL_DISK: flag, NODE_OPTIONS: `--import ${preload}` });
  const writers = new Writers();
  let isOver = false;
  const writing = writers.write(node, () => isOver);
  await expect.poll(() => writers.statuses.get(200) ?? 0, patient).toBeGreaterThan(20);
  await writeFile(flag, '');
  const began = performance.now();
  expect(await node.child.ended()).not.toBe(0);
  const endedMs = Math.round(performance.now() - began);
  isOver = true;
  await writing;
  expect([...writers.statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
  await rm(flag);
  const again = await start(settings);
  expect((await contact(again, 'Ξανά εδώ')).status).toBe(200);
  await again.child.kill();
  expect(await withDatabase(settings, (database) => writers.faultsIn(database))).toEqual([]);
  console.log(`Full disk: the process ended after ${endedMs} ms`);
});

test('without the mail server everything is accepted, and each e-mail is sent once when it is back', async () => {
  const smtp = await startSmtpServer();
  const proxy = await openProxy(Number(new URL(smtp.url).port));
  const url = await createDatabase(inject('postgresUrl'), 'vigla_smtp', 'schema');
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(root, 'smtp'),
    SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
  };
  const node = await start(settings);
  await proxy.cut();
  expect((await contact(node, 'Χωρίς ταχυδρόμο')).status).toBe(200);
  await expect.poll(() => node.child.lines.some((line) => line.includes('A job failed')), patient).toBe(true);
  await proxy.restore();
  await withDatabase(settings, async (database) => {
    await expect.poll(() => openMails(database), patient).toBe(0);
  });
  const ids = smtp.arrived.map(({ messageId }) => messageId);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  await node.child.kill();
  await proxy.cut();
  await smtp.stop();
});

test('without the bucket pictures ask to come again, and are there when it is back', async () => {
  const bucket = await startBucket();
  const settings = {
    ...(await shopForWriters(join(root, 'bucket'), 'vigla_bucket')),
    S3_URL: bucket.url,
  };
  const path = 'products/camera.webp';
  const picture = { path, contentType: 'image/webp', width: 800, height: 600, bytes: 9 };
  await withDatabase(settings, ({ db }) => db.insertInto('objects').values(picture).execute());
  bucket.files.set(path, Buffer.from('a picture'));
  const node = await start(settings);
  const read = () => node.request('GET', `/public-objects/${path}`);
  expect(await (await read()).text()).toBe('a picture');
  bucket.setAway(true);
  const away = await read();
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await node.request('GET', '/api/categories')).status).toBe(200);
  bucket.setAway(false);
  expect((await read()).status).toBe(200);
  await node.child.kill();
  bucket.stop();
});

test('a node that stands still misses nothing: what changed meanwhile is not served from its cache afterwards', async () => {
  const shop = await shopForWriters(join(root, 'paused'), 'vigla_paused');
  const settings = { ...shop, ADMIN_PASSWORD: 'a-long-password' };
  const [still, other] = await Promise.all([start(settings), start(settings)]);
  const nameOn = async (node: ShopNode) => {
    const [category] = (await (await node.request('GET', '/api/categories')).json()) as { name: string }[];
    return category?.name;
  };
  expect([await nameOn(still), await nameOn(other)]).toEqual(['Κάμερες', 'Κάμερες']);
  const login = await other.request('POST', '/api/admin/login', { body: { password: 'a-long-password' } });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  still.child.signal('SIGSTOP');
  const stoppedAt = performance.now();
  const body = { name: 'Νέο όνομα', searchCategory: 'cameras' };
  expect((await other.request('PUT', '/api/categories/cameras', { cookie, body })).status).toBe(200);
  const writers = new Writers();
  await writers.write(other, () => performance.now() - stoppedAt > pauseMs);
  expect([...writers.statuses.keys()]).toEqual([200]);
  // Nothing is waited for: this is the time that the node stands still.
  await sleep(Math.max(0, pauseMs - (performance.now() - stoppedAt)));
  still.child.signal('SIGCONT');
  await expect.poll(() => nameOn(still)).toBe('Νέο όνομα');
  expect((await contact(still, 'Ξανά εδώ')).status).toBe(200);
});
