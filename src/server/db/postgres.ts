import { Kysely } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { camelCase } from './names.ts';
import type { Database, Row } from './database.ts';
import { dialectOf, type EngineConnection, type SlowStatements } from './driver.ts';
import { createListener } from './postgres-listener.ts';
import { openPool } from './postgres-pool.ts';
import { statementsOfPostgres, StatementNames, withRetries } from './postgres-statements.ts';
import { openReplica } from './replica.ts';
import type { DB } from './schema.ts';

const statementTimeoutMs = 10_000;
/** Releases the locks of a node that was lost during a transaction; none of our transactions is idle for this long. */
const idleTimeoutMs = 60_000;
const connectTimeoutMs = 10_000;
/** In practice this limits how long a query waits for a free connection under heavy load. */
const crowdPatienceMs = 60_000;
const oldestVersion = 150_000;

/**
 * Opens a pool of connections to PostgreSQL 15 or newer, and to its replica if one is given; throws when the server is
 * unreachable, but not for the replica.
 */
export async function openPostgres(
  url: string,
  log: Log,
  slow?: SlowStatements,
  replicaUrl?: string,
): Promise<Database> {
  await checkServer(url);
  const pool = openPool(url, log, {
    patienceMs: crowdPatienceMs,
    statementTimeoutMs,
    idleTimeoutMs,
    pipeline: true,
  });
  const statements = new StatementNames();
  const acquire = async (): Promise<EngineConnection> => {
    const client = await pool.connect();
    return { ...statementsOfPostgres(client, statements), release: (isBroken) => client.release(isBroken) };
  };
  const plugins = [camelCase()];
  const db = new Kysely<DB>({ dialect: dialectOf(acquire, { slow }), plugins });
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, { pool, acquire }, log);
  const listener = createListener(url, log);

  return {
    db,
    reading: replica ? new Kysely<DB>({ dialect: dialectOf(replica.acquire, { slow }), plugins }) : db,
    ...(replica && { replica }),
    engine: 'postgres',
    transact: (work) => withRetries(() => db.transaction().execute(work)),
    transactOne: async (statement) => (await statement.execute(db)).rows,
    exec: (text) => withRetries(() => runScript(pool, text)),
    listen: listener.listen,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await replica?.close();
      await db.destroy();
      await pool.end();
    },
  };
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
