import { auditMany } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { invitationMs } from '../invitation.ts';
import { customerRefusals } from '../refusals.ts';
import { insertEvent } from './event-store.ts';
import { findInvited, lockInvitable, markInvited } from './intake-store.ts';
import { invitationMail } from './mails.ts';
import { insertReset, removeResets } from './reset-store.ts';
import { findAccount, findCustomer, lockStanding } from './store.ts';

const words = { none: 'Χωρίς', invited: 'Πρόσκληση' };

/** Invites customers without an account to choose a password: those with these ids, or all who have no invitation. Returns how many. */
export function inviteCustomers(
  context: ApiContext,
  { customerIds }: { customerIds?: string[] | undefined },
): Promise<number> {
  const { services } = context;
  const now = services.now();
  const since = new Date(now.getTime() - invitationMs);
  return write(services, async (trx) => {
    const customers = await lockInvitable(trx, customerIds ? { ids: customerIds } : { since });
    if (customers.length === 0) refuse(customerRefusals, 'NOBODY_TO_INVITE');
    const ids = customers.map(({ id }) => id);
    await markInvited(trx, ids, now);
    await removeResets(
      trx,
      customers.map(({ email }) => email.toLowerCase()),
    );
    for (const customerId of ids)
      await insertEvent(trx, customerId, { event: 'invited', actorName: context.caller.adminName, at: now });
    await services.jobs.enqueueAll(
      trx,
      'customers.invite',
      ids.map((customerId) => ({ customerId, invitedAt: now.toISOString() })),
    );
    await auditMany(
      trx,
      context,
      customers.map(({ id, firstName, lastName, invitedAt }) => ({
        entity: 'customer',
        entityId: id,
        label: `${firstName} ${lastName}`.trim(),
        before: { account: invitedAt && invitedAt >= since ? `${words.invited}, παλιά` : words.none },
        after: { account: words.invited },
      })),
    );
    return customers.length;
  });
}

/** Sends an invitation with a new link, unless it was withdrawn or accepted in the meantime. */
export async function sendInvitation(
  services: Pick<Services, 'database' | 'caches' | 'mail' | 'config' | 'now'>,
  { customerId, invitedAt }: { customerId: string; invitedAt: string },
): Promise<void> {
  const at = new Date(invitedAt);
  const token = newToken();
  const to = await write(services, async (trx) => {
    await lockStanding(trx, customerId);
    const email = await findInvited(trx, customerId, at);
    if (!email) return undefined;
    const reset = {
      tokenHash: hashOf(token),
      email: email.toLowerCase(),
      expiresAt: new Date(at.getTime() + invitationMs),
    };
    await insertReset(trx, reset, services.now());
    return email;
  });
  if (to) await services.mail.sendSecret(invitationMail(to, token, services.config));
}

/** Withdraws a customer's invitation; its link no longer works. */
export function withdrawInvitation(
  context: ApiContext,
  { customerId }: { customerId: string },
): Promise<void> {
  const { services } = context;
  const now = services.now();
  return write(services, async (trx) => {
    await lockStanding(trx, customerId);
    const customer = await findCustomer(trx, customerId);
    if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
    if ((await findAccount(trx, customerId, now)) !== 'invited') refuse(customerRefusals, 'NOT_INVITED');
    await markInvited(trx, [customerId], null);
    await removeResets(trx, [customer.email.toLowerCase()]);
    const { adminName: actorName } = context.caller;
    await insertEvent(trx, customerId, { event: 'invitation_withdrawn', actorName, at: now });
    await auditMany(trx, context, [
      {
        entity: 'customer',
        entityId: customerId,
        label: customer.fullName,
        before: { account: words.invited },
        after: { account: words.none },
      },
    ]);
  });
}
