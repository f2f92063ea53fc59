import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';

/** What the last e-mail to a customer begins with. */
export const accountDeletedIntro = mailIntro(
  'accountDeleted',
  'Διαγραφή λογαριασμού',
  'Σας ευχαριστούμε που μας εμπιστευτήκατε.',
  () => accountDeletedMail(''),
);

export function accountDeletedMail(to: string): Mail {
  return mailTo(to, {
    title: 'Ο λογαριασμός σας διαγράφηκε',
    paragraphs: [
      ...introOf(accountDeletedIntro),
      'Διαγράψαμε τα προσωπικά στοιχεία του λογαριασμού σας. Οι παραγγελίες σας διατηρούνται χωρίς αυτά, όπως ορίζει ο νόμος. Τα μελλοντικά ραντεβού σας ακυρώθηκαν.',
    ],
  });
}
