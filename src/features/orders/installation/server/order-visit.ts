import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { athensDate, formatDay } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import type { Notifications } from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { adminAppointmentPath, ownAppointmentsPath } from '#features/booking/booking-path.ts';
import { holds, isBeforeGoods } from '#features/booking/rules.ts';
import { endVisitOf, noteOnVisitOf, setGoodsDay } from '#features/booking/order-visits/server/actions.ts';
import { firstVisitDay } from '../../delivery.ts';
import { orderMail } from '../../server/order-in-mail.ts';
import { lockOrder, listOverdue } from '../../server/store.ts';
import { hasTechnicians, installedPieces, visitText } from '../rules.ts';
import { presentVisit, remainingOf, type StoredOrder, type StoredVisit } from '../../present.ts';
import { isOfWhole } from '../../withdrawals/rules.ts';
import { orderStatusFacts } from '../../status-facts.ts';

/** Moves the day before which an order's visit may not be with the order's delivery; returns the visit. */
export async function keepGoodsDay(
  services: Services,
  trx: Transaction,
  order: StoredOrder,
): Promise<StoredVisit | null> {
  const { id, status, visit = null } = order;
  if (!visit || !holds(visit.status) || orderStatusFacts[status].isVoid) return visit;
  const notBefore = firstVisitDay(order, athensDate(services.now()));
  await setGoodsDay(services, trx, id, notBefore);
  return { ...visit, notBefore };
}

/**
 * Says of orders whose goods were expected and have not even been sent that their visits now lie before the goods. May run
 * twice: each order is checked again under its lock.
 */
export async function followLateGoods(services: Services): Promise<void> {
  for (const id of await listOverdue(services.database.db, athensDate(services.now()))) {
    await write(services, async (trx) => {
      const order = await lockOrder(trx, id);
      if (!order) return;
      const visit = await keepGoodsDay(services, trx, order);
      await notifyLateGoods(services, trx, order.visit, { ...order, visit });
    });
  }
}

/** Tells at once what `newsOfLateGoods` says. */
export async function notifyLateGoods(
  services: Services,
  trx: Transaction,
  ...about: [toldVisit: StoredVisit | null | undefined, order: StoredOrder]
): Promise<void> {
  const { mails, alerts } = newsOfLateGoods(services, ...about);
  for (const alert of alerts) await insertAlert(trx, alert);
  await services.mail.send(trx, ...mails);
}

/**
 * What is told when an order's visit, which its customer last knew in good time, now lies before its products can be there: to
 * the customer and to the office.
 */
export function newsOfLateGoods(
  { config, now }: Services,
  toldVisit: StoredVisit | null | undefined,
  order: StoredOrder,
): Pick<Notifications, 'mails' | 'alerts'> {
  const { orderNumber, customerId, customerName, visit } = order;
  const today = athensDate(now());
  const isLate = (one: StoredVisit | null | undefined) => Boolean(one && isBeforeGoods(one, today));
  if (!visit || orderStatusFacts[order.status].isVoid || isLate(toldVisit) || !isLate(visit))
    return { mails: [], alerts: [] };
  const first = formatDay(visit.notBefore ?? visit.date);
  const when = visitText(presentVisit(visit));
  const alert = { type: 'order', event: 'appointment_before_goods' } as const;
  const title = 'Τα προϊόντα θα έρθουν μετά το ραντεβού σας';
  return {
    mails: [
      orderMail(order, config.publicUrl, {
        title,
        paragraphs: [
          `Τα προϊόντα της παραγγελίας σας αναμένονται αργότερα, και ο τεχνικός μπορεί να ${installedPieces(remainingOf(order)) > 0 ? 'τα εγκαταστήσει' : 'σας τα φέρει'} από ${first}.`,
          'Επιλέξτε νέα ημέρα από τα ραντεβού σας, αλλιώς σας τηλεφωνούμε εμείς.',
        ],
        rows: [
          ['Αριθμός παραγγελίας', orderNumber],
          ['Ραντεβού', when],
        ],
        action: { label: 'Τα ραντεβού σας', url: config.publicUrl + ownAppointmentsPath },
      }),
    ],
    alerts: [
      {
        ...alert,
        severity: 'medium',
        title,
        message: `${orderNumber} · ραντεβού ${when}. Επιλέξτε νέα ημέρα από ${first}.`,
        link: ownAppointmentsPath,
        audience: 'customer',
        customerId,
      },
      {
        ...alert,
        severity: 'high',
        title: 'Ραντεβού πριν έρθουν τα προϊόντα',
        message: `${orderNumber} · ${customerName} · ${when}. Τα προϊόντα θα είναι εκεί από ${first}.`,
        link: adminAppointmentPath(visit),
        subject: subjectOf('appointment', visit.id),
        audience: 'admin',
      },
    ],
  };
}

/**
 * Ends the visit of an order from which its customer withdrew, or says on it that a part was withdrawn. Returns what the
 * office has to know of it, as sentences.
 */
export async function followWithdrawal(
  services: Services,
  trx: Transaction,
  { id, orderNumber }: Pick<StoredOrder, 'id' | 'orderNumber'>,
  withdrawal: { statement?: string | undefined },
): Promise<string[]> {
  if (isOfWhole(withdrawal)) {
    const note = `Δηλώθηκε υπαναχώρηση από την παραγγελία ${orderNumber}.`;
    return (await endVisitOf(services, trx, id, note)) ? ['Το ραντεβού της ακυρώθηκε.'] : [];
  }
  const note = `Δηλώθηκε υπαναχώρηση από μέρος της παραγγελίας ${orderNumber}: ${withdrawal.statement}`;
  return (await noteOnVisitOf(services, trx, id, note))
    ? ['Το ραντεβού της μένει, αφού η δήλωση αφορά μέρος της· δείτε αν χρειάζεται ακόμη.']
    : [];
}

/**
 * Ends the visit of an order whose whole price was given back or of whose pieces none is left to install or bring, or says on
 * it how many are left.
 */
export async function followReturn(
  services: Services,
  trx: Transaction,
  order: StoredOrder,
  cameBack: number,
): Promise<void> {
  const { id, orderNumber, shippingMethod, refundedCents, totalCents } = order;
  const items = remainingOf(order);
  const left = installedPieces(items);
  const isNothingLeft = items.length === 0 || !hasTechnicians({ shippingMethod, items });
  if (refundedCents === totalCents || isNothingLeft) {
    await endVisitOf(services, trx, id, `Επιστρέφεται η παραγγελία ${orderNumber}.`);
  } else if (cameBack > 0) {
    const what = plural(cameBack, 'τεμάχιο', 'τεμάχια');
    const rest = left > 0 ? ` ${plural(left, 'τεμάχιο μένει', 'τεμάχια μένουν')} για εγκατάσταση.` : '';
    await noteOnVisitOf(services, trx, id, `Επιστροφή από την παραγγελία ${orderNumber}: ${what}.${rest}`);
  }
}
