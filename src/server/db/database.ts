import type { Kysely, RawBuilder, Transaction as KyselyTransaction } from 'kysely';
import type { DB } from './schema.ts';

/** The parameter of every function that uses the database: using `db` inside an open transaction deadlocks on PGlite. */
export type Transaction = KyselyTransaction<DB>;

export type Row = Record<string, unknown>;

/** How a read replica stands, and how many reads it and the primary in its place have answered. */
export type ReplicaStatus = {
  /** `behind` while it lacks a change that this node has heard of; `away` while it does not answer or is of another database. */
  state: 'used' | 'behind' | 'away';
  lagSeconds: number;
  reads: { replica: number; primary: number };
};

export type Database = {
  db: Kysely<DB>;
  /**
   * For what visitors read of the catalogue and search: a replica if there is one and it has every change that this node has
   * heard of, otherwise the same as `db`, to which every transaction goes as well.
   */
  reading: Kysely<DB>;
  /** PostgreSQL with DATABASE_REPLICA_URL only. */
  replica?: {
    /** Called with every announced change, before anything made from it is dropped. */
    fallBehind(): void;
    standing(): ReplicaStatus;
  };
  engine: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction; resolves once the changes are durable on disk. Transactions that end together share one
   * sync. After a deadlock `work` runs again, so it must have no side effects outside the database.
   */
  transact<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs one statement as a transaction of its own and returns its rows, with the guarantees of `transact` but without its
   * begin and commit, each of which costs a call into the database. What the statement has done cannot be rolled back.
   */
  transactOne<Result>(statement: RawBuilder<Result>): Promise<Result[]>;
  /**
   * Runs a script of several statements without parameters and returns the rows of all of them. The script is atomic unless
   * it begins transactions itself.
   */
  exec(text: string): Promise<Row[]>;
  /**
   * Calls `handler` with the payload of each notification on `channel`, and `onReconnect` when notifications may have been
   * missed. Returns the function that unsubscribes.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** The pool's connections and the statements that wait for one; PGlite has none. */
  pool?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};
