import { existsSync, statSync } from 'node:fs';
import { chmod, cp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { lockDirectory } from './directory-lock.ts';
import type { Database } from './database.ts';
import { OutageError } from '../outage.ts';
import { StartError } from '../start-error.ts';
import { dialectOf, type Execute, type EngineConnection, type SlowStatements } from './driver.ts';
import { camelCase, channelName } from './names.ts';
import { SyncedFiles } from './pglite-files.ts';
import { compilePostgres } from './pglite-module.ts';
import { statementsOfPglite } from './pglite-statements.ts';
import type { DB } from './schema.ts';
import { syncPath, syncTree } from './synced-files.ts';

/** An empty database created by the build, which makes the first start faster. */
const emptyDatabase = resolve('dist/database');

const longStatementMs = 2;

/** The commands after which the caller relies on data being stored. */
const keeping = new Set(['COMMIT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Before a statement: the transaction that both are part of is committed without a sync. */
const unsynced = `select set_config('synchronous_commit', 'off', true)`;

const oid = { bytea: 17, int8: 20, date: 1082 };

const options: PGliteOptions = {
  // The default parameters without `-F`, which disables fsync.
  startParams: [
    '--single',
    '-O',
    '-j',
    ...settings({
      search_path: 'public',
      exit_on_error: 'false',
      log_checkpoints: 'false',
      max_worker_processes: '0',
      max_parallel_workers: '0',
      max_parallel_workers_per_gather: '0',
      max_parallel_maintenance_workers: '0',
      io_method: 'sync',
      fsync: 'on',
      wal_sync_method: 'fsync',
      shared_buffers: '64MB',
      // What a search of a frequent word finds among 100,000 products is not written to a file.
      work_mem: '16MB',
      max_wal_size: '128MB',
    }),
  ],
  // The same types of values as from `pg`.
  parsers: {
    [oid.bytea]: (text: string) => Buffer.from(text.slice(2), 'hex'),
    [oid.int8]: (text: string) => text,
    [oid.date]: (text: string) => text,
  },
};

/** Opens the embedded database under `dataDir`, creates it on first use, and locks the directory until it is closed. */
export async function openPgliteDirectory(dataDir: string, slow?: SlowStatements): Promise<Database> {
  const root = resolve(dataDir);
  const unlock = await lockDirectory(root);
  try {
    const pglite = await openPgliteFiles(root);
    // Also under a directory that somebody else's umask made readable.
    await chmod(join(root, 'pglite'), 0o700);
    const requirePresent = presenceOf(root, ['lock.sqlite', 'pglite']);
    return databaseOf(pglite, { unlock, requirePresent }, slow);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * PGlite itself on the files under `dataDir`, which are created on first use, with a sync at each commit. The directory is not
 * locked: two processes that open it destroy the database.
 */
async function openPgliteFiles(dataDir: string): Promise<PGlite> {
  const directory = join(dataDir, 'pglite');
  if (!existsSync(directory)) await createDirectory(directory);
  const advice = 'Restore it from a backup, or move it away to begin with an empty shop.';
  // PGlite would create a new database in it.
  if (!existsSync(join(directory, 'PG_VERSION')))
    throw new StartError(`There is no database in ${directory}, only what is left of one. ${advice}`);
  try {
    return await PGlite.create({
      ...options,
      fs: new SyncedFiles(directory),
      pgliteWasmModule: compilePostgres(),
    });
  } catch (error) {
    throw new StartError(
      `The database in ${directory} is damaged, or another version of PostgreSQL has made it (${String(error)}). ${advice}`,
    );
  }
}

/**
 * Records the identity of the files in a directory and returns a check that they still exist: data written to deleted or
 * replaced files would be lost. The check throws, and its first failure also ends the process.
 */
function presenceOf(root: string, names: readonly string[]): () => void {
  const identity = () =>
    names.map((name) => statSync(join(root, name), { throwIfNoEntry: false })?.ino).join(' ');
  const opened = identity();
  let isLost = false;
  return () => {
    if (identity() === opened) return;
    const gone = new OutageError(
      'disk',
      `The data directory ${root} was deleted or replaced: nothing more can be saved.`,
    );
    if (!isLost) setImmediate(() => raise(gone));
    isLost = true;
    throw gone;
  };
}

function raise(error: Error): never {
  throw error;
}

/** Opens an embedded database in memory only, optionally from a dump and as compiled for one that is kept. */
export async function openPgliteMemory(
  dump?: Blob,
  slow?: SlowStatements,
  compiled?: WebAssembly.Module,
): Promise<{ database: Database; dump: () => Promise<Blob> }> {
  const pglite = await PGlite.create({
    ...options,
    ...(dump && { loadDataDir: dump }),
    ...(compiled && { pgliteWasmModule: compiled }),
  });
  return { database: databaseOf(pglite, undefined, slow), dump: () => pglite.dumpDataDir('gzip') };
}

// The directory is renamed only when it is complete on disk, so that a partial one is never used.
async function createDirectory(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(emptyDatabase)) await cp(emptyDatabase, unfinished, { recursive: true });
  else await createEmptyDatabase(unfinished);
  await syncTree(unfinished);
  await rename(unfinished, directory);
  await syncPath(join(directory, '..'));
}

/** Creates an empty database in a new directory. It takes about 400 MB of memory, which is not released soon. */
export async function createEmptyDatabase(directory: string): Promise<void> {
  const pglite = await PGlite.create({ ...options, fs: new SyncedFiles(directory) });
  await pglite.close();
}

/** Tells whether PostgreSQL gave up, as when its log of transactions cannot be written because the disk is full. */
const isPanic = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

type Directory = { unlock: () => void; requirePresent: () => void };

// All access goes through one Kysely instance, whose single connection acts as the queue.
function databaseOf(pglite: PGlite, directory?: Directory, slow?: SlowStatements): Database {
  const { hear, listen } = listenersOf(pglite);
  const askDatabase = statementsOfPglite(pglite, hear);
  let lost: OutageError | undefined;

  /** Ends the process after a panic: another call into the database would never return. */
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (lost) throw lost;
    try {
      return await work();
    } catch (error) {
      if (!isPanic(error)) throw error;
      const outage = new OutageError('disk', 'The embedded database could not be written.', { cause: error });
      lost = outage;
      setImmediate(() => raise(outage));
      throw outage;
    }
  }

  /** What the only connection sends before its next statement, in the same call. */
  let before: string[] = [];

  const execute: Execute = async (text, values) => {
    const began = performance.now();
    const firsts = before;
    before = [];
    const answer = await guarded(() => askDatabase(text, values, firsts));
    // The database runs in this thread: after a long statement, let short tasks run first.
    if (performance.now() - began > longStatementMs) await nextRound();
    if (keeping.has(answer.command) && !pglite.isInTransaction()) directory?.requirePresent();
    return answer;
  };
  const engine: EngineConnection = {
    execute,
    begin: async (text) => void before.push(text),
    release: () => {},
  };
  const dialect = dialectOf(async () => engine, { isSingle: true, slow });
  const db = new Kysely<DB>({ dialect, plugins: [camelCase()] });
  let sync: Promise<void> | undefined;

  async function syncNext(): Promise<void> {
    // Requests that have arrived in the meantime begin their transactions. The sync is queued behind them, so that it syncs theirs too.
    await nextRound();
    await db.connection().execute(async (connection) => {
      sync = undefined;
      await sql`select pg_logical_emit_message(false, 'sync', '', flush => true)`.execute(connection);
      directory?.requirePresent();
    });
  }

  /** Syncs everything that is committed by now. */
  function syncSoon(): Promise<void> {
    sync ??= syncNext();
    return sync;
  }

  return {
    db,
    reading: db,
    engine: 'pglite',
    async transact(work) {
      const result = await db.transaction().execute((trx) => {
        before.push(unsynced);
        return work(trx);
      });
      await syncSoon();
      return result;
    },
    async transactOne(statement) {
      const { rows } = await db.connection().execute(async (connection) => {
        before.push(unsynced);
        try {
          return await statement.execute(connection);
        } finally {
          before = [];
        }
      });
      await syncSoon();
      return rows;
    },
    exec: (text) =>
      db.connection().execute(async () => {
        try {
          const results = await guarded(() => pglite.exec(text));
          directory?.requirePresent();
          return results.flatMap(({ rows }) => rows);
        } catch (error) {
          if (!lost && pglite.isInTransaction()) await pglite.exec('rollback');
          throw error;
        }
      }),
    listen: async (channel, handler) => {
      const stop = await db.connection().execute(() => listen(channelName(channel), handler));
      return () => db.connection().execute(() => stop());
    },
    close: async () => {
      await db
        .connection()
        .execute(async () => lost ?? pglite.close())
        .finally(() => directory?.unlock());
    },
  };
}

/** Who listens to the database's notifications: `hear` tells them of one. */
function listenersOf(pglite: PGlite) {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  const hear = (channel: string, payload: string) =>
    handlers.get(channel)?.forEach((handler) => queueMicrotask(() => handler(payload)));
  // Those that come with what PGlite itself has asked.
  pglite.onNotification(hear);
  return {
    hear,
    async listen(channel: string, handler: (payload: string) => void) {
      const all = handlers.get(channel) ?? new Set();
      handlers.set(channel, all.add(handler));
      await pglite.exec(`listen ${channel}`);
      return async () => {
        all.delete(handler);
        if (all.size === 0) await pglite.exec(`unlisten ${channel}`);
      };
    },
  };
}

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
