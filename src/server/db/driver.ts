import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';

/** The database's response: the command that it executed (INSERT, COMMIT …) and the number of affected rows. */
type Answer = { rows: Record<string, unknown>[]; command: string; count: number | null };

/** Sends one query to the database. */
export type Execute = (text: string, values: readonly unknown[]) => Promise<Answer>;

/**
 * A connection in exclusive use. `begin` begins a transaction, at the latest with the next statement; `release` returns the
 * connection to the pool, or discards it if it is broken.
 */
export type EngineConnection = {
  execute: Execute;
  begin: (text: string) => Promise<unknown>;
  release: (isBroken: boolean) => void;
};

/** Told of each statement that takes longer than the threshold, without the values of its parameters. */
export type SlowStatements = { thresholdMs: number; report: (text: string, milliseconds: number) => void };

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

// The stack of a database error shows only where the response was read, not who sent the query.
function rethrowWithCallerStack(error: unknown): never {
  const [, ...callers] = new Error().stack?.split('\n') ?? [];
  if (error instanceof Error) error.stack = [error.stack, ...callers].join('\n');
  throw error;
}

class Connection implements DatabaseConnection {
  readonly engine: EngineConnection;
  isBroken = false;
  readonly #slow: SlowStatements | undefined;

  constructor(engine: EngineConnection, slow: SlowStatements | undefined) {
    this.engine = engine;
    this.#slow = slow;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const began = performance.now();
    const { rows, command, count } = await this.engine.execute(sql, parameters).catch(rethrowWithCallerStack);
    const took = performance.now() - began;
    if (this.#slow && took > this.#slow.thresholdMs) this.#slow.report(sql, took);
    const isChange = changes.has(command) && count !== null;
    return { rows: rows as Row[], ...(isChange && { numAffectedRows: BigInt(count) }) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read all at once.');
  }
}

function ours(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new TypeError('A connection of another driver');
}

class SingleConnectionAdapter extends PostgresAdapter {
  override get supportsMultipleConnections() {
    return false;
  }
}

const execute = (connection: DatabaseConnection, text: string) => ours(connection).engine.execute(text, []);

/**
 * A Kysely dialect for PostgreSQL over our own connections, which use prepared statements; Kysely's drivers do not. With
 * `isSingle` there is one connection, and Kysely serializes access to it.
 */
export function dialectOf(
  acquire: () => Promise<EngineConnection>,
  { isSingle = false, slow }: { isSingle?: boolean; slow?: SlowStatements | undefined } = {},
): Dialect {
  return {
    createAdapter: () => (isSingle ? new SingleConnectionAdapter() : new PostgresAdapter()),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => new Connection(await acquire(), slow),
      async beginTransaction(connection, { isolationLevel }) {
        await ours(connection).engine.begin(
          isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin',
        );
      },
      async commitTransaction(connection) {
        const { command } = await execute(connection, 'commit');
        if (command === 'ROLLBACK') throw new AbortedTransactionError();
      },
      async rollbackTransaction(connection) {
        await execute(connection, 'rollback').catch((error: unknown) => {
          ours(connection).isBroken = true;
          throw error;
        });
      },
      async releaseConnection(connection) {
        const { engine, isBroken } = ours(connection);
        engine.release(isBroken);
      },
      destroy: async () => {},
    }),
  };
}
