import type { Services } from '../../../server/services.ts';
import { endSessions } from '../../../server/session.ts';
import { write } from '../../../server/write.ts';
import { monthsBefore } from '../../../shared/months.ts';
import { passwordResetMail } from './mails.ts';
import { anonymiseCustomer, findCustomerByEmail, listRejectedBefore, lockStanding } from './store.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'customers.password-reset': { email: string; token: string };
    'customers.forget-rejected': object;
  }
}

/** As the privacy page promises. */
const keepRejectedMonths = 6;

/** E-mails reset tokens, to an unknown address nothing, and every night takes old refusals' people out. */
export function defineCustomerJobs(services: Services): void {
  services.jobs.define('customers.password-reset', {}, async ({ email, token }) => {
    await write(services, async (trx) => {
      const isKnown = await findCustomerByEmail(trx, email);
      if (isKnown) await services.mail.send(trx, passwordResetMail(email, token, services.config));
    });
  });
  services.jobs.define('customers.forget-rejected', { schedule: '20 4 * * *' }, async () => {
    const before = monthsBefore(services.now(), keepRejectedMonths);
    for (const id of await listRejectedBefore(services.database.db, before)) {
      await write(services, async (trx) => {
        // An administrator may have restored the account a moment ago.
        if (!(await lockStanding(trx, id))?.isRejected) return;
        await anonymiseCustomer(trx, id, services.now());
        await endSessions(trx, { customerId: id });
      });
    }
  });
}
