import { newToken, hashOf } from '#server/tokens.ts';
import { isTaken } from '#server/db/violations.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { retentionMs } from '#shared/retention.ts';
import { customersFeature } from '../feature.ts';
import { customerRefusals } from '../refusals.ts';
import { endAccess } from './access.ts';
import { confirmPassword } from './actions.ts';
import * as store from './email-change-store.ts';
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail, emailTakenMail } from './mails.ts';
import { findCustomer, findCustomerByEmail, hasAccessChangedSince } from './store.ts';

/** How long the link to the new address works. */
const confirmMs = 24 * 3_600_000;

/**
 * Asks for another address: after the password, a job writes to both addresses. The response and the job's work do not tell
 * whether the new address has an account.
 */
export async function askEmailChange(
  context: ApiContext,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<void> {
  const { services } = context;
  const { customer } = await confirmPassword(context, password, 'password');
  const { id: customerId, email } = customer;
  if (newEmail === email.toLowerCase()) refuse(customerRefusals, 'SAME_EMAIL', sameEmail);
  if (await store.hasRecentChange(services.database.db, customerId, services.now()))
    refuse(customerRefusals, 'EMAIL_CHANGED_RECENTLY');
  await services.limits.spend('email-change', customerId);
  await services.limits.spend('email-change', newEmail);
  await write(services, (trx) =>
    services.jobs.enqueue(trx, 'customers.email-change', {
      customerId,
      newEmail,
      askedAt: services.now().toISOString(),
    }),
  );
}

const sameEmail = { fields: { newEmail: 'Αυτό είναι ήδη το email του λογαριασμού σας' } };

/**
 * Stores the change with new links and e-mails them: the one that confirms to the new address, the one that stops to the
 * present address. The owner of a taken address is told instead, and nothing is stored.
 */
export async function sendEmailChange(
  services: Services,
  { customerId, newEmail, askedAt }: { customerId: string; newEmail: string; askedAt: string },
): Promise<void> {
  const { config, mail, database } = services;
  const now = services.now();
  const customer = await findCustomer(database.db, customerId);
  if (!customer || customer.email.toLowerCase() === newEmail) return;
  if (await hasAccessChangedSince(database.db, customerId, new Date(askedAt))) return;
  const oldEmail = customer.email.toLowerCase();
  if (await findCustomerByEmail(database.db, newEmail)) {
    await mail.sendSecret(emailTakenMail(newEmail));
    return;
  }
  const [confirm, stop] = [newToken(), newToken()];
  const isStored = await write(services, (trx) =>
    store.putEmailChange(
      trx,
      {
        customerId,
        oldEmail,
        newEmail,
        confirmHash: hashOf(confirm),
        stopHash: hashOf(stop),
        confirmUntil: new Date(now.getTime() + confirmMs),
        expiresAt: new Date(now.getTime() + retentionMs(customersFeature.retention.emailChanges)),
      },
      now,
    ),
  );
  if (!isStored) return;
  // The present address first: without its link nobody could stop the change.
  await mail.sendSecret(emailChangeAskedMail(oldEmail, newEmail, stop, config));
  await mail.sendSecret(confirmEmailMail(newEmail, confirm, config));
}

/** Makes the new address the account's; the sessions elsewhere end. The link works once. */
export async function confirmEmailChange(
  { services, caller }: ApiContext,
  { token }: { token: string },
): Promise<void> {
  await services.limits.spend('password-reset-use', caller.ip);
  const now = services.now();
  const done = write(services, async (trx) => {
    const change = await store.lockToConfirm(trx, hashOf(token), now);
    if (!change) return refuse(customerRefusals, 'EMAIL_LINK_INVALID');
    const { customerId, oldEmail, newEmail } = change;
    if (!(await store.moveEmail(trx, customerId, oldEmail, newEmail)))
      refuse(customerRefusals, 'EMAIL_LINK_INVALID');
    await store.markConfirmed(trx, customerId, now);
    const addresses = [oldEmail, newEmail];
    await endAccess(trx, { customerId, addresses, now, keep: caller.sessionToken });
    await services.mail.send(trx, emailChangedMail(oldEmail, newEmail));
  });
  await done.catch((error: unknown) => {
    // Somebody has just registered with the address.
    if (isTaken(error)) refuse(customerRefusals, 'EMAIL_LINK_INVALID');
    throw error;
  });
}

/** Stops a change, or takes a confirmed one back; all sessions end, because somebody else may know the password. */
export async function stopEmailChange({ services, caller }: ApiContext, token: string): Promise<boolean> {
  await services.limits.spend('password-reset-use', caller.ip);
  return write(services, async (trx) => {
    const change = await store.lockToStop(trx, hashOf(token), services.now());
    if (!change) return refuse(customerRefusals, 'EMAIL_LINK_INVALID');
    const { customerId, oldEmail, newEmail, confirmedAt } = change;
    if (confirmedAt && !(await store.moveEmail(trx, customerId, newEmail, oldEmail)))
      refuse(customerRefusals, 'EMAIL_LINK_INVALID');
    await store.removeEmailChange(trx, customerId);
    await endAccess(trx, { customerId, addresses: [oldEmail, newEmail], now: services.now() });
    return confirmedAt !== null;
  });
}
