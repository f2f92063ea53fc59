import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { formatDate } from '../../../shared/dates.ts';
import { settleAlerts } from '../../alerts/server/actions.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import { officePath } from '../booking-path.ts';
import { newsOf, newsTitles, newsTitlesForCompany, type News } from '../news.ts';
import { timeOf } from '../opening.ts';
import type { KeptAppointment } from '../present.ts';
import { isAhead } from '../rules.ts';
import { companyMail, newsMail } from './mails.ts';

/** Who changes an appointment; the shared password and the system name nobody. */
export type Actor = { actor: 'customer' | 'admin' | 'system'; actorId: string | null };

/** What has become of an appointment; without a `before` it is new. */
export type Change = {
  before: KeptAppointment | null;
  after: KeptAppointment;
  actor: Actor['actor'];
  note: string;
};

/** Tells everybody whom a change of an appointment concerns, if and only if it is committed; of the past nobody is written to. */
export async function tell(services: Services, trx: Transaction, change: Change): Promise<void> {
  const { before, after, actor } = change;
  const { customerId } = after;
  await services.live.tell(trx, 'admin', { type: 'changed', resources: ['booking'] });
  if (customerId !== null) {
    const resources = ['booking', 'account.getStats'];
    await services.live.tell(trx, { customerId }, { type: 'changed', resources });
  }
  if (before) await settleAlerts(services, trx, officePath(before));

  const news = newsOf(before, after, actor);
  if (!news || !isAhead(after, services.now())) return;
  const isOwnWish = actor === 'customer';
  const { publicUrl } = services.config;
  // Whoever has deleted the account has no address any more.
  if (after.customerEmail) {
    await services.mail.send(trx, newsMail(news, { ...change, isOwnWish }, publicUrl));
  }
  if (isOwnWish) await services.mail.send(trx, companyMail(news, change, publicUrl));
  await insertAlerts(trx, news, after, isOwnWish);
}

async function insertAlerts(trx: Transaction, news: News, after: KeptAppointment, isOwnWish: boolean) {
  const { customerId, customerName, serviceTitle, date, startHour } = after;
  const event = `appointment_${news}`;
  const message = `${serviceTitle} · ${formatDate(date)}, ${timeOf(startHour)}`;
  const title = newsTitlesForCompany[news];
  if (isOwnWish && title) {
    const forCompany = {
      type: 'other',
      severity: 'medium',
      audience: 'admin',
      link: officePath(after),
    } as const;
    await insertAlert(trx, { ...forCompany, event, title, message: `${customerName} · ${message}` });
  }
  if (customerId !== null && !isOwnWish) {
    const link = '/customer-dashboard?tab=appointments';
    const forCustomer = { type: 'other', severity: 'low', audience: 'customer', customerId, link } as const;
    await insertAlert(trx, { ...forCustomer, event, title: newsTitles[news], message });
  }
}
