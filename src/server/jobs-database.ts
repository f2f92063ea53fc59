import { sql, type Kysely } from 'kysely';
import { fromKysely, type Db } from 'pg-boss';
import type { Database } from './db/database.ts';
import type { DB } from './db/schema.ts';

/** Jobs that are committed within this time are fetched together: fetching one costs nearly as much as fetching ten. */
const gatherMs = 150;
/** How often jobs are looked for that no commit announces: delayed ones, and those that are tried again. */
const lookMs = 2_000;

/** A single statement that begins with a common table expression, such as the one that fetches jobs. */
const isSingleQuery = (text: string) => /^\s*with\b/i.test(text) && !/;\s*\S/.test(text);

const runIn = (kysely: Kysely<DB>, text: string, values: unknown[]) =>
  fromKysely(kysely.withoutPlugins()).executeSql(text, values);

/** The queues that have a job to run now, in one statement; to ask each of them costs pg-boss a statement a queue. */
export async function dueQueues({ db }: Pick<Database, 'db'>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Lets pg-boss use the application's own connection. Its texts without values may contain several statements, which PGlite
 * rejects as a prepared statement and for which Kysely returns no rows, so they run through `exec`.
 */
export function bossDatabase(database: Database): Db {
  const { db, engine, exec, transact, listen } = database;

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
      let look: Promise<void> | undefined;
      const looking = setInterval(() => {
        look ??= dueQueues(database)
          .then((due) => due.forEach(gather))
          // While the database is away the connection that listens says so.
          .catch(() => {})
          .finally(() => (look = undefined));
      }, lookMs);
      // A job may have been enqueued before the subscription was active.
      onReconnect();
      return {
        async close() {
          clearInterval(looking);
          await look;
          clearTimeout(timer);
          await stop();
        },
      };
    },
  };
}
