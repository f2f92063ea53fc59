import type { Mail } from '#server/mail.ts';

/** Confirms that an account was deleted. */
export function accountDeletedMail(to: string): Mail {
  const title = 'Ο λογαριασμός σας διαγράφηκε';
  return {
    to,
    subject: title,
    content: {
      title,
      paragraphs: [
        'Διαγράψαμε τα προσωπικά στοιχεία του λογαριασμού σας. Οι παραγγελίες σας διατηρούνται χωρίς αυτά, όπως ορίζει ο νόμος. Τα μελλοντικά ραντεβού σας ακυρώθηκαν.',
        'Σας ευχαριστούμε που μας εμπιστευτήκατε.',
      ],
    },
  };
}
