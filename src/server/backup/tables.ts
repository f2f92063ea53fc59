import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { TableFacts } from './entries.ts';

const rowsAtOnce = 500;
/** The tables of the job queue that hold jobs and schedules, in the order of their foreign keys; others are its bookkeeping. */
const jobTables = [
  'pgboss.queue',
  'pgboss.schedule',
  'pgboss.subscription',
  'pgboss.job',
  'pgboss.job_dependency',
];
const checksumModulus = 1n << 128n;

/** Counts rows and adds up their hashes, so that the result does not depend on their order. */
export class TableDigest {
  rows = 0;
  #sum = 0n;

  add(rows: readonly string[]): void {
    this.rows += rows.length;
    for (const row of rows) this.#sum += BigInt(`0x${hash('sha256', row).slice(0, 32)}`);
    this.#sum %= checksumModulus;
  }

  facts(): TableFacts {
    return { rows: this.rows, checksum: this.#sum.toString(16).padStart(32, '0') };
  }
}

/** Makes values have one text on every server, and lets a transaction take its time. */
export async function configureSession(trx: Kysely<DB>): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings))
    await sql`select set_config(${name}, ${value}, true)`.execute(trx);
}

/** Returns the tables with the shop's data in a fixed order; `migrations` is not data. */
export async function listTables(trx: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'public.' || relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'migrations'
    order by relname`.execute(trx);
  return [...rows.map(({ name }) => plain(name)), ...jobTables];
}

/** Reads a table as the texts of its rows, some hundred at a time, inside a transaction. */
export async function* readRows(trx: Kysely<DB>, table: string): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for
    select whole_row::text as row from ${sql.raw(plain(table))} as whole_row`.execute(trx);
  for (;;) {
    const { rows } = await sql<{
      row: string;
    }>`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(trx);
}

/** Counts and hashes a table's rows. */
export async function digestTable(trx: Kysely<DB>, table: string): Promise<TableFacts> {
  const digest = new TableDigest();
  for await (const rows of readRows(trx, table)) digest.add(rows);
  return digest.facts();
}

/** Returns a function that inserts rows from their texts; the database computes generated columns itself. */
export async function rowWriter(trx: Kysely<DB>, table: string): Promise<(rows: string[]) => Promise<void>> {
  const name = sql.raw(plain(table));
  const { rows: found } = await sql<{ column: string }>`
    select quote_ident(attname) as column from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx);
  const columns = sql.raw(found.map(({ column }) => column).join(', '));
  return async (rows) => {
    await sql`insert into ${name} (${columns}) overriding system value
      select ${columns} from unnest(${rows}::text[]::${name}[])`.execute(trx);
  };
}

/** Returns the last number that each sequence gave out. */
export async function readSequences(trx: Kysely<DB>): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select 'public.' || sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' order by sequencename`.execute(trx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Lets every sequence continue after its last number. */
export async function setSequences(trx: Kysely<DB>, sequences: Record<string, string | null>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx);
}

/**
 * Empties all tables, which the migrations may have filled, and takes triggers and foreign keys away until the returned
 * function restores them and checks every reference.
 */
export async function prepareTables(
  trx: Kysely<DB>,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(
    trx,
  );
  const alter = (table: string, what: string) => sql.raw(`alter table ${table} ${what}`).execute(trx);
  const own = tables.filter((table) => table.startsWith('public.'));
  await sql.raw(`truncate ${tables.map(plain).join(', ')} cascade`).execute(trx);
  for (const { table, name } of keys) await alter(table, `drop constraint ${name}`);
  for (const table of own) await alter(table, 'disable trigger user');
  return async () => {
    for (const table of own) await alter(table, 'enable trigger user');
    for (const { table, name, definition } of keys)
      await alter(table, `add constraint ${name} ${definition}`);
  };
}

/** Throws for a name that would need quotes in SQL. */
function plain(name: string): string {
  if (!/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/.test(name)) throw new Error(`Not a table's name: ${name}`);
  return name;
}
