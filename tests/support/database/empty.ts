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

/**
 * Returns what empties every table and deletes every job, without triggers and the checks of foreign keys; on PostgreSQL, at
 * this URL, by a connection of its own, because the setting for that drops all plans of its connection.
 */
export async function openEmptying(
  database: Database,
  postgresUrl?: string,
): Promise<() => Promise<unknown>> {
  const { rows } = await tables.execute(database.db);
  const cases = rows.map(({ name }) => statementFor(name));
  const text = `select array_to_string(array[${cases.join()}], ';') as statements`;
  if (postgresUrl === undefined)
    return async () => {
      const [{ statements } = {}] = await database.exec(text);
      await database.exec(
        `begin; set local session_replication_role = replica; ${String(statements)}; ${beginNumbersAgain}; commit`,
      );
    };

  const client = new pg.Client({
    connectionString: postgresUrl,
    options: '-c session_replication_role=replica',
  });
  await client.connect();
  return async () => {
    const [{ statements } = {}] = (await client.query({ name: 'statements', text })).rows;
    await client.query(`${String(statements)}; ${beginNumbersAgain}`);
  };
}
