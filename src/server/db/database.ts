import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { DB } from './schema.ts';

/** What every function that touches the database takes: `db` inside an open transaction waits for ever on PGlite. */
export type Transaction = KyselyTransaction<DB>;

export type Row = Record<string, unknown>;

export type Database = {
  db: Kysely<DB>;
  engine: 'pglite' | 'postgres';
  /**
   * Runs `work` as one transaction; resolves when what it did is on the disk. Several that end together share one sync. Where
   * two wait for each other, `work` runs again: it changes nothing but the database.
   */
  transact<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result>;
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
