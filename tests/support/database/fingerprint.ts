import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { testDatabase } from './database.ts';

// Every call spends points and renews a session; neither is business data.
const leftOut = ['migrations', 'sessions', 'rate_limits'];

type Hash = { name: string; hash: string };

/** Reads a hash of the rows of each business table, including waiting jobs; made once, so that it is planned once. */
let reading: RawBuilder<Hash> | undefined;

const hashOf = (name: string, rows: string) =>
  `select '${name}' as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from ${rows} as t`;

async function makeReading(): Promise<RawBuilder<Hash>> {
  const { db } = await testDatabase();
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> all(${leftOut}) order by tablename`.execute(db);
  const hashes = tables.rows.map(({ name }) => hashOf(name, name));
  return sql.raw([...hashes, hashOf('jobs', '(select name, data from pgboss.job)')].join(' union all '));
}

async function fingerprint(): Promise<Record<string, string>> {
  const { db } = await testDatabase();
  reading ??= await makeReading();
  const { rows } = await reading.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

let last: Record<string, string> | undefined;

/** From here on `expectUnchanged` compares with the present state: one reading for a row of tests, not one for each. */
export async function rememberState(): Promise<void> {
  last = await fingerprint();
}

/** Expects that no business data has changed since `rememberState` or since the call before. */
export async function expectUnchanged(): Promise<void> {
  const before = last;
  await rememberState();
  expect(last).toEqual(before);
}
