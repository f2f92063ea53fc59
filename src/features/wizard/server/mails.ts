import { contactTime } from '#shared/promises.ts';
import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatPhone } from '#shared/phone.ts';
import { keepingText } from '#shared/retention.ts';
import { wizardFeature } from '../feature.ts';
import type { BundleId } from '#features/advice/types.ts';
import type { PresentedAdvice } from '../advice-contract.ts';
import type { WizardRequest } from '../contract.ts';
import { bundleLabels } from '../labels.ts';
import { budgetText, bundleOf, estimateText, subjectLine } from '../request-text.ts';

/** What the receipt of a request begins with. */
export const requestReceivedIntro = mailIntro(
  'requestReceived',
  'Αίτημα για προσφορά που λάβαμε',
  'Σας ευχαριστούμε. Εξετάζουμε τις απαντήσεις σας.',
  ({ publicUrl }) => requestReceivedMail('', undefined, undefined, `${publicUrl}/wizard`),
);

/**
 * Thanks the sender with what the wizard recommended and a link to it. It repeats nothing that was typed, because the address
 * may be a stranger's, and no product's price.
 */
export function requestReceivedMail(
  to: string,
  advice: PresentedAdvice | undefined,
  chosen: BundleId | undefined,
  url: string | undefined,
): Mail {
  const bundle = advice && bundleOf(advice, chosen);
  return mailTo(to, {
    title: 'Λάβαμε το αίτημά σας για προσφορά',
    paragraphs: [
      ...introOf(requestReceivedIntro),
      `Θα επικοινωνήσουμε μαζί σας ${contactTime()}.`,
      `Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το email ή καλέστε μας στο ${company().phone}.`,
      ...(url
        ? [`Ο σύνδεσμος προς την πρόταση ισχύει ${keepingText(wizardFeature.retention.adviceLinks)}.`]
        : []),
    ],
    ...(bundle && {
      rows: [
        ['Πρόταση', bundleLabels[bundle.id]],
        ...(bundle.lines.length > 0 ? [['Εκτίμηση', estimateText(bundle)] as const] : []),
        ['Προϋπολογισμός', budgetText(bundle)],
      ],
      items: bundle.lines.map(({ name, quantity, image }) => ({
        name,
        quantity,
        ...(image && { picture: image.url }),
      })),
    }),
    ...(url && { action: { label: 'Δείτε ξανά την πρόταση', url } }),
  });
}

/** Forwards the request to the company's mailbox; replies go to the sender. */
export function requestMail(request: WizardRequest, message: string, url: string): Mail {
  const { customerName, customerEmail, customerPhone, customerType } = request;
  return {
    to: company().email,
    replyTo: customerEmail,
    subject: subjectLine(request),
    content: {
      title: 'Αίτημα από τον οδηγό επιλογής',
      paragraphs: [message],
      rows: [
        ['Όνομα', customerName],
        ['Email', customerEmail],
        ['Τηλέφωνο', customerPhone ? formatPhone(customerPhone) : '—'],
        ['Τύπος πελάτη', customerType === 'business' ? 'Επιχείρηση' : 'Ιδιώτης'],
      ],
      action: { label: 'Άνοιγμα με απαντήσεις, προϊόντα και ελέγχους', url },
    },
  };
}
