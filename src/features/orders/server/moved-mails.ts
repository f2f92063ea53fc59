import type { MailRow } from '#server/mail-content.ts';
import { introOf, mailIntro } from '#server/mail-words.ts';
import type { Mail } from '#server/mail.ts';
import { isCollected } from '#shared/collected.ts';
import { formatDate } from '#shared/dates.ts';
import { centsToEuros } from '#shared/money.ts';
import type { Courier, OrderStatus } from '../contract.ts';
import { couriers, trackingUrl } from '../couriers.ts';
import { nextSteps } from '../next-steps.ts';
import { linesOf, piecesText, waitingOf, type ParcelPieces } from '../parcels/rules.ts';
import { holds } from '#features/booking/rules.ts';
import { installedPieces, visitText } from '../installation/rules.ts';
import { presentVisit, remainingOf, type StoredOrder } from '../present.ts';
import { withdrawalDay } from '../withdrawals/rules.ts';
import { orderStatusFacts } from '../status-facts.ts';
import { exampleOrder } from './example-order.ts';
import { itemOf, orderMail, placedOf, progressOf } from './order-in-mail.ts';

type MovedOrder = Pick<
  StoredOrder,
  | 'id'
  | 'orderNumber'
  | 'customerEmail'
  | 'accountType'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'paymentState'
  | 'totalCents'
  | 'tracking'
  | 'courier'
  | 'estimatedDelivery'
  | 'deliveredAt'
  | 'beginConsentAt'
  | 'lines'
  | 'visit'
  | 'parcels'
>;

const movedTitles: Record<OrderStatus, string> = {
  pending: 'Η παραγγελία σας εκκρεμεί',
  confirmed: 'Η παραγγελία σας επιβεβαιώθηκε',
  processing: 'Ετοιμάζουμε την παραγγελία σας',
  shipped: 'Η παραγγελία σας είναι στον δρόμο',
  delivered: 'Η παραγγελία σας παραδόθηκε',
  cancelled: 'Η παραγγελία σας ακυρώθηκε',
};

const movedIntro = (status: OrderStatus, intro = '') =>
  mailIntro(`order.${status}`, movedTitles[status], intro, ({ publicUrl }) =>
    orderMovedMail(exampleOrder(), status, publicUrl),
  );

const movedIntros: Record<OrderStatus, ReturnType<typeof movedIntro>> = {
  pending: movedIntro('pending', 'Θα σας ενημερώσουμε με email σε κάθε στάδιο.'),
  confirmed: movedIntro('confirmed'),
  processing: movedIntro('processing', 'Συγκεντρώνουμε τα προϊόντα σας και τα συσκευάζουμε.'),
  shipped: movedIntro('shipped'),
  delivered: movedIntro('delivered', 'Ευχαριστούμε που μας προτιμήσατε.'),
  cancelled: movedIntro('cancelled'),
};

/** What the e-mails about an order's statuses begin with. */
export const movedMailTexts = Object.values(movedIntros);

function movedSentence(order: MovedOrder, status: OrderStatus): string | undefined {
  const { paymentMethod, paymentState, shippingMethod } = order;
  const until = withdrawalDay(order);
  switch (status) {
    case 'confirmed':
      return paymentMethod === 'bank_transfer'
        ? paymentState === 'due'
          ? 'Λάβαμε την προκαταβολή σας και ετοιμάζουμε την παραγγελία.'
          : 'Λάβαμε την πληρωμή σας και ετοιμάζουμε την παραγγελία.'
        : 'Ελέγξαμε την παραγγελία σας και τη δρομολογούμε.';
    case 'shipped':
      if (isCollected(shippingMethod)) return 'Τα προϊόντα σας σας περιμένουν στο κατάστημά μας.';
      if (shippingMethod === 'installation' && order.visit)
        return 'Ο τεχνικός μας σας φέρνει τα προϊόντα στο ραντεβού σας.';
      return shippingMethod === 'installation'
        ? `Ο τεχνικός μας θα επικοινωνήσει μαζί σας για την ημέρα και την ώρα ${installedPieces(remainingOf(order)) > 0 ? 'της εγκατάστασης' : 'που θα σας φέρει τα προϊόντα'}.`
        : 'Παραδώσαμε το δέμα σας στον courier.';
    case 'delivered':
      return until ? `Μπορείτε να υπαναχωρήσετε από την αγορά έως και τις ${formatDate(until)}.` : undefined;
    case 'cancelled':
      if (paymentState === 'refunded') return 'Τα χρήματα σας έχουν επιστραφεί.';
      return paymentState === 'refund_due' || paymentState === 'refunding'
        ? 'Θα σας επιστρέψουμε τα χρήματα μέσα σε 14 ημέρες, με τον τρόπο που πληρώσατε.'
        : 'Δεν έχετε χρεωθεί για αυτή την παραγγελία.';
    case 'processing':
    case 'pending':
      return undefined;
  }
}

const trackingLink = (courier: Courier, tracking: string) => ({
  label: 'Παρακολούθηση αποστολής',
  url: trackingUrl(courier, tracking),
});

const movedNext = (order: MovedOrder, status: OrderStatus) =>
  nextSteps({
    ...placedOf(order),
    status,
    total: centsToEuros(order.totalCents),
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState,
    ...(order.estimatedDelivery && { estimatedDelivery: order.estimatedDelivery }),
    withdrawals: [],
  });

/** Notifies the customer of an order's new status; contains no amounts. `gone`: what its last parcel held, of several. */
export function orderMovedMail(
  order: MovedOrder,
  status: OrderStatus,
  publicUrl: string,
  gone: readonly ParcelPieces[] = [],
): Mail {
  const { tracking, courier, estimatedDelivery } = order;
  const { isOpen, isSale, isVoid, isInTransit } = orderStatusFacts[status];
  const isLastParcel = isInTransit && gone.length > 0;
  const sentence = isLastParcel
    ? 'Έφυγε και το τελευταίο δέμα, με όσα περιμένατε ακόμη.'
    : movedSentence(order, status);
  const isUnderWay = isOpen && isSale;
  const rows: MailRow[] = [['Αριθμός παραγγελίας', order.orderNumber]];
  if (isUnderWay && estimatedDelivery) rows.push(['Εκτιμώμενη παράδοση έως', formatDate(estimatedDelivery)]);
  if (isUnderWay && tracking && courier) rows.push([couriers[courier].name, tracking]);
  if (isUnderWay && order.visit) rows.push(['Επίσκεψη τεχνικού', visitText(presentVisit(order.visit))]);
  if (isVoid && order.visit && holds(order.visit.status)) {
    rows.push(['Ραντεβού που ακυρώθηκε', visitText(presentVisit(order.visit))]);
  }
  return orderMail(order, publicUrl, {
    title:
      isInTransit && isCollected(order.shippingMethod)
        ? 'Η παραγγελία σας είναι έτοιμη για παραλαβή'
        : movedTitles[status],
    paragraphs: [...introOf(movedIntros[status]), ...(sentence === undefined ? [] : [sentence])],
    ...progressOf(status, order.shippingMethod),
    ...(isUnderWay && { next: movedNext(order, status) }),
    items: (isLastParcel ? linesOf(order.lines, gone) : order.lines).map(itemOf),
    rows,
    ...(isInTransit && tracking && courier && { action: trackingLink(courier, tracking) }),
  });
}

/** Notifies the customer of a part of the order that has gone, and of what follows. */
export function parcelMail(order: MovedOrder, gone: readonly ParcelPieces[], publicUrl: string): Mail {
  const { tracking, courier } = order.parcels?.at(-1) ?? order;
  const owesCash = order.paymentMethod === 'cash' && order.paymentState === 'due';
  return orderMail(order, publicUrl, {
    title: 'Μέρος της παραγγελίας σας είναι στον δρόμο',
    paragraphs: [
      'Παραδώσαμε στον courier ένα δέμα με όσα ήταν έτοιμα.',
      `Ακολουθούν: ${piecesText(order.lines, waitingOf(order))}. Σας στέλνουμε email μόλις φύγουν.`,
      ...(owesCash ? ['Πληρώνετε όταν παραλάβετε το τελευταίο δέμα.'] : []),
    ],
    items: linesOf(order.lines, gone).map(itemOf),
    rows: [
      ['Αριθμός παραγγελίας', order.orderNumber],
      ...(tracking && courier ? [[couriers[courier].name, tracking] as const] : []),
    ],
    ...(tracking && courier && { action: trackingLink(courier, tracking) }),
  });
}

/** Notifies the customer of another day by which the delivery is expected. */
export function expectedMail(order: MovedOrder, publicUrl: string): Mail {
  const { orderNumber, estimatedDelivery, tracking, courier } = order;
  return orderMail(order, publicUrl, {
    title: 'Νέα ημέρα παράδοσης',
    paragraphs: ['Η παράδοση της παραγγελίας σας αναμένεται σε άλλη ημέρα από όση σας είχαμε πει.'],
    rows: [
      ['Αριθμός παραγγελίας', orderNumber],
      ['Εκτιμώμενη παράδοση έως', formatDate(estimatedDelivery ?? '')],
      ...(tracking && courier ? [[couriers[courier].name, tracking] as const] : []),
    ],
  });
}

/** Notifies the customer of a new tracking number. */
export function trackingMail(order: MovedOrder, publicUrl: string): Mail | undefined {
  const { orderNumber, tracking, courier } = order;
  if (!tracking || !courier) return undefined;
  return orderMail(order, publicUrl, {
    title: 'Νέος αριθμός αποστολής',
    paragraphs: ['Από εδώ και πέρα παρακολουθείτε το δέμα σας με αυτόν τον αριθμό.'],
    rows: [
      ['Αριθμός παραγγελίας', orderNumber],
      [couriers[courier].name, tracking],
    ],
    action: trackingLink(courier, tracking),
  });
}
