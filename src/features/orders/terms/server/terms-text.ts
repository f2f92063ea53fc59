import { approvalGrounds, contactPromise } from '#features/customers/approval-promise.ts';
import { escapeMarkdown } from '#server/markdown.ts';
import type { FieldValue, Text } from '#server/texts.ts';
import { company } from '#shared/company.ts';
import { formatEuro, vatPercent } from '#shared/money.ts';
import type { CheckoutPayment } from '../../contract.ts';
import { heldDays, offeredPayments } from '../../payments/payment.ts';
import { defaultTerms } from '../default-terms.ts';

const wholeEuro = (cents: number) => formatEuro(cents).replace(',00', '');

/** What nobody may take for the name of a real company. */
const invented = '(επίδειξη)';

const days = heldDays.untilReminder + heldDays.afterReminder;

const listOf = (items: readonly string[]): FieldValue => {
  const markdown = items.map((item) => `- ${item}`).join('\n');
  return { text: markdown.replaceAll('**', ''), markdown };
};

/** The payments that are offered, each with what holds for it. */
function payments(): string[] {
  const { cashLimitCents, cashFeeCents } = company().payments;
  const fee =
    cashFeeCents > 0
      ? ` Όποιος σας παραδίδει εισπράττει επιπλέον ${wholeEuro(cashFeeCents)} για την υπηρεσία, τα οποία δεν περιλαμβάνονται στο σύνολο της παραγγελίας αλλά προσμετρώνται στο όριο.`
      : '';
  const texts: Record<CheckoutPayment, string> = {
    card: '**Κάρτα** (Visa, Mastercard, American Express), όπου προσφέρεται. Το ποσό δεσμεύεται με την παραγγελία και χρεώνεται μόλις καταχωριστεί. Όπου η πληρωμή γίνεται στη σελίδα του παρόχου πληρωμών, κρατάμε τα προϊόντα έως την ώρα που αναγράφεται στην παραγγελία· αν δεν πληρωθεί ως τότε, ακυρώνεται χωρίς χρέωση. Τα στοιχεία της κάρτας δεν αποθηκεύονται από εμάς.',
    bank_transfer: `**Τραπεζική κατάθεση.** Σας στέλνουμε τα στοιχεία των λογαριασμών με email. Η αποστολή γίνεται μετά την επιβεβαίωση της πληρωμής. Κρατάμε τα προϊόντα ${days} ημέρες από την παραγγελία και σας το θυμίζουμε με email· αν δεν λάβουμε την κατάθεση ως τότε, η παραγγελία ακυρώνεται.`,
    cash: `**Αντικαταβολή** για πληρωτέο ποσό κάτω από ${wholeEuro(cashLimitCents)}.${fee} Κρατάμε τα προϊόντα ${days} ημέρες από την παραγγελία· αν δεν την έχουμε επιβεβαιώσει ως τότε, ακυρώνεται και σας ενημερώνουμε με email.`,
  };
  return offeredPayments(true).map((type) => texts[type]);
}

/** The terms of use and sale. */
export const termsText: Text = {
  key: 'terms',
  label: 'Όροι χρήσης και πώλησης',
  kind: 'legal',
  path: '/terms',
  parts: {
    intro: { kind: 'lines', maxLength: 300, isOptional: true },
    body: { kind: 'markdown', maxLength: 60_000 },
    text1: {
      kind: 'lines',
      maxLength: 600,
      isOptional: true,
      label: 'Με λίγα λόγια: ένα σημείο σε κάθε γραμμή',
    },
  },
  ready: () => ({
    intro:
      'Με ποιους όρους χρησιμοποιείτε το κατάστημα, αγοράζετε προϊόντα και κλείνετε υπηρεσίες, και ποια δικαιώματα έχετε.',
    body: defaultTerms,
    text1: `Κάθε τιμή φαίνεται με ΦΠΑ και χωρίς.
Η σύμβαση γίνεται με το email που επιβεβαιώνει την παραγγελία.
Ως καταναλωτής υπαναχωρείτε μέσα σε 14 ημέρες, χωρίς λόγο.
Η νόμιμη εγγύηση κρατά τουλάχιστον 2 έτη.
Εγκαθιστούμε όσα παραγγείλατε με εγκατάσταση, όπου πηγαίνουν οι τεχνικοί μας.`,
  }),
  fields: () => ({
    έγκριση: `${contactPromise()} ${approvalGrounds}`,
    ΦΠΑ: `${vatPercent()}%`,
    'τρόποι πληρωμής': listOf(payments()),
    'τρόποι παράδοσης': listOf(
      company().deliveries.map(
        ({ label, promise }) => `**${escapeMarkdown(label)}**: ${escapeMarkdown(promise)}`,
      ),
    ),
    'όριο αντικαταβολής': wholeEuro(company().payments.cashLimitCents),
    'κόστος αντικαταβολής': wholeEuro(company().payments.cashFeeCents),
    'ημέρες κράτησης': String(days),
    επίδειξη: {
      text: company().afm.includes(invented)
        ? ' Η εταιρεία είναι φανταστική: όλα τα στοιχεία της, και τα τηλέφωνα, είναι της επίδειξης.'
        : '',
      mayBeEmpty: true,
    },
  }),
};
