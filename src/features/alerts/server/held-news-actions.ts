import { newId } from '#server/ids.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Mail } from '#server/mail.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import type { Fields } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { alertAdmins, settleAlerts } from './actions.ts';
import type { NewAlert } from '../new-alert.ts';
import { alertRefusals } from '../refusals.ts';
import type { Subject, SubjectKind } from '../subject.ts';
import { dropNews } from './held-news-store.ts';
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

/** The rows of a subject that wait, the latest first. They are locked, so none of them is told meanwhile. */
const lockHeld = (trx: Transaction, subject: Subject) =>
  trx
    .selectFrom('heldNews')
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .select(['id', 'before'])
    .forUpdate()
    .execute();

/**
 * The state of a record that its people last heard of: the present one without the decisions that are still held. News are
 * written from it, so that they say all that happened since, and nothing if everything is as it was.
 */
export async function lastTold<State extends object>(
  trx: Transaction,
  subject: Subject,
  now: State,
): Promise<State> {
  const held = await lockHeld(trx, subject);
  return Object.assign({}, now, ...held.map(({ before }) => before));
}

/**
 * Delays the notifications of an administrator's decision while it can be undone, and returns the id for the undo. What is
 * still held of earlier decisions on the subject is not told any more, unless this one is undone. The administrators' own
 * alerts are resolved at once.
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
  await trx
    .updateTable('heldNews')
    .set({ replacedBy: id })
    .where('subject', '=', subject)
    .where('id', '<>', id)
    .where('replacedBy', 'is', null)
    .execute();
  await tellLater(services, trx, id);
  return id;
}

const tellLater = ({ jobs }: Services, trx: Transaction, id: string) =>
  jobs.enqueue(trx, 'decisions.tell', { id }, { delaySeconds: holdMs / 1_000 });

/**
 * Discards the delayed notifications of a decision, reopens its alerts, holds again what it had replaced, and returns what it
 * changed; refused once they were sent.
 */
export async function takeBackNews(
  services: Services,
  trx: Transaction,
  id: string,
  subject: Subject,
): Promise<Change> {
  const row = await trx
    .selectFrom('heldNews')
    .where('id', '=', id)
    .where('subject', '=', subject)
    .select(['before', 'after', 'news', 'replacedBy'])
    .forUpdate()
    .executeTakeFirst();
  const held = row as (Change & { news: Held; replacedBy: string | null }) | undefined;
  if (!held) return refuse(alertRefusals, 'UNDO_TOO_LATE');
  if (held.replacedBy !== null) return refuse(alertRefusals, 'CHANGED_SINCE');
  const replaced = await trx
    .updateTable('heldNews')
    .set({ replacedBy: null })
    .where('replacedBy', '=', id)
    .returning('id')
    .execute();
  for (const earlier of replaced) await tellLater(services, trx, earlier.id);
  await trx.deleteFrom('heldNews').where('id', '=', id).execute();
  await reopenAlerts(trx, held.news.settled);
  await services.live.tell(trx, 'admin', { type: 'changed', resources: ['alerts'] });
  return held;
}

/** Refuses to undo a decision if a field that it changed has been changed again since. */
export function demandUnchanged(now: Fields, { before, after }: Change): void {
  if (!isAsLeft(Object.keys({ ...before, ...after }), now, after)) refuse(alertRefusals, 'CHANGED_SINCE');
}

const isAsLeft = (fields: readonly string[], now: Fields, after: Fields) =>
  fields.every((field) => JSON.stringify(now[field] ?? null) === JSON.stringify(after[field] ?? null));

/** Sends news of a subject without delay; what is still held of it is not told any more. */
export async function tellNews(
  services: Services,
  trx: Transaction,
  subject: Subject,
  news: News,
): Promise<void> {
  await dropNews(trx, subject);
  if (news.settles.length > 0) await settleAlerts(services, trx, ...news.settles);
  await send(services, trx, news);
}

/** Sends what is still held of a subject, before other news of it that do not replace it. */
export async function flushNews(services: Services, trx: Transaction, subject: Subject): Promise<void> {
  const latest = await trx
    .deleteFrom('heldNews')
    .where('subject', '=', subject)
    .where('replacedBy', 'is', null)
    .returning('news')
    .executeTakeFirst();
  if (latest) await send(services, trx, latest.news as object as Held);
}

async function send({ mail }: Services, trx: Transaction, { mails, alerts }: Held | News): Promise<void> {
  const more: Mail[] = [];
  for (const { mail: own, ...alert } of alerts) {
    if (own) more.push(...(await alertAdmins(trx, alert, own)));
    else await insertAlert(trx, alert);
  }
  await mail.send(trx, ...mails, ...more);
}

/** Reads the fields of a record that its news speak of; undefined if it no longer exists. */
export type ReadStanding = (trx: Transaction, id: string) => Promise<Fields | undefined>;

/**
 * Sends the delayed notifications unless the decision was undone in time. `standings` has a reader for each kind of subject:
 * what a record has become by any other way is never contradicted.
 */
export function defineHeldNews(
  services: Services,
  standings: Readonly<Partial<Record<SubjectKind, ReadStanding>>>,
): void {
  async function stands(trx: Transaction, subject: string, after: Fields) {
    const [kind = '', id = ''] = subject.split(/:(.*)/s);
    const read = standings[kind as SubjectKind];
    if (!read) throw new Error(`Nothing reads the standing of ${kind}`);
    const now = await read(trx, id);
    return (
      now !== undefined &&
      isAsLeft(
        Object.keys(now).filter((field) => field in after),
        now,
        after,
      )
    );
  }

  // It looks often: what can no longer be undone is to be told at once.
  services.jobs.define('decisions.tell', { retries: 12, pollSeconds: 2 }, ({ id }) =>
    write(services, async (trx) => {
      const row = await trx
        .deleteFrom('heldNews')
        .where('id', '=', id)
        .where('replacedBy', 'is', null)
        .returning(['subject', 'after', 'news'])
        .executeTakeFirst();
      if (row && (await stands(trx, row.subject, row.after as Fields)))
        await send(services, trx, row.news as object as Held);
    }),
  );
}
