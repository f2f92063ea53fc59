import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { sendEmailChange } from './email-change-actions.ts';
import { removeOldEmailChanges } from './email-change-store.ts';
import { openReset } from './actions.ts';
import { passwordResetMail } from './mails.ts';
import { sendInvitation } from './invitation-actions.ts';
import { findAccount, findCustomerByEmail, hasAccessChangedSince } from './store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'customers.password-reset': { email: string; askedAt: string };
    'customers.email-change': { customerId: string; newEmail: string; askedAt: string };
    'customers.invite': { customerId: string; invitedAt: string };
    'customers.forget': object;
  }
}

/** The maximum number of retries, over about twenty minutes. */
const retries = 8;

/**
 * E-mails the links of a changed address, and a password reset link, with a new token on each attempt; an unknown address
 * gets none, after the same work. Deletes old changes every night.
 */
export function defineCustomerJobs(services: Services): void {
  const { jobs, database, mail, config } = services;
  jobs.define('customers.email-change', { retries }, (change) => sendEmailChange(services, change));
  jobs.define('customers.invite', { retries }, (invitation) => sendInvitation(services, invitation));
  jobs.define('customers.forget', { schedule: '40 4 * * *' }, () =>
    removeOldEmailChanges(database.db, services.now()),
  );
  jobs.define('customers.password-reset', { retries }, async ({ email, askedAt }) => {
    const token = await write(services, (trx) => openReset(trx, email, services.now()));
    const letter = passwordResetMail(email, token, config);
    const customer = await findCustomerByEmail(database.db, email);
    // Who has no account is invited to one, and by the office alone.
    const hasAccount = customer && (await findAccount(database.db, customer.id, services.now())) === 'own';
    // A link that was asked for before the password changed may have been asked for by whom the change was to keep out.
    if (hasAccount && !(await hasAccessChangedSince(database.db, customer.id, new Date(askedAt))))
      await mail.sendSecret(letter);
  });
}
