import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { WebSocket } from 'ws';
import { sessionEndedCode, type LiveMessage } from '#shared/live.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Log } from '../log.ts';
import { listLiveSessions } from '../session.ts';
import { Admission } from './admission.ts';
import { Connection, type Audience, type Listener } from './connection.ts';
import { openRecordsOf } from './open-records.ts';

const channel = 'live';
const endedChannel = 'session_ended';
const heartbeatMs = 30_000;
/** Sessions that expire send no notification; this is how soon their connections are closed. */
const sessionCheckMs = 10_000;
/** PostgreSQL limits the payload of a notification to less than 8,000 bytes. */
const maxNoticeLength = 7_900;
const goodbyeMs = 1_000;

export type Notice = { audience: Audience; message: LiveMessage };

export type Live = Awaited<ReturnType<typeof openLive>>;

/** As columns of a statement: tells several audiences if and when its transaction commits. Names and ids only. */
export function publishing(...notices: Notice[]): RawBuilder<unknown> {
  const payloads = notices.map((notice) => JSON.stringify(notice));
  if (payloads.some((payload) => Buffer.byteLength(payload) > maxNoticeLength))
    throw new Error(`Too long for a notice: ${notices.map(({ message }) => message.type).join(', ')}`);
  return sql.join(payloads.map((payload) => sql`pg_notify(${channel}, ${payload})`));
}

async function publishAll(trx: Transaction, ...notices: Notice[]): Promise<void> {
  await sql`select ${publishing(...notices)}`.execute(trx);
}

/** The live channel of this process: its clients' connections, and messages to the clients of all processes. */
export async function openLive(database: Database, log: Log, now: () => Date) {
  const connections = new Set<Connection>();
  const admission = new Admission();
  const watchers = new Set<() => void>();
  const openRecords = await openRecordsOf(database, log, now);
  let isClosing = false;

  function deliver(audience: Audience, message: LiveMessage) {
    const text = JSON.stringify(message);
    for (const connection of connections) if (connection.hears(audience)) connection.send(text);
  }

  function endSessions(isOver: (session: string) => boolean) {
    for (const connection of connections) {
      if (connection.listener.sessions.some(isOver)) connection.close(sessionEndedCode, 'Session ended');
    }
  }

  async function checkSessions() {
    const held = [...new Set([...connections].flatMap(({ listener }) => listener.sessions))];
    if (held.length === 0) return;
    const alive = await listLiveSessions(database.db, held, now());
    const asked = new Set(held);
    endSessions((session) => asked.has(session) && !alive.has(session));
  }

  const checkNow = () =>
    void checkSessions().catch((error: unknown) => log.warn('Sessions could not be checked', { error }));

  await database.listen(
    channel,
    (payload) => {
      const { audience, message }: Notice = JSON.parse(payload);
      deliver(audience, message);
    },
    // It is unknown which messages were missed.
    () => deliver('demo', { type: 'changed', resources: ['*'] }),
  );
  await database.listen(endedChannel, (ended) => endSessions((session) => session === ended), checkNow);
  const timers = [
    setInterval(() => connections.forEach((connection) => connection.check()), heartbeatMs),
    setInterval(checkNow, sessionCheckMs),
  ];
  timers.forEach((timer) => timer.unref());

  return {
    admission,
    /** Notifies an audience on every node if and when the transaction commits. Names and ids only: at most 7,900 bytes. */
    publish: (trx: Transaction, audience: Audience, message: LiveMessage): Promise<void> =>
      publishAll(trx, { audience, message }),
    /** As `publish`, for several audiences in one statement. */
    publishAll,
    /** Notifies the clients of an audience on this node only. */
    deliver,
    /** Takes over an accepted WebSocket. */
    connect(socket: WebSocket, listener: Listener): void {
      if (isClosing) return socket.close(1001);
      const connection = new Connection(socket, listener, log, openRecords.hear);
      connections.add(connection);
      socket.once('close', () => {
        connections.delete(connection);
        openRecords.leave(connection);
        watchers.forEach((watcher) => watcher());
      });
      watchers.forEach((watcher) => watcher());
      connection.send({ type: 'connection', message: 'Συνδεθήκατε στις ζωντανές ειδοποιήσεις.' });
    },
    /** Calls a function whenever a connection to this node opens or closes. */
    watch: (watcher: () => void): void => void watchers.add(watcher),
    /** The sessions, as hashes in hex, that administrators' connections to this node prove. */
    listAdminSessions: (): string[] => [
      ...new Set([...connections].flatMap(({ listener }) => (listener.admin ? listener.sessions : []))),
    ],
    count: () => connections.size,
    /** Closes all connections; the clients reconnect to any available node. */
    async close(): Promise<void> {
      isClosing = true;
      timers.forEach((timer) => clearInterval(timer));
      await openRecords.close();
      connections.forEach((connection) => connection.close(1001, 'The server stops'));
      for (const end = performance.now() + goodbyeMs; connections.size > 0 && performance.now() < end;) {
        await sleep(20);
      }
      connections.forEach((connection) => connection.terminate());
    },
  };
}
