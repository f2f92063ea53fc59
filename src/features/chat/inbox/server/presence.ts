import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { availabilityOf } from '../../rules.ts';
import { markGone, markLive, readPresence } from './presence-store.ts';

/** A page that reloads reconnects within this time. */
const graceMs = 3_000;
const sayEveryMs = 10_000;

/** Announces to all connected pages whether administrators are available. */
export async function notifyPresence(
  { live, now }: Pick<Services, 'live' | 'now'>,
  trx: Transaction,
): Promise<void> {
  const { agents } = await readPresence(trx, now());
  const availability = availabilityOf(agents);
  await live.publish(trx, 'demo', { type: 'presence', availability });
}

/** Records in the database which administrators' sessions are connected to this node, and announces changes. */
export function openPresence(
  services: Pick<Services, 'database' | 'live' | 'log' | 'now' | 'closing'>,
): void {
  const { database, live, log, now, closing } = services;
  let known = new Set<string>();
  let grace: NodeJS.Timeout | undefined;

  async function say(): Promise<void> {
    const here = live.listAdminSessions();
    if (here.length === 0 || closing.signal.aborted) return;
    await database.db.transaction().execute(async (trx) => {
      if (await markLive(trx, here, now())) await notifyPresence(services, trx);
    });
  }
  async function leave(): Promise<void> {
    const here = new Set(live.listAdminSessions());
    const gone = [...known].filter((session) => !here.has(session));
    known = here;
    if (gone.length === 0 || closing.signal.aborted) return;
    await database.db.transaction().execute(async (trx) => {
      // Also of a session that has ended, whose row is gone.
      await markGone(trx, gone);
      await notifyPresence(services, trx);
    });
  }
  const attempt = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.warn('The presence could not be stored', { error }));

  live.watch(() => {
    const here = new Set(live.listAdminSessions());
    const isNew = [...here].some((session) => !known.has(session));
    const isLess = [...known].some((session) => !here.has(session));
    for (const session of here) known.add(session);
    if (isNew) attempt(say());
    if (!isLess || grace) return;
    grace = setTimeout(() => {
      grace = undefined;
      attempt(leave());
    }, graceMs);
    grace.unref();
  });
  setInterval(() => attempt(say()), sayEveryMs).unref();
}
