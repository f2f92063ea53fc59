import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { setDemoCompany } from './writers.ts';
import { createDatabase } from '../setup/postgres.ts';

/**
 * The settings of a new shop with what the writers need: on the run's PostgreSQL if a name for its database is given, else
 * embedded in its data directory, which must not have one yet.
 */
export async function shopForWriters(dataDir: string, database?: string): Promise<Record<string, string>> {
  setDemoCompany();
  if (database !== undefined)
    return {
      DATA_DIR: dataDir,
      DATABASE_URL: await createDatabase(inject('postgresUrl'), database, 'writers'),
    };
  await cp(join(inject('writersData'), 'pglite'), join(dataDir, 'pglite'), { recursive: true });
  return { DATA_DIR: dataDir };
}
