import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import { passwordResetMail } from './mails.ts';
import { findCustomerByEmail } from './store.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'customers.password-reset': { email: string; token: string };
  }
}

/** E-mails reset tokens, to an unknown address nothing. */
export function defineCustomerJobs(services: Services): void {
  services.jobs.define('customers.password-reset', {}, async ({ email, token }) => {
    await write(services, async (trx) => {
      const isKnown = await findCustomerByEmail(trx, email);
      if (isKnown) await services.mail.send(trx, passwordResetMail(email, token, services.config));
    });
  });
}
