import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openPgliteDirectory } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { DB } from './schema.ts';

/** What every function that touches the database takes: `db` inside an open transaction waits for ever on PGlite. */
export type Transaction = KyselyTransaction<DB>;

export type Row = Record<string, unknown>;

export type Database = {
  db: Kysely<DB>;
  engine: 'pglite' | 'postgres';
  /**
   * Runs a text of several statements without parameters and returns the rows of all of them. Unless the text begins
   * transactions itself, it is one: it takes effect as a whole or not at all.
   */
  exec(text: string): Promise<Row[]>;
  /**
   * Calls `handler` with the payload of each notification on `channel`, and `onReconnect` when notifications may have been
   * missed. Returns the function that stops it.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** Opens PostgreSQL where DATABASE_URL names one, else the embedded database in DATA_DIR. The schema is not touched. */
export function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>, log: Log): Promise<Database> {
  return config.databaseUrl === undefined
    ? openPgliteDirectory(config.dataDir)
    : openPostgres(config.databaseUrl, log);
}
