import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';

const heading = { id: z.int(), to: z.string(), subject: z.string(), sentAt: z.string() };

const attachment = z.object({ filename: z.string(), contentType: z.string(), base64: z.string() });

/** An e-mail stored in the development mailbox instead of sent to a mail server. */
export const storedMail = z.object({
  ...heading,
  html: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
});

export const mailboxContract = {
  listMails: endpoint.admin
    .get('/dev/mails', 'The last 200 e-mails of the development mailbox, newest first')
    .output(z.array(z.object(heading))),
  getMail: endpoint.admin
    .get('/dev/mails/{id}', 'One e-mail of the development mailbox')
    .input(z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }))
    .output(storedMail),
};
