import { company } from '#shared/company.ts';

export type MailRow = readonly [label: string, value: string];

export type MailItem = {
  name: string;
  /** Its number of pieces; none where the product itself is meant. */
  quantity?: number;
  /** The public path of its picture. */
  picture?: string;
  /** What belongs to the product, such as its installation, as in «2 × Κάμερα, με εγκατάσταση». */
  detail?: string;
  price?: string;
};

/** How far something has come: the number of steps, how many of them are done, and what the last of these is called. */
export type MailProgress = { steps: number; done: number; label: string };

/** An e-mail as data, in the order in which it is read. Stored with its job, so every part but the first two may be missing. */
export type MailContent = {
  /** The sentence at the top that says what happened. */
  title: string;
  paragraphs: readonly string[];
  progress?: MailProgress;
  items?: readonly MailItem[];
  /** What is paid: the last amount is the total. */
  sums?: readonly MailRow[];
  /** Facts with label and value, such as an order's number and address. */
  rows?: readonly MailRow[];
  /** What happens next, in order. */
  next?: readonly string[];
  /** The main button; `url` is absolute. */
  action?: { label: string; url: string };
  /** Further plain links below the button. */
  links?: readonly { label: string; url: string }[];
  /** The company's own closing words. */
  closing?: string;
  /** What is read last, in small letters: rights, conditions, the message that is answered. */
  notes?: readonly string[];
};

/** The name under which an e-mail asks for the logo, in addition to the public paths of products' pictures. */
export const logoPicture = 'logo';

/** The pictures of an e-mail, each once: the logo and those of its products. */
export function picturesOf({ items = [] }: MailContent): string[] {
  return [...new Set([logoPicture, ...items.flatMap(({ picture }) => picture ?? [])])];
}

const itemText = ({ quantity, name, detail }: MailItem) =>
  `${quantity === undefined ? '' : `${quantity} × `}${name}${detail ? `, ${detail}` : ''}`;
const rowLines = (rows: readonly MailRow[]) => rows.map(([label, value]) => `${label}: ${value}`).join('\n');
const progressText = ({ steps, done, label }: MailProgress) => `${label} (βήμα ${done} από ${steps})`;
export const nextTitle = 'Τι ακολουθεί';

export function mailText(content: MailContent): string {
  const { title, paragraphs, progress, items = [], sums = [], rows = [], next = [] } = content;
  const { action, links = [], closing = '', notes = [] } = content;
  const parts = [
    title,
    ...paragraphs,
    progress ? progressText(progress) : '',
    next.length > 0 ? `${nextTitle}:\n${next.map((step, at) => `${at + 1}. ${step}`).join('\n')}` : '',
    items.map((item) => itemText(item) + (item.price ? `: ${item.price}` : '')).join('\n'),
    rowLines(sums),
    rowLines(rows),
    ...[...(action ? [action] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    closing,
    ...notes,
    `-- \n${company().legalName}\n${company().address.text}\n${company().phone} · ${company().email}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
