import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Customer } from '../contract.ts';
import type { CustomerFields } from '../details-contract.ts';
import { businessFields } from '../details-contract.ts';
import { fieldMessages } from '#shared/validation.ts';
import { findCustomer, lockStanding, updateCustomer } from './store.ts';

const detailsOf = ({
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
  { customerId, ...fields }: CustomerFields & { customerId: string },
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
    await updateCustomer(trx, customerId, detailsOf(fields));
    const customer = (await findCustomer(trx, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    await audit(trx, context, {
      entity: 'customer',
      entityId: customerId,
      label: customer.fullName,
      before: detailsOf(before),
      after: detailsOf(customer),
    });
    // The customer's own pages show the name and the details.
    await services.live.publish(trx, { customerId }, { type: 'changed', resources: ['account'] });
    return customer;
  });
}
