import type { MailRow } from '../../../server/mail-content.ts';
import type { Mail } from '../../../server/mail.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { formatEuro } from '../../../shared/money.ts';
import type { StoredOrder } from '../present.ts';
import { paymentText } from '../texts.ts';

type Paid = Pick<
  StoredOrder,
  'id' | 'orderNumber' | 'customerEmail' | 'totalCents' | 'paymentMethod' | 'cardBrand' | 'cardLast4'
>;

const cardOf = ({ paymentMethod, cardBrand, cardLast4 }: Paid) =>
  paymentText({ paymentMethod, ...(cardBrand && { cardBrand }), ...(cardLast4 && { cardLast4 }) });

const pageOf = (publicUrl: string, id: string) => ({
  label: 'Δείτε την παραγγελία',
  url: `${publicUrl}/order-confirmation/${id}`,
});

/** Asks for the payment of a placed order, as a paragraph of its confirmation. */
export const awaitingParagraph = (until: Date) =>
  `Η παραγγελία σας περιμένει την πληρωμή με κάρτα. Κρατάμε τα προϊόντα έως τις ${formatDateTime(until)}· αν δεν έχετε πληρώσει ήδη, ανοίξτε την παραγγελία και επιλέξτε «Πληρωμή με κάρτα».`;

/** Confirms the payment on the provider's page. */
export function paidMail(order: Paid, publicUrl: string): Mail {
  const title = 'Η πληρωμή σας εγκρίθηκε';
  const rows: MailRow[] = [
    ['Αριθμός παραγγελίας', order.orderNumber],
    ['Ποσό', `${formatEuro(order.totalCents)} με ΦΠΑ`],
    ['Πληρωμή', cardOf(order)],
  ];
  return {
    to: order.customerEmail,
    subject: `${title}: ${order.orderNumber}`,
    content: {
      title,
      paragraphs: [
        'Σας ευχαριστούμε. Ελέγχουμε την παραγγελία και σας ενημερώνουμε με email σε κάθε στάδιο.',
      ],
      rows,
      action: pageOf(publicUrl, order.id),
    },
  };
}

/** Says that an order was cancelled because it was not paid in time. */
export function unpaidMail(
  order: Pick<Paid, 'id' | 'orderNumber' | 'customerEmail'>,
  publicUrl: string,
): Mail {
  const title = 'Η πληρωμή δεν ολοκληρώθηκε';
  return {
    to: order.customerEmail,
    subject: `${title}: ${order.orderNumber}`,
    content: {
      title,
      paragraphs: [
        'Η παραγγελία ακυρώθηκε, επειδή δεν πληρώθηκε όσο κρατούσαμε τα προϊόντα. Δεν έχετε χρεωθεί.',
        'Αν τα θέλετε ακόμη, παραγγείλτε τα ξανά· μπορείτε να επιλέξετε και άλλον τρόπο πληρωμής.',
      ],
      rows: [['Αριθμός παραγγελίας', order.orderNumber]],
      action: pageOf(publicUrl, order.id),
    },
  };
}

/** Confirms a refund to the card, of the whole amount or a part. */
export function refundedMail(order: Paid & Pick<StoredOrder, 'refundedCents'>, publicUrl: string): Mail {
  const title = 'Σας επιστρέψαμε χρήματα';
  return {
    to: order.customerEmail,
    subject: `${title}: ${order.orderNumber}`,
    content: {
      title,
      paragraphs: [
        'Το ποσό εμφανίζεται στον λογαριασμό της κάρτας σας συνήθως μέσα σε 5 έως 10 εργάσιμες ημέρες, ανάλογα με την τράπεζα.',
      ],
      rows: [
        ['Αριθμός παραγγελίας', order.orderNumber],
        ['Επιστράφηκαν συνολικά', formatEuro(order.refundedCents)],
        ['Στην κάρτα', cardOf(order)],
      ],
      action: pageOf(publicUrl, order.id),
    },
  };
}
