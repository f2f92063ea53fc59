import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { insertAlert } from '#features/alerts/server/store.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { connect, type TestSocket } from '../support/app/sockets.ts';
import { startChild } from '../support/process/child.ts';
import { createDatabase } from '../support/setup/postgres.ts';

const origin = 'http://localhost:3000';
const password = 'a-password-of-the-office';

const url = await createDatabase(inject('postgresUrl'), 'vigla_live', 'schema');
const database = await openPostgres(url, createLog({ least: 'error' }));
const settings = { DATABASE_URL: url, PUBLIC_URL: origin, ADMIN_PASSWORD: password, DEMO: 'off' };
const children = [startChild('live-node.ts', settings), startChild('live-node.ts', settings)];
let nodes: string[];
let cookie: string;
let sockets: TestSocket[];

const call = (node: number, path: string, body: object) =>
  fetch(`${nodes[node]}/api${path}`, {
    method: 'POST',
    headers: { origin, cookie: cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const raise = (node: number, title: string) =>
  call(node, '/test-alert', { title, message: 'Μήνυμα', severity: 'low' });

const titles = ({ messages }: TestSocket) =>
  messages.flatMap((message) => (message.type === 'alert' ? message.alert.title : []));

beforeAll(async () => {
  const ports = () => children.flatMap(({ lines }) => lines.filter((line) => /^\d+$/.test(line)));
  await vi.waitUntil(() => ports().length === children.length, { timeout: 100_000 });
  nodes = ports().map((port) => `http://127.0.0.1:${port}`);
  const answer = await call(0, '/admin/login', { password });
  cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  sockets = await Promise.all(nodes.map((node) => connect(node, { cookie })));
});
afterAll(async () => {
  await Promise.all(children.map(({ kill }) => kill()));
  await database.close();
});

test('what one process commits, the listeners of the other hear too, once', async () => {
  await raise(0, 'from the first');
  await expect.poll(() => sockets.map(titles)).toEqual([['from the first'], ['from the first']]);
  await raise(1, 'from the second');
  const both = ['from the first', 'from the second'];
  await expect.poll(() => sockets.map(titles)).toEqual([both, both]);
});

test('what is committed while the notifications are cut off is heard once they are back', async () => {
  const before = sockets.map(titles);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vigla-listen' and datname = current_database()`.execute(database.db);
  await database.db.transaction().execute(async (trx) => {
    for (const title of ['missed one', 'missed two']) {
      const alert = { type: 'system', event: 'test_alert', severity: 'low', audience: 'admin' } as const;
      await insertAlert(trx, { ...alert, title, message: '' });
    }
  });
  const after = before.map((heard) => [...heard, 'missed one', 'missed two']);
  await expect.poll(() => sockets.map(titles)).toEqual(after);
  for (const socket of sockets) {
    // It is unknown what else has changed, so clients fetch everything again.
    await expect.poll(() => socket.messages).toContainEqual({ type: 'changed', resources: ['*'] });
  }
  await raise(0, 'and on');
  await expect.poll(() => sockets.map(titles)).toEqual(after.map((heard) => [...heard, 'and on']));
});

test('signing out at one process ends the connections at the other', async () => {
  await call(0, '/admin/logout', {});
  expect(await Promise.all(sockets.map(({ ended }) => ended))).toEqual([4001, 4001]);
});
