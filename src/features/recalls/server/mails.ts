import { introOf, mailIntro } from '#server/mail-words.ts';
import type { Mail } from '#server/mail.ts';
import type { Told } from './told-store.ts';

type Said = { title: string; pieces: string; hazard: string; remedy: string; contact: string };
type Shop = { publicUrl: string };

/** What the e-mail about a recall begins with. */
export const recallIntro = mailIntro(
  'productRecalled',
  'Ανάκληση προϊόντος που αγοράστηκε',
  'Αγοράσατε από εμάς προϊόν που ανακαλείται για λόγους ασφάλειας. Διαβάστε τι πρέπει να κάνετε.',
  (shop) =>
    recallMail(
      {
        email: '',
        products: [{ name: 'Τροφοδοτικό', productId: 1 }],
        orders: [{ id: '1', orderNumber: 'XX-1B1H-DYSF' }],
      },
      {
        title: 'Υπερθέρμανση',
        pieces: 'Παρτίδα 26Α',
        hazard: 'Μπορεί να πάρει φωτιά.',
        remedy: 'Βγάλτε το από την πρίζα.',
        contact: 'Καλέστε μας.',
      },
      shop,
    ),
);

/** Tells somebody who holds recalled pieces what is wrong with them and what to do. */
export function recallMail(
  { email, products, orders }: Omit<Told, 'customerId'>,
  { title, pieces, hazard, remedy, contact }: Said,
  { publicUrl }: Shop,
): Mail {
  const heading = 'Ανάκληση για λόγους ασφάλειας';
  const shown = products.find(({ productId }) => productId !== undefined);
  return {
    to: email,
    subject: `${heading}: ${title}`,
    content: {
      title: `${heading}: ${title}`,
      paragraphs: [
        ...introOf(recallIntro),
        `Τι συμβαίνει: ${hazard}`,
        `Τι πρέπει να κάνετε: ${remedy}`,
        `Πού απευθύνεστε: ${contact}`,
      ],
      items: products.map(({ name, picture }) => ({ name, ...(picture !== undefined && { picture }) })),
      rows: [
        ...(pieces ? [['Ποια τεμάχια', pieces] as const] : []),
        ...(orders.length > 0
          ? [
              [
                orders.length === 1 ? 'Η παραγγελία σας' : 'Οι παραγγελίες σας',
                orders.map(({ orderNumber }) => orderNumber).join(', '),
              ] as const,
            ]
          : []),
      ],
      ...(shown && {
        action: {
          label: 'Η ανάκληση στη σελίδα του προϊόντος',
          url: `${publicUrl}/products/${shown.productId}`,
        },
      }),
      notes: ['Δώστε αυτό το μήνυμα και σε όποιον χρησιμοποιεί το προϊόν, αν δεν το έχετε πια εσείς.'],
    },
  };
}
