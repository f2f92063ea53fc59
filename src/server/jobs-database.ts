import { fromKysely, type Db } from 'pg-boss';
import type { Database } from './db/database.ts';

const hasSeveral = (text: string) => /;\s*\S/.test(text);

/**
 * Lets pg-boss use the application's own connection. A text of several statements has no values and runs through `exec`:
 * PGlite rejects it as a prepared statement, and Kysely returns no rows for it. So does a single statement without values on
 * PostgreSQL, which plans it for the jobs that there are now.
 */
export function bossDatabase({ db, engine, exec, listen }: Database): Db {
  const kysely = fromKysely(db.withoutPlugins());
  const isPrepared = (text: string, values: unknown[] = []) =>
    values.length > 0 || (engine === 'pglite' && !hasSeveral(text));
  return {
    executeSql: async (text, values) =>
      isPrepared(text, values) ? kysely.executeSql(text, values ?? []) : { rows: await exec(text) },
    listen: async (channel, onNotification, onReconnect) => {
      const stop = await listen(channel, onNotification, onReconnect);
      // A job may have been enqueued before the subscription was active.
      onReconnect();
      return { close: stop };
    },
  };
}
