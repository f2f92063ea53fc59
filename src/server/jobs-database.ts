import { sql, type Kysely } from 'kysely';
import { fromKysely, type Db } from 'pg-boss';
import type { Database } from './db/database.ts';
import type { DB } from './db/schema.ts';

/** Jobs that are committed within this time are fetched together: fetching one costs nearly as much as fetching ten. */
const gatherMs = 150;

/** A single statement that begins with a common table expression, such as the one that fetches jobs. */
const isSingleQuery = (text: string) => /^\s*with\b/i.test(text) && !/;\s*\S/.test(text);

const runIn = (kysely: Kysely<DB>, text: string, values: unknown[]) =>
  fromKysely(kysely.withoutPlugins()).executeSql(text, values);

/**
 * Lets pg-boss use the application's own connection. Its texts without values may contain several statements, which PGlite
 * rejects as a prepared statement and for which Kysely returns no rows, so they run through `exec`.
 */
export function bossDatabase({ db, engine, exec, transact, listen }: Database): Db {
  async function onPostgres(text: string, values: unknown[]) {
    return values.length > 0 ? runIn(db, text, values) : { rows: await exec(text) };
  }

  async function onPglite(text: string, values: unknown[]) {
    // What became of a job shares a sync with the transactions that end at the same time.
    if (values.length > 0) return transact((trx) => runIn(trx, text, values));
    if (!isSingleQuery(text)) return { rows: await exec(text) };
    // That a job was fetched need not survive the process: the job would only run again.
    return db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return runIn(trx, text, values);
    });
  }

  const execute = engine === 'pglite' ? onPglite : onPostgres;
  return {
    executeSql: (text, values = []) => execute(text, values),
    listen: async (channel, onNotification, onReconnect) => {
      const queues = new Set<string>();
      let timer: NodeJS.Timeout | undefined;
      const tell = () => {
        timer = undefined;
        for (const queue of queues) onNotification(queue);
        queues.clear();
      };
      const gather = (queue: string) => {
        queues.add(queue);
        timer ??= setTimeout(tell, gatherMs);
      };
      const stop = await listen(channel, gather, onReconnect);
      // A job may have been enqueued before the subscription was active.
      onReconnect();
      return {
        close: () => {
          clearTimeout(timer);
          return stop();
        },
      };
    },
  };
}
