import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Jobs } from './jobs.ts';

export type Attachment = { filename: string; contentType: string; base64: string };

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: Attachment[];
};

type Envelope = Mail & { messageId: string };

declare module './jobs.ts' {
  interface JobData {
    'mail.send': Envelope;
  }
}

export type Mailer = {
  /** Sends e-mails only if the transaction commits, and then retries for hours until the mail server accepts each. */
  send(trx: Transaction, ...mails: Mail[]): Promise<void>;
  /** Sends an e-mail immediately or throws: for a secret, which must not be stored, not even in the queue. */
  sendSecret(mail: Mail): Promise<void>;
};

const retries = 12;
const batchSize = 5;
const timeoutMs = 20_000;

/** Sends e-mails through SMTP_URL; without it they are stored in the database, for /dev/mail. */
export function createMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'devMailbox'>,
  { db }: Pick<Database, 'db'>,
  jobs: Jobs,
): Mailer {
  const deliver = config.smtpUrl === undefined ? keep : overSmtp(config.smtpUrl, config.mailFrom);
  const { hostname } = new URL(config.publicUrl);
  jobs.define('mail.send', { retries, batchSize }, deliver);

  async function keep({ to, subject, html, text, attachments = [] }: Envelope) {
    await db
      .insertInto('devMails')
      .values({ recipient: to, subject, html, text, attachments: JSON.stringify(attachments) })
      .execute();
  }

  const inEnvelope = (mail: Mail): Envelope => ({ ...mail, messageId: `<${randomUUID()}@${hostname}>` });

  return {
    // The Message-ID is set once, so that a second delivery of the same e-mail can be recognised.
    send: (trx, ...mails) => jobs.enqueueAll(trx, 'mail.send', mails.map(inEnvelope)),
    async sendSecret(mail) {
      if (config.smtpUrl === undefined && !config.devMailbox) throw new Error('No mail server is set up');
      await deliver(inEnvelope(mail));
    },
  };
}

function overSmtp(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Attachments are part of the job: nothing is read from this machine or the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ attachments = [], to, ...mail }: Envelope): Promise<void> => {
    await transport.sendMail({
      ...mail,
      from,
      to: { name: '', address: to },
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: attachments.map(({ filename, contentType, base64 }) => ({
        filename,
        contentType,
        content: base64,
        encoding: 'base64',
      })),
    });
  };
}
