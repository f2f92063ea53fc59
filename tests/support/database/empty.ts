import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/db/database.ts';

const tables = sql<{ name: string }>`
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname = 'public' and tablename <> 'migrations' or schemaname = 'pgboss' and tablename in ('job', 'schedule')`;

// Truncating creates new files for each table and index, which takes ten times as long as deleting a few rows. Large tables
// are truncated all the same: deleted rows would stay in their pages.
const statementFor = (table: string) => `case
  when pg_relation_size('${table}') > 32 * 8192 then 'truncate ${table} cascade'
  when exists (select from ${table}) then 'delete from ${table}' end`;

const beginNumbersAgain = `
  select setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
  where schemaname = 'public' and last_value is not null`;

type Rows = Record<string, unknown>[];
type Connection = { ask: (text: string) => Promise<Rows>; run: (text: string) => Promise<unknown> };

/** Runs statements without triggers and the checks of foreign keys. */
const embedded = ({ exec }: Database): Connection => ({
  ask: exec,
  run: (text) => exec(`begin; set local session_replication_role = replica; ${text}; commit`),
});

/** The same by a connection of its own, because the setting drops all plans of its connection. */
async function connect(connectionString: string): Promise<Connection> {
  const client = new pg.Client({ connectionString, options: '-c session_replication_role=replica' });
  await client.connect();
  return {
    ask: async (text) => (await client.query<Rows[number]>({ name: 'asked', text })).rows,
    run: (text) => client.query(text),
  };
}

/** Returns what empties every table and deletes every job; on PostgreSQL at this URL. */
export async function openEmptying(database: Database, postgresUrl?: string): Promise<() => Promise<void>> {
  const { rows } = await tables.execute(database.db);
  const { ask, run } = postgresUrl === undefined ? embedded(database) : await connect(postgresUrl);
  const question = `select array_to_string(array[${rows.map(({ name }) => statementFor(name)).join()}], ';') as statements`;
  return async () => {
    // Until nothing is left: a transaction that had to be waited for has written elsewhere too.
    for (;;) {
      const [{ statements } = {}] = await ask(question);
      if (!statements) break;
      await run(String(statements));
    }
    await run(beginNumbersAgain);
  };
}
