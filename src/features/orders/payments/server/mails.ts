import { introOf, mailIntro } from '#server/mail-words.ts';
import type { Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { athensDate, formatDate, formatDateTime, type LocalDate } from '#shared/dates.ts';
import { formatEuro, type Cents } from '#shared/money.ts';
import { filled } from '#shared/wire.ts';
import type { StoredOrder } from '../../present.ts';
import type { PaymentStepVia } from '../steps-contract.ts';
import { paymentText } from '../../texts.ts';
import { exampleOrder } from '../../server/example-order.ts';
import { orderMail } from '../../server/order-in-mail.ts';
import { orderStatusFacts } from '../../status-facts.ts';
import { hasDeposit, nextPart } from '../card-due.ts';
import { payableOf } from '../steps.ts';
import type { StoredPaymentStep } from './steps-store.ts';

type Paid = Pick<
  StoredOrder,
  'id' | 'orderNumber' | 'customerEmail' | 'totalCents' | 'paymentMethod' | 'cardBrand' | 'cardLast4'
>;

const cardOf = ({
  paymentMethod,
  cardBrand,
  cardLast4,
}: Pick<Paid, 'paymentMethod' | 'cardBrand' | 'cardLast4'>) =>
  paymentText({ paymentMethod, ...filled({ cardBrand, cardLast4 }) });

/** Asks for the payment of a placed order, as a paragraph of its confirmation. */
export const awaitingParagraph = (until: Date) =>
  `Η παραγγελία σας περιμένει την πληρωμή με κάρτα. Κρατάμε τα προϊόντα έως τις ${formatDateTime(until)}· αν δεν έχετε πληρώσει ήδη, ανοίξτε την παραγγελία και επιλέξτε «Πληρωμή με κάρτα».`;

const paidIntro = mailIntro(
  'orderPaid',
  'Πληρωμή με κάρτα που εγκρίθηκε',
  'Σας ευχαριστούμε. Ελέγχουμε την παραγγελία και σας ενημερώνουμε με email σε κάθε στάδιο.',
  ({ publicUrl }) => paidMail({ ...exampleOrder(), paymentMethod: 'card' }, publicUrl),
);
const depositReminderIntro = mailIntro(
  'depositReminder',
  'Υπενθύμιση κατάθεσης',
  'Δεν έχουμε λάβει ακόμη την κατάθεση για την παραγγελία σας.',
  ({ publicUrl }) => depositReminderMail(exampleOrder(), athensDate(new Date()), publicUrl),
);
const depositIntro = mailIntro('deposit', 'Κατάθεση που λάβαμε', 'Σας ευχαριστούμε.', ({ publicUrl }) => {
  const order = exampleOrder();
  return depositMail(order, order.totalCents, publicUrl);
});

/** What e-mails about the money of an order begin with. */
export const paymentMailTexts = [paidIntro, depositReminderIntro, depositIntro];

/** Confirms the payment on the provider's page. */
export function paidMail(order: Paid, publicUrl: string): Mail {
  return orderMail(order, publicUrl, {
    title: 'Η πληρωμή σας εγκρίθηκε',
    paragraphs: introOf(paidIntro),
    rows: [
      ['Αριθμός παραγγελίας', order.orderNumber],
      ['Ποσό', `${formatEuro(order.totalCents)} με ΦΠΑ`],
      ['Πληρωμή', cardOf(order)],
    ],
  });
}

/** Reminds of a deposit that has not arrived, and says until when the products are kept for it. */
export function depositReminderMail(
  order: Pick<Paid, 'id' | 'orderNumber' | 'customerEmail' | 'totalCents' | 'paymentMethod'> &
    Pick<StoredOrder, 'status' | 'paymentState' | 'creditedCents' | 'partCents' | 'depositCents'>,
  until: LocalDate,
  publicUrl: string,
): Mail {
  const { cents, isDeposit } = nextPart(order);
  return orderMail(order, publicUrl, {
    title: 'Περιμένουμε την κατάθεσή σας',
    paragraphs: [
      ...introOf(depositReminderIntro),
      `Κρατάμε τα προϊόντα έως ${formatDate(until)}· αν δεν έχει φανεί ως τότε, η παραγγελία ακυρώνεται.`,
      'Αν έχετε ήδη καταθέσει, απαντήστε σε αυτό το email με το αποδεικτικό.',
      depositAccounts(),
    ],
    rows: [
      ['Αιτιολογία', order.orderNumber],
      [isDeposit ? 'Προκαταβολή' : 'Ποσό', `${formatEuro(cents)} με ΦΠΑ`],
    ],
  });
}

/** Reminds of what is to be paid of an order on account, on its day. */
export function accountDueMail(
  order: Pick<Paid, 'id' | 'orderNumber' | 'customerEmail' | 'totalCents'> &
    Pick<StoredOrder, 'status' | 'creditedCents' | 'partCents' | 'hasAccount'>,
  dueOn: LocalDate,
  publicUrl: string,
): Mail {
  return orderMail(order, publicUrl, {
    title: 'Η πληρωμή της παραγγελίας σας',
    paragraphs: [
      `Συμφωνήσαμε η παραγγελία σας να πληρωθεί έως ${formatDate(dueOn)} και δεν έχουμε λάβει ακόμη ολόκληρο το ποσό.`,
      'Αν έχετε ήδη πληρώσει, απαντήστε σε αυτό το email με το αποδεικτικό.',
      ...(company().accounts.length > 0 ? [depositAccounts()] : []),
    ],
    rows: [
      ['Αιτιολογία', order.orderNumber],
      ['Ποσό', `${formatEuro(payableOf(order) - order.partCents)} με ΦΠΑ`],
    ],
  });
}

/** The beneficiary and the accounts for a deposit, a line each. */
export const depositAccounts = () =>
  [
    `Δικαιούχος: ${company().legalName}`,
    ...company().accounts.map(({ bank, iban }) => `${bank}: ${iban}`),
  ].join('\n');

const unpaidTexts = {
  bank_transfer: {
    title: 'Η πληρωμή δεν ολοκληρώθηκε',
    why: 'Η παραγγελία ακυρώθηκε, επειδή δεν λάβαμε την κατάθεση όσο κρατούσαμε τα προϊόντα. Αν έχετε καταθέσει, απαντήστε σε αυτό το email με το αποδεικτικό.',
  },
  cash: {
    title: 'Η παραγγελία δεν επιβεβαιώθηκε',
    why: 'Η παραγγελία ακυρώθηκε, επειδή δεν καταφέραμε να την επιβεβαιώσουμε όσο κρατούσαμε τα προϊόντα. Σας ζητάμε συγγνώμη. Δεν έχετε πληρώσει τίποτα.',
  },
  on_account: {
    title: 'Η παραγγελία ακυρώθηκε',
    why: 'Η παραγγελία ακυρώθηκε, επειδή δεν πληρώθηκε έως τη συμφωνημένη ημέρα.',
  },
  card: {
    title: 'Η πληρωμή δεν ολοκληρώθηκε',
    why: 'Η παραγγελία ακυρώθηκε, επειδή δεν πληρώθηκε όσο κρατούσαμε τα προϊόντα. Δεν έχετε χρεωθεί.',
  },
};

/** Says that an order was cancelled because it was not paid, or not confirmed, in time. */
export function unpaidMail(
  order: Pick<Paid, 'id' | 'orderNumber' | 'customerEmail' | 'paymentMethod'>,
  publicUrl: string,
): Mail {
  const { title, why } = unpaidTexts[order.paymentMethod];
  return orderMail(order, publicUrl, {
    title,
    paragraphs: [
      why,
      'Αν τα θέλετε ακόμη, παραγγείλτε τα ξανά· μπορείτε να επιλέξετε και άλλον τρόπο πληρωμής.',
    ],
    rows: [['Αριθμός παραγγελίας', order.orderNumber]],
  });
}

/** Confirms a refund to the card, of the whole amount or a part. */
export function refundedMail(order: Paid & Pick<StoredOrder, 'refundedCents'>, publicUrl: string): Mail {
  return orderMail(order, publicUrl, {
    title: 'Σας επιστρέψαμε χρήματα',
    paragraphs: [
      'Το ποσό εμφανίζεται στον λογαριασμό της κάρτας σας συνήθως μέσα σε 5 έως 10 εργάσιμες ημέρες, ανάλογα με την τράπεζα.',
    ],
    rows: [
      ['Αριθμός παραγγελίας', order.orderNumber],
      ['Επιστράφηκαν συνολικά', formatEuro(order.refundedCents)],
      ['Στην κάρτα', cardOf(order)],
    ],
  });
}

type Named = Pick<StoredOrder, 'id' | 'orderNumber' | 'customerEmail'>;

const refundWords: Partial<Record<PaymentStepVia, string>> = {
  provider: 'Στην κάρτα σας',
  bank_transfer: 'Με τραπεζική κατάθεση',
  cash: 'Σε μετρητά',
  card: 'Στην κάρτα σας',
  to_account: 'Στο υπόλοιπό σας',
};

/** Confirms a refund that was made by hand, of the whole amount or a part. */
export function refundedByHandMail(
  order: Named & Pick<StoredOrder, 'refundedCents'>,
  cents: Cents,
  via: PaymentStepVia,
  publicUrl: string,
): Mail {
  return orderMail(order, publicUrl, {
    title: via === 'to_account' ? 'Κρατήσαμε το ποσό για λογαριασμό σας' : 'Σας επιστρέψαμε χρήματα',
    paragraphs:
      via === 'to_account'
        ? [
            'Το ποσό μένει στο υπόλοιπό σας, για άλλη παραγγελία. Αν προτιμάτε να σας επιστραφεί, απαντήστε σε αυτό το email.',
          ]
        : ['Αν το ποσό δεν φανεί μέσα σε λίγες εργάσιμες ημέρες, απαντήστε σε αυτό το email.'],
    rows: [
      ['Αριθμός παραγγελίας', order.orderNumber],
      [refundWords[via] ?? 'Ποσό', formatEuro(cents)],
      ['Επιστράφηκαν συνολικά', formatEuro(order.refundedCents)],
    ],
  });
}

/** Confirms that a deposit arrived, or that a card paid, the whole amount or a part. */
export function depositMail(
  order: Named &
    Pick<
      StoredOrder,
      | 'totalCents'
      | 'creditedCents'
      | 'partCents'
      | 'depositCents'
      | 'status'
      | 'paymentState'
      | 'paymentMethod'
      | 'isWithdrawn'
    >,
  cents: Cents,
  publicUrl: string,
  card?: { cardBrand: string | null; cardLast4: string | null },
): Mail {
  const isCancelled = orderStatusFacts[order.status].isVoid;
  const left = formatEuro(payableOf(order) - order.partCents);
  const isAgreed = order.paymentMethod === 'on_account' || hasDeposit(order);
  return orderMail(order, publicUrl, {
    title: card ? 'Λάβαμε την πληρωμή σας' : 'Λάβαμε την κατάθεσή σας',
    paragraphs: [
      ...introOf(depositIntro),
      isCancelled
        ? 'Η παραγγελία έχει ακυρωθεί, γι’ αυτό θα σας επιστρέψουμε το ποσό.'
        : order.isWithdrawn
          ? 'Έχετε υπαναχωρήσει από την παραγγελία, γι’ αυτό θα σας επιστρέψουμε το ποσό.'
          : order.paymentState === 'due'
            ? isAgreed
              ? `Απομένουν ${left}, όπως συμφωνήσαμε.`
              : `Απομένουν ${left}· η παραγγελία προχωρά μόλις τα λάβουμε.`
            : 'Η παραγγελία σας έχει πληρωθεί.',
    ],
    rows: [
      ['Αριθμός παραγγελίας', order.orderNumber],
      ['Ποσό', `${formatEuro(cents)} με ΦΠΑ`],
      ...(card?.cardLast4 ? [['Κάρτα', cardOf({ paymentMethod: 'card', ...card })] as const] : []),
      ...(cents < order.totalCents
        ? [['Σύνολο παραγγελίας', `${formatEuro(order.totalCents)} με ΦΠΑ`] as const]
        : []),
    ],
  });
}

/** Corrects an earlier e-mail about a deposit or a refund that did not happen. */
export function correctedMail(
  order: Named,
  { kind, amountCents }: Pick<StoredPaymentStep, 'kind' | 'amountCents'>,
  publicUrl: string,
): Mail {
  return orderMail(order, publicUrl, {
    title: 'Διόρθωση για τα χρήματα της παραγγελίας σας',
    paragraphs: [
      kind === 'refund'
        ? 'Σας είχαμε γράψει ότι επιστρέψαμε το ποσό. Καταχωρίστηκε εκ παραδρομής και δεν έχει σταλεί ακόμη.'
        : 'Σας είχαμε γράψει ότι λάβαμε την κατάθεση. Καταχωρίστηκε εκ παραδρομής και δεν έχει φανεί ακόμη στον λογαριασμό μας.',
      'Αν έχετε απορία, απαντήστε σε αυτό το email.',
    ],
    rows: [
      ['Αριθμός παραγγελίας', order.orderNumber],
      ['Ποσό', formatEuro(amountCents)],
    ],
  });
}
