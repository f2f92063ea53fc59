import { mailTo, type Mail } from '#server/mail.ts';
import { formatEuro, type Cents } from '#shared/money.ts';
import type { AccountPaymentKind } from '../account-contract.ts';

/** Says what of a customer's money without an order arrived at the bank or was sent back, and what is left of it. */
export function accountPaymentMail(
  to: string,
  { kind, amountCents, leftCents }: { kind: AccountPaymentKind; amountCents: Cents; leftCents: Cents },
): Mail {
  const isRefund = kind === 'refund';
  return mailTo(to, {
    title: isRefund ? 'Σας επιστρέψαμε χρήματα' : 'Λάβαμε την κατάθεσή σας',
    paragraphs: [
      isRefund
        ? 'Αν το ποσό δεν φανεί μέσα σε λίγες εργάσιμες ημέρες, απαντήστε σε αυτό το email.'
        : 'Το ποσό μένει στο υπόλοιπό σας, για παραγγελία που θα κάνετε ή έχετε κάνει.',
    ],
    rows: [
      [isRefund ? 'Με τραπεζική κατάθεση' : 'Ποσό', formatEuro(amountCents)],
      ['Υπόλοιπό σας', formatEuro(leftCents)],
    ],
  });
}

/** Corrects an earlier e-mail about money without an order that did not move. */
export function accountCorrectedMail(
  to: string,
  { kind, amountCents, leftCents }: { kind: AccountPaymentKind; amountCents: Cents; leftCents: Cents },
): Mail {
  return mailTo(to, {
    title: 'Διόρθωση για το υπόλοιπό σας',
    paragraphs: [
      kind === 'refund'
        ? 'Σας είχαμε γράψει ότι επιστρέψαμε το ποσό. Καταχωρίστηκε εκ παραδρομής και δεν έχει σταλεί ακόμη.'
        : 'Σας είχαμε γράψει ότι λάβαμε την κατάθεση. Καταχωρίστηκε εκ παραδρομής και δεν έχει φανεί ακόμη στον λογαριασμό μας.',
      'Αν έχετε απορία, απαντήστε σε αυτό το email.',
    ],
    rows: [
      ['Ποσό', formatEuro(amountCents)],
      ['Υπόλοιπό σας', formatEuro(leftCents)],
    ],
  });
}
