import { termsHref } from '#features/texts/search.ts';
import type { TextVersion } from '#features/texts/server/store.ts';
import type { MailContent } from '#server/mail-content.ts';
import { introOf, mailIntro } from '#server/mail-words.ts';
import type { Mail, OfficialFile } from '#server/mail.ts';
import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import { amountOf, centsToEuros, formatEuro, pricesText, type Amount } from '#shared/money.ts';
import { readsGross } from '#shared/viewer.ts';
import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode, regionLabels } from '#shared/postal-code.ts';
import { billingRows } from '../billing.ts';
import { installationPath, installationText, visitLabel } from '../installation/rules.ts';
import { nextSteps } from '../next-steps.ts';
import { ordersHref } from '../orders-search.ts';
import { cashCollector, heldUntil, isHeldUnpaid } from '../payments/payment.ts';
import { exampleOrder } from './example-order.ts';
import { discountLabel, paymentText } from '../texts.ts';
import { actionOf, itemOf, orderMail, placedOf, progressOf } from './order-in-mail.ts';
import { payableOf } from '../payments/steps.ts';
import { awaitingParagraph, depositAccounts } from '../payments/server/mails.ts';
import type { StoredAddress, StoredOrder } from '../present.ts';
import { isBill } from '../status-facts.ts';
import { lineCents, shownTotals } from '../totals.ts';
import { termsFile } from '../terms/server/terms-file.ts';
import { withdrawalHref } from '../withdrawals/search.ts';

type PlacedOrder = Omit<
  StoredOrder,
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
> &
  Partial<Pick<StoredOrder, 'partCents' | 'isPrepaid'>>;

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
  const installation = isBill(order) ? null : installationText(placedOf(order));
  const { subtotal, shipping, discount, total } = shownTotals(order);
  const textOf = (amount: Amount) => pricesText(amount, readsGross(order.accountType));
  return {
    items: order.lines.map((line) => ({
      ...itemOf(line),
      price: textOf(amountOf(lineCents(line), order.vatPercent)),
    })),
    sums: [
      ['Υποσύνολο', textOf(subtotal)],
      ...(isBill(order) ? [] : [[order.deliveryLabel, textOf(shipping)] as const]),
      ...(discount.gross > 0 ? [[discountLabel(order), `−${textOf(discount)}`] as const] : []),
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
        : [[isBill(order) ? 'Διεύθυνση' : 'Αποστολή σε', addressText(order.shippingAddress)] as const]),
      ...(instructions ? [['Οδηγίες παράδοσης', instructions] as const] : []),
      ...(installation ? [[visitLabel({ items: order.lines }), installation] as const] : []),
      ['Πληρωμή', paymentText(order)],
      ...(order.dueOn && order.paymentState === 'due'
        ? [['Πληρώνεται έως', formatDate(order.dueOn)] as const]
        : []),
      ...(order.partCents ? [['Έχουν ληφθεί', formatEuro(order.partCents)] as const] : []),
      ...(order.paymentMethod === 'cash' && order.paymentState === 'due'
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
function collectedText({
  totalCents,
  cashFeeCents,
  partCents = 0,
  ...costs
}: Pick<PlacedOrder, 'status' | 'totalCents' | 'creditedCents' | 'cashFeeCents' | 'partCents'>): string {
  const leftCents = payableOf({ totalCents, ...costs }) - partCents;
  return cashFeeCents > 0
    ? `${formatEuro(leftCents + cashFeeCents)}: ${partCents > 0 ? 'το υπόλοιπο' : 'το σύνολο'} και ${formatEuro(cashFeeCents)} για την αντικαταβολή`
    : formatEuro(leftCents);
}

function paymentParagraphs(order: PlacedOrder): string[] {
  const { paymentMethod, shippingMethod, orderNumber, totalCents, partCents = 0, createdAt } = order;
  const { cardBrand, cardLast4, paymentExpiresAt, dueOn, depositCents = 0 } = order;
  if (order.paymentState === 'captured')
    return totalCents > 0 ? [`Λάβαμε ολόκληρο το ποσό, ${formatEuro(totalCents)}.`] : [];
  const left = formatEuro(payableOf(order) - partCents);
  switch (paymentMethod) {
    case 'on_account':
      return [
        dueOn
          ? `Πληρώνετε ${left} έως ${formatDate(dueOn)}, με αιτιολογία ${orderNumber} αν καταθέσετε στην τράπεζα.`
          : `Πληρώνετε ${left} όπως συμφωνήσαμε.`,
        ...(company().accounts.length > 0 ? [depositAccounts()] : []),
      ];
    case 'bank_transfer':
      if (partCents > 0)
        return [
          `Λάβαμε ${formatEuro(partCents)}. Καταθέστε το υπόλοιπο, ${left}, σε έναν από τους λογαριασμούς μας με αιτιολογία ${orderNumber}. Η αποστολή γίνεται μόλις επιβεβαιωθεί η πληρωμή.`,
          depositAccounts(),
        ];
      if (depositCents > 0 && depositCents < totalCents)
        return [
          `Καταθέστε την προκαταβολή, ${formatEuro(depositCents)}, σε έναν από τους λογαριασμούς μας με αιτιολογία ${orderNumber}. Μένουν ${formatEuro(totalCents - depositCents)} από σύνολο ${formatEuro(totalCents)}. Κρατάμε τα προϊόντα έως ${formatDate(heldUntil({ createdAt }))}· αν δεν έχουμε λάβει την προκαταβολή ως τότε, η παραγγελία ακυρώνεται.`,
          depositAccounts(),
        ];
      return [
        `Καταθέστε ${formatEuro(totalCents)} σε έναν από τους λογαριασμούς μας με αιτιολογία ${orderNumber}. Η αποστολή γίνεται μόλις επιβεβαιωθεί η πληρωμή. Κρατάμε τα προϊόντα έως ${formatDate(heldUntil({ createdAt }))}· αν δεν έχουμε λάβει την κατάθεση ως τότε, η παραγγελία ακυρώνεται.`,
        depositAccounts(),
      ];
    case 'cash':
      return [`Θα πληρώσετε σ${cashCollector(shippingMethod).accusative} ${collectedText(order)}.`];
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
  labels: readonly string[] = [],
): Mail {
  const isConsumer = order.accountType === 'private';
  return {
    to: order.customerEmail,
    subject: `Λάβαμε την παραγγελία σας ${order.orderNumber}`,
    ...(terms && { attachments: [termsFile(terms, publicUrl)] }),
    ...(isConsumer && { files: guaranteeFiles(labels) }),
    content: {
      title: 'Λάβαμε την παραγγελία σας',
      paragraphs: [...introOf(orderPlacedIntro), ...paymentParagraphs(order)],
      ...progressOf(order.status, order.shippingMethod),
      next: nextSteps({
        ...placedOf(order),
        status: order.status,
        total: centsToEuros(order.totalCents),
        paymentMethod: order.paymentMethod,
        paymentState: order.paymentState,
        ...(order.partCents && { received: centsToEuros(order.partCents) }),
        ...(order.depositCents && { deposit: centsToEuros(order.depositCents) }),
        ...(isHeldUnpaid({ partCents: 0, ...order }) && { heldUntil: heldUntil(order) }),
        ...(order.estimatedDelivery && { estimatedDelivery: order.estimatedDelivery }),
        withdrawals: [],
      }),
      ...facts,
      ...actionOf(order, publicUrl),
      links: [
        ...(order.hasAccount !== false && installationText(placedOf(order))
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
          guaranteeNote(labels),
        ],
      }),
    },
  };
}

/** The official notice of the legal guarantee, and the labels of the durability guarantees of what was bought. */
const guaranteeFiles = (labels: readonly string[]): OfficialFile[] => [
  ...(company().guarantees.notice ? [{ url: company().guarantees.notice, name: 'nomimi-eggyisi' }] : []),
  ...labels.map((url, at) => ({ url, name: `etiketa-anthektikotitas-${at + 1}` })),
];

function guaranteeNote(labels: readonly string[]): string {
  const attached = guaranteeFiles(labels);
  const begin = 'Για όσα αγοράζετε ως καταναλωτής ισχύει η νόμιμη εγγύηση, τουλάχιστον δύο ετών.';
  if (attached.length === 0) return begin;
  const notice = company().guarantees.notice ? 'η επίσημη ειδοποίηση' : '';
  const own =
    labels.length === 1 ? 'η ετικέτα ανθεκτικότητας' : labels.length > 1 ? 'οι ετικέτες ανθεκτικότητας' : '';
  const verb = attached.length === 1 ? 'Είναι συνημμένη' : 'Είναι συνημμένες';
  return `${begin} ${verb} ${[notice, own].filter(Boolean).join(' και ')}.`;
}

/** Says what was done and used at a visit, and what it costs. */
export function visitBilledMail(
  order: PlacedOrder,
  publicUrl: string,
  facts: OrderFacts = orderFacts(order),
): Mail {
  return orderMail(order, publicUrl, {
    title: 'Η επίσκεψή μας',
    paragraphs: [
      'Σας ευχαριστούμε. Δείτε τι έγινε και τι χρησιμοποιήθηκε στην επίσκεψη του τεχνικού μας. Αν κάτι δεν είναι σωστό, απαντήστε σε αυτό το email.',
      ...paymentParagraphs(order),
    ],
    ...facts,
  });
}

/** Says for which days of a contract a bill is, and how it is paid. */
export function contractBilledMail(
  order: PlacedOrder,
  publicUrl: string,
  facts: OrderFacts = orderFacts(order),
): Mail {
  return orderMail(order, publicUrl, {
    title: 'Ο λογαριασμός του συμβολαίου σας',
    paragraphs: [
      `Δείτε τον λογαριασμό σας: ${order.deliveryLabel}. Αν κάτι δεν είναι σωστό, απαντήστε σε αυτό το email.`,
      ...paymentParagraphs(order),
    ],
    ...facts,
  });
}

/** Tells what the office changed of an order, and what it says now. */
export function orderChangedMail(order: PlacedOrder, changes: readonly string[], publicUrl: string): Mail {
  return orderMail(order, publicUrl, {
    title: 'Η παραγγελία σας άλλαξε',
    paragraphs: [
      'Αλλάξαμε την παραγγελία σας, όπως συμφωνήσαμε. Αν κάτι δεν είναι σωστό, απαντήστε σε αυτό το email.',
      changes.join('\n'),
    ],
    ...orderFacts(order),
  });
}

/** Notifies the company of a new order. */
export function newOrderMail(
  order: PlacedOrder,
  publicUrl: string,
  facts: OrderFacts = orderFacts(order),
): Mail {
  return {
    to: company().email,
    ...(order.customerEmail && { replyTo: order.customerEmail }),
    subject: `Νέα παραγγελία ${order.orderNumber}: ${formatEuro(order.totalCents)}`,
    content: {
      title: 'Νέα παραγγελία',
      paragraphs: [`Από: ${[order.customerName, order.customerEmail].filter(Boolean).join(', ')}`],
      ...facts,
      action: { label: 'Άνοιγμα της παραγγελίας', url: publicUrl + ordersHref({ order: order.id }) },
    },
  };
}
