import type { Services } from '#server/services.ts';
import { readCustomerFile } from '#features/customers/server/file-actions.ts';
import { listNotes } from '#features/customers/server/note-store.ts';
import { listAddresses } from '#features/orders/addresses/server/store.ts';
import type { CustomerSummary } from '../customer-summary-contract.ts';
import { readDealings } from './customer-summary-store.ts';

/** A customer's account with everything that was bought, owed, booked, written and noted. */
export async function readCustomerSummary(services: Services, customerId: string): Promise<CustomerSummary> {
  const { db } = services.database;
  const customer = await readCustomerFile(services, customerId);
  const [dealings, notes, addresses] = await Promise.all([
    readDealings(db, customer),
    listNotes(db, customerId),
    listAddresses(db, customerId),
  ]);
  return {
    customer,
    notes,
    addresses: addresses.map(({ id, label, address }) => ({ id, label, ...address })),
    ...dealings,
  };
}
