import { mailTo, type Mail } from '#server/mail.ts';

export function accountDeletedMail(to: string): Mail {
  return mailTo(to, {
    title: 'Ο λογαριασμός σας διαγράφηκε',
    paragraphs: [
      'Διαγράψαμε τα προσωπικά στοιχεία του λογαριασμού σας. Οι παραγγελίες σας διατηρούνται χωρίς αυτά, όπως ορίζει ο νόμος. Τα μελλοντικά ραντεβού σας ακυρώθηκαν.',
      'Σας ευχαριστούμε που μας εμπιστευτήκατε.',
    ],
  });
}
