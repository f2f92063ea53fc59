import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

type Migration = { name: string; text: string; checksum: string };

const folder = new URL('../../../migrations/', import.meta.url);
const advisoryLock = 4_817_302;

/**
 * Brings the schema up to date and returns the names of the migrations it applied. One process at a time does so; an applied
 * migration that was edited or is missing is an error.
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  if (database.engine === 'pglite') return applyMissing(database, wanted);
  return database.db.transaction().execute(async (trx) => {
    // It waits for others, and then idly for the migrations, which take what they take.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    return applyMissing(database, wanted);
  });
}

/** Reads the migrations of the project in the order in which they are applied. */
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

/** The checksum by which an edited migration is recognised. */
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
        `The database is newer than this program: it has the migration ${name}. Start the newer program, or restore an older database.`,
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
    // One text is one transaction, so a migration and its record stand or fall together.
    const script = `set local statement_timeout = 0;\n${text};\ninsert into migrations (name, checksum) values ('${name}', '${checksum}')`;
    await database.exec(script).catch((error: unknown) => {
      throw new Error(`The migration ${name} failed and left nothing behind`, { cause: error });
    });
  }
  return missing.map(({ name }) => name);
}
