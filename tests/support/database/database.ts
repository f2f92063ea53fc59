import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import type { Database } from '#server/db/database.ts';
import { openPgliteMemory } from '#server/db/pglite.ts';
import { compilePostgres } from '#server/db/pglite-module.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { settingsTakenOver } from '#server/settings.ts';
import { setCompany } from '#shared/company.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';
import { setSpecificationKeys } from '#shared/specification-keys.ts';
import { companyOf } from '#shared/company-of.ts';
import { demoCompany, seedCompany } from '../app/company.ts';
import { createDatabase } from '../setup/postgres.ts';
import { openEmptying } from './empty.ts';

const cache = new URL('../../../.cache/', import.meta.url);

const isPostgres = process.env['TEST_ENGINE'] === 'postgres';
const cloneName = `vigla_test_${process.env['VITEST_POOL_ID']}`;

const urlOfClone = () => `${inject('postgresUrl')}/${cloneName}`;

let opened: Promise<Database> | undefined;

async function open(): Promise<Database> {
  const database = await (isPostgres ? openClone() : openDump());
  await seedCompany(database.db);
  return database;
}

/** The database of this test worker, with the whole schema, on the engine of the current project. */
export function testDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

/**
 * A separate database with the schema and without earlier queries, as for a newly started process. The caller must close it.
 */
export async function freshDatabase(): Promise<Database> {
  if (!isPostgres) return openDump();
  await testDatabase();
  return openPostgres(urlOfClone(), createLog({ least: 'warn' }));
}

let listening: Promise<unknown> | undefined;
let heard = () => {};

/** Waits until this worker has received every notification committed before: they arrive in the order of the commits. */
export async function drainNotifications(): Promise<void> {
  const { db, listen } = await testDatabase();
  await (listening ??= listen('all_heard', () => heard()));
  const { promise, resolve } = Promise.withResolvers<void>();
  heard = resolve;
  await sql`select pg_notify('all_heard', '')`.execute(db);
  await promise;
}

let emptying: ReturnType<typeof openEmptying> | undefined;

/** Empties every table and deletes every job, and waits for pending notifications; call it before each test. */
export async function truncateAll(): Promise<void> {
  const database = await testDatabase();
  const { db } = database;
  await drainNotifications();
  // What a notification had read anew would find an empty shop, and close it after it was opened.
  await settingsTakenOver();
  const empty = await (emptying ??= openEmptying(database, isPostgres ? urlOfClone() : undefined));
  await empty();
  await seedCompany(db);
  setCompany(companyOf(demoCompany, true, '2026-11-23'));
  setSpecificationKeys(defaultSpecificationKeys);
}

/** Returns the tables, including those of the jobs, that contain a text anywhere. */
export async function tablesWith(text: string): Promise<string[]> {
  const { db } = await testDatabase();
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'kept')`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.raw(name)} as t where strpos(t::text, ${text}) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function openClone(): Promise<Database> {
  const url = await createDatabase(inject('postgresUrl'), cloneName, 'schema');
  return openPostgres(url, createLog({ least: 'warn' }));
}

/** As in the shop: a worker runs statements for minutes, in which optimized code takes less than its compilation. */
let compiled: WebAssembly.Module | undefined;

// Loading a dump takes a fraction of the time of the migrations, so one is stored for each state of the migrations.
async function openDump(): Promise<Database> {
  const migrations = await readMigrations();
  const key = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 16);
  const file = new URL(`schema-${key}.tar.gz`, cache);
  const stored = await readFile(file).catch(() => undefined);
  compiled ??= compilePostgres();
  if (stored) return (await openPgliteMemory(new Blob([stored]), undefined, compiled)).database;

  const { database, dump } = await openPgliteMemory(undefined, undefined, compiled);
  await migrate(database);
  const unfinished = new URL(`schema-${key}.${process.pid}`, cache);
  await mkdir(cache, { recursive: true });
  await writeFile(unfinished, Buffer.from(await (await dump()).arrayBuffer()));
  await rename(unfinished, file);
  return database;
}
