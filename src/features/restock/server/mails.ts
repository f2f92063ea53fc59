import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import type { Waiting } from './store.ts';

type Shop = { publicUrl: string };
type Restocked = Pick<Waiting, 'to' | 'name' | 'brand' | 'picture' | 'productId'>;

/** Asks the owner of an address to confirm it; contains nothing that the asking visitor typed. */
export function confirmRestockMail(
  to: string,
  { id, name }: { id: number; name: string },
  token: string,
  { publicUrl }: Shop,
): Mail {
  return mailTo(to, {
    title: 'Επιβεβαιώστε ότι θέλετε ειδοποίηση',
    paragraphs: [
      `Κάποιος συμπλήρωσε αυτό το email για να μάθει πότε θα είναι ξανά διαθέσιμο το προϊόν «${name}». Αν ήσασταν εσείς, επιβεβαιώστε το μέσα σε δύο ημέρες.`,
      'Με τον ίδιο σύνδεσμο μπορείτε να ακυρώσετε την ειδοποίηση. Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το email: δεν θα σας ξαναγράψουμε και το διαγράφουμε.',
    ],
    action: { label: 'Επιβεβαίωση ή ακύρωση', url: `${publicUrl}/products/${id}#restock=${token}` },
  });
}

/** What the e-mail about a product that is back begins with. */
export const restockedIntro = mailIntro('restocked', 'Προϊόν ξανά διαθέσιμο', '', (shop) =>
  restockedMail({ to: '', name: 'Κάμερα', brand: 'Εταιρεία', picture: null, productId: 1 }, shop),
);

/** The one e-mail that says that a product is back. */
export function restockedMail({ to, name, brand, picture, productId }: Restocked, { publicUrl }: Shop): Mail {
  const title = 'Είναι ξανά διαθέσιμο';
  return {
    to,
    subject: `${title}: ${name}`,
    content: {
      title,
      paragraphs: [
        ...introOf(restockedIntro),
        `Το προϊόν «${name}» που περιμένατε είναι ξανά στο κατάστημα. Δεν κρατάμε τεμάχια: το παραλαμβάνει όποιος το παραγγείλει πρώτος.`,
        'Αυτό είναι το μόνο email για την ειδοποίηση που ζητήσατε. Μόλις στάλθηκε, τη διαγράψαμε.',
      ],
      items: [{ name, detail: brand, ...(picture !== null && { picture }) }],
      action: { label: 'Δείτε το προϊόν', url: `${publicUrl}/products/${productId}` },
    },
  };
}
