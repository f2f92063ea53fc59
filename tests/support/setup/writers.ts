import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import '../process/quick-jobs.ts';
import { withDatabase } from '../process/with-database.ts';
import { prepareForWriters } from '../process/writers.ts';
import { createDatabase, writersTemplate } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with what the writers need, which shops of the tests begin with. */
    writersData: string;
  }
}

/** Vitest's global setup, after that of PostgreSQL: on each engine a shop with what the writers need, which tests copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  const url = await createDatabase(postgresUrl, writersTemplate, 'schema');
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-writers-'));
  for (const settings of [{ DATABASE_URL: url }, { DATA_DIR: dataDir }])
    await withDatabase(settings, prepareForWriters);
  project.provide('writersData', dataDir);
  return () => rm(dataDir, { recursive: true });
}
