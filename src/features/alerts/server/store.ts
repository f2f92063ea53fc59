import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { Alerts, DB } from '#server/db/schema.ts';
import {
  usualMode,
  type Alert,
  type AlertMode,
  type AlertSeverity,
  type AlertStatus,
  type AlertType,
} from '../contract.ts';
import type { NewAlert } from '../new-alert.ts';
import type { Subject } from '../subject.ts';

/** The channel that notifies every node of a new alert's id. */
export const alertChannel = 'alert';

/** Whose alerts may be read. */
export type Reader = 'admin' | { customerId: string };

export type AlertFilter = {
  status?: AlertStatus | undefined;
  severity?: AlertSeverity | undefined;
  type?: AlertType | undefined;
  after?: string | undefined;
};

/**
 * Stores an alert in the transaction that causes it, so that neither exists without the other; on commit every node is
 * notified. An event that the administrators switched off is stored as resolved, without notification. Returns the id if the
 * alert is new.
 */
export async function insertAlert(trx: Transaction, alert: NewAlert): Promise<string | undefined> {
  const [stored] = await storeAlerts(trx, [alert]);
  return stored?.uid;
}

/** What is done in the statement that stores an alert: other alerts, and columns that tell of the same event. */
export type Beside = { others?: readonly NewAlert[]; told?: RawBuilder<unknown> };

/** Stores an alert that has its own e-mail; true if the settings ask for that e-mail. */
export async function insertMailedAlert(
  trx: Transaction,
  alert: NewAlert,
  { others = [], told }: Beside = {},
): Promise<boolean> {
  const stored = await storeAlerts(trx, [alert, ...others], alert, told);
  return stored.some(({ isMailed, mode }) => isMailed && (mode ?? usualMode(alert.event)) === 'email');
}

/** A row to insert; none for an alert that is `once` and open. */
function rowOf(alert: NewAlert, uid: string, isMailed: boolean): RawBuilder<unknown> {
  const { type, event, severity, title, message, location, link, subject, audience, once } = alert;
  const customerId = alert.audience === 'customer' ? alert.customerId : null;
  const mode =
    alert.audience === 'admin'
      ? sql`coalesce((select value ->> ${event} from modes), ${usualMode(alert.event)})`
      : sql`'on'`;
  const unlessOpen = sql`where not exists (
    select from alerts where audience = ${audience} and event = ${event}
      and location is not distinct from ${location} and status <> 'resolved')`;
  return sql`
    select ${uid}, ${type}, ${event}, ${severity}, ${title}, ${message}, ${location}, ${link}, ${subject}, ${audience},
      ${customerId}, case ${mode} when 'off' then 'resolved' else 'active' end, case ${mode} when 'off' then now() end,
      ${isMailed ? sql`false` : sql`${mode} = 'email'`} ${once ? unlessOpen : sql``}`;
}

/**
 * Returns those that are new; `mode` is the one that was chosen in the settings. No e-mail is due for `mailed`, which has its
 * own. The rows are written out: read from JSON they would take a quarter longer. The database sends what is told for several
 * rows only once.
 */
async function storeAlerts(
  trx: Transaction,
  alerts: readonly NewAlert[],
  mailed?: NewAlert,
  told?: RawBuilder<unknown>,
) {
  const given = alerts.map((alert) => ({ alert, uid: randomUUID() }));
  const { rows } = await sql<{ uid: string; mode: AlertMode | null }>`
    with modes as materialized (select value from settings where key = 'alerts')
    insert into alerts (uid, type, event, severity, title, message, location, link, subject, audience, customer_id,
      status, resolved_at, mail_due)
    ${sql.join(
      given.map(({ alert, uid }) => rowOf(alert, uid, alert === mailed)),
      sql` union all `,
    )}
    returning uid, case status when 'active' then pg_notify(${alertChannel}, uid) end,
      ${told ? sql`${told},` : sql``} (select value ->> event from modes) as mode`.execute(trx);
  const mailedUid = given.find(({ alert }) => alert === mailed)?.uid;
  return rows.map(({ uid, mode }) => ({ uid, mode, isMailed: uid === mailedUid }));
}

/** A row as the API returns it. */
function present(row: Selectable<Alerts>): Alert {
  const { uid, type, title, message, severity, status, location, link, audience, readAt, createdAt } = row;
  const at = createdAt.toISOString();
  return {
    id: uid,
    type,
    title,
    message,
    severity,
    timestamp: at,
    description: message,
    status,
    ...(location === null ? {} : { location }),
    createdAt: at,
    ...(link === null ? {} : { link }),
    audience,
    isRead: audience === 'customer' ? readAt !== null : status !== 'active',
  };
}

function readBy(db: Kysely<DB>, reader: Reader) {
  const alerts = db.selectFrom('alerts');
  return reader === 'admin'
    ? alerts.where('audience', 'in', ['admin', 'demo'])
    : alerts.where('customerId', '=', reader.customerId);
}

function readFiltered(db: Kysely<DB>, reader: Reader, { status, severity, type, after }: AlertFilter) {
  let query = readBy(db, reader);
  if (status) query = query.where('status', '=', status);
  if (severity) query = query.where('severity', '=', severity);
  if (type) query = query.where('type', '=', type);
  if (after) {
    const known = db.selectFrom('alerts').where('uid', '=', after).select('id');
    query = query.where('id', '>', (eb) => eb.fn.coalesce(known, eb.val('0')));
  }
  return query;
}

const count = sql<number>`count(*)::int`.as('count');

/** A page of the alerts that the reader may see, newest first, and the total number. */
export async function listAlerts(
  db: Kysely<DB>,
  reader: Reader,
  filter: AlertFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ alerts: Alert[]; total: number }> {
  const query = readFiltered(db, reader, filter);
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count: total } = await query.select(count).executeTakeFirstOrThrow();
  return { alerts: rows.map(present), total };
}

/**
 * `unread`: for administrators the unacknowledged alerts, for a customer the unseen ones. `matching`: those that match the
 * filter.
 */
export async function countAlerts(
  db: Kysely<DB>,
  reader: Reader,
  filter: AlertFilter,
): Promise<{ unread: number; matching: number }> {
  const all = readBy(db, reader);
  const waiting = reader === 'admin' ? all.where('status', '=', 'active') : all.where('readAt', 'is', null);
  const unread = await waiting.select(count).executeTakeFirstOrThrow();
  const matching = await readFiltered(db, reader, filter).select(count).executeTakeFirstOrThrow();
  return { unread: unread.count, matching: matching.count };
}

/** Marks all of a customer's alerts as seen; returns how many were unseen. */
export async function markRead(trx: Transaction, customerId: string, readAt: Date): Promise<number> {
  const rows = await trx
    .updateTable('alerts')
    .set({ readAt })
    .where('customerId', '=', customerId)
    .where('readAt', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

export async function findAdminAlert(db: Kysely<DB>, uid: string): Promise<Alert | undefined> {
  const row = await readBy(db, 'admin').where('uid', '=', uid).selectAll().executeTakeFirst();
  return row && present(row);
}

/** Sets a later status on an administrators' alert; false if it already has this or a later one. */
export async function advanceAlert(
  trx: Transaction,
  uid: string,
  status: 'acknowledged' | 'resolved',
  at: Date,
): Promise<boolean> {
  const moved = await trx
    .updateTable('alerts')
    .set(status === 'resolved' ? { status, resolvedAt: at } : { status, acknowledgedAt: at })
    .where('uid', '=', uid)
    .where('status', 'in', status === 'resolved' ? ['active', 'acknowledged'] : ['active'])
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Resolves the open administrators' alerts about these subjects; returns their ids. */
export async function resolveAlertsOf(
  trx: Transaction,
  subjects: readonly Subject[],
  at: Date,
): Promise<string[]> {
  const resolved = await trx
    .updateTable('alerts')
    .set({ status: 'resolved', resolvedAt: at })
    .where('subject', '=', sql<string>`any(${subjects}::text[])`)
    .where('audience', '=', 'admin')
    .where('status', '<>', 'resolved')
    .returning('uid')
    .execute();
  return resolved.map(({ uid }) => uid);
}

/** Lets the open administrators' alerts about a subject lead to another page. */
export async function leadAlertsTo(trx: Transaction, subject: Subject, link: string): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({ link })
    .where('subject', '=', subject)
    .where('audience', '=', 'admin')
    .where('status', '<>', 'resolved')
    .execute();
}

export async function removeOldAlerts(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('alerts').where('createdAt', '<', before).execute();
}

/** An alert to deliver, with its row's id and its customer, if it has one. */
export type Outgoing = { number: number; customerId: string | null; mailDue: boolean; alert: Alert };

/** The alerts with these ids, oldest first. */
export async function listOutgoing(db: Kysely<DB>, ids: readonly string[]): Promise<Outgoing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where(sql<boolean>`uid = any(${ids}::text[])`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    number: Number(row.id),
    customerId: row.customerId,
    mailDue: row.mailDue,
    alert: present(row),
  }));
}

/** The ids of the active alerts after a row's id, oldest first. */
export async function listActiveBeyond(db: Kysely<DB>, number: number): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('uid')
    .where('id', '>', String(number))
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** The highest row id; 0 if there are no alerts. */
export async function findLastNumber(db: Kysely<DB>): Promise<number> {
  const { last } = await db
    .selectFrom('alerts')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** The ids of the alerts whose e-mail is still to be sent. */
export async function listMailsDue(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('uid')
    .where('mailDue', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Claims the e-mail of an alert; only one of several nodes succeeds. */
export async function takeMail(trx: Transaction, id: string): Promise<Alert | undefined> {
  const row = await trx
    .updateTable('alerts')
    .set({ mailDue: false })
    .where('uid', '=', id)
    .where('mailDue', '=', true)
    .returningAll()
    .executeTakeFirst();
  return row && present(row);
}
