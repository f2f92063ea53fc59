import { mailTo, type Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatDateTime } from '#shared/dates.ts';
import { transcript } from '../rules.ts';
import type { StoredMessage } from './store.ts';

export function chatMail(
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
  openedAt: Date,
  lines: readonly StoredMessage[],
): Mail {
  return mailTo(email, {
    title: `Η συνομιλία μας στις ${formatDateTime(openedAt)}`,
    paragraphs: [
      'Αντίγραφο της συνομιλίας, όπως το ζητήσατε.',
      ...transcript(lines, `${firstName} ${lastName}`).split('\n\n'),
      `Για ό,τι άλλο χρειαστείτε, απαντήστε σε αυτό το email ή καλέστε μας στο ${company().phone}.`,
    ],
  });
}
