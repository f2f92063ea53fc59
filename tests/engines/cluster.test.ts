import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBalancer, type Balancer } from '../../scripts/balancer.ts';
import type { Database } from '#server/db/database.ts';
import { checksumOf, migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { achaiki, strangersIn } from '../support/app/another-company.ts';
import { startNode, type ShopNode } from '../support/process/node.ts';
import { startSmtpServer } from '../support/process/smtp.ts';
import { createDatabase } from '../support/setup/postgres.ts';

const nodeCount = 3;
const email = 'eleni@pelatis.example';

let dataDir: string;
let database: Database;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let nodes: ShopNode[];
let first: ShopNode;
let balancer: Balancer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigla-cluster-'));
  smtp = await startSmtpServer();
  const url = await createDatabase(inject('postgresUrl'), 'vigla_cluster');
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, SMTP_URL: smtp.url, TRUST_PROXY: '1', DEMO: 'on' };
  // All at once on an empty database: migrations, the job queue's tables and the demonstration come once.
  nodes = await Promise.all(Array.from({ length: nodeCount }, () => startNode(settings)));
  const [one] = nodes;
  if (!one) throw new Error('There is no node');
  first = one;
  balancer = await openBalancer(nodes.map(({ origin }) => Number(new URL(origin).port)));
  database = await openPostgres(url, createLog({ least: 'error' }));
});
afterAll(async () => {
  await Promise.all(nodes.map(({ child }) => child.kill()));
  await balancer.close();
  await database.close();
  await smtp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A request by way of the proxy, which sends each to another node. */
const byProxy = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${balancer.port}${path}`, { headers });

const contact = (node: ShopNode, subject: string, from: string) =>
  node.request('POST', '/api/contact', {
    headers: { 'x-forwarded-for': from },
    body: { name: 'Άννα', email: `anna-${randomUUID()}@pelatis.example`, subject, message: 'Είστε ανοιχτά;' },
  });

test('nodes that start together migrate once and load the demonstration once', async () => {
  expect(await migrate(database)).toEqual([]);
  const { total, different } = await database.db
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.count<string>('sku').distinct().as('different'),
    ])
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBeGreaterThan(20);
  expect(total).toBe(different);
});

test('a session of one node is a session of all, until it ends on any', async () => {
  const cookie = await first.signIn(email);
  const statuses = () =>
    Promise.all(nodes.map(async (node) => (await node.request('GET', '/api/orders', { cookie })).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await nodes[2]?.request('POST', '/api/auth/logout', { cookie });
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('a change on one node drops what the others have cached', async () => {
  const nameOn = async (node: ShopNode) => {
    const [category] = (await (await node.request('GET', '/api/categories')).json()) as { name: string }[];
    return category?.name;
  };
  await Promise.all(nodes.map(nameOn));
  const login = await first.request('POST', '/api/admin/login', { body: { password: 'vigla-demo' } });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const [category] = (await (await first.request('GET', '/api/categories')).json()) as {
    id: string;
    searchCategory: string;
  }[];
  const changed = await first.request('PUT', `/api/categories/${category?.id}`, {
    cookie,
    body: { name: 'Κάμερες νέου ονόματος', searchCategory: category?.searchCategory },
  });
  expect([changed.status, await changed.text()]).toEqual([200, expect.any(String)]);
  await expect
    .poll(() => Promise.all(nodes.map(nameOn)))
    .toEqual(Array(nodeCount).fill('Κάμερες νέου ονόματος'));
});

test('a bill of a contract is made once, however many nodes are asked for it at the same moment', async () => {
  const login = await first.request('POST', '/api/admin/login', { body: { password: 'vigla-demo' } });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const due = async () => {
    const answer = await first.request('GET', '/api/admin/contract-bills', { cookie });
    return (
      (await answer.json()) as {
        bills: { contractId: string; from: string; to: string; price: { gross: number } }[];
      }
    ).bills;
  };
  const bills = (await due()).map(({ price, contractId, from, to }) => ({
    contractId,
    from,
    to,
    total: price.gross,
  }));
  expect(bills.length).toBeGreaterThan(0);
  const racers = Array.from({ length: 50 }, (_, index) => nodes[index % nodeCount] ?? first);
  const answers = await Promise.all(
    racers.map((node) => node.request('POST', '/api/admin/contract-bills', { cookie, body: { bills } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const made = await database.db
    .selectFrom('orders')
    .where('billedContractId', 'is not', null)
    .select('id')
    .execute();
  expect(made).toHaveLength(bills.length);
  expect(await due()).toEqual([]);
});

test('each e-mail is sent once, whichever node runs its job', async () => {
  const subjects = Array.from({ length: 12 }, (_, index) => `Μήνυμα ${index}`);
  const answers = await Promise.all(
    subjects.map((subject, index) =>
      contact(nodes[index % nodeCount] ?? first, subject, `198.51.${index}.1`),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(subjects.map(() => 200));
  const arrived = () => smtp.arrived.filter((mail) => JSON.stringify(mail).includes('Μήνυμα '));
  const open = async () => {
    const { rows } = await sql`
      select count(*)::int as count from pgboss.job where name = 'mail.send' and state < 'completed'`.execute(
      database.db,
    );
    return rows;
  };
  await expect.poll(open, { timeout: 60_000 }).toEqual([{ count: 0 }]);
  const ids = arrived().map(({ messageId }) => messageId);
  expect(ids.length).toBeGreaterThanOrEqual(subjects.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('limits count the attempts on all nodes together, by the address that the proxy reports', async () => {
  const attempt = (node: ShopNode | undefined, from: string) => contact(node ?? first, 'Ώρες', from);
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await attempt(nodes[tries % nodeCount], '203.0.113.7')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await attempt(first, '203.0.114.7')).status).toBe(200);
  // Only what the trusted proxy appended counts.
  expect((await attempt(first, '203.0.115.7, 203.0.113.7')).status).toBe(429);
});

test('while a newer version is started beside it and migrates, the running version answers without an error', async () => {
  const cookie = await first.signIn(email);
  const statuses = new Map<number, number>();
  let isMigrated = false;
  const visitor = async () => {
    for (let after = 0; after < 10; after += isMigrated ? 1 : 0) {
      const answers = await Promise.all([
        byProxy(`/api/products?search=κάμερα&nonce=${randomUUID()}`),
        byProxy('/api/orders', { cookie }),
        byProxy('/api/categories'),
      ]);
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const visitors = [visitor(), visitor()];
  const expand = ['products', 'orders', 'order_lines', 'customers', 'sessions', 'objects', 'categories']
    .map((table) => `alter table ${table} add column of_newer_version text;`)
    .join('\n');
  const migration = { name: '9999_newer.sql', text: expand, checksum: checksumOf(expand) };
  await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(10);
  expect(await migrate(database, [...(await readMigrations()), migration])).toEqual(['9999_newer.sql']);
  isMigrated = true;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
});

test('a shop that becomes another company’s on one node is that company’s on all', async () => {
  const login = await first.request('POST', '/api/admin/login', { body: { password: 'vigla-demo' } });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const paths = [
    '/api/company',
    '/api/service-area',
    '/site.webmanifest',
    '/sitemap.xml',
    '/api/openapi.json',
  ];
  // Every node has cached what it said as the demonstration's company.
  for (const node of nodes) for (const path of paths) await node.request('GET', path);
  for (const group of ['company', 'contact', 'hours', 'person', 'accounts', 'promises', 'look'] as const) {
    const { icons: _, ...body } = { icons: '', ...achaiki[group] };
    const saved = await first.request('PUT', `/api/admin/settings/${group}`, { cookie, body });
    expect([group, saved.status]).toEqual([group, 200]);
  }
  const area = { prefixes: ['25', '26'] };
  expect((await first.request('PUT', '/api/admin/installation-area', { cookie, body: area })).status).toBe(
    200,
  );
  for (const node of nodes) {
    const said = async () => {
      const answers = await Promise.all(paths.map((path) => node.request('GET', path)));
      return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    };
    await expect.poll(async () => strangersIn(await said())).toEqual([]);
    for (const fact of [achaiki.company.name, achaiki.contact.street, '25, 26 (Αχαΐα)', achaiki.look.colour])
      expect(await said()).toContain(fact);
  }
});

test('a node that is killed is left out by the proxy, and the others answer', async () => {
  await nodes[1]?.child.kill();
  const answers = await Promise.all(Array.from({ length: 6 }, () => byProxy('/api/categories')));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
});
