import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Customer } from '../contract.ts';
import type { NewCustomerFields } from '../intake-contract.ts';
import { customerRefusals } from '../refusals.ts';
import { detailsOf } from './details.ts';
import { insertEvent } from './event-store.ts';
import { insertNote } from './note-store.ts';
import { findCustomer, insertCustomer } from './store.ts';

/** Refuses an address that another customer has, at its field. */
function refuseEmail(): never {
  const fields = { email: customerRefusals.EMAIL_OF_ANOTHER.message };
  return refuse(customerRefusals, 'EMAIL_OF_ANOTHER', { fields });
}

/** Stores a customer whom the office makes, with the history and the note; false if the address is another's. */
export async function storeCustomer(
  context: ApiContext,
  trx: Transaction,
  id: string,
  { email = '', accountType, canViewPrices, note, ...details }: NewCustomerFields,
): Promise<boolean> {
  const now = context.services.now();
  const decided = { isVerified: true, canViewPrices, decidedAt: now };
  const customer = { ...detailsOf(details), ...decided, email, accountType, passwordHash: '' };
  if (!(await insertCustomer(trx, id, customer, now))) return false;
  await insertEvent(trx, id, { event: 'created', actorName: context.caller.adminName, at: now });
  if (note)
    await insertNote(trx, {
      id: newId(),
      customerId: id,
      text: note,
      author: whoActs(context),
      createdAt: now,
    });
  return true;
}

/** What the audit log keeps of a customer whom the office made. */
export const auditedCustomer = ({ email, canViewPrices, ...details }: NewCustomerFields) => ({
  ...detailsOf(details),
  email: email ?? '',
  isVerified: true,
  canViewPrices,
});

/** Adds a customer, approved and without a sign-in, within a transaction; undefined if another has the address. */
export async function addCustomerAs(
  context: ApiContext,
  trx: Transaction,
  id: string,
  fields: NewCustomerFields,
): Promise<Customer | undefined> {
  if (!(await storeCustomer(context, trx, id, fields))) return undefined;
  const customer = (await findCustomer(trx, id)) ?? refuse(generalRefusals, 'NOT_FOUND');
  await audit(trx, context, {
    entity: 'customer',
    entityId: id,
    label: customer.fullName,
    after: auditedCustomer(fields),
  });
  return customer;
}

/** Adds a customer; refused if another has the address. */
export const addCustomer = (context: ApiContext, fields: NewCustomerFields): Promise<Customer> =>
  write(
    context.services,
    async (trx) => (await addCustomerAs(context, trx, newId(), fields)) ?? refuseEmail(),
  );
