import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL where DATABASE_URL names one, else the embedded database in DATA_DIR. The schema is not touched. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<Database> {
  if (config.databaseUrl !== undefined)
    return withSafeHandlers(await openPostgres(config.databaseUrl, log), log);
  // Its program is not loaded where it is not used.
  const { openPgliteDirectory } = await import('./pglite.ts');
  return withSafeHandlers(await openPgliteDirectory(config.dataDir), log);
}

/** A subscriber that throws is logged: both drivers call it from an event, where an error would end the process. */
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
