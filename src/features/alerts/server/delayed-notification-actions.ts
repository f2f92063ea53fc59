import { newId } from '#server/ids.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Mail } from '#server/mail.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import type { SubjectKind } from '#shared/feature.ts';
import type { Fields } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { alertAdmins, resolveAlertsAbout } from './actions.ts';
import type { NewAlert } from '../new-alert.ts';
import { alertRefusals } from '../refusals.ts';
import type { Subject } from '../subject.ts';
import { dropDelayed } from './delayed-notification-store.ts';
import { insertAlert } from './store.ts';
import { reopenAlerts } from './many-store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'decisions.notify': { id: string };
  }
}

/**
 * The notifications of a decision, sent once it is final; `resolves` are the subjects whose administrators' alerts it
 * resolves.
 */
export type Notifications = {
  mails: Mail[];
  /** An administrators' alert may have its own e-mail, which is sent if the settings ask for e-mail. */
  alerts: (NewAlert & { mail?: Mail })[];
  resolves: Subject[];
};

type Delayed = Pick<Notifications, 'mails' | 'alerts'> & { resolved: string[] };

/** The changed fields of a decision before and after it; stored as JSON. */
export type Change = { before: Fields; after: Fields };

/** «Αναίρεση» is shown for six seconds; two more let a click at the end arrive. */
const delayMs = 8_000;

/** The delayed rows of a subject, the latest first; locked, so that none of them leaves before the transaction ends. */
const lockDelayed = (trx: Transaction, subject: Subject) =>
  trx
    .selectFrom('delayedNotifications')
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .select(['id', 'before'])
    .forUpdate()
    .execute();

/**
 * The state of a record that people were last notified of: the present one without the decisions that are still delayed.
 * Notifications are written from it, so that they say all that happened since, and nothing if everything is as it was.
 */
export async function lastNotified<State extends object>(
  trx: Transaction,
  subject: Subject,
  now: State,
): Promise<State> {
  const waiting = await lockDelayed(trx, subject);
  return Object.assign({}, now, ...waiting.map(({ before }) => before));
}

/**
 * Delays the notifications of an administrator's decision while it can be undone, and returns the id for the undo. They
 * replace those of earlier decisions on the subject that still wait, unless this one is undone. The administrators' own
 * alerts are resolved at once.
 */
export async function delayNotifications(
  services: Services,
  trx: Transaction,
  subject: Subject,
  { before, after }: Change,
  { mails, alerts, resolves }: Notifications,
): Promise<string> {
  const id = newId();
  const resolved = resolves.length > 0 ? await resolveAlertsAbout(services, trx, ...resolves) : [];
  const notifications: Delayed = { mails, alerts, resolved };
  await trx
    .insertInto('delayedNotifications')
    .values({
      id,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      notifications: JSON.stringify(notifications),
    })
    .execute();
  await trx
    .updateTable('delayedNotifications')
    .set({ replacedBy: id })
    .where('subject', '=', subject)
    .where('id', '<>', id)
    .where('replacedBy', 'is', null)
    .execute();
  await scheduleSending(services, trx, id);
  return id;
}

const scheduleSending = ({ jobs }: Services, trx: Transaction, id: string) =>
  jobs.enqueue(trx, 'decisions.notify', { id }, { delaySeconds: delayMs / 1_000 });

/**
 * Discards the delayed notifications of a decision, reopens its alerts, schedules again what it had replaced, and returns
 * what it changed; refused once they were sent.
 */
export async function cancelDelayed(
  services: Services,
  trx: Transaction,
  id: string,
  subject: Subject,
): Promise<Change> {
  const row = await trx
    .selectFrom('delayedNotifications')
    .where('id', '=', id)
    .where('subject', '=', subject)
    .select(['before', 'after', 'notifications', 'replacedBy'])
    .forUpdate()
    .executeTakeFirst();
  const delayed = row as (Change & { notifications: Delayed; replacedBy: string | null }) | undefined;
  if (!delayed) return refuse(alertRefusals, 'UNDO_TOO_LATE');
  if (delayed.replacedBy !== null) return refuse(alertRefusals, 'CHANGED_SINCE');
  const replaced = await trx
    .updateTable('delayedNotifications')
    .set({ replacedBy: null })
    .where('replacedBy', '=', id)
    .returning('id')
    .execute();
  for (const earlier of replaced) await scheduleSending(services, trx, earlier.id);
  await trx.deleteFrom('delayedNotifications').where('id', '=', id).execute();
  await reopenAlerts(trx, delayed.notifications.resolved);
  await services.live.publish(trx, 'admin', { type: 'changed', resources: ['alerts'] });
  return delayed;
}

/** Refuses to undo a decision if a field that it changed has been changed again since. */
export function requireUnchanged(now: Fields, { before, after }: Change): void {
  if (!isAsLeft(Object.keys({ ...before, ...after }), now, after)) refuse(alertRefusals, 'CHANGED_SINCE');
}

const isAsLeft = (fields: readonly string[], now: Fields, after: Fields) =>
  fields.every((field) => JSON.stringify(now[field] ?? null) === JSON.stringify(after[field] ?? null));

/** Sends notifications of a subject without delay; they replace those that still wait. */
export async function notifyNow(
  services: Services,
  trx: Transaction,
  subject: Subject,
  notifications: Notifications,
): Promise<void> {
  await dropDelayed(trx, subject);
  if (notifications.resolves.length > 0) await resolveAlertsAbout(services, trx, ...notifications.resolves);
  await send(services, trx, notifications);
}

/** Sends what still waits of a subject, before other notifications of it that do not replace it. */
export async function sendDelayed(services: Services, trx: Transaction, subject: Subject): Promise<void> {
  const latest = await trx
    .deleteFrom('delayedNotifications')
    .where('subject', '=', subject)
    .where('replacedBy', 'is', null)
    .returning('notifications')
    .executeTakeFirst();
  if (latest) await send(services, trx, latest.notifications as object as Delayed);
}

async function send(
  { mail }: Services,
  trx: Transaction,
  { mails, alerts }: Delayed | Notifications,
): Promise<void> {
  const more: Mail[] = [];
  for (const { mail: own, ...alert } of alerts) {
    if (own) more.push(...(await alertAdmins(trx, alert, own)));
    else await insertAlert(trx, alert);
  }
  await mail.send(trx, ...mails, ...more);
}

/** Reads the fields of a record that its notifications speak of; undefined if it no longer exists. */
export type ReadState = (trx: Transaction, id: string) => Promise<Fields | undefined>;

/**
 * Sends the delayed notifications unless the decision was undone in time. `readers` has a reader for each kind of subject:
 * what a record has become by any other way is never contradicted.
 */
export function defineDelayedNotifications(
  services: Services,
  readers: Readonly<Partial<Record<SubjectKind, ReadState>>>,
): void {
  async function stands(trx: Transaction, subject: string, after: Fields) {
    const [kind = '', id = ''] = subject.split(/:(.*)/s);
    const read = readers[kind as SubjectKind];
    if (!read) throw new Error(`Nothing reads the state of ${kind}`);
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

  // It looks often: what can no longer be undone leaves at once.
  services.jobs.define('decisions.notify', { retries: 12 }, ({ id }) =>
    write(services, async (trx) => {
      const row = await trx
        .deleteFrom('delayedNotifications')
        .where('id', '=', id)
        .where('replacedBy', 'is', null)
        .returning(['subject', 'after', 'notifications'])
        .executeTakeFirst();
      if (row && (await stands(trx, row.subject, row.after as Fields)))
        await send(services, trx, row.notifications as object as Delayed);
    }),
  );
}
