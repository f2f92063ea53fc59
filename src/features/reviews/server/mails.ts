import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';

type About = { email: string; productId: number; productName: string };
type Shop = { publicUrl: string };

const about = { email: '', productId: 1, productName: 'Κάμερα' };
const publishedIntro = mailIntro(
  'reviewPublished',
  'Δημοσίευση κριτικής',
  'Σας ευχαριστούμε για την κριτική σας.',
  (shop) => reviewPublishedMail(about, shop),
);
const rejectedIntro = mailIntro('reviewRejected', 'Κριτική που δεν δημοσιεύθηκε', '', (shop) =>
  reviewRejectedMail(about, 'Δεν αφορά το προϊόν.', shop),
);

/** What e-mails about a review begin with. */
export const reviewMailTexts = [publishedIntro, rejectedIntro];

/** Tells the author that the review can be read on the product's page. */
export function reviewPublishedMail({ email, productId, productName }: About, { publicUrl }: Shop): Mail {
  return mailTo(email, {
    title: 'Η κριτική σας δημοσιεύθηκε',
    paragraphs: [
      ...introOf(publishedIntro),
      `Την κριτική σας για το «${productName}» διαβάζουν πλέον όσοι βλέπουν το προϊόν, με το μικρό σας όνομα και το αρχικό του επωνύμου σας.`,
      'Μπορείτε να την αλλάξετε ή να την αποσύρετε όποτε θέλετε.',
    ],
    action: { label: 'Δείτε την κριτική σας', url: `${publicUrl}/products/${productId}#reviews` },
  });
}

/** Tells the author why the review was not published, and that it can be changed. */
export function reviewRejectedMail(
  { email, productId, productName }: About,
  reason: string,
  { publicUrl }: Shop,
): Mail {
  return mailTo(email, {
    title: 'Η κριτική σας δεν δημοσιεύθηκε',
    paragraphs: [
      ...introOf(rejectedIntro),
      `Διαβάσαμε την κριτική σας για το «${productName}» και δεν μπορέσαμε να τη δημοσιεύσουμε.`,
      `Λόγος: ${reason}`,
      `Μπορείτε να την αλλάξετε και θα τη διαβάσουμε ξανά. Αν πιστεύετε ότι έγινε λάθος, απαντήστε σε αυτό το email ή καλέστε μας στο ${company().phone}.`,
    ],
    action: { label: 'Αλλαγή της κριτικής', url: `${publicUrl}/products/${productId}#reviews` },
  });
}
