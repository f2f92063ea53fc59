import type { Transaction } from '#server/db/database.ts';
import type { Mail } from '#server/mail.ts';
import type { Services } from '#server/services.ts';
import { formatDate } from '#shared/dates.ts';
import type { Notifications } from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { adminAppointmentPath, ownAppointmentsPath } from '../booking-path.ts';
import { newsOf, newsTitles, isCompanyNews, newsTitlesForCompany, type News as Word } from '../news.ts';
import { timeOf } from '../opening.ts';
import type { StoredAppointment } from '../present.ts';
import { holds, isAhead } from '../rules.ts';
import { companyMail, newsMail } from './mails.ts';

/** The author of a change; an administrator under the name he signed in with, the system without one. */
export type Actor = {
  actor: 'customer' | 'admin' | 'system';
  actorId: string | null;
  actorName?: string | null;
};

/** A change of an appointment; without `before` it is new. */
export type Change = {
  /** As its customer knows it. */
  before: StoredAppointment | null;
  after: StoredAppointment;
  actor: Actor['actor'];
  note: string;
};

/** Tells the open pages of the administrators and the customer to fetch the appointments again. */
export async function notifyPages(
  { live }: Services,
  trx: Transaction,
  { customerId, orderId }: Pick<StoredAppointment, 'customerId' | 'orderId'>,
) {
  const resources = ['booking', ...(orderId === null ? [] : ['orders'])];
  await live.publish(trx, 'admin', { type: 'changed', resources });
  if (customerId === null) return;
  await live.publish(trx, { customerId }, { type: 'changed', resources: [...resources, 'account.getStats'] });
}

/** One that was moved and then ended before anybody heard of it ends at the hour that its customer knows. */
const asKnown = ({ before, after }: Change): StoredAppointment =>
  before && !holds(after.status) ? { ...after, date: before.date, startHour: before.startHour } : after;

/** The e-mails and alerts of a change; past appointments have none. */
export function newsFor({ config, now }: Services, change: Change): Notifications {
  const { before, actor } = change;
  const after = asKnown(change);
  const resolves = before ? [subjectOf('appointment', before.id)] : [];
  const what = newsOf(before, after, actor);
  if (!what || !isAhead(after, now())) return { mails: [], alerts: [], resolves };
  const isOwnWish = actor === 'customer';
  const { publicUrl } = config;
  // A customer who deleted the account has no address.
  const toCustomer = after.customerEmail ? [newsMail(what, { ...change, after, isOwnWish }, publicUrl)] : [];
  const toCompany = isOwnWish ? companyMail(what, change, publicUrl) : undefined;
  return { mails: toCustomer, alerts: alertsFor(what, after, toCompany), resolves };
}

/** Whether a customer would be told of an administrator's change, but has no e-mail address. */
export function mustCall({ now }: Services, change: Change): boolean {
  const { before, actor } = change;
  const after = asKnown(change);
  if (actor !== 'admin' || after.customerEmail) return false;
  return newsOf(before, after, actor) !== null && isAhead(after, now());
}

/** The alerts of a change: a customer's change alerts the administrators, with its e-mail; any other alerts the customer. */
function alertsFor(what: Word, after: StoredAppointment, mail: Mail | undefined): Notifications['alerts'] {
  const { customerId, customerName, serviceTitle, date, startHour } = after;
  const message = `${serviceTitle} · ${formatDate(date)}, ${timeOf(startHour)}`;
  const alerts: Notifications['alerts'] = [];
  if (mail && isCompanyNews(what)) {
    const title = newsTitlesForCompany[what];
    const event = `appointment_${what}` as const;
    const forCompany = {
      type: 'other',
      // A new request waits in its list anyway; one that is taken back or moved changes somebody's day.
      severity: what === 'booked' ? 'low' : 'medium',
      audience: 'admin',
      link: adminAppointmentPath(after),
      subject: subjectOf('appointment', after.id),
    } as const;
    alerts.push({ ...forCompany, event, title, message: `${customerName} · ${message}`, mail });
  }
  if (customerId !== null && !mail) {
    const link = ownAppointmentsPath;
    const forCustomer = { type: 'other', severity: 'low', audience: 'customer', customerId, link } as const;
    alerts.push({ ...forCustomer, event: `appointment_${what}`, title: newsTitles[what], message });
  }
  return alerts;
}
