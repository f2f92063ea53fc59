import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import type { MailRow } from '#server/mail-content.ts';
import { company } from '#shared/company.ts';
import { formatDate } from '#shared/dates.ts';
import { formatEuro, type Cents } from '#shared/money.ts';

/** What the e-mails about an offer say of it. */
export type MailedOffer = {
  offerNumber: string;
  title: string;
  recipientName: string;
  recipientEmail: string;
  validUntil: string;
  totalCents: Cents;
};

const rowsOf = ({ offerNumber, title, totalCents, validUntil }: MailedOffer): MailRow[] => [
  ['Αριθμός προσφοράς', offerNumber],
  ...(title ? [['Θέμα', title] as const] : []),
  ['Σύνολο με ΦΠΑ', formatEuro(totalCents)],
  ['Ισχύει έως', formatDate(validUntil)],
];

/** What the e-mail with an offer begins with. */
export const offerIntro = mailIntro(
  'offerSent',
  'Προσφορά που στέλνουμε',
  'Ετοιμάσαμε την προσφορά σας. Διαβάστε την, επιλέξτε όσα θέλετε, ρωτήστε μας σε όποια γραμμή έχετε απορία και αποδεχτείτε την όταν είστε έτοιμοι.',
  ({ publicUrl }) =>
    offerMail(
      {
        offerNumber: `${company().numbering.offers}-7K3M-9QXD`,
        title: 'Συναγερμός κατοικίας',
        recipientName: '',
        recipientEmail: '',
        validUntil: '2026-12-31',
        totalCents: 124_000,
      },
      `${publicUrl}/offer`,
      [],
    ),
);

/** Brings an offer, or a new version of it with what changed. */
export function offerMail(offer: MailedOffer, url: string, changes: readonly string[]): Mail {
  const isNew = changes.length === 0;
  return mailTo(offer.recipientEmail, {
    title: isNew ? `Η προσφορά σας ${offer.offerNumber}` : `Η προσφορά σας ${offer.offerNumber} άλλαξε`,
    paragraphs: isNew
      ? introOf(offerIntro)
      : ['Αλλάξαμε την προσφορά, όπως συμφωνήσαμε. Η παλιά έκδοση δεν ισχύει πια.', changes.join('\n')],
    rows: rowsOf(offer),
    action: { label: 'Δείτε την προσφορά', url },
    notes: ['Ο σύνδεσμος είναι προσωπικός: όποιος τον έχει βλέπει την προσφορά και τις τιμές της.'],
  });
}

/** Reminds of an offer that ends soon. */
export const offerReminderMail = (offer: MailedOffer, url: string): Mail =>
  mailTo(offer.recipientEmail, {
    title: `Η προσφορά σας ${offer.offerNumber} λήγει σε λίγο`,
    paragraphs: [
      `Μπορείτε να την αποδεχτείτε έως και ${formatDate(offer.validUntil)}. Αν χρειάζεστε περισσότερο χρόνο ή κάποια αλλαγή, απαντήστε σε αυτό το email.`,
    ],
    rows: rowsOf(offer),
    action: { label: 'Δείτε την προσφορά', url },
  });

/** Brings the answer to a question about an offer. */
export const offerAnsweredMail = (offer: MailedOffer, question: string, answer: string, url: string): Mail =>
  mailTo(offer.recipientEmail, {
    title: `Απάντηση για την προσφορά σας ${offer.offerNumber}`,
    paragraphs: [answer],
    ...(question && { rows: [['Ρωτήσατε', question]] }),
    action: { label: 'Δείτε την προσφορά', url },
  });

/** Tells that an offer was revoked. */
export const offerRevokedMail = (offer: MailedOffer, reason: string): Mail =>
  mailTo(offer.recipientEmail, {
    title: `Η προσφορά ${offer.offerNumber} ανακλήθηκε`,
    paragraphs: [
      'Η προσφορά που σας είχαμε στείλει δεν ισχύει πια. Αν σας ενδιαφέρει, επικοινωνήστε μαζί μας για νέα.',
      ...(reason ? [reason] : []),
    ],
    rows: [['Αριθμός προσφοράς', offer.offerNumber]],
  });

/** Tells the company what a customer did about an offer. */
export const offerNewsMail = (
  title: string,
  offer: MailedOffer,
  { text, url }: { text: string; url: string },
): Mail => ({
  to: company().email,
  ...(offer.recipientEmail && { replyTo: offer.recipientEmail }),
  subject: `${title}: ${offer.offerNumber}`,
  content: {
    title,
    paragraphs: text ? [text] : [],
    rows: [['Πελάτης', offer.recipientName], ...rowsOf(offer)],
    action: { label: 'Άνοιγμα της προσφοράς', url },
  },
});
