import { randomUUID } from 'node:crypto';
import { setImmediate as nextRound } from 'node:timers/promises';
import { company } from '#shared/company.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Jobs } from './jobs.ts';
import { mailOrder, takeNumbers, type Deliver } from './mail-order.ts';
import { mailText, picturesOf, type MailContent } from './mail-content.ts';
import { mailLayout } from './mail-layout.ts';
import { withCommonWords } from './mail-words.ts';
import { shownAt, type MailPicture } from './mail-pictures.ts';

/** A stored file, and the name under which it is attached. */
export type OfficialFile = { url: string; name: string };

export type Attachment = { filename: string; contentType: string; base64: string };

export type Mail = {
  to: string;
  subject: string;
  content: MailContent;
  replyTo?: string;
  attachments?: Attachment[];
  /** Official files by their public URLs, attached as they are when the e-mail leaves. */
  files?: readonly OfficialFile[];
};

/** An e-mail whose subject is its title. */
export const mailTo = (to: string, content: MailContent): Mail => ({ to, subject: content.title, content });

type Envelope = Mail & { messageId: string };

/** E-mails that were sent together, and their number among all (`takeNumbers`). */
type SentTogether = { mails: readonly Envelope[]; number: number };

declare module './jobs.ts' {
  interface JobData {
    'mail.send': SentTogether;
  }
}

/** The small version of a picture that an e-mail names; undefined if there is none. */
type PictureOf = (picture: string) => Promise<MailPicture | undefined>;

/** The bytes of an official file; undefined if there is none. */
type FileOf = (url: string) => Promise<Buffer | undefined>;

export type Mailer = {
  /** Sends e-mails only if the transaction commits, and then retries for hours until the mail server accepts each. */
  send(trx: Transaction, ...mails: Mail[]): Promise<void>;
  /** Sends an e-mail immediately or throws: for a secret, which must not be stored, not even in the queue. */
  sendSecret(mail: Mail): Promise<void>;
};

const retries = 12;
/** How many jobs run at the same time: each has its connection to the mail server, or all share one statement. */
const batchSize = { smtp: 10, database: 50 };
/** The e-mails of a transaction that share a job: one job must not hold too much or last too long. */
const maxInJob = 5;
const timeoutMs = 20_000;

/** Whom e-mails come from: MAIL_FROM, or the company itself. */
export const senderOf = ({ mailFrom }: Pick<Config, 'mailFrom'>): string =>
  mailFrom ?? `${company().name.replaceAll(/["<>]/g, '')} <${company().email}>`;

/** Sends e-mails through SMTP_URL; without it they are stored in the database, for /dev/mail. */
export function createMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'devMailbox'>,
  database: Pick<Database, 'db' | 'transact'>,
  jobs: Jobs,
  pictureOf: PictureOf,
  fileOf: FileOf,
): Mailer {
  const deliver =
    config.smtpUrl === undefined
      ? intoDatabase(database, fileOf)
      : overSmtp(config.smtpUrl, () => senderOf(config), pictureOf, fileOf);
  const { hostname } = new URL(config.publicUrl);

  const atOnce = config.smtpUrl === undefined ? batchSize.database : batchSize.smtp;
  const inTurn = mailOrder<Envelope>(database);
  jobs.define('mail.send', { retries, batchSize: atOnce }, async ({ mails, number }, { id }) => {
    // The database refuses no e-mail, and those of one batch share a statement.
    if (config.smtpUrl === undefined) await deliver(mails, number);
    else await inTurn(id, mails, deliver);
  });

  const inEnvelope = (mail: Mail): Envelope => ({
    ...mail,
    // The company tells itself only facts.
    content: mail.to === company().email ? mail.content : withCommonWords(mail.content),
    messageId: `<${randomUUID()}@${hostname}>`,
  });

  return {
    // The Message-ID is set once, so that a second delivery of the same e-mail can be recognised.
    async send(trx, ...all) {
      // A customer of the office may have no address.
      const mails = all.filter(({ to }) => to !== '');
      const numbers = await takeNumbers(trx, Math.ceil(mails.length / maxInJob));
      const together = numbers.map((number, at) => ({
        number,
        mails: mails.slice(at * maxInJob, (at + 1) * maxInJob).map(inEnvelope),
      }));
      await jobs.enqueueAll(trx, 'mail.send', together);
    },
    async sendSecret(mail) {
      if (config.smtpUrl === undefined && !config.devMailbox) throw new Error('No mail server is set up');
      const [failure] = await deliver([inEnvelope(mail)]);
      if (failure) throw failure.error;
    },
  };
}

/** Stores the e-mails of all jobs that run at the same time in one statement. Their HTML is made when it is read (`storedHtml`). */
function intoDatabase({ transact }: Pick<Database, 'transact'>, fileOf: FileOf): Deliver<Envelope> {
  let next: { batch: SentTogether[]; stored: Promise<unknown> } | undefined;

  async function store(batch: readonly SentTogether[]) {
    await nextRound();
    next = undefined;
    const inOrder = batch.toSorted((one, other) => one.number - other.number);
    const rows = await Promise.all(
      inOrder
        .flatMap(({ mails }) => mails)
        .map(async ({ to, subject, content, ...attached }) => ({
          recipient: to,
          subject,
          content: JSON.stringify(content),
          text: mailText(content),
          attachments: JSON.stringify(await attachmentsOf(attached, fileOf)),
        })),
    );
    await transact((trx) => trx.insertInto('devMails').values(rows).execute());
  }

  return async (mails, number = Number.POSITIVE_INFINITY) => {
    if (!next) {
      const batch: SentTogether[] = [];
      next = { batch, stored: store(batch) };
    }
    next.batch.push({ mails, number });
    await next.stored;
    return [];
  };
}

/** Everything that an e-mail carries, with its official files as they are stored. */
async function attachmentsOf(
  { attachments = [], files = [] }: Pick<Mail, 'attachments' | 'files'>,
  fileOf: FileOf,
): Promise<Attachment[]> {
  const official: Attachment[] = [];
  for (const { url, name } of files) {
    const bytes = await fileOf(url);
    const extension = url.slice(url.lastIndexOf('.') + 1);
    if (bytes)
      official.push({
        filename: `${name}.${extension}`,
        contentType: fileTypes[extension] ?? 'application/octet-stream',
        base64: bytes.toString('base64'),
      });
  }
  return [...attachments, ...official];
}

const fileTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** The HTML of an e-mail whose content was stored. Its pictures are the shop's own addresses. */
export const storedHtml = (content: unknown, publicUrl: string): string =>
  mailLayout(content as MailContent, (picture) => shownAt(publicUrl, picture)).html;

/** An e-mail with its pictures inside: nothing is fetched when it is read, so it tells nobody that it was. */
async function withPictures(content: MailContent, pictureOf: PictureOf) {
  const inside = new Map<string, MailPicture>();
  for (const picture of picturesOf(content)) {
    const bytes = await pictureOf(picture);
    if (bytes) inside.set(picture, bytes);
  }
  const cidOf = (picture: string) => `${[...inside.keys()].indexOf(picture)}@pictures`;
  return {
    ...mailLayout(content, (picture) => (inside.has(picture) ? `cid:${cidOf(picture)}` : undefined)),
    pictures: Array.from(inside, ([picture, { bytes, contentType }], at) => ({
      filename: `${at}.${contentType.split('/')[1]}`,
      cid: cidOf(picture),
      contentType,
      contentDisposition: 'inline' as const,
      content: bytes,
    })),
  };
}

/** Loads the mail client only where there is a mail server: it takes some megabytes. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Attachments are part of the job: nothing is read from this machine or the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the mail server will never take this e-mail, whatever it does with others. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

function overSmtp(url: string, from: () => string, pictureOf: PictureOf, fileOf: FileOf): Deliver<Envelope> {
  const opened = openTransport(url);
  const send = async (mail: Envelope) => {
    const { html, text, pictures } = await withPictures(mail.content, pictureOf);
    return (await opened).sendMail({
      html,
      text,
      messageId: mail.messageId,
      subject: mail.subject,
      replyTo: mail.replyTo,
      from: from(),
      to: { name: '', address: mail.to },
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [
        ...pictures,
        ...(await attachmentsOf(mail, fileOf)).map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: base64,
          encoding: 'base64',
        })),
      ],
    });
  };
  return async (mails) => {
    const failures: Awaited<ReturnType<Deliver<Envelope>>> = [];
    for (const mail of mails) {
      // The next one to an address that takes nothing at present waits with the one before it.
      const before = failures.find(({ mail: { to }, error }) => to === mail.to && !isFinal(error));
      if (before) failures.push({ mail, error: before.error });
      else await send(mail).catch((error: unknown) => void failures.push({ mail, error }));
    }
    return failures;
  };
}
