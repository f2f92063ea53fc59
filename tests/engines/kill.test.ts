import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, test, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { isLong } from '../support/examples.ts';
import { startNode, type ShopNode } from '../support/process/node.ts';
import { allOrSilence, startSmtpServer } from '../support/process/smtp.ts';
import { withDatabase } from '../support/process/with-database.ts';
import { shopForWriters } from '../support/process/writers-shop.ts';
import { Writers } from '../support/process/writers.ts';

// `npm run soak` kills more often.
const kills = isLong ? 10 : 1;
const writesPerLife = isLong ? 300 : 30;
if (isLong) vi.setConfig({ testTimeout: 1_200_000 });
const patient = { timeout: isLong ? 600_000 : 100_000, interval: 50 };

let root: string;
const nodes: ShopNode[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigla-kill-'));
});
afterAll(async () => {
  await Promise.all(nodes.map(({ child }) => child.kill()));
  await rm(root, { recursive: true, force: true });
});

async function start(settings: Record<string, string>) {
  const node = await startNode({ DEMO: 'off', TRUST_PROXY: '1', ...settings });
  nodes.push(node);
  return node;
}

/** PostgreSQL still ends what a dead process had asked for, such as taking the next jobs. */
const atWork = sql<{ count: number }>`
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/** Stands for the silence after which the jobs of a dead process are tried again, and for the pauses of those that failed. */
async function letTimePass({ db, exec }: Database) {
  await vi.waitUntil(async () => (await atWork.execute(db)).rows[0]?.count === 0, patient);
  await exec(`
    update pgboss.job set heartbeat_on = now() - interval '1 minute', retry_count = 0 where state = 'active';
    update pgboss.job set start_after = now(), retry_count = 0 where state = 'retry';
    update pgboss.queue set monitor_on = now() - interval '1 minute'`);
}

test.concurrent.for(['embedded', 'PostgreSQL'])(
  'kill -9 under load loses and doubles no order, booking, message or e-mail (%s)',
  async (engine, { expect }) => {
    const smtp = await startSmtpServer();
    const name = engine === 'PostgreSQL' ? 'vigla_kill' : undefined;
    const settings = { ...(await shopForWriters(join(root, engine), name)), SMTP_URL: smtp.url };
    const writers = new Writers();
    const answered = () => writers.statuses.get(200) ?? 0;
    for (let life = 0; life < kills; life += 1) {
      const node = await start(settings);
      let isOver = false;
      const goal = answered() + writesPerLife;
      const writing = writers.write(node, () => isOver);
      await expect.poll(answered, patient).toBeGreaterThan(goal);
      await node.child.kill();
      isOver = true;
      await writing;
      await withDatabase(settings, letTimePass);
    }
    const last = await start(settings);
    await last.request('GET', '/readyz');
    // An order sends two e-mails, a message one to the office.
    const { orders, messages, bookings } = writers.acknowledged;
    const expected = [...orders.values()]
      .map((number) => `Λάβαμε την παραγγελία σας ${number}`)
      .concat(messages.map((subject) => `Νέο μήνυμα: ${subject}`));
    // A killed node may send an e-mail twice, which then has the same Message-ID.
    const wrong = () => {
      const ids = Map.groupBy(smtp.arrived, ({ subject }) => subject);
      return expected.filter((one) => new Set(ids.get(one)?.map(({ messageId }) => messageId)).size !== 1);
    };
    await allOrSilence(smtp.arrived, () => wrong().length === 0);
    expect(wrong()).toEqual([]);
    await last.child.kill();
    expect(await withDatabase(settings, (database) => writers.faultsIn(database))).toEqual([]);
    console.log(
      `${engine}: ${kills} kills, ${orders.size} orders, ${bookings.length} bookings, ${messages.length} messages, ${smtp.arrived.length} e-mails`,
    );
    expect([orders.size, bookings.length, messages.length].every((count) => count > 0)).toBe(true);
    await smtp.stop();
  },
);
