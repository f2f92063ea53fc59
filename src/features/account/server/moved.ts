import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { bookingDefaults } from '#features/booking/booking-defaults.ts';
import { changePlace } from '#features/booking/server/place-actions.ts';
import { changePlace as changeContractPlace } from '#features/contracts/server/change-actions.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { accountRefusals } from '../refusals.ts';
import { findFormerStreet, listAt } from './moved-store.ts';

/** What is still to go to the address that a customer has left, as far as the office knows of the move. */
export async function listLeftBehind({ services }: ApiContext, { customerId }: { customerId: string }) {
  const { db } = services.database;
  const customer = (await findCustomer(db, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
  const { address = '' } = bookingDefaults(customer);
  const isTold = Boolean(customer.email);
  const street = await findFormerStreet(db, customerId);
  if (street === undefined || !customer.address || customer.address === street)
    return { address, isTold, visits: [], contracts: [], orders: [] };
  return { address, isTold, ...(await listAt(db, customerId, street, services.now())) };
}

type Chosen = { customerId: string; visitIds: readonly string[]; contractIds: readonly string[] };

const eachOnce = (ids: readonly string[]) => [...new Set(ids)].toSorted();

/** Takes the chosen visits and contracts along to the customer's new address; all of them or none. */
export async function bringAlong(
  context: ApiContext,
  { customerId, visitIds, contractIds }: Chosen,
): Promise<void> {
  if (visitIds.length + contractIds.length === 0) refuse(accountRefusals, 'NOTHING_TO_BRING');
  await write(context.services, async (trx) => {
    const customer = (await findCustomer(trx, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    if (!customer.address) refuse(accountRefusals, 'NO_NEW_ADDRESS');
    const { address = '' } = bookingDefaults(customer);
    for (const id of eachOnce(visitIds)) await changePlace(context, trx, { id, customerId, address });
    if (contractIds.length === 0) return;
    const { city, postalCode } = customer;
    if (!city || !postalCode) return refuse(accountRefusals, 'NO_NEW_ADDRESS');
    const place = { address: customer.address, city, postalCode };
    for (const id of eachOnce(contractIds))
      await changeContractPlace(context, trx, { id, customerId, ...place });
  });
}
