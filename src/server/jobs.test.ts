import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase, truncateAll } from '../../tests/support/database/database.ts';
import type { FailedJob, JobOptions } from './job-queues.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog } from './log.ts';

declare module './jobs.ts' {
  interface JobData {
    'test.greet': { name: string };
    'test.later': object;
  }
}

const database = await testDatabase();
const { db } = database;
let jobs: Jobs;
let greeted: string[];
let logged: string[];

beforeEach(async () => {
  await truncateAll();
  greeted = [];
  logged = [];
  jobs = newJobs();
});
afterEach(() => jobs.stop());

function newJobs() {
  return createJobs(database, createLog({ readable: false, write: (line) => logged.push(line) }));
}

function defineGreeting(options: JobOptions = {}, handler = async (name: string) => void greeted.push(name)) {
  jobs.define('test.greet', options, ({ name }) => handler(name));
}

function greet(...names: string[]) {
  return db.transaction().execute(async (trx) => {
    for (const name of names) await jobs.enqueue(trx, 'test.greet', { name });
  });
}

test('a job runs if its transaction commits, and does not exist if it rolls back', async () => {
  defineGreeting();
  await jobs.prepare();
  await greet('Μαρία');
  const refused = db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, 'test.greet', { name: 'Κανείς' });
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  expect(greeted).toEqual([]);
  expect(await jobs.drain()).toBe(1);
  expect(await jobs.drain()).toBe(0);
  expect(greeted).toEqual(['Μαρία']);
});

// Without notifications, a worker would find ten of them every five minutes.
test('a job runs as soon as it is committed, and eighty together without a pause', async () => {
  defineGreeting();
  await jobs.start();
  await greet('Μαρία');
  await expect.poll(() => greeted, { timeout: 8_000, interval: 10 }).toEqual(['Μαρία']);
  const crowd = Array.from({ length: 80 }, (_, index) => `Πελάτης ${index}`);
  await greet(...crowd);
  await expect.poll(() => greeted.length, { timeout: 40_000 }).toBe(81);
  expect(new Set(greeted)).toEqual(new Set(['Μαρία', ...crowd]));
});

test('a job that was put off runs within seconds of its time, without a word from anybody', async () => {
  defineGreeting();
  await jobs.start();
  await db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, 'test.greet', { name: 'Μαρία' }, { delaySeconds: 1 }));
  await expect.poll(() => greeted, { timeout: 40_000 }).toEqual(['Μαρία']);
});

test('a job that was committed before the process died runs in the next one', async () => {
  defineGreeting();
  await jobs.prepare();
  await greet('Μαρία');
  await jobs.stop();
  jobs = newJobs();
  defineGreeting();
  await jobs.start();
  await expect.poll(() => greeted, { timeout: 40_000 }).toEqual(['Μαρία']);
});

test('a job that fails is tried again later, without being told to anybody', async () => {
  const failed: FailedJob[] = [];
  jobs.whenFailed(async (job) => void failed.push(job));
  let attempts = 0;
  defineGreeting({ retries: 3 }, async (name) => {
    if (++attempts < 3) throw new Error(`attempt ${attempts}`);
    greeted.push(name);
  });
  await jobs.prepare();
  await greet('Μαρία');
  expect(await jobs.drain()).toBe(1);
  for (const pauses of [1, 2]) {
    const { rows } = await sql<{ pause: number }>`update pgboss.job set start_after = now()
      where name = 'test.greet' and state = 'retry'
      returning extract(epoch from start_after - completed_on)::int as pause, retry_count`.execute(db);
    expect(rows, `pause ${pauses}`).toHaveLength(1);
    expect(await jobs.drain()).toBe(1);
  }
  expect(greeted).toEqual(['Μαρία']);
  expect(failed).toEqual([]);
});

test('a job that has failed for good is told once, with its reason', async () => {
  const failed: FailedJob[] = [];
  jobs.whenFailed(async (job) => void failed.push(job));
  defineGreeting({ retries: 0 }, async (name) => {
    if (name === 'Μαρία') throw new Error('no voice');
    greeted.push(name);
  });
  await jobs.start();
  await greet('Μαρία', 'Ελένη');
  await expect
    .poll(() => failed, { timeout: 40_000 })
    .toEqual([{ name: 'test.greet', id: expect.any(String), error: 'no voice' }]);
  expect(greeted).toEqual(['Ελένη']);
  expect(logged.map((line) => JSON.parse(line).message)).toEqual(['A job failed', 'A job failed for good']);
});

test('stopping waits for the jobs that are running', async () => {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  defineGreeting({}, async (name) => {
    begun.resolve();
    await mayEnd.promise;
    greeted.push(name);
  });
  await jobs.start();
  await greet('Μαρία');
  await begun.promise;
  const stopped = jobs.stop();
  mayEnd.resolve();
  await stopped;
  expect(greeted).toEqual(['Μαρία']);
});

test('a job with a time to wait for is not run before it', async () => {
  defineGreeting();
  await jobs.prepare();
  for (const wait of [{ startAfter: new Date(Date.now() + 60_000) }, { delaySeconds: 60 }])
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'test.greet', { name: 'Μαρία' }, wait));
  expect(await jobs.drain()).toBe(0);
});

test('a job that counts as dead while it runs, because the clock jumped, is not run a second time', async () => {
  defineGreeting({}, async (name) => {
    greeted.push(name);
    // What the queue does with a job whose last sign of life is too old.
    await sql`update pgboss.job set state = 'retry', start_after = now() where name = 'test.greet'`.execute(
      db,
    );
  });
  await jobs.prepare();
  await greet('Μαρία');
  expect(await jobs.drain()).toBe(2);
  expect(greeted).toEqual(['Μαρία']);
  const { rows } = await sql`select state from pgboss.job where name = 'test.greet'`.execute(db);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('a delay is counted by the clock of the database', async () => {
  defineGreeting();
  await jobs.prepare();
  const wait = { delaySeconds: 0.25 };
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'test.greet', { name: 'Μαρία' }, wait));
  const { rows } = await sql`
    select extract(epoch from start_after - created_on)::float8 as waits from pgboss.job where name = 'test.greet'`.execute(
    db,
  );
  expect(rows).toEqual([{ waits: 0.25 }]);
});

test('schedules follow the definitions, in Athens time', async () => {
  const schedules = async () => {
    const { rows } = await sql`select name, cron, timezone from pgboss.schedule order by name`.execute(db);
    return rows;
  };
  defineGreeting({ schedule: '0 9 * * 1' });
  await jobs.prepare();
  expect(await schedules()).toEqual([{ name: 'test.greet', cron: '0 9 * * 1', timezone: 'Europe/Athens' }]);
  await jobs.stop();
  jobs = newJobs();
  jobs.define('test.later', { schedule: '30 4 * * *' }, async () => {});
  await jobs.prepare();
  expect(await schedules()).toEqual([{ name: 'test.later', cron: '30 4 * * *', timezone: 'Europe/Athens' }]);
});

test('a mistake in the order of things is told at once', async () => {
  defineGreeting();
  expect(() => defineGreeting()).toThrow('defined twice');
  await expect(greet('Μαρία')).rejects.toThrow('before jobs were prepared');
  await jobs.prepare();
  const unknown = db.transaction().execute((trx) => jobs.enqueue(trx, 'test.later', {}));
  await expect(unknown).rejects.toThrow('is not defined');
  expect(() => jobs.define('test.later', {}, async () => {})).toThrow('must be defined before');
});
