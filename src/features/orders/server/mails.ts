import { termsHref } from '#features/texts/search.ts';
import type { TextVersion } from '#features/texts/server/store.ts';
import type { MailContent } from '#server/mail-content.ts';
import { introOf, mailIntro } from '#server/mail-words.ts';
import type { Mail } from '#server/mail.ts';
import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import { amountOf, formatEuro, pricesText, type Amount } from '#shared/money.ts';
import { readsGross } from '#shared/viewer.ts';
import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode, regionLabels } from '#shared/postal-code.ts';
import { billingRows } from '../billing.ts';
import { paymentLabels } from '../labels.ts';
import { installationPath, installationText } from '../installation/rules.ts';
import { nextSteps } from '../next-steps.ts';
import { ordersHref } from '../orders-search.ts';
import { cashCollector, heldUntil } from '../payments/payment.ts';
import { exampleOrder } from './example-order.ts';
import { itemOf, placedOf, progressOf } from './order-in-mail.ts';
import { awaitingParagraph, depositAccounts } from '../payments/server/mails.ts';
import type { StoredAddress, StoredOrder } from '../present.ts';
import { lineCents, shownTotals } from '../totals.ts';
import { termsFile } from '../terms/server/terms-file.ts';
import { withdrawalHref } from '../withdrawals/search.ts';
import { firstStatus } from '../transitions.ts';

type PlacedOrder = Omit<
  StoredOrder,
  | 'status'
  | 'tracking'
  | 'courier'
  | 'deliveredAt'
  | 'refundedAt'
  | 'refundedCents'
  | 'refundDueOn'
  | 'partCents'
  | 'isPrepaid'
  | 'history'
  | 'withdrawals'
>;

type OrderFacts = Pick<MailContent, 'items' | 'sums' | 'rows'>;

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

/** What was ordered, what it costs and where it goes. */
export function orderFacts(order: PlacedOrder): OrderFacts {
  const { instructions } = order.shippingAddress;
  const installation = installationText(placedOf(order));
  const { subtotal, shipping, discount, total } = shownTotals(order);
  const textOf = (amount: Amount) => pricesText(amount, readsGross(order.accountType));
  return {
    items: order.lines.map((line) => ({
      ...itemOf(line),
      price: textOf(amountOf(lineCents(line), order.vatPercent)),
    })),
    sums: [
      ['Υποσύνολο', textOf(subtotal)],
      [order.deliveryLabel, textOf(shipping)],
      ...(discount.gross > 0 ? [['Έκπτωση με πόντους', `−${textOf(discount)}`] as const] : []),
      [`ΦΠΑ ${total.rate}%`, formatEuro(total.gross - total.net)],
      ['Σύνολο', textOf(total)],
    ],
    rows: [
      ['Αριθμός παραγγελίας', order.orderNumber],
      ['Ημερομηνία', formatDateTime(order.createdAt)],
      ...(isCollected(order.shippingMethod)
        ? [
            ['Παραλαβή από', company().address.text] as const,
            ['Στοιχεία πελάτη', addressText(order.shippingAddress)] as const,
          ]
        : [['Αποστολή σε', addressText(order.shippingAddress)] as const]),
      ...(instructions ? [['Οδηγίες παράδοσης', instructions] as const] : []),
      ...(installation ? [['Εγκατάσταση', installation] as const] : []),
      ['Πληρωμή', paymentLabels[order.paymentMethod]],
      ...(order.paymentMethod === 'cash'
        ? [['Εισπράττονται στην παράδοση', collectedText(order)] as const]
        : []),
      ...billingRows({
        invoice: order.invoice ?? undefined,
        purchaseOrder: order.purchaseOrder ?? undefined,
      }),
      ...(order.orderNotes ? [['Σημειώσεις', order.orderNotes] as const] : []),
    ],
  };
}

/** What is paid at the door, and for what. */
const collectedText = ({ totalCents, cashFeeCents }: Pick<PlacedOrder, 'totalCents' | 'cashFeeCents'>) =>
  cashFeeCents > 0
    ? `${formatEuro(totalCents + cashFeeCents)}: το σύνολο και ${formatEuro(cashFeeCents)} για την αντικαταβολή`
    : formatEuro(totalCents);

function paymentParagraphs({
  paymentMethod,
  shippingMethod,
  orderNumber,
  totalCents,
  cashFeeCents,
  cardBrand,
  cardLast4,
  paymentExpiresAt,
  createdAt,
}: PlacedOrder): string[] {
  switch (paymentMethod) {
    case 'bank_transfer':
      return [
        `Καταθέστε ${formatEuro(totalCents)} σε έναν από τους λογαριασμούς μας με αιτιολογία ${orderNumber}. Η αποστολή γίνεται μόλις επιβεβαιωθεί η πληρωμή. Κρατάμε τα προϊόντα έως ${formatDate(heldUntil({ createdAt }))}· αν δεν έχουμε λάβει την κατάθεση ως τότε, η παραγγελία ακυρώνεται.`,
        depositAccounts(),
      ];
    case 'cash':
      return [
        `Θα πληρώσετε σ${cashCollector(shippingMethod).accusative} ${collectedText({ totalCents, cashFeeCents })}.`,
      ];
    case 'card':
      if (paymentExpiresAt) return [awaitingParagraph(paymentExpiresAt)];
      return [`Το ποσό δεσμεύτηκε στην κάρτα σας ${cardBrand} •••• ${cardLast4}.`];
  }
}

/** What the confirmation of an order begins with. */
export const orderPlacedIntro = mailIntro(
  'orderPlaced',
  'Παραγγελία που λάβαμε',
  'Σας ευχαριστούμε. Θα σας ενημερώσουμε με email σε κάθε στάδιο.',
  ({ publicUrl }) => orderPlacedMail(exampleOrder(), publicUrl),
);

/** Confirms an order with all its details, how to pay and the right of withdrawal. */
export function orderPlacedMail(
  order: PlacedOrder,
  publicUrl: string,
  facts: OrderFacts = orderFacts(order),
  terms?: TextVersion,
): Mail {
  const isConsumer = order.accountType === 'private';
  return {
    to: order.customerEmail,
    subject: `Λάβαμε την παραγγελία σας ${order.orderNumber}`,
    ...(terms && { attachments: [termsFile(terms, publicUrl)] }),
    content: {
      title: 'Λάβαμε την παραγγελία σας',
      paragraphs: [...introOf(orderPlacedIntro), ...paymentParagraphs(order)],
      ...progressOf(firstStatus, order.shippingMethod),
      next: nextSteps({
        ...placedOf(order),
        status: firstStatus,
        paymentMethod: order.paymentMethod,
        ...(order.paymentMethod !== 'card' && { heldUntil: heldUntil(order) }),
        ...(order.estimatedDelivery && { estimatedDelivery: order.estimatedDelivery }),
        withdrawals: [],
      }),
      ...facts,
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
        { label: 'Όροι χρήσης και πώλησης', url: publicUrl + termsHref({ version: terms?.id }) },
      ],
      ...(isConsumer && {
        notes: [
          'Έχετε δικαίωμα υπαναχώρησης μέσα σε 14 ημέρες από την παραλαβή, χωρίς να αναφέρετε τον λόγο.',
        ],
      }),
    },
  };
}

/** Notifies the company of a new order. */
export function newOrderMail(
  order: PlacedOrder,
  publicUrl: string,
  facts: OrderFacts = orderFacts(order),
): Mail {
  return {
    to: company().email,
    replyTo: order.customerEmail,
    subject: `Νέα παραγγελία ${order.orderNumber}: ${formatEuro(order.totalCents)}`,
    content: {
      title: 'Νέα παραγγελία',
      paragraphs: [`Από: ${order.customerName}, ${order.customerEmail}`],
      ...facts,
      action: { label: 'Άνοιγμα της παραγγελίας', url: publicUrl + ordersHref({ order: order.id }) },
    },
  };
}
