import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import type { ObjectFiles } from '../object-files.ts';
import { variantKey } from '../objects.ts';
import type { Entry, FileFacts, Header, Manifest } from './entries.ts';
import { listTables, readRows, readSequences, configureSession, TableDigest } from './tables.ts';

/** A file's size and SHA-256. */
export const factsOf = (bytes: Uint8Array): FileFacts => ({
  bytes: bytes.length,
  checksum: hash('sha256', bytes),
});

/** Returns the version of the shop in package.json. */
export async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}

/** The version of the job queue's tables; undefined where there are none. */
export async function readJobsVersion(db: Kysely<DB>): Promise<number | undefined> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('pgboss.version') as found`.execute(
    db,
  );
  if (rows[0]?.found == null) return undefined;
  const versions = await sql<{ version: number }>`select version from pgboss.version`.execute(db);
  return versions.rows[0]?.version;
}

async function readHeader(database: Database, trx: Kysely<DB>, now: Date): Promise<Header> {
  return {
    format: 1,
    version: await readVersion(),
    engine: database.engine,
    madeAt: now.toISOString(),
    migrations: await trx.selectFrom('migrations').select(['name', 'checksum']).orderBy('name').execute(),
    jobsVersion: (await readJobsVersion(trx)) ?? 0,
  };
}

/** The keys of all files that the database names. */
async function listFiles(db: Kysely<DB>): Promise<string[]> {
  const objects = await db.selectFrom('objects').select(['path', 'variants']).orderBy('path').execute();
  return objects.flatMap(({ path, variants }) => [
    path,
    ...(variants as string[]).map((variant) => variantKey(path, variant)),
  ]);
}

/**
 * Yields a whole shop as of one instant. The database is read in one transaction, for whose duration other statements wait on
 * PGlite. Files are read before it, and those that are new after it, so that none is deleted between the two.
 */
export async function* takeSnapshot(
  database: Database,
  files: ObjectFiles | undefined,
  now: Date,
): AsyncGenerator<Entry> {
  const read = new Map<string, FileFacts>();
  async function* readNew(keys: readonly string[]): AsyncGenerator<Entry> {
    for (const key of keys) {
      const bytes = read.has(key) ? undefined : await files?.read(key);
      if (!bytes) continue;
      read.set(key, factsOf(bytes));
      yield { kind: 'file', key, bytes };
    }
  }

  const header = await readHeader(database, database.db, now);
  yield { kind: 'header', header };
  if (files) yield* readNew(await listFiles(database.db));

  const manifest: Manifest = { header, tables: {}, sequences: {}, files: {} };
  let keys: string[] = [];
  const trx = await database.db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await configureSession(trx);
    for (const table of await listTables(trx)) {
      const digest = new TableDigest();
      for await (const rows of readRows(trx, table)) {
        digest.add(rows);
        yield { kind: 'rows', table, rows };
      }
      manifest.tables[table] = digest.facts();
    }
    manifest.sequences = await readSequences(trx);
    if (files) keys = await listFiles(trx);
  } finally {
    await trx.rollback().execute();
  }

  yield* readNew(keys);
  for (const key of keys) {
    const facts = read.get(key);
    if (facts) manifest.files[key] = facts;
  }
  yield { kind: 'manifest', manifest };
}
