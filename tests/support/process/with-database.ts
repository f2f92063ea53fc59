import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';

/** Works on the database of a shop that does not run, or of one on PostgreSQL, and closes it. */
export async function withDatabase<Result>(
  settings: Record<string, string>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readConfig(settings), createLog({ least: 'error' }));
  return work(database).finally(database.close);
}
