import type { Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatDateTime } from '#shared/dates.ts';
import type { Alert } from '../contract.ts';
import { alertTypeLabels, severityLabels } from '../labels.ts';

/** Notifies the company of an alert whose event is set to e-mail. */
export function alertMail(alert: Alert, publicUrl: string): Mail {
  const { title, message, type, severity, location, createdAt, link = '/alerts' } = alert;
  return {
    to: company().email,
    subject: `Ειδοποίηση: ${title}`,
    content: {
      title,
      paragraphs: [message],
      rows: [
        ['Σοβαρότητα', severityLabels[severity]],
        ['Είδος', alertTypeLabels[type]],
        ...(location ? [['Πού', location] as const] : []),
        ['Πότε', formatDateTime(new Date(createdAt))],
      ],
      action: { label: 'Άνοιγμα', url: publicUrl + link },
    },
  };
}
