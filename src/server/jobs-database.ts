import { fromKysely, type Db } from 'pg-boss';
import type { Database } from './db/database.ts';

/**
 * Lets pg-boss work through the application's own connection. Its texts without values hold several statements, which
 * PGlite refuses in a query with values and Kysely answers without rows, so they go another way.
 */
export function bossDatabase({ db, exec, listen }: Database): Db {
  const kysely = fromKysely(db.withoutPlugins());
  return {
    executeSql: async (text, values) =>
      values?.length ? kysely.executeSql(text, values) : { rows: await exec(text) },
    listen: async (channel, onNotification, onReconnect) => {
      const stop = await listen(channel, onNotification, onReconnect);
      // A job may have been enqueued before the subscription stood.
      onReconnect();
      return { close: stop };
    },
  };
}
