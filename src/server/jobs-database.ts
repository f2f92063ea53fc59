import { fromKysely, type Db } from 'pg-boss';
import type { Database } from './db/database.ts';

/**
 * Lets pg-boss use the application's own connection. Its queries without values contain several statements, which PGlite
 * rejects in a query with values and for which Kysely returns no rows, so they run through `exec`.
 */
export function bossDatabase({ db, exec, listen }: Database): Db {
  const kysely = fromKysely(db.withoutPlugins());
  return {
    executeSql: async (text, values) =>
      values?.length ? kysely.executeSql(text, values) : { rows: await exec(text) },
    listen: async (channel, onNotification, onReconnect) => {
      const stop = await listen(channel, onNotification, onReconnect);
      // A job may have been enqueued before the subscription was active.
      onReconnect();
      return { close: stop };
    },
  };
}
