import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Audience } from '#server/live/connection.ts';
import type { Services } from '#server/services.ts';
import { alertMail } from './mails.ts';
import {
  alertChannel,
  findLastNumber,
  listActiveBeyond,
  listMailsDue,
  listOutgoing,
  takeMail,
  type Outgoing,
} from './store.ts';

/**
 * Ids are assigned before the commit, so a lower id may become visible after a higher one, but never lower by more than
 * this.
 */
const overlap = 500;
const maxRemembered = 2 * overlap;
/** Alerts that are committed within this time are read in one query. */
const gatherMs = 50;

const audienceOf = ({ customerId, alert }: Outgoing): Audience =>
  alert.audience === 'customer' ? { customerId: customerId ?? '' } : alert.audience;

/**
 * Delivers every committed alert once to the listeners of this node that may read it, including alerts committed while the
 * database's notifications were interrupted. Sends the e-mails that the settings ask for; each is sent by only one node.
 */
export async function deliverAlerts({ database, live, mail, log, config, closing }: Services): Promise<void> {
  const { db } = database;
  const first = await findLastNumber(db);
  let last = first;
  const delivered = new LRUCache<string, true>({ max: maxRemembered });
  const waiting = new Set<string>();
  let isRunning = false;

  function remember({ number, alert: { id } }: Outgoing) {
    last = Math.max(last, number);
    delivered.set(id, true);
  }

  async function sendMail(id: string) {
    await db.transaction().execute(async (trx) => {
      const alert = await takeMail(trx, id);
      if (alert) await mail.send(trx, alertMail(alert, config.publicUrl));
    });
  }

  async function sendMailsDue() {
    for (const id of await listMailsDue(db)) await sendMail(id);
  }

  async function deliverWaiting() {
    while (waiting.size > 0) {
      await sleep(gatherMs);
      if (closing.signal.aborted) return;
      const ids = [...waiting];
      const outgoing = await listOutgoing(
        db,
        ids.filter((id) => !delivered.has(id)),
      );
      for (const id of ids) waiting.delete(id);
      for (const one of outgoing) {
        remember(one);
        live.deliver(audienceOf(one), { type: 'alert', alert: one.alert });
        if (one.mailDue) await sendMail(one.alert.id);
      }
    }
  }

  async function deliver(ids: readonly string[]) {
    for (const id of ids) waiting.add(id);
    if (isRunning) return;
    isRunning = true;
    try {
      await deliverWaiting();
    } catch (error) {
      // The rest stays waiting and is delivered with the next alert.
      log.error('Alerts could not be delivered', { error });
    } finally {
      isRunning = false;
    }
  }

  async function catchUp() {
    await deliver(await listActiveBeyond(db, Math.max(first, last - overlap)));
    await sendMailsDue();
  }

  await database.listen(
    alertChannel,
    (id) => void deliver([id]),
    () => void catchUp().catch((error: unknown) => log.error('Missed alerts could not be read', { error })),
  );
  // Alerts committed while no node was listening, such as during a restart.
  await sendMailsDue();
}
