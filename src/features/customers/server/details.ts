import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Customer } from '../contract.ts';
import type { CustomerFields } from '../details-contract.ts';
import { businessFields } from '../details-contract.ts';
import { fieldMessages } from '#shared/validation.ts';
import type { Transaction } from '#server/db/database.ts';
import { customerRefusals } from '../refusals.ts';
import { removeResets } from './reset-store.ts';
import { findAccount, findCustomer, findCustomerByEmail, lockStanding, updateCustomer } from './store.ts';

export const detailsOf = ({
  firstName,
  lastName,
  phone,
  companyName,
  afm,
  doy,
  profession,
  address,
  city,
  postalCode,
}: CustomerFields) => ({
  firstName,
  lastName,
  phone: phone ?? null,
  companyName: companyName ?? null,
  afm: afm ?? null,
  doy: doy ?? null,
  profession: profession ?? null,
  address: address ?? null,
  city: city ?? null,
  postalCode: postalCode ?? null,
});

/** Changes a customer's details as an administrator; a business must keep its name and tax number. */
export function updateDetails(
  context: ApiContext,
  { customerId, email, ...fields }: CustomerFields & { customerId: string; email?: string | undefined },
): Promise<Customer> {
  const { services } = context;
  return write(services, async (trx) => {
    await lockStanding(trx, customerId);
    const before = await findCustomer(trx, customerId);
    if (!before) return refuse(generalRefusals, 'NOT_FOUND');
    const { accountType } = before;
    const checked = businessFields.safeParse({ ...fields, accountType });
    if (!checked.success) {
      refuse(generalRefusals, 'INVALID_INPUT', { fields: fieldMessages(checked.error.issues) });
    }
    const isNewEmail = email !== undefined && email !== before.email;
    if (isNewEmail) await changeUnusedEmail(context, trx, before, email);
    await updateCustomer(trx, customerId, detailsOf(fields));
    const customer = (await findCustomer(trx, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    await audit(trx, context, {
      entity: 'customer',
      entityId: customerId,
      label: customer.fullName,
      before: { ...detailsOf(before), ...(isNewEmail && { email: before.email }) },
      after: { ...detailsOf(customer), ...(isNewEmail && { email }) },
    });
    // The customer's own pages show the name and the details.
    await services.live.publish(trx, { customerId }, { type: 'changed', resources: ['account'] });
    return customer;
  });
}

/** Changes the address of a customer without an account; an invitation to the old one is void. Of an account it is the owner's. */
async function changeUnusedEmail(
  { services }: ApiContext,
  trx: Transaction,
  { id, email: before }: Customer,
  email: string,
): Promise<void> {
  if ((await findAccount(trx, id, services.now())) === 'own') refuse(customerRefusals, 'HAS_ACCOUNT');
  if (email !== '') {
    const owner = await findCustomerByEmail(trx, email);
    const fields = { email: customerRefusals.EMAIL_OF_ANOTHER.message };
    if (owner && owner.id !== id) refuse(customerRefusals, 'EMAIL_OF_ANOTHER', { fields });
  }
  await removeResets(trx, [before.toLowerCase()]);
  await updateCustomer(trx, id, { email, invitedAt: null });
}
