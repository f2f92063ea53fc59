import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL where DATABASE_URL names one, else the embedded database in DATA_DIR. The schema is not touched. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<Database> {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl, log);
  // Its program is not loaded where it is not used.
  const { openPgliteDirectory } = await import('./pglite.ts');
  return openPgliteDirectory(config.dataDir);
}
