import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatPhone } from '#shared/phone.ts';
import type { ContactMessage, StoredMessage } from '../contract.ts';

/** What the receipt of a message begins with. */
export const messageReceivedIntro = mailIntro(
  'messageReceived',
  'Μήνυμα που λάβαμε',
  'Σας ευχαριστούμε που επικοινωνήσατε μαζί μας.',
  () => messageReceivedMail({ email: '' }),
);

/** Thanks the sender. It repeats nothing of the message: the address may be a stranger's. */
export function messageReceivedMail({ email }: Pick<ContactMessage, 'email'>): Mail {
  return mailTo(email, {
    title: 'Λάβαμε το μήνυμά σας',
    paragraphs: [
      ...introOf(messageReceivedIntro),
      `Θα σας απαντήσουμε ${company().promises.answersInADay ? 'μέσα σε μία εργάσιμη ημέρα' : 'το συντομότερο'}.`,
      `Αν δεν μας γράψατε εσείς, αγνοήστε αυτό το email ή καλέστε μας στο ${company().phone}.`,
    ],
  });
}

/** Forwards the message to the company's mailbox; replies go to the sender. */
export function newMessageMail(message: ContactMessage, url: string): Mail {
  return {
    to: company().email,
    replyTo: message.email,
    subject: `Νέο μήνυμα: ${message.subject ?? message.name}`,
    content: {
      title: 'Νέο μήνυμα επικοινωνίας',
      paragraphs: [message.message],
      rows: [
        ['Όνομα', message.name],
        ['Email', message.email],
        ...(message.phone ? ([['Τηλέφωνο', formatPhone(message.phone)]] as const) : []),
        ...(message.subject ? ([['Θέμα', message.subject]] as const) : []),
      ],
      action: { label: 'Άνοιγμα του μηνύματος', url },
    },
  };
}

/** Sends an administrator's answer with the original message; replies go to the company's mailbox. */
export function replyMail({ email, subject, message }: StoredMessage, text: string): Mail {
  return {
    to: email,
    replyTo: company().email,
    subject: `Απάντηση: ${subject ?? 'το μήνυμά σας'}`,
    content: {
      title: 'Απάντηση στο μήνυμά σας',
      paragraphs: [text],
      notes: ['Μας είχατε γράψει:', message],
    },
  };
}
