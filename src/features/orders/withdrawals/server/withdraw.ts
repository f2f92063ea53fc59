import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { parseOrderNumber } from '#shared/ids.ts';
import { alertAdmins } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { sendDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { appointmentsHref } from '#features/booking/appointments-search.ts';
import { adminAppointmentPath } from '#features/booking/booking-path.ts';
import { beginConsentText } from '#features/booking/early-begin.ts';
import { noteWithdrawal } from '#features/booking/order-visits/server/withdrawal-actions.ts';
import {
  lockForWithdrawal,
  lockWithdrawn,
  type Withdrawn,
} from '#features/booking/order-visits/server/withdrawal-store.ts';
import { ordersHref } from '../../orders-search.ts';
import { orderRefusals } from '../../refusals.ts';
import { isBill } from '../../status-facts.ts';
import type { Withdrawal } from '../contract.ts';
import { isOfWhole, mistypedNumber, refundDay, withdrawalUntil } from '../rules.ts';
import { followWithdrawal } from '../../installation/server/order-visit.ts';
import { notifyOrderChanged } from '../../server/notify-changed.ts';
import { newWithdrawalMail, withdrawalReceiptMail } from './mails.ts';
import { lockByNumber, insertWithdrawal, oweRefund } from './store.ts';

type Declared = Withdrawal & { receivedAt: Date; senderId: string | undefined };

/** The order or appointment that a withdrawal concerns, if one was found. */
type Found = {
  orderId?: string;
  appointmentId?: string;
  /** Sent by a person who is signed in as its customer; anybody can type an address. */
  isOwn: boolean;
  /** A bill, for which nothing is sent back. */
  isForService?: boolean;
  /** The e-mail address of the account, or the one that the company entered. */
  ownEmail?: string;
  /** Information for the company, as sentences. */
  known: string[];
  /** The administrators' page for it. */
  link: string;
};

/**
 * Stores a withdrawal and sends a dated receipt. The answer is the same whether or not the order or appointment exists, so
 * that neither order numbers nor customers can be guessed; only a business that is signed in is refused its
 * own. Limited by IP and e-mail address.
 */
export async function withdraw({ services, caller, viewer }: ApiContext, sent: Withdrawal): Promise<Date> {
  const declared = {
    ...sent,
    ...(sent.orderNumber && { orderNumber: readNumber(sent.orderNumber) }),
    receivedAt: services.now(),
    senderId: viewer.customer?.id,
  };
  await services.limits.spend('withdrawal', caller.ip);
  await services.limits.spend('withdrawal', sent.email);
  await write(services, async (trx) => {
    const found = await (declared.orderNumber ? findOrder : findAppointment)(services, trx, declared);
    const { orderNumber = null, appointmentDate = null, name, email, statement = '' } = declared;
    const {
      orderId = null,
      appointmentId = null,
      isOwn,
      isForService = false,
      ownEmail,
      known,
      link,
    } = found;
    const token = !isOwn && email === ownEmail ? newToken() : undefined;
    await insertWithdrawal(trx, {
      id: newId(),
      orderNumber,
      appointmentDate,
      orderId,
      appointmentId,
      isOwn,
      name,
      email,
      statement,
      confirmHash: token ? hashOf(token) : null,
      createdAt: declared.receivedAt,
    });
    const subject = orderId
      ? subjectOf('order', orderId)
      : appointmentId && subjectOf('appointment', appointmentId);
    const forAdmins: NewAlert = {
      type: 'order',
      event: 'withdrawal_received',
      severity: 'high',
      title: 'Δήλωση υπαναχώρησης',
      message: `${orderNumber ?? `Ραντεβού ${formatDate(appointmentDate ?? '')}`} · ${name}`,
      link,
      ...(subject && { subject }),
      audience: 'admin',
    };
    const url = services.config.publicUrl + link;
    const isKnownEmail = [ownEmail, viewer.customer?.email].includes(email);
    await services.mail.send(
      trx,
      withdrawalReceiptMail(
        declared,
        declared.receivedAt,
        isKnownEmail,
        isForService || appointmentDate !== null,
        token && `${services.config.publicUrl}/withdrawal#confirm=${token}`,
      ),
      ...(await alertAdmins(trx, forAdmins, newWithdrawalMail(declared, declared.receivedAt, known, url))),
    );
  });
  return declared.receivedAt;
}

function readNumber(typed: string): string {
  return (
    parseOrderNumber(typed) ??
    refuse(generalRefusals, 'INVALID_INPUT', { fields: { orderNumber: mistypedNumber() } })
  );
}

async function findOrder(services: Services, trx: Transaction, declared: Declared): Promise<Found> {
  const { orderNumber: typed = '', email, name, senderId, receivedAt } = declared;
  const order = await lockByNumber(trx, typed);
  if (!order) {
    const known = ['Δεν υπάρχει παραγγελία με αυτόν τον αριθμό.'];
    return { isOwn: false, known, link: ordersHref({ search: typed }) };
  }
  const { id, orderNumber, customerId, customerEmail, customerName, shippingAddress } = order;
  const isOwn = senderId === customerId;
  const link = ordersHref({ order: id });
  if (order.accountType === 'b2b') return ofBusiness(isOwn, 'orderNumber', link);
  const isOwnEmail = email === customerEmail.toLowerCase();
  const refundBy = refundDay({ ...order, withdrawals: [{ isOwn, createdAt: receivedAt }] });
  if (refundBy) await oweRefund(trx, id, refundBy, isOfWhole(declared));
  const ofVisit = isOwn ? await followWithdrawal(services, trx, { id, orderNumber }, declared) : [];
  await sendDelayed(services, trx, subjectOf('order', id));
  await notifyOrderChanged(services, trx, customerId);
  await insertAlert(trx, {
    type: 'order',
    event: 'withdrawal_received',
    severity: isOwn ? 'low' : 'high',
    title: 'Δήλωση υπαναχώρησης',
    message: isOwn
      ? `Λάβαμε τη δήλωσή σας για την παραγγελία ${orderNumber}.`
      : isOwnEmail
        ? `Λάβαμε δήλωση για την παραγγελία ${orderNumber} με το email σας. Επιβεβαιώστε τη με τον σύνδεσμο που σας στείλαμε. Αν δεν τη στείλατε εσείς, ενημερώστε μας.`
        : `Λάβαμε δήλωση για την παραγγελία ${orderNumber} από άλλο email. Αν δεν τη στείλατε εσείς, ενημερώστε μας.`,
    link,
    audience: 'customer',
    customerId,
  });
  const billed = order.billedVisitId ? await lockWithdrawn(trx, order.billedVisitId) : undefined;
  const isNameOf = [customerName, shippingAddress.fullName].map(sameName).includes(sameName(name));
  return {
    orderId: id,
    isOwn,
    // A stranger is not told what an order's number stands for.
    isForService: isBill(order) && (isOwn || isOwnEmail),
    ownEmail: customerEmail.toLowerCase(),
    known: [
      ...(billed ? [ofBilledVisit, ...visitTexts(billed, receivedAt)] : [timeText(order, receivedAt)]),
      ...ofVisit,
      ...(refundBy ? [`Ό,τι έχει πληρωθεί επιστρέφεται έως ${formatDate(refundBy)}.`] : []),
      ...(isOwn
        ? []
        : isOwnEmail
          ? [unconfirmed]
          : [
              `Προσοχή: το email δεν είναι της παραγγελίας, που ανήκει στον λογαριασμό ${customerName} (${customerEmail}). Επιβεβαιώστε με τον πελάτη πριν από κάθε επιστροφή.`,
            ]),
      ...(isNameOf ? [] : [`Το όνομα δεν είναι της παραγγελίας (${customerName}).`]),
    ],
    link,
  };
}

const ofBilledVisit =
  'Είναι λογαριασμός επίσκεψης: για την εργασία η προθεσμία της υπαναχώρησης μετρά από την επιβεβαίωση του ραντεβού, για προϊόντα που δόθηκαν σε αυτό από την παράδοσή τους.';

/** Whether a withdrawal from an order is in time, as sentences for the company. */
function timeText(
  { deliveredAt, billedContractId }: { deliveredAt: Date | null; billedContractId: string | null },
  receivedAt: Date,
): string {
  if (billedContractId)
    return 'Είναι λογαριασμός συμβολαίου: η προθεσμία της υπαναχώρησης μετρά από τη σύναψη του συμβολαίου, όχι από τον λογαριασμό. Δείτε αν η δήλωση είναι εμπρόθεσμη.';
  return deliveredAt
    ? `Η παραγγελία παραδόθηκε στις ${formatDate(athensDate(deliveredAt))}. ${inTime(deliveredAt, receivedAt)}`
    : 'Η παραγγελία υπάρχει και δεν έχει παραδοθεί ακόμη.';
}

async function findAppointment(services: Services, trx: Transaction, declared: Declared): Promise<Found> {
  const { appointmentDate: date = '', email, senderId: customerId, receivedAt } = declared;
  const [meant, ...others] = await lockForWithdrawal(trx, { date, customerId, email });
  if (!meant) {
    const known = ['Εκείνη την ημέρα δεν υπάρχει ραντεβού με αυτό το email.'];
    return { isOwn: false, known, link: appointmentsHref({ date }) };
  }
  const { id } = meant;
  const isOwn = customerId !== undefined && customerId === meant.customerId;
  const link = adminAppointmentPath({ id, date });
  if (meant.accountType === 'b2b') return ofBusiness(isOwn, 'appointmentDate', link);
  await noteWithdrawal(services, trx, meant, { isOwn, at: receivedAt });
  await sendDelayed(services, trx, subjectOf('appointment', id));
  return {
    appointmentId: id,
    isOwn,
    ownEmail: meant.ownEmail,
    known: [
      ...visitTexts(meant, receivedAt),
      ...(isOwn ? [] : [unconfirmed]),
      ...(others.length > 0 ? ['Ο πελάτης έχει και άλλο ραντεβού την ίδια ημέρα.'] : []),
    ],
    link,
  };
}

/** What of a visit decides about a withdrawal, as sentences for the company. */
function visitTexts(visit: Withdrawn, receivedAt: Date): string[] {
  const { serviceTitle, date, status, confirmedAt, beginConsentAt, isEmergency } = visit;
  return [
    `Ραντεβού: ${serviceTitle}, ${formatDate(date)}.`,
    confirmedAt
      ? `Επιβεβαιώθηκε στις ${formatDate(athensDate(confirmedAt))}. ${inTime(confirmedAt, receivedAt)}`
      : 'Δεν έχει επιβεβαιωθεί ακόμη.',
    ...(beginConsentAt ? [beginConsentText(beginConsentAt)] : []),
    ...(status === 'completed' ? ['Η επίσκεψη έχει ολοκληρωθεί.'] : []),
    ...(isEmergency
      ? [
          'Επείγουσα επισκευή για την οποία μας κάλεσε ο πελάτης: για την ίδια την επισκευή δεν υπάρχει υπαναχώρηση.',
        ]
      : []),
  ];
}

/** Refuses a business its own withdrawal; the company alone is told of one that somebody else may have typed. */
function ofBusiness(isOwn: boolean, field: 'orderNumber' | 'appointmentDate', link: string): Found {
  const { message } = orderRefusals.BUSINESS_CONTRACT;
  if (isOwn) refuse(orderRefusals, 'BUSINESS_CONTRACT', { fields: { [field]: message } });
  const known = ['Ανήκει σε λογαριασμό επιχείρησης, που δεν έχει δικαίωμα υπαναχώρησης. Δεν άλλαξε τίποτα.'];
  return { isOwn, known, link };
}

const unconfirmed =
  'Στάλθηκε χωρίς σύνδεση. Ζητήσαμε από τον πελάτη να την επιβεβαιώσει με τον σύνδεσμο της βεβαίωσης· ώσπου να το κάνει, μιλήστε μαζί του πριν από κάθε επιστροφή.';

const sameName = (name: string) => foldGreek(name).split(/\s+/).toSorted().join(' ');

function inTime(from: Date, receivedAt: Date): string {
  const until = withdrawalUntil(from);
  const word = athensDate(receivedAt) <= until ? 'εμπρόθεσμη' : 'εκπρόθεσμη';
  return `Η δήλωση είναι ${word} (έως ${formatDate(until)}).`;
}
