import { newId } from '../../../server/ids.ts';
import type { Transaction } from '../../../server/db/database.ts';
import type { Mail } from '../../../server/mail.ts';
import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import type { Fields } from '../../../shared/changes.ts';
import { refuse } from '../../../shared/errors.ts';
import { alertAdmins, settleAlerts } from './actions.ts';
import type { NewAlert } from '../new-alert.ts';
import { alertRefusals } from '../refusals.ts';
import type { Subject } from '../subject.ts';
import { insertAlert } from './store.ts';
import { reopenAlerts } from './many-store.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'decisions.tell': { id: string };
  }
}

/**
 * The notifications of a decision, sent once it is final; `settles` are the subjects whose administrators' alerts it
 * resolves.
 */
export type News = {
  mails: Mail[];
  /** An administrators' alert may have its own e-mail, which is sent if the settings ask for e-mail. */
  alerts: (NewAlert & { mail?: Mail })[];
  settles: Subject[];
};

type Held = Pick<News, 'mails' | 'alerts'> & { settled: string[] };

/** The changed fields of a decision before and after it; stored as JSON. */
export type Change = { before: Fields; after: Fields };

/** «Αναίρεση» is shown for six seconds; two more let a click at the end arrive. */
const holdMs = 8_000;

/**
 * Delays the notifications of an administrator's decision while it can be undone, and returns the id for the undo. The
 * administrators' own alerts are resolved at once.
 */
export async function holdNews(
  services: Services,
  trx: Transaction,
  subject: Subject,
  { before, after }: Change,
  { mails, alerts, settles }: News,
): Promise<string> {
  const id = newId();
  const settled = settles.length > 0 ? await settleAlerts(services, trx, ...settles) : [];
  const news: Held = { mails, alerts, settled };
  await trx
    .insertInto('heldNews')
    .values({
      id,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      news: JSON.stringify(news),
    })
    .execute();
  await services.jobs.enqueue(trx, 'decisions.tell', { id }, { delaySeconds: holdMs / 1_000 });
  return id;
}

/**
 * Discards the delayed notifications of a decision, reopens its alerts and returns what it changed; refused once they were
 * sent.
 */
export async function takeBackNews(
  { live }: Services,
  trx: Transaction,
  id: string,
  subject: Subject,
): Promise<Change> {
  const row = await trx
    .deleteFrom('heldNews')
    .where('id', '=', id)
    .where('subject', '=', subject)
    .returning(['before', 'after', 'news'])
    .executeTakeFirst();
  const held = row as (Change & { news: Held }) | undefined;
  if (!held) return refuse(alertRefusals, 'UNDO_TOO_LATE');
  await reopenAlerts(trx, held.news.settled);
  await live.tell(trx, 'admin', { type: 'changed', resources: ['alerts'] });
  return held;
}

/** Refuses to undo a decision if a field that it changed has been changed again since. */
export function demandUnchanged(now: Fields, { before, after }: Change): void {
  const isAsLeft = Object.keys({ ...before, ...after }).every(
    (field) => JSON.stringify(now[field] ?? null) === JSON.stringify(after[field] ?? null),
  );
  if (!isAsLeft) refuse(alertRefusals, 'CHANGED_SINCE');
}

/** Sends notifications without delay. */
export async function tellNews(services: Services, trx: Transaction, news: News): Promise<void> {
  if (news.settles.length > 0) await settleAlerts(services, trx, ...news.settles);
  await send(services, trx, news);
}

async function send({ mail }: Services, trx: Transaction, { mails, alerts }: Held | News): Promise<void> {
  const more: Mail[] = [];
  for (const { mail: own, ...alert } of alerts) {
    if (own) more.push(...(await alertAdmins(trx, alert, own)));
    else await insertAlert(trx, alert);
  }
  await mail.send(trx, ...mails, ...more);
}

/** Sends the delayed notifications unless the decision was undone in time. */
export function defineHeldNews(services: Services): void {
  services.jobs.define('decisions.tell', { retries: 12 }, ({ id }) =>
    write(services, async (trx) => {
      const row = await trx.deleteFrom('heldNews').where('id', '=', id).returning('news').executeTakeFirst();
      if (row) await send(services, trx, row.news as object as Held);
    }),
  );
}
