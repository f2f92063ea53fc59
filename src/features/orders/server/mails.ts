import type { MailRow } from '../../../server/mail-layout.ts';
import type { Mail } from '../../../server/mail.ts';
import { company } from '../../../shared/company.ts';
import { formatDate, formatDateTime } from '../../../shared/dates.ts';
import { amountOf, formatEuro, pricesText, vatPercent, type Amount } from '../../../shared/money.ts';
import { readsGross } from '../../../shared/viewer.ts';
import { formatPhone } from '../../../shared/phone.ts';
import { formatPostalCode, regionLabels } from '../../../shared/postal-code.ts';
import { billingRows } from '../billing.ts';
import type { OrderStatus } from '../contract.ts';
import { paymentLabels } from '../labels.ts';
import { couriers, trackingUrl } from '../couriers.ts';
import { deliveries } from '../delivery.ts';
import { installationPath, installationSteps, installationText } from '../installation.ts';
import { ordersHref } from '../orders-search.ts';
import { cashFeeCents } from '../payment.ts';
import { awaitingParagraph } from './payment-mails.ts';
import type { StoredAddress, StoredOrder } from '../present.ts';
import { lineCents, shownTotals } from '../totals.ts';
import { withdrawalDay } from '../withdrawal.ts';
import { withdrawalHref } from '../withdrawal-search.ts';

type PlacedOrder = Omit<
  StoredOrder,
  | 'status'
  | 'tracking'
  | 'courier'
  | 'deliveredAt'
  | 'refundedAt'
  | 'refundedCents'
  | 'history'
  | 'withdrawals'
>;
type MovedOrder = Pick<
  StoredOrder,
  | 'id'
  | 'orderNumber'
  | 'customerEmail'
  | 'accountType'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'paymentState'
  | 'tracking'
  | 'courier'
  | 'estimatedDelivery'
  | 'deliveredAt'
>;

const addressText = ({ fullName, company: firm, address, postalCode, city, region, phone }: StoredAddress) =>
  [
    fullName,
    firm,
    address,
    `${formatPostalCode(postalCode)} ${city}`,
    region === 'other' ? undefined : regionLabels[region],
    formatPhone(phone),
  ]
    .filter(Boolean)
    .join('\n');

/** The fields of an order that the installation texts need. */
const placedOf = ({ shippingMethod, accountType, beginConsentAt, lines }: PlacedOrder) => ({
  shippingMethod,
  isBusiness: accountType === 'b2b',
  beginConsentAt: beginConsentAt?.toISOString(),
  items: lines.map(({ quantity, withInstallation, installationPriceCents }) => ({
    quantity,
    ...(withInstallation && { installationPrice: installationPriceCents }),
  })),
});

function orderRows(order: PlacedOrder): MailRow[] {
  const { instructions } = order.shippingAddress;
  const installation = installationText(placedOf(order));
  const { subtotal, shipping, discount, total } = shownTotals(order);
  const textOf = (amount: Amount) => pricesText(amount, readsGross(order.accountType));
  return [
    ['Αριθμός παραγγελίας', order.orderNumber],
    ['Ημερομηνία', formatDateTime(order.createdAt)],
    ...order.lines.map((line): MailRow => [
      `${line.quantity} × ${line.name}${line.withInstallation ? ', με εγκατάσταση' : ''}`,
      textOf(amountOf(lineCents(line))),
    ]),
    ['Υποσύνολο', textOf(subtotal)],
    [deliveries[order.shippingMethod].label, textOf(shipping)],
    ...(discount.gross > 0 ? [['Έκπτωση με πόντους', `−${textOf(discount)}`] as const] : []),
    [`ΦΠΑ ${vatPercent}%`, formatEuro(total.gross - total.net)],
    ['Σύνολο', textOf(total)],
    ['Αποστολή σε', addressText(order.shippingAddress)],
    ...(instructions ? [['Οδηγίες παράδοσης', instructions] as const] : []),
    ...(installation ? [['Εγκατάσταση', installation] as const] : []),
    ['Πληρωμή', paymentLabels[order.paymentMethod]],
    ...billingRows({ invoice: order.invoice ?? undefined, purchaseOrder: order.purchaseOrder ?? undefined }),
    ...(order.orderNotes ? [['Σημειώσεις', order.orderNotes] as const] : []),
  ];
}

function paymentParagraphs({
  paymentMethod,
  shippingMethod,
  orderNumber,
  totalCents,
  cardBrand,
  cardLast4,
  paymentExpiresAt,
}: PlacedOrder): string[] {
  switch (paymentMethod) {
    case 'bank_transfer':
      return [
        `Καταθέστε ${formatEuro(totalCents)} σε έναν από τους λογαριασμούς μας με αιτιολογία ${orderNumber}. Η αποστολή γίνεται μόλις επιβεβαιωθεί η πληρωμή.`,
        [
          `Δικαιούχος: ${company.legalName}`,
          ...company.bankAccounts.map(({ bank, iban }) => `${bank}: ${iban}`),
        ].join('\n'),
      ];
    case 'cash':
      return [
        `Θα πληρώσετε ${shippingMethod === 'installation' ? 'στον τεχνικό μας' : 'στον courier'} ${formatEuro(totalCents + cashFeeCents)}: το σύνολο της παραγγελίας και ${formatEuro(cashFeeCents)} για την αντικαταβολή.`,
      ];
    case 'card':
      if (paymentExpiresAt) return [awaitingParagraph(paymentExpiresAt)];
      return [`Το ποσό δεσμεύτηκε στην κάρτα σας ${cardBrand} •••• ${cardLast4}.`];
  }
}

/** Confirms an order with all its details, how to pay and the right of withdrawal. */
export function orderPlacedMail(order: PlacedOrder, publicUrl: string): Mail {
  const isConsumer = order.accountType === 'private';
  return {
    to: order.customerEmail,
    subject: `Λάβαμε την παραγγελία σας ${order.orderNumber}`,
    content: {
      title: 'Λάβαμε την παραγγελία σας',
      paragraphs: [
        'Σας ευχαριστούμε. Θα σας ενημερώσουμε με email σε κάθε στάδιο.',
        ...paymentParagraphs(order),
        ...installationSteps(placedOf(order)),
        ...(isConsumer
          ? ['Έχετε δικαίωμα υπαναχώρησης μέσα σε 14 ημέρες από την παραλαβή, χωρίς να αναφέρετε τον λόγο.']
          : []),
      ],
      rows: orderRows(order),
      action: { label: 'Δείτε την παραγγελία', url: `${publicUrl}/order-confirmation/${order.id}` },
      links: [
        ...(installationText(placedOf(order))
          ? [{ label: 'Κλείστε ώρα για τον τεχνικό', url: publicUrl + installationPath(order.id) }]
          : []),
        ...(isConsumer
          ? [
              {
                label: 'Υπαναχώρηση από τη σύμβαση',
                url: publicUrl + withdrawalHref({ order: order.orderNumber }),
              },
            ]
          : []),
      ],
    },
  };
}

/** Notifies the company of a new order. */
export function newOrderMail(order: PlacedOrder, publicUrl: string): Mail {
  return {
    to: company.email,
    replyTo: order.customerEmail,
    subject: `Νέα παραγγελία ${order.orderNumber}: ${formatEuro(order.totalCents)}`,
    content: {
      title: 'Νέα παραγγελία',
      paragraphs: [`Από: ${order.customerName}, ${order.customerEmail}`],
      rows: orderRows(order),
      action: { label: 'Άνοιγμα της παραγγελίας', url: publicUrl + ordersHref({ order: order.id }) },
    },
  };
}

const movedTitles: Record<OrderStatus, string> = {
  pending: 'Η παραγγελία σας εκκρεμεί',
  confirmed: 'Η παραγγελία σας επιβεβαιώθηκε',
  processing: 'Ετοιμάζουμε την παραγγελία σας',
  shipped: 'Η παραγγελία σας είναι στον δρόμο',
  delivered: 'Η παραγγελία σας παραδόθηκε',
  cancelled: 'Η παραγγελία σας ακυρώθηκε',
};

function movedSentence(order: MovedOrder, status: OrderStatus): string {
  const { paymentMethod, paymentState, shippingMethod } = order;
  const until = withdrawalDay(order);
  switch (status) {
    case 'confirmed':
      return paymentMethod === 'bank_transfer'
        ? 'Λάβαμε την πληρωμή σας και ετοιμάζουμε την αποστολή.'
        : 'Ελέγξαμε την παραγγελία σας και τη δρομολογούμε.';
    case 'processing':
      return 'Συγκεντρώνουμε τα προϊόντα σας και τα συσκευάζουμε.';
    case 'shipped':
      return shippingMethod === 'installation'
        ? 'Ο τεχνικός μας θα επικοινωνήσει μαζί σας για την ημέρα και την ώρα της εγκατάστασης.'
        : 'Παραδώσαμε το δέμα σας στον courier.';
    case 'delivered':
      return until
        ? `Ευχαριστούμε που μας προτιμήσατε. Μπορείτε να υπαναχωρήσετε από την αγορά έως και τις ${formatDate(until)}.`
        : 'Ευχαριστούμε που μας προτιμήσατε.';
    case 'cancelled':
      return paymentState === 'refund_due'
        ? 'Θα σας επιστρέψουμε τα χρήματα μέσα σε 14 ημέρες, με τον τρόπο που πληρώσατε.'
        : 'Δεν έχετε χρεωθεί για αυτή την παραγγελία.';
    case 'pending':
      return 'Θα σας ενημερώσουμε με email σε κάθε στάδιο.';
  }
}

/** Notifies the customer of an order's new status; contains no amounts. */
export function orderMovedMail(order: MovedOrder, status: OrderStatus, publicUrl: string): Mail {
  const { tracking, courier, estimatedDelivery } = order;
  const isUnderWay = status === 'confirmed' || status === 'processing' || status === 'shipped';
  const rows: MailRow[] = [['Αριθμός παραγγελίας', order.orderNumber]];
  if (isUnderWay && estimatedDelivery) rows.push(['Εκτιμώμενη παράδοση έως', formatDate(estimatedDelivery)]);
  if (isUnderWay && tracking && courier) rows.push([couriers[courier].name, tracking]);
  return {
    to: order.customerEmail,
    subject: `${movedTitles[status]}: ${order.orderNumber}`,
    content: {
      title: movedTitles[status],
      paragraphs: [movedSentence(order, status)],
      rows,
      action:
        status === 'shipped' && tracking && courier
          ? { label: 'Παρακολούθηση αποστολής', url: trackingUrl(courier, tracking) }
          : { label: 'Δείτε την παραγγελία', url: `${publicUrl}/order-confirmation/${order.id}` },
    },
  };
}

/** Notifies the customer of a new tracking number. */
export function trackingMail(order: MovedOrder): Mail | undefined {
  const { orderNumber, customerEmail, tracking, courier } = order;
  if (!tracking || !courier) return undefined;
  const title = 'Νέος αριθμός αποστολής';
  return {
    to: customerEmail,
    subject: `${title}: ${orderNumber}`,
    content: {
      title,
      paragraphs: ['Από εδώ και πέρα παρακολουθείτε το δέμα σας με αυτόν τον αριθμό.'],
      rows: [
        ['Αριθμός παραγγελίας', orderNumber],
        [couriers[courier].name, tracking],
      ],
      action: { label: 'Παρακολούθηση αποστολής', url: trackingUrl(courier, tracking) },
    },
  };
}
