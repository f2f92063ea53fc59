import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import type { AccountType } from '../contract.ts';
import { accountUses, checkedText } from '../account-uses.ts';
import { approvalGroundsOf, contactPromise } from '../approval-promise.ts';
import { withNextPath } from '#shared/next-path.ts';
import { company } from '#shared/company.ts';

type Shop = { publicUrl: string };

const registeredIntro = mailIntro(
  'registered',
  'Εγγραφή που λάβαμε',
  'Σας ευχαριστούμε για την εγγραφή σας {στην εταιρεία}.',
  () => registrationReceivedMail('', 'private', true),
);
const approvedIntro = mailIntro('approved', 'Έγκριση λογαριασμού', '', (shop) =>
  approvedMail('', { canViewPrices: true, from: undefined, takesBookings: true }, shop),
);
const rejectedIntro = mailIntro(
  'rejected',
  'Απόρριψη εγγραφής',
  'Εξετάσαμε την εγγραφή σας και δεν μπορέσαμε να την εγκρίνουμε.',
  (shop) => rejectedMail('', 'Το ΑΦΜ δεν ανήκει στην επωνυμία.', shop),
);
const invitedIntro = mailIntro(
  'invited',
  'Πρόσκληση σε λογαριασμό',
  'Είστε ήδη πελάτης μας, και ετοιμάσαμε τον λογαριασμό σας στο ηλεκτρονικό μας κατάστημα.',
  (shop) => invitationMail('', 'παράδειγμα', shop),
);

/** What e-mails about an account begin with. Those about a password or an address say facts alone. */
export const customerMailTexts = [registeredIntro, approvedIntro, rejectedIntro, invitedIntro];

/**
 * Confirms the registration and explains the next steps. It says no name: whose address it is nobody knows yet, and what a
 * stranger typed is sent to no one.
 */
export function registrationReceivedMail(to: string, accountType: AccountType, takesBookings: boolean): Mail {
  return mailTo(to, {
    title: 'Λάβαμε την εγγραφή σας',
    paragraphs: [
      ...introOf(registeredIntro),
      `${contactPromise()} ${approvalGroundsOf(accountType)}`,
      `Μόλις εγκριθεί ο λογαριασμός σας, θα βλέπετε τις τιμές και θα μπορείτε ${accountUses(takesBookings)}.`,
    ],
  });
}

/** Notifies the owner of an address that somebody tried to register with it; the form itself does not reveal that. */
export function alreadyRegisteredMail(to: string, { publicUrl }: Shop): Mail {
  return mailTo(to, {
    title: `Έχετε ήδη λογαριασμό ${company().atName}`,
    paragraphs: [
      'Κάποιος προσπάθησε να ανοίξει νέο λογαριασμό με αυτό το email. Αν ήσασταν εσείς, συνδεθείτε με τον λογαριασμό που έχετε ήδη· αν η εγγραφή σας δεν είχε εγκριθεί, από εκεί κάνετε νέα.',
      'Αν ξεχάσατε τον κωδικό σας, ζητήστε νέο από τη σελίδα σύνδεσης. Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα: στον λογαριασμό σας δεν άλλαξε τίποτα.',
    ],
    action: { label: 'Σύνδεση', url: `${publicUrl}/customer-login` },
  });
}

type Approval = { canViewPrices: boolean; from: string | undefined; takesBookings: boolean };

function approvedSentence({ canViewPrices, takesBookings }: Approval): string {
  if (canViewPrices)
    return `Από τώρα βλέπετε τις τιμές όλων των προϊόντων και μπορείτε ${accountUses(takesBookings)}.`;
  return takesBookings ? 'Από τώρα μπορείτε να κλείνετε ραντεβού για τις υπηρεσίες μας.' : checkedText;
}

/** Notifies a customer that the account was approved or restored. */
export function approvedMail(to: string, approval: Approval, { publicUrl }: Shop): Mail {
  const { from } = approval;
  return mailTo(to, {
    title: 'Ο λογαριασμός σας εγκρίθηκε',
    paragraphs: [...introOf(approvedIntro), approvedSentence(approval)],
    action: {
      label: from === undefined ? 'Σύνδεση στον λογαριασμό σας' : 'Σύνδεση και πίσω σε ό,τι βλέπατε',
      url: `${publicUrl}${withNextPath('/customer-login', from)}`,
    },
  });
}

/** Notifies a customer that the account was rejected, with the reason and how to apply again. */
export function rejectedMail(to: string, reason: string, { publicUrl }: Shop): Mail {
  return mailTo(to, {
    title: 'Η εγγραφή σας δεν εγκρίθηκε',
    paragraphs: [
      ...introOf(rejectedIntro),
      `Λόγος: ${reason}`,
      `Μπορείτε να διορθώσετε τα στοιχεία σας και να κάνετε νέα εγγραφή με το ίδιο email: συνδεθείτε από τον σύνδεσμο και συμπληρώστε ξανά τη φόρμα. Αν πιστεύετε ότι έγινε λάθος, απαντήστε σε αυτό το email ή καλέστε μας στο ${company().phone}.`,
    ],
    action: {
      label: 'Νέα εγγραφή',
      url: `${publicUrl}${withNextPath('/customer-login', '/customer-register')}`,
    },
  });
}

/** The password reset e-mail; contains `token` in the link and as text for typing. */
export function passwordResetMail(to: string, token: string, { publicUrl }: Shop): Mail {
  return mailTo(to, {
    title: 'Επαναφορά κωδικού πρόσβασης',
    paragraphs: [
      'Λάβαμε αίτημα για νέο κωδικό πρόσβασης. Ο σύνδεσμος ισχύει για μία ώρα και για μία χρήση.',
      'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το email: ο κωδικός σας δεν αλλάζει.',
    ],
    rows: [['Κωδικός επαναφοράς', token]],
    action: { label: 'Νέος κωδικός', url: `${publicUrl}/password-reset#token=${token}` },
  });
}

/** Invites a customer whom the office made to choose a password; the link holds for two weeks and works once. */
export function invitationMail(to: string, token: string, { publicUrl }: Shop): Mail {
  return mailTo(to, {
    title: 'Ο λογαριασμός σας σας περιμένει',
    paragraphs: [
      ...introOf(invitedIntro),
      'Ορίστε έναν κωδικό για να βλέπετε τις παραγγελίες, τα ραντεβού και τα στοιχεία σας. Ο σύνδεσμος ισχύει για 14 ημέρες και για μία χρήση. Αν δεν θέλετε λογαριασμό, δεν χρειάζεται να κάνετε τίποτα.',
    ],
    action: { label: 'Ορισμός κωδικού', url: `${publicUrl}/password-reset#token=${token}` },
  });
}

/** Confirms to an invited customer that the account is there. */
export function accountReadyMail(to: string, { publicUrl }: Shop): Mail {
  return mailTo(to, {
    title: 'Ο λογαριασμός σας είναι έτοιμος',
    paragraphs: [
      'Ορίσατε τον κωδικό του λογαριασμού σας και μπορείτε να συνδεθείτε.',
      `Αν δεν το κάνατε εσείς, καλέστε μας αμέσως στο ${company().phone}.`,
    ],
    action: { label: 'Σύνδεση', url: `${publicUrl}/customer-login` },
  });
}

/** Notifies the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail(to: string): Mail {
  return mailTo(to, {
    title: 'Ο κωδικός πρόσβασής σας άλλαξε',
    paragraphs: [
      'Ο κωδικός του λογαριασμού σας άλλαξε μόλις τώρα και αποσυνδεθήκατε από τις άλλες συσκευές σας.',
      `Αν δεν τον αλλάξατε εσείς, καλέστε μας αμέσως στο ${company().phone}.`,
    ],
  });
}

/** Asks the owner of the new address to confirm it. */
export function confirmEmailMail(to: string, token: string, { publicUrl }: Shop): Mail {
  return mailTo(to, {
    title: 'Επιβεβαιώστε το νέο σας email',
    paragraphs: [
      `Ζητήθηκε να γίνει αυτό το email του λογαριασμού σας ${company().atName}. Ο σύνδεσμος ισχύει για 24 ώρες και για μία χρήση.`,
      'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το email: δεν αλλάζει τίποτα.',
    ],
    action: { label: 'Επιβεβαίωση', url: `${publicUrl}/password-reset#confirm-email=${token}` },
  });
}

/** Tells the present address of the wish, with the link that stops it. */
export function emailChangeAskedMail(to: string, newEmail: string, token: string, { publicUrl }: Shop): Mail {
  return mailTo(to, {
    title: 'Ζητήθηκε αλλαγή του email σας',
    paragraphs: [
      `Ζητήθηκε το email του λογαριασμού σας να γίνει ${newEmail}. Η αλλαγή γίνεται μόλις επιβεβαιωθεί από εκεί.`,
      `Αν δεν το ζητήσατε εσείς, σταματήστε την. Ο σύνδεσμος ισχύει για 7 ημέρες και αναιρεί την αλλαγή ακόμη και αν έχει γίνει. Έπειτα αλλάξτε τον κωδικό σας, γιατί κάποιος άλλος τον γνωρίζει, ή καλέστε μας στο ${company().phone}.`,
    ],
    action: { label: 'Δεν το ζήτησα εγώ', url: `${publicUrl}/password-reset#stop-email=${token}` },
  });
}

/** Tells the earlier address that the change was made. */
export function emailChangedMail(to: string, newEmail: string): Mail {
  return mailTo(to, {
    title: 'Το email του λογαριασμού σας άλλαξε',
    paragraphs: [
      `Ο λογαριασμός σας έχει πλέον το email ${newEmail} και αποσυνδέθηκε από τις άλλες συσκευές.`,
      `Αν δεν το κάνατε εσείς, πατήστε «Δεν το ζήτησα εγώ» στο προηγούμενο email μας ή καλέστε μας αμέσως στο ${company().phone}.`,
    ],
  });
}

/** Tells the owner of an address with an account that somebody wants it for another; the form does not tell that. */
export function emailTakenMail(to: string): Mail {
  return mailTo(to, {
    title: `Έχετε ήδη λογαριασμό ${company().atName}`,
    paragraphs: [
      'Κάποιος θέλησε να βάλει αυτό το email σε άλλον λογαριασμό. Επειδή έχετε ήδη λογαριασμό με αυτό, δεν άλλαξε τίποτα.',
      'Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.',
    ],
  });
}
