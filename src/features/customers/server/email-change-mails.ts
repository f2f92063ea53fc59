import type { Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';

type Shop = { publicUrl: string };

/** Asks the owner of the new address to confirm it. */
export function confirmEmailMail(to: string, token: string, { publicUrl }: Shop): Mail {
  const title = 'Επιβεβαιώστε το νέο σας email';
  return {
    to,
    subject: title,
    content: {
      title,
      paragraphs: [
        'Ζητήθηκε να γίνει αυτό το email του λογαριασμού σας στη Βίγλα. Ο σύνδεσμος ισχύει για 24 ώρες και για μία χρήση.',
        'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το email: δεν αλλάζει τίποτα.',
      ],
      action: { label: 'Επιβεβαίωση', url: `${publicUrl}/password-reset#confirm-email=${token}` },
    },
  };
}

/** Tells the present address of the wish, with the link that stops it. */
export function emailChangeAskedMail(to: string, newEmail: string, token: string, { publicUrl }: Shop): Mail {
  const title = 'Ζητήθηκε αλλαγή του email σας';
  return {
    to,
    subject: title,
    content: {
      title,
      paragraphs: [
        `Ζητήθηκε το email του λογαριασμού σας να γίνει ${newEmail}. Η αλλαγή γίνεται μόλις επιβεβαιωθεί από εκεί.`,
        `Αν δεν το ζητήσατε εσείς, σταματήστε την. Ο σύνδεσμος ισχύει για 7 ημέρες και αναιρεί την αλλαγή ακόμη και αν έχει γίνει. Έπειτα αλλάξτε τον κωδικό σας, γιατί κάποιος άλλος τον γνωρίζει, ή καλέστε μας στο ${company.phone}.`,
      ],
      action: { label: 'Δεν το ζήτησα εγώ', url: `${publicUrl}/password-reset#stop-email=${token}` },
    },
  };
}

/** Tells the earlier address that the change was made. */
export function emailChangedMail(to: string, newEmail: string): Mail {
  const title = 'Το email του λογαριασμού σας άλλαξε';
  return {
    to,
    subject: title,
    content: {
      title,
      paragraphs: [
        `Ο λογαριασμός σας έχει πλέον το email ${newEmail} και αποσυνδέθηκε από τις άλλες συσκευές.`,
        `Αν δεν το κάνατε εσείς, πατήστε «Δεν το ζήτησα εγώ» στο προηγούμενο email μας ή καλέστε μας αμέσως στο ${company.phone}.`,
      ],
    },
  };
}

/** Tells the owner of an address with an account that somebody wants it for another; the form does not tell that. */
export function emailTakenMail(to: string): Mail {
  const title = 'Έχετε ήδη λογαριασμό στη Βίγλα';
  return {
    to,
    subject: title,
    content: {
      title,
      paragraphs: [
        'Κάποιος θέλησε να βάλει αυτό το email σε άλλον λογαριασμό. Επειδή έχετε ήδη λογαριασμό με αυτό, δεν άλλαξε τίποτα.',
        'Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.',
      ],
    },
  };
}
