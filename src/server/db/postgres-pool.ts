import pg from 'pg';
import type { Log } from '../log.ts';

const dateOid = 1082;
/** What a search of a frequent word finds among 100,000 products fits into it; PostgreSQL writes what does not to a file. */
const workMemory = '16MB';

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    return oid === dateOid ? String : pg.types.getTypeParser(oid, format);
  },
};

type PoolSettings = {
  /** How long a statement waits for a free connection, in milliseconds. */
  patienceMs: number;
  /** How long the server works on a statement, in milliseconds. */
  statementTimeoutMs: number;
  idleTimeoutMs: number;
  /** How long an answer is waited for, in milliseconds; a server that stands still never times out by itself. */
  answerTimeoutMs?: number;
  /** A query is sent before the answers to earlier ones on its connection have come. */
  pipeline?: boolean;
};

/** Opens a pool of connections that read dates as texts and use UTC. Connects at its first use. */
export function openPool(
  url: string,
  log: Log,
  { patienceMs, statementTimeoutMs, idleTimeoutMs, answerTimeoutMs, pipeline = false }: PoolSettings,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    pipeline,
    connectionTimeoutMillis: patienceMs,
    application_name: 'vigla',
    options: `-c jit=off -c timezone=UTC -c statement_timeout=${statementTimeoutMs} -c work_mem=${workMemory} -c idle_in_transaction_session_timeout=${idleTimeoutMs}`,
    ...(answerTimeoutMs !== undefined && { query_timeout: answerTimeoutMs }),
    types,
  });
  // A connection lost while in use emits only an error event, which would end the process without a listener.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn('A database connection was lost', { error })),
  );
  pool.on('error', () => {});
  return pool;
}
