import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Audience } from '../../../server/live/connection.ts';
import type { Services } from '../../../server/services.ts';
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

/** Rows get their numbers before the commit, so a lower one may come after a higher one; never so much lower. */
const overlap = 500;
const mostRemembered = 2 * overlap;

const audienceOf = ({ customerId, alert }: Outgoing): Audience =>
  alert.audience === 'customer' ? { customerId: customerId ?? '' } : alert.audience;

/**
 * Hands every committed alert to those of this node's listeners whom it concerns, once, also those that came while the database's
 * notifications were cut off. Sends the e-mails that the settings ask for; of several nodes just one does.
 */
export async function deliverAlerts({ database, live, mail, log, config }: Services): Promise<void> {
  const { db } = database;
  const first = await findLastNumber(db);
  let last = first;
  const delivered = new Set<string>();
  const waiting = new Set<string>();
  let isRunning = false;

  function remember({ number, alert: { id } }: Outgoing) {
    last = Math.max(last, number);
    delivered.add(id);
    const [oldest] = delivered;
    if (delivered.size > mostRemembered && oldest !== undefined) delivered.delete(oldest);
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
      // The notifications of one commit come together and are read at once.
      await nextTurn();
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
      // What is still waiting goes out with the next.
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
  // Those that committed while nobody listened, at the last stop.
  await sendMailsDue();
}
