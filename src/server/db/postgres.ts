import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { camelCase } from './names.ts';
import type { Database, Row } from './database.ts';
import { dialectOf, type SlowStatements } from './driver.ts';
import { createListener } from './postgres-listener.ts';
import { askPostgres, isStale, StatementNames } from './postgres-statements.ts';
import type { DB } from './schema.ts';

const statementTimeoutMs = 10_000;
/** Releases the locks of a node that was lost during a transaction; none of our transactions is idle for this long. */
const idleTimeoutMs = 60_000;
const connectTimeoutMs = 10_000;
/** What a search of a frequent word finds among 100,000 products fits into it; PostgreSQL writes what does not to a file. */
const workMemory = '16MB';
const crowdPatienceMs = 60_000;
const oldestVersion = 150_000;
const dateOid = 1082;
const deadlock = '40P01';
const mostTries = 5;
const pauseMs = 100;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    return oid === dateOid ? String : pg.types.getTypeParser(oid, format);
  },
};

/** Opens a pool of connections to PostgreSQL 15 or newer; throws when the server is unreachable. */
export async function openPostgres(url: string, log: Log, slow?: SlowStatements): Promise<Database> {
  await checkServer(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // In practice this limits how long a query waits for a free connection under heavy load.
    connectionTimeoutMillis: crowdPatienceMs,
    application_name: 'vigla',
    options: `-c jit=off -c timezone=UTC -c statement_timeout=${statementTimeoutMs} -c work_mem=${workMemory} -c idle_in_transaction_session_timeout=${idleTimeoutMs}`,
    types,
  });
  // A connection lost while in use emits only an error event, which would end the process without a listener.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn('A database connection was lost', { error })),
  );
  pool.on('error', () => {});

  const statements = new StatementNames();
  const dialect = dialectOf(
    async () => {
      const client = await pool.connect();
      return { ask: askPostgres(client, statements), release: (isBroken) => client.release(isBroken) };
    },
    { slow },
  );
  const db = new Kysely<DB>({ dialect, plugins: [camelCase()] });
  const listener = createListener(url, log);

  return {
    db,
    engine: 'postgres',
    transact: (work) => withRetries(() => db.transaction().execute(work)),
    transactOne: (statement) => withRetries(async () => (await statement.execute(db)).rows),
    exec: (text) => runScript(pool, text),
    listen: listener.listen,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await db.destroy();
      await pool.end();
    },
  };
}

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      // After a deadlock, or when a migration altered a table, the server rolls back one transaction, which is not at fault and can run again.
      const isUndone = isStale(error) || (error instanceof pg.DatabaseError && error.code === deadlock);
      if (!isUndone || tries === mostTries) throw error;
      await sleep(pauseMs * tries);
    }
  }
}

async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => {});
  const version = await readVersion(client)
    .catch((error: unknown) => {
      const { message, code } = error as NodeJS.ErrnoException;
      throw new StartError(`The database of DATABASE_URL cannot be reached: ${message || code}.`);
    })
    .finally(() => client.end());
  if (version < oldestVersion) {
    throw new StartError(
      `PostgreSQL 15 or newer is needed, and DATABASE_URL is version ${Math.floor(version / 10_000)}.`,
    );
  }
}

async function readVersion(client: pg.Client): Promise<number> {
  await client.connect();
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return rows[0]?.version ?? 0;
}

async function runScript(pool: pg.Pool, text: string): Promise<Row[]> {
  const results: pg.QueryResult<Row>[] = [await pool.query<Row>(text)].flat();
  return results.flatMap(({ rows }) => rows);
}
