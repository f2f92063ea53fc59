import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import { texts } from '#app/texts/all.ts';
import { features } from '#features/all.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { closeServices, openServices } from '#server/services.ts';
import { startChild } from '../support/process/child.ts';
import { createDatabase } from '../support/setup/postgres.ts';

const lines: string[] = [];
const log = createLog({ readable: false, write: (line) => lines.push(line) });
const url = await createDatabase(inject('postgresUrl'), 'vigla_engines');
const database = await openPostgres(url, log);

const dataDir = await mkdtemp(join(tmpdir(), 'vigla-postgres-'));

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('processes that start together on an empty database apply each migration once', async () => {
  const children = [1, 2, 3].map(() => startChild('migrate-once.ts', { DATABASE_URL: url }));
  const codes = await Promise.all(children.map((child) => child.ended()));
  expect(codes, children.map((child) => child.errors()).join('\n')).toEqual([0, 0, 0]);
  const all = JSON.stringify((await readMigrations()).map(({ name }) => name));
  expect(children.flatMap((child) => child.lines).toSorted()).toEqual([all, '[]', '[]'].toSorted());
  expect(await migrate(database)).toEqual([]);
});

test('a node waits for one that fills the empty database, longer than for any other statement', async () => {
  const services = await openServices(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir }),
    features,
    texts,
  );
  const [filling, filled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = database.db.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values({ key: 'demo', value: '{}' }).execute();
    filling.resolve();
    await filled.promise;
  });
  await filling.promise;
  let outcome: unknown;
  const second = loadDemo(services).then(
    () => (outcome = 'found it full'),
    (error: unknown) => (outcome = error),
  );
  const waited = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from clock_timestamp() - query_start)::float as seconds from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "settings"%'`.execute(
      database.db,
    );
    return outcome ? Infinity : (rows[0]?.seconds ?? 0);
  };
  await expect.poll(waited, { timeout: 60_000, interval: 500 }).toBeGreaterThan(10.5);
  const meanwhile = outcome;
  filled.resolve();
  await Promise.all([first, second]);
  await closeServices(services);
  expect([meanwhile, outcome]).toEqual([undefined, 'found it full']);
});

test('a lost notification connection is opened again, and its listeners are told to look for what they missed', async () => {
  const heard: string[] = [];
  let reconnected = 0;
  const stop = await database.listen(
    'news',
    (payload) => heard.push(payload),
    () => reconnected++,
  );
  await sql`select pg_notify('news', 'one')`.execute(database.db);
  await expect.poll(() => heard).toEqual(['one']);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vigla-listen' and datname = current_database()`.execute(
    database.db,
  );
  await expect.poll(() => reconnected).toBe(1);
  await sql`select pg_notify('news', 'two')`.execute(database.db);
  await expect.poll(() => heard).toEqual(['one', 'two']);
  await stop();
});

test('a statement is cut off after 10 seconds, and plans are not compiled', async () => {
  const { rows } =
    await sql`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit,
    current_setting('timezone') as zone, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
      database.db,
    );
  expect(rows).toEqual([{ timeout: '10s', jit: 'off', zone: 'UTC', idle: '1min' }]);
});

test('a script may lift the time limit for itself, as a migration does, and for nothing after it', async () => {
  const limited = 'set local statement_timeout = 50; select pg_sleep(0.2)';
  await expect(database.exec(limited)).rejects.toMatchObject({ code: '57014' });
  await database.exec(
    'set local statement_timeout = 50; set local statement_timeout = 0; select pg_sleep(0.2)',
  );
  const { rows } = await sql`select current_setting('statement_timeout') as timeout`.execute(database.db);
  expect(rows).toEqual([{ timeout: '10s' }]);
});

test('a crowd that takes every connection for more than ten seconds keeps others waiting, and refuses nobody', async () => {
  // Two statements, because a single one would exceed the timeout.
  const crowd = Array.from({ length: 10 }, () =>
    database.db.connection().execute(async (connection) => {
      for (let times = 0; times < 2; times += 1) await sql`select pg_sleep(6)`.execute(connection);
    }),
  );
  const late = sql`select 1 as one`.execute(database.db);
  await Promise.all(crowd);
  expect((await late).rows).toEqual([{ one: 1 }]);
});

test('a connection that the server kills fails its query and harms nothing else', async () => {
  const query = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
  await expect(query).rejects.toMatchObject({ code: '57P01' });
  await expect.poll(() => lines.join('')).toContain('A database connection was lost');
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('of two transactions that wait for each other one begins again, and both are done', async () => {
  const { db } = database;
  const count = (key: string) => ({ key, value: '0', isHeld: Promise.withResolvers<void>() });
  const [one, other] = [count('one'), count('other')];
  for (const { key, value } of [one, other]) await db.insertInto('settings').values({ key, value }).execute();
  const begun: string[] = [];
  const addToBoth = (first: typeof one, second: typeof one) =>
    database.transact(async (trx) => {
      begun.push(first.key);
      const add = ({ key }: typeof one) =>
        sql`update settings set value = to_jsonb(value::int + 1) where key = ${key}`.execute(trx);
      await add(first);
      first.isHeld.resolve();
      await second.isHeld.promise;
      await add(second);
    });
  await Promise.all([addToBoth(one, other), addToBoth(other, one)]);
  expect(begun.length).toBeGreaterThan(2);
  const stored = db.selectFrom('settings').select('value').where('key', 'in', [one.key, other.key]);
  expect(await stored.execute()).toEqual([{ value: 2 }, { value: 2 }]);
});

test('a read and a migration that wait for each other are both done', async () => {
  const { db, exec } = database;
  await exec('create table read_first (id integer); create table altered_first (id integer)');
  const locks = (what: string) =>
    `select 1 from pg_locks where relation = 'altered_first'::regclass and ${what}`;
  // It goes on to the other table once the read waits, or has been answered meanwhile because the migration began again.
  const migrated = exec(`
    alter table altered_first add column name text;
    do $$ begin
      for waited in 1 .. 400 loop
        exit when exists (${locks('not granted')});
        perform pg_sleep(0.01);
      end loop;
    end $$;
    alter table read_first add column name text`);
  await expect
    .poll(async () => (await sql.raw(locks(`mode = 'AccessExclusiveLock'`)).execute(db)).rows)
    .toHaveLength(1);
  const { rows } = await sql`select count(*) from read_first, altered_first`.execute(db);
  expect(rows).toEqual([{ count: '0' }]);
  await migrated;
});

test('a column that a newer version adds beside this one fails no statement and no transaction', async () => {
  const { db, exec } = database;
  await exec('create table widened (id integer)');
  const read = () => sql`select * from widened`.execute(db);
  const write = () =>
    database.transact((trx) => sql`insert into widened values (1) returning *`.execute(trx));
  // On every connection of the pool, often enough to be prepared.
  const all = (ask: () => Promise<unknown>) => Promise.all(Array.from({ length: 40 }, ask));
  await all(read);
  await all(write);
  await exec(`alter table widened add column name text default 'new'`);
  await all(read);
  await all(write);
  const { rows } = await read();
  expect(rows).toHaveLength(80);
  expect(rows[0]).toEqual({ id: 1, name: 'new' });
});

test('a server that cannot be reached is told without its password', async () => {
  const refused = openPostgres('postgres://shop:the-password@127.0.0.1:1/shop', log);
  await expect(refused).rejects.toThrow(
    'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  );
  expect(lines.join('')).not.toContain('the-password');
});

test('the test server itself asks for a password', async () => {
  const address = new URL(url);
  address.password = 'wrong';
  const client = new pg.Client({ connectionString: address.href });
  await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
});

test('a node that is lost in the middle of a transaction does not hold its locks for ever', async () => {
  await database.exec(`insert into settings (key, value) values ('held', '1')`);
  const change = sql`update settings set value = '2' where key = 'held'`;
  const lost = database.db.transaction().execute(async (trx) => {
    await change.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 100`.execute(trx);
    // Another node waits for the row, and gets it although this one never ends its transaction.
    await change.execute(database.db);
    await change.execute(trx);
  });
  await expect(lost).rejects.toThrow(/not queryable|idle-in-transaction|terminated|ECONNRESET/);
  const { rows } = await sql`select value from settings where key = 'held'`.execute(database.db);
  expect(rows).toEqual([{ value: 2 }]);
});
