import fs from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lockDirectory } from '#server/db/directory-lock.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { openPgliteDirectory } from '#server/db/pglite.ts';
import { StartError } from '#server/start-error.ts';
import { startChild, type Child } from '../support/process/child.ts';

let dataDir: string;
let children: Child[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigla-pglite-'));
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  children = [];
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(script: string, env: Record<string, string> = {}): Child {
  const child = startChild(script, { DATA_DIR: dataDir, ...env });
  children.push(child);
  return child;
}

async function emptyDirectory(path: string) {
  await rm(path, { recursive: true });
  await mkdir(path);
}

/** Overwrites a file with other content of at least the same length. */
const garble = (path: string) => writeFile(path, 'no such file at all '.repeat(2_000));

const patient = { timeout: 100_000, interval: 20 };

test('a creation that was killed half-way is begun again', async () => {
  const first = start('migrate-once.ts');
  const unfinished = join(dataDir, 'pglite.unfinished');
  await expect.poll(() => fs.existsSync(unfinished), patient).toBe(true);
  await first.kill();
  expect(fs.existsSync(join(dataDir, 'pglite'))).toBe(false);

  const second = start('migrate-once.ts');
  expect(await second.ended()).toBe(0);
  expect(second.lines).toEqual([JSON.stringify((await readMigrations()).map(({ name }) => name))]);
});

test('under a directory that others may read the database is for its user alone', async () => {
  const { mode } = fs.statSync(join(dataDir, 'pglite'));
  expect(mode & 0o777).toBe(0o700);
});

test('kill -9 in the middle of writing loses no committed row', async () => {
  const committed: number[] = [];
  for (const rows of [30, 7]) {
    const writer = start('write-forever.ts', { FIRST: String(committed.length + 1_000 * rows) });
    await expect
      .poll(() => writer.lines.length, { ...patient, message: writer.errors() })
      .toBeGreaterThan(rows);
    await writer.kill();
    committed.push(...writer.lines.slice(1).map(Number));
  }
  const database = await openPgliteDirectory(dataDir);
  const found = await database.db.selectFrom('settings').select('value').execute();
  expect(found.map(({ value }) => value)).toEqual(expect.arrayContaining(committed));
  await database.close();
});

test('a second process on the same directory is told so, and waits for one that is just stopping', async () => {
  const writer = start('write-forever.ts', { FIRST: '1000000' });
  await expect.poll(() => writer.lines.length, patient).toBeGreaterThan(1);
  const second = start('migrate-once.ts');
  expect(await second.ended()).toBe(1);
  expect(second.errors()).toContain(`Another process is using the data directory ${dataDir}`);

  // It has tried once before this line ends.
  const waiting = lockDirectory(dataDir);
  await writer.kill();
  (await waiting)();
  const third = start('migrate-once.ts');
  expect(await third.ended()).toBe(0);
  expect(third.lines).toEqual(['[]']);
});

test.each([
  ['an empty directory', 'pglite', (path: string) => emptyDirectory(path), 'There is no database in'],
  ['a garbled control file', 'pglite/global/pg_control', garble, 'is damaged'],
  ['a lost control file', 'pglite/global/pg_control', (path: string) => rm(path), 'is damaged'],
  ['a garbled lock', 'lock.sqlite', garble, 'It holds nothing but the lock: delete it'],
])('%s is told in a sentence, and nothing begins anew', async (_what, part, spoil, sentence) => {
  const damaged = await mkdtemp(join(tmpdir(), 'vigla-damaged-'));
  await cp(dataDir, damaged, { recursive: true });
  await spoil(join(damaged, part));
  const opening = openPgliteDirectory(damaged);
  await expect(opening).rejects.toBeInstanceOf(StartError);
  await expect(opening).rejects.toThrow(sentence);
  await rm(damaged, { recursive: true });
});

test('every commit is synced to the disk before it is confirmed', async () => {
  const database = await openPgliteDirectory(dataDir);
  const sync = vi.spyOn(fs, 'fdatasyncSync');
  const insert = (key: string) => database.db.insertInto('settings').values({ key, value: '1' }).execute();
  await insert('synced 1');
  expect(sync).toHaveBeenCalledTimes(1);
  await insert('synced 2');
  expect(sync).toHaveBeenCalledTimes(2);
  sync.mockRestore();
  await database.close();
});

test('transactions that end together share a sync, and none is confirmed before it', async () => {
  const database = await openPgliteDirectory(dataDir);
  const order: string[] = [];
  const { fdatasyncSync } = fs;
  const sync = vi.spyOn(fs, 'fdatasyncSync').mockImplementation((file) => {
    fdatasyncSync(file);
    order.push('synced');
  });
  const insert = async (key: string) => {
    await database.transact((trx) => trx.insertInto('settings').values({ key, value: '1' }).execute());
    order.push('confirmed');
  };
  const insertByStatement = async (key: string) => {
    await database.transactOne(sql`insert into settings (key, value) values (${key}, '1')`);
    order.push('confirmed');
  };
  for (const [index, put] of [insert, insertByStatement].entries()) {
    order.length = 0;
    await put(`alone ${index}`);
    expect(order).toEqual(['synced', 'confirmed']);
  }
  order.length = 0;
  const puts = Array.from({ length: 10 }, (_, number) => (number % 2 ? insert : insertByStatement));
  await Promise.all(puts.map((put, number) => put(`together ${number}`)));
  expect(order).toEqual(['synced', ...Array<string>(10).fill('confirmed')]);
  sync.mockRestore();
  await database.close();
});

test('a closed database can be opened again by the same process, with all that was written', async () => {
  const first = await openPgliteDirectory(dataDir);
  await first.db.insertInto('settings').values({ key: 'kept', value: '1' }).execute();
  await first.close();
  const second = await openPgliteDirectory(dataDir);
  const stored = second.db.selectFrom('settings').select('value').where('key', '=', 'kept');
  expect(await stored.execute()).toEqual([{ value: 1 }]);
  await second.close();
});

test('a slow statement is told without the values of its parameters', async () => {
  const told: string[] = [];
  const { db, close } = await openPgliteDirectory(dataDir, {
    thresholdMs: 20,
    report: (text) => told.push(text),
  });
  await sql`select ${'a secret'}::text`.execute(db);
  await sql`select pg_sleep(0.05), ${'a secret'}::text`.execute(db);
  expect(told).toContain('select pg_sleep(0.05), $1::text');
  expect(told.join()).not.toContain('secret');
  await close();
});
