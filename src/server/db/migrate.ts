import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { outageOf } from '../outage.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { liftTimeLimit } from './time-limit.ts';

type Migration = { name: string; text: string; checksum: string };

const folder = new URL('../../../migrations/', import.meta.url);
const advisoryLock = 4_817_302;

/**
 * Applies the missing migrations and returns their names. Only one process at a time does so. Throws when an applied
 * migration was edited or is missing.
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  if (database.engine === 'pglite') return applyMissing(database, wanted);
  return database.db.transaction().execute(async (trx) => {
    // It first waits for other processes and is then idle during the migrations, which may take long.
    await liftTimeLimit(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    return applyMissing(database, wanted);
  });
}

/** Reads the project's migrations in the order of application. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`Not a migration's name: ${name}`);
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: checksumOf(text) };
    }),
  );
}

/** Returns the checksum that detects an edited migration. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function applyMissing(database: Database, wanted: Migration[]): Promise<string[]> {
  await database.exec(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await database.db.selectFrom('migrations').select(['name', 'checksum']).execute();
  for (const { name, checksum } of applied) {
    const known = wanted.find((migration) => migration.name === name);
    if (!known) {
      throw new StartError(
        `The database was made by another version, with the migration ${name}, which this one does not know. Start that version, or restore a backup that this one can read.`,
      );
    }
    if (known.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} was edited after it was applied. Undo that and write a new one.`,
      );
    }
  }

  const done = new Set(applied.map(({ name }) => name));
  const missing = wanted.filter(({ name }) => !done.has(name));
  for (const { name, text, checksum } of missing) {
    // A script runs as one transaction, so a migration and its record are committed together.
    const script = `set local statement_timeout = 0;\n${text};\ninsert into migrations (name, checksum) values ('${name}', '${checksum}')`;
    await database.exec(script).catch((error: unknown) => {
      // The database may be away, which is no fault of the migration.
      if (outageOf(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(
        `The migration ${name} failed and left nothing behind: ${reason}. Repair it and start again.`,
        { cause: error },
      );
    });
  }
  return missing.map(({ name }) => name);
}
