import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { bookingDefaults } from '#features/booking/booking-defaults.ts';
import { changePlace } from '#features/booking/server/place-actions.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { accountRefusals } from '../refusals.ts';
import { findFormerStreet, listAt } from './moved-store.ts';

/** What is still to go to the address that a customer has left, as far as the office knows of the move. */
export async function listLeftBehind({ services }: ApiContext, { customerId }: { customerId: string }) {
  const { db } = services.database;
  const customer = (await findCustomer(db, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
  const { address = '' } = bookingDefaults(customer);
  const street = await findFormerStreet(db, customerId);
  if (street === undefined || !customer.address || customer.address === street)
    return { address, visits: [], orders: [] };
  return { address, ...(await listAt(db, customerId, street, services.now())) };
}

/** Sends the chosen visits to the customer's new address; all of them or none. */
export async function bringVisits(
  context: ApiContext,
  { customerId, visitIds }: { customerId: string; visitIds: readonly string[] },
): Promise<void> {
  await write(context.services, async (trx) => {
    const customer = (await findCustomer(trx, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    if (!customer.address) refuse(accountRefusals, 'NO_NEW_ADDRESS');
    const { address = '' } = bookingDefaults(customer);
    for (const id of [...new Set(visitIds)].toSorted())
      await changePlace(context, trx, { id, customerId, address });
  });
}
