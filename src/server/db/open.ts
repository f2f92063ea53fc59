import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openPgliteDirectory } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL where DATABASE_URL names one, else the embedded database in DATA_DIR. The schema is not touched. */
export function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>, log: Log): Promise<Database> {
  return config.databaseUrl === undefined
    ? openPgliteDirectory(config.dataDir)
    : openPostgres(config.databaseUrl, log);
}
