import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import type { SlowStatements } from './driver.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL if DATABASE_URL is set, with its replica if DATABASE_REPLICA_URL is, else the embedded database in DATA_DIR. Does not change the schema. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseReplicaUrl'>>,
  log: Log,
  slow?: SlowStatements,
): Promise<Database> {
  if (config.databaseUrl !== undefined)
    return withSafeHandlers(
      await openPostgres(config.databaseUrl, log, slow, config.databaseReplicaUrl),
      log,
    );
  // Loads PGlite only when it is used.
  const { openPgliteDirectory } = await import('./pglite.ts');
  return withSafeHandlers(await openPgliteDirectory(config.dataDir, slow), log);
}

/** Logs a subscriber's exception: both drivers call it from an event, where an exception would end the process. */
function withSafeHandlers(database: Database, log: Log): Database {
  const safely =
    <Arguments extends unknown[]>(channel: string, handler: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      try {
        handler(...given);
      } catch (error) {
        log.error('A notification could not be handled', { channel, error });
      }
    };
  return {
    ...database,
    listen: (channel, handler, onReconnect) =>
      database.listen(channel, safely(channel, handler), onReconnect && safely(channel, onReconnect)),
  };
}
