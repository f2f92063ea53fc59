import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import type { DB } from '../db/schema.ts';
import { createQueues } from '../job-queues.ts';
import type { Log } from '../log.ts';
import { isObjectKey, type ObjectFiles } from '../object-files.ts';
import { StartError } from '../start-error.ts';
import type { Entries, Entry, Header, Manifest, TableFacts } from './entries.ts';
import { factsOf, readJobsVersion } from './snapshot.ts';
import {
  digestTable,
  listTables,
  prepareTables,
  readSequences,
  rowWriter,
  setSequences,
  configureSession,
} from './tables.ts';

/** Throws unless the database has no table yet. */
async function requireEmptyDatabase({ db }: Database): Promise<void> {
  const { rows } = await sql<{ tables: number }>`
    select count(*)::int as tables from pg_class
    where relnamespace::regnamespace::text in ('public', 'pgboss') and relkind in ('r', 'p')`.execute(db);
  if (rows[0]?.tables !== 0)
    throw new StartError('The target database is not empty: choose an empty one. Nothing was changed.');
}

/** Throws unless no file is stored yet. */
export async function requireNoFiles(files: ObjectFiles): Promise<void> {
  for await (const key of files.list())
    throw new StartError(`The target already holds files, such as ${key}. Nothing was changed.`);
}

/** Gives an empty database the schema of the backup, not the newest one: the next start migrates it further. */
async function createSchema(database: Database, header: Header, log: Log): Promise<void> {
  if (header.format !== 1) throw new StartError('The backup was made by a newer version: use that one.');
  const known = await readMigrations();
  const wanted = header.migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name);
    if (migration?.checksum === checksum) return migration;
    throw new StartError(
      `The backup has the migration ${name}, which this version does not know: use ${header.version}.`,
    );
  });
  await migrate(database, wanted);
  const queues = createQueues(database, log);
  await queues.start();
  await queues.stop({ graceful: false, close: false });
  const jobsVersion = await readJobsVersion(database.db);
  if (jobsVersion !== header.jobsVersion)
    throw new StartError(
      `The backup's job queue has version ${header.jobsVersion}, this program's has ${jobsVersion}: use ${header.version}.`,
    );
}

/** Compares what is stored with what must be; returns the differences as English sentences. */
async function faultsOf(trx: Kysely<DB>, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  const tables = await listTables(trx);
  for (const table of new Set([...tables, ...Object.keys(manifest.tables)])) {
    const expected: TableFacts = manifest.tables[table] ?? { rows: 0, checksum: '' };
    const { rows, checksum } = await digestTable(trx, table);
    if (rows !== expected.rows) faults.push(`${table} has ${rows} rows instead of ${expected.rows}.`);
    else if (checksum !== expected.checksum) faults.push(`${table} has other contents.`);
  }
  return faults;
}

/**
 * Fills an empty database, and an empty store of files if given, from a backup or from another database. Everything is
 * read back and compared with the manifest before the one transaction is committed. Returns the manifest.
 */
export async function restoreEntries(
  entries: Entries,
  database: Database,
  files: ObjectFiles | undefined,
  log: Log,
): Promise<Manifest> {
  await requireEmptyDatabase(database);
  if (files) await requireNoFiles(files);
  const parts = entries[Symbol.asyncIterator]();
  const next = async (): Promise<Entry> => {
    const { value, done } = await parts.next();
    if (done) throw new StartError('The backup is incomplete: it has no manifest.');
    return value;
  };
  const first = await next();
  if (first.kind !== 'header') throw new StartError('This is not a backup of the shop.');
  await createSchema(database, first.header, log);

  const written = new Set<string>();
  const removeFiles = async (kept: Record<string, unknown>) => {
    for (const key of written) if (!kept[key]) await files?.remove(key);
  };
  const filling = database.db.transaction().execute(async (trx) => {
    await configureSession(trx);
    const tables = await listTables(trx);
    const finish = await prepareTables(trx, tables);
    let current: { table: string; write: (rows: string[]) => Promise<void> } | undefined;
    for (;;) {
      const entry = await next();
      if (entry.kind === 'file') {
        if (written.has(entry.key)) throw new StartError(`The backup holds the file ${entry.key} twice.`);
        await files?.write(entry.key, entry.bytes, contentTypeOf(entry.key));
        written.add(entry.key);
      } else if (entry.kind === 'rows') {
        if (!tables.includes(entry.table))
          throw new StartError(`The backup has rows of ${entry.table}, which is no table of the shop.`);
        if (current?.table !== entry.table)
          current = { table: entry.table, write: await rowWriter(trx, entry.table) };
        await current.write(entry.rows);
      } else if (entry.kind === 'manifest') {
        const known = await readSequences(trx);
        const strange = Object.keys(entry.manifest.sequences).find((name) => !(name in known));
        if (strange !== undefined)
          throw new StartError(`The backup has the sequence ${strange}, which the shop has not.`);
        await setSequences(trx, entry.manifest.sequences);
        await finish();
        const faults = [
          ...(await faultsOf(trx, entry.manifest)),
          ...(files ? await fileFaults(files, entry.manifest) : []),
        ];
        if (faults.length > 0) throw new StartError(`What was restored differs:\n${faults.join('\n')}`);
        return entry.manifest;
      }
    }
  });
  const manifest = await filling.catch(async (error: unknown) => {
    await removeFiles({});
    throw error;
  });
  // A file that was deleted while the backup was made belongs to no row.
  await removeFiles(manifest.files);
  return manifest;
}

async function fileFaults(files: ObjectFiles, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const [key, { checksum }] of Object.entries(manifest.files)) {
    const bytes = isObjectKey(key) ? await files.read(key) : undefined;
    if (!bytes) faults.push(`The file ${key} is missing.`);
    else if (factsOf(bytes).checksum !== checksum) faults.push(`The file ${key} has other contents.`);
  }
  return faults;
}

/** All files are pictures, whose keys end in their format. */
export const contentTypeOf = (key: string): string => `image/${key.slice(key.lastIndexOf('.') + 1)}`;
