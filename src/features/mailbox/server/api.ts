import { implement } from '@orpc/server';
import { storedHtml } from '#server/mail.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { mailboxContract, storedMail } from '../contract.ts';
import { findMail, listMails } from './store.ts';

const mailbox = implement(mailboxContract).$context<ApiContext>().use(guard);

/** The database if e-mails are stored in it; otherwise the mailbox does not exist (404). */
function openMailbox({ services: { config, database } }: ApiContext) {
  return config.devMailbox ? database.db : refuse(generalRefusals, 'NOT_FOUND');
}

export const mailboxApi = mailbox.router({
  listMails: mailbox.listMails.handler(({ context }) => listMails(openMailbox(context))),
  getMail: mailbox.getMail.handler(async ({ context, input }) => {
    const mail = (await findMail(openMailbox(context), input.id)) ?? refuse(generalRefusals, 'NOT_FOUND');
    const { publicUrl } = context.services.config;
    return storedMail.parse({ ...mail, html: storedHtml(mail.content, publicUrl) });
  }),
});
