import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { isLong } from '../support/examples.ts';
import { startNode } from '../support/process/node.ts';
import { allOrSilence, startSmtpServer } from '../support/process/smtp.ts';
import { withDatabase } from '../support/process/with-database.ts';
import { shopForWriters } from '../support/process/writers-shop.ts';
import { Writers } from '../support/process/writers.ts';

const writesPerJump = isLong ? 300 : 12;
if (isLong) vi.setConfig({ testTimeout: 1_200_000 });
const hour = 3_600_000;
/** A long run leaves thousands of e-mails to be sent at its end. */
const patient = { timeout: isLong ? 600_000 : 100_000, interval: 50 };
const preload = fileURLToPath(new URL('../support/process/clock.ts', import.meta.url));

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigla-clock-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test.concurrent.for(['embedded', 'PostgreSQL'])(
  'a clock that jumps forward and back loses and doubles nothing, signs nobody out and locks nobody out (%s)',
  async (engine, { expect }) => {
    const smtp = await startSmtpServer();
    const name = engine === 'PostgreSQL' ? 'vigla_clock' : undefined;
    const clock = join(root, `clock-${engine}`);
    const settings = { ...(await shopForWriters(join(root, `of-${engine}`), name)), SMTP_URL: smtp.url };
    await writeFile(clock, '0');
    const node = await startNode({
      DEMO: 'off',
      TRUST_PROXY: '1',
      ...settings,
      CLOCK: clock,
      NODE_OPTIONS: `--import ${preload}`,
    });
    const writers = new Writers();
    const answered = () => writers.statuses.get(200) ?? 0;
    const cookies = [await node.signIn('eleni@pelatis.example')];
    const fromOne = async (subject: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const body = { name: 'Άννα', email: 'anna@pelatis.example', subject, message: 'Είστε ανοιχτά;' };
      return (await node.request('POST', '/api/contact', { headers, body })).status;
    };
    // It ends ahead: a job of the embedded database that was enqueued before a jump back is late by the jump.
    for (const wrongBy of [0, 2 * hour, -2 * hour, 2 * hour]) {
      await writeFile(clock, String(wrongBy));
      // Nothing is waited for: the node reads the file a little later.
      await sleep(50);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push(await fromOne(`Από έναν ${wrongBy} ${attempt}`));
      // Going back, the block of before is forgotten instead of lasting hours.
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      let isOver = false;
      const goal = answered() + writesPerJump;
      const writing = writers.write(node, () => isOver);
      await expect.poll(answered, patient).toBeGreaterThan(goal);
      isOver = true;
      await writing;
      cookies.push(await node.signIn('eleni@pelatis.example'));
      const sessions = cookies.map((cookie) => node.request('GET', '/api/orders', { cookie }));
      expect((await Promise.all(sessions)).every(({ status }) => status === 200)).toBe(true);
    }
    expect([...writers.statuses.keys()]).toEqual([200]);
    const { orders, messages, bookings } = writers.acknowledged;
    const expected = [...orders.values()]
      .map((number) => `Λάβαμε την παραγγελία σας ${number}`)
      .concat(messages.map((subject) => `Νέο μήνυμα: ${subject}`));
    const wrong = () => {
      const mails = Map.groupBy(smtp.arrived, ({ subject }) => subject);
      return expected.filter((one) => mails.get(one)?.length !== 1);
    };
    await allOrSilence(smtp.arrived, () => wrong().length === 0);
    expect(wrong()).toEqual([]);
    await node.child.kill();
    expect(await withDatabase(settings, (database) => writers.faultsIn(database))).toEqual([]);
    console.log(
      `${engine}, clock: ${orders.size} orders, ${bookings.length} bookings, ${messages.length} messages, ${smtp.arrived.length} e-mails`,
    );
    await smtp.stop();
  },
);
