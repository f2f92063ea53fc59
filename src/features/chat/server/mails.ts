import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatDateTime } from '#shared/dates.ts';
import { transcript } from '../rules.ts';
import type { StoredMessage } from './store.ts';

/** What the copy of a chat begins with. */
export const chatIntro = mailIntro(
  'chat',
  'Αντίγραφο συνομιλίας',
  'Αντίγραφο της συνομιλίας, όπως το ζητήσατε.',
  () => chatMail({ email: '', firstName: 'Άννα', lastName: 'Παππά' }, new Date(), []),
);

export function chatMail(
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
  openedAt: Date,
  lines: readonly StoredMessage[],
): Mail {
  return mailTo(email, {
    title: `Η συνομιλία μας στις ${formatDateTime(openedAt)}`,
    paragraphs: [
      ...introOf(chatIntro),
      ...transcript(lines, `${firstName} ${lastName}`).split('\n\n'),
      `Για ό,τι άλλο χρειαστείτε, απαντήστε σε αυτό το email ή καλέστε μας στο ${company().phone}.`,
    ],
  });
}
