import type { MailRow } from '#server/mail-content.ts';
import type { Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import type { Withdrawal } from '../contract.ts';

/** The contract in the withdrawal: «την παραγγελία VG-7K3M-9QXD», «το ραντεβού στις 25/11/2026». */
const contractOf = ({
  orderNumber,
  appointmentDate = '',
}: Pick<Withdrawal, 'orderNumber' | 'appointmentDate'>) =>
  orderNumber ? `την παραγγελία ${orderNumber}` : `το ραντεβού στις ${formatDate(appointmentDate)}`;

function withdrawalRows(withdrawal: Withdrawal, receivedAt: Date): MailRow[] {
  const { orderNumber, appointmentDate, name, email, statement } = withdrawal;
  return [
    ['Παραλήφθηκε', formatDateTime(receivedAt)],
    ...(orderNumber ? [['Αριθμός παραγγελίας', orderNumber] as const] : []),
    ...(appointmentDate ? [['Ημέρα ραντεβού', formatDate(appointmentDate)] as const] : []),
    ...(name ? [['Ονοματεπώνυμο', name] as const] : []),
    ['Email', email],
    ...(statement ? [['Δήλωση', statement] as const] : []),
  ];
}

/**
 * The dated receipt of a withdrawal (Directive 2011/83/EU, article 11a); the sentence about the refund follows the law. Sent
 * to an address that is not known to be the customer's, it repeats no typed text. For a service nothing is sent back.
 * `confirmUrl` is the link that confirms the withdrawal of somebody who was not signed in.
 */
export function withdrawalReceiptMail(
  sent: Withdrawal,
  receivedAt: Date,
  isKnownEmail: boolean,
  isForService: boolean,
  confirmUrl: string | undefined,
): Mail {
  const withdrawal = isKnownEmail ? sent : { ...sent, name: '', statement: undefined };
  return {
    to: withdrawal.email,
    subject: `Λάβαμε τη δήλωση υπαναχώρησης για ${contractOf(withdrawal)}`,
    content: {
      title: 'Λάβαμε τη δήλωση υπαναχώρησής σας',
      paragraphs: [
        `Δηλώσατε ότι υπαναχωρείτε από τη σύμβαση που αφορά ${contractOf(withdrawal)}. Κρατήστε αυτό το μήνυμα ως βεβαίωση παραλαβής.`,
        isForService
          ? 'Ελέγχουμε τη δήλωση και επικοινωνούμε μαζί σας. Εφόσον στάλθηκε εμπρόθεσμα, επιστρέφουμε όσα έχετε πληρώσει μέσα σε 14 ημέρες από σήμερα, με τον ίδιο τρόπο πληρωμής, εκτός από όσα αναλογούν σε εργασία που έγινε επειδή το ζητήσατε.'
          : 'Ελέγχουμε τη δήλωση και επικοινωνούμε μαζί σας για την επιστροφή. Εφόσον στάλθηκε εμπρόθεσμα, στέλνετε τα προϊόντα μέσα σε 14 ημέρες από σήμερα και επιστρέφουμε όσα πληρώσατε μέσα σε 14 ημέρες από σήμερα, με τον ίδιο τρόπο πληρωμής. Μπορούμε να περιμένουμε ώσπου να λάβουμε τα προϊόντα ή την απόδειξη ότι τα στείλατε.',
        ...(confirmUrl
          ? [
              'Επειδή δεν είχατε συνδεθεί, επιβεβαιώστε ότι τη στείλατε εσείς. Η δήλωση ισχύει από την ώρα που τη λάβαμε. Αν δεν τη στείλατε εσείς, αγνοήστε αυτό το μήνυμα ή ενημερώστε μας.',
            ]
          : []),
      ],
      rows: withdrawalRows(withdrawal, receivedAt),
      ...(confirmUrl && { action: { label: 'Επιβεβαίωση της δήλωσης', url: confirmUrl } }),
    },
  };
}

/** Tells the customer of an order or of an appointment that a withdrawal binds nobody, and why. */
export function withdrawalDismissedMail(
  to: string,
  contract: Pick<Withdrawal, 'orderNumber' | 'appointmentDate'>,
  receivedAt: Date,
  reason: string,
): Mail {
  const title = 'Η δήλωση υπαναχώρησης δεν έγινε δεκτή';
  const { orderNumber, appointmentDate = '' } = contract;
  return {
    to,
    subject: `${title}: ${orderNumber ?? `ραντεβού ${formatDate(appointmentDate)}`}`,
    content: {
      title,
      paragraphs: [
        `Η δήλωση που λάβαμε στις ${formatDateTime(receivedAt)} για ${contractOf(contract)} δεν ισχύει. Αν έχετε άλλη γνώμη ή απορία, απαντήστε σε αυτό το email.`,
      ],
      rows: [
        orderNumber ? ['Αριθμός παραγγελίας', orderNumber] : ['Ημέρα ραντεβού', formatDate(appointmentDate)],
        ['Λόγος', reason],
      ],
    },
  };
}

/** Forwards a withdrawal to the company, with information about the order or the appointment. */
export function newWithdrawalMail(
  withdrawal: Withdrawal,
  receivedAt: Date,
  known: readonly string[],
  url: string,
): Mail {
  const { orderNumber, appointmentDate = '' } = withdrawal;
  return {
    to: company().email,
    replyTo: withdrawal.email,
    subject: `Υπαναχώρηση: ${orderNumber ?? `ραντεβού ${formatDate(appointmentDate)}`}`,
    content: {
      title: 'Δήλωση υπαναχώρησης',
      paragraphs: known,
      rows: withdrawalRows(withdrawal, receivedAt),
      action: { label: orderNumber ? 'Άνοιγμα της παραγγελίας' : 'Άνοιγμα του ημερολογίου', url },
    },
  };
}
