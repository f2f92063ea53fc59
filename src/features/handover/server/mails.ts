import { introOf, mailIntro } from '#server/mail-words.ts';
import type { Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatDate, formatLongDate } from '#shared/dates.ts';
import { ownAppointmentsPath } from '#features/booking/booking-path.ts';

type Visit = { serviceTitle: string; date: string; customerEmail: string };
type Shop = { publicUrl: string };

/** What the e-mail about a visit's report begins with. */
export const reportIntro = mailIntro(
  'visitReport',
  'Έκθεση τεχνικού',
  'Γράψαμε τι έγινε στην επίσκεψή μας. Η έκθεση βρίσκεται στα ραντεβού σας, μαζί με τα χαρτιά της εγκατάστασης για εκτύπωση.',
  (shop) =>
    reportMail({ serviceTitle: 'Εγκατάσταση', date: '2026-11-20', customerEmail: '' }, 'Άννα Παππά', shop),
);

/** Tells a customer that what was done at a visit can be read; what hangs where is said in the account alone. */
export function reportMail(
  { serviceTitle, date, customerEmail }: Visit,
  technician: string,
  { publicUrl }: Shop,
): Mail {
  const title = 'Η έκθεση του τεχνικού';
  return {
    to: customerEmail,
    replyTo: company().email,
    subject: `${title}: ${serviceTitle}, ${formatDate(date)}`,
    content: {
      title,
      paragraphs: introOf(reportIntro),
      rows: [
        ['Υπηρεσία', serviceTitle],
        ['Ημέρα', formatLongDate(date)],
        ['Τεχνικός', technician],
      ],
      action: { label: 'Τα ραντεβού σας', url: publicUrl + ownAppointmentsPath },
    },
  };
}
