import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readOpenRecords, type OpenRecord } from '#shared/open-records.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Connection } from './connection.ts';

const channel = 'open_records';
const sayEveryMs = 10_000;
/** The rows of a node that has not said so for this long are another's to remove. */
const staleMs = 30_000;

type Opener = { id: string; session: string; name: string; open: readonly OpenRecord[]; last: Promise<void> };

/**
 * Which records administrators have open, on all nodes: a connection says what its page shows, and is told who else has the
 * same record open. What a connection had open is gone when it closes.
 */
export async function openRecordsOf(database: Database, log: Log, now: () => Date) {
  const openers = new Map<Connection, Opener>();

  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn('Open records could not be stored', { error }));

  async function announce(trx: Transaction, subjects: Iterable<string>): Promise<void> {
    const calls = [...new Set(subjects)].map((subject) => sql`pg_notify(${channel}, ${subject})`);
    if (calls.length > 0) await sql`select ${sql.join(calls)}`.execute(trx);
  }

  function store({ id, session, name }: Opener, subjects: readonly OpenRecord[]): Promise<void> {
    return database.db.transaction().execute(async (trx) => {
      const before = await trx
        .deleteFrom('openRecords')
        .where('connection', '=', id)
        .returning('subject')
        .execute();
      const rows = subjects.map((subject) => ({ connection: id, subject, session, name, seenAt: now() }));
      if (rows.length > 0) await trx.insertInto('openRecords').values(rows).execute();
      await announce(trx, [...before.map(({ subject }) => subject), ...subjects]);
    });
  }

  /** Tells this node's connections that have a record open who else has. */
  async function notifyOpeners(subject: string): Promise<void> {
    const here = [...openers].filter(([, { open }]) => open.some((one) => one === subject));
    if (here.length === 0) return;
    const rows = await database.db
      .selectFrom('openRecords')
      .where('subject', '=', subject)
      .orderBy('seenAt')
      .select(['session', 'name'])
      .execute();
    for (const [connection, { session }] of here) {
      const names = rows.filter((row) => row.session !== session).map(({ name }) => name);
      connection.send({ type: 'opened', subject, people: [...new Set(names)].slice(0, 10) });
    }
  }

  /** Keeps this node's rows, and removes those of nodes that have ended without doing so. */
  async function keep(): Promise<void> {
    const ids = [...openers.values()].filter(({ open }) => open.length > 0).map(({ id }) => id);
    if (ids.length === 0) return;
    await database.db.transaction().execute(async (trx) => {
      await trx.updateTable('openRecords').set({ seenAt: now() }).where('connection', 'in', ids).execute();
      const gone = await trx
        .deleteFrom('openRecords')
        .where('seenAt', '<', new Date(now().getTime() - staleMs))
        .returning('subject')
        .execute();
      await announce(
        trx,
        gone.map(({ subject }) => subject),
      );
    });
  }

  await database.listen(channel, (subject) => void attempt(notifyOpeners(subject)));
  const timer = setInterval(() => void attempt(keep()), sayEveryMs);
  timer.unref();

  return {
    /** Takes an administrator's message about what its page has open; false if it is about something else. */
    hear(connection: Connection, message: unknown): boolean {
      const { admin, adminName, adminSession } = connection.listener;
      const open = admin && adminSession !== undefined ? readOpenRecords(message) : undefined;
      if (!open || adminSession === undefined) return false;
      const known = openers.get(connection);
      const opener = known ?? {
        id: randomUUID(),
        session: adminSession,
        name: adminName ?? 'Διαχειριστής',
        open: [],
        last: Promise.resolve(),
      };
      openers.set(connection, opener);
      opener.open = open;
      // One after the other: the last message is what remains stored.
      opener.last = attempt(opener.last.then(() => (opener.open === open ? store(opener, open) : undefined)));
      return true;
    },
    /** Forgets what a closed connection had open. */
    leave(connection: Connection): void {
      const opener = openers.get(connection);
      if (!opener) return;
      openers.delete(connection);
      opener.open = [];
      void attempt(opener.last.then(() => store(opener, [])));
    },
    /** Removes the rows of this node. */
    async close(): Promise<void> {
      clearInterval(timer);
      const left = [...openers.values()];
      openers.clear();
      await Promise.all(left.map((opener) => attempt(opener.last.then(() => store(opener, [])))));
    },
  };
}
