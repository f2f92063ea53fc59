import type { Services } from '#server/services.ts';
import { readCustomerFile } from '#features/customers/server/file-actions.ts';
import { listNotes } from '#features/customers/server/note-store.ts';
import { listAddresses } from '#features/orders/addresses/server/store.ts';
import { listCart } from '#features/cart/server/store.ts';
import { listOffers } from '#features/offers/server/store.ts';
import { centsToEuros } from '#shared/money.ts';
import type { CustomerSummary } from '../customer-summary-contract.ts';
import { listed, readDealings } from './customer-summary-store.ts';

/** A customer's account with everything that was bought, owed, booked, written and noted. */
export async function readCustomerSummary(services: Services, customerId: string): Promise<CustomerSummary> {
  const { db } = services.database;
  const customer = await readCustomerFile(services, customerId);
  const [dealings, notes, addresses, cart, { offers }] = await Promise.all([
    readDealings(db, customer),
    listNotes(db, customerId),
    listAddresses(db, customerId),
    listCart(db, customerId),
    listOffers(db, { state: 'all', search: '', customerId }, { page: 1, pageSize: listed }),
  ]);
  return {
    customer,
    notes,
    addresses: addresses.map(({ id, label, address }) => ({ id, label, ...address })),
    ...dealings,
    cart: cart
      .filter(({ isGone }) => !isGone)
      .map(({ productId, name, quantity, withInstallation }) => ({
        productId,
        name,
        quantity,
        withInstallation,
      })),
    offers: offers.map(({ id, offerNumber, title, state, totalCents, updatedAt }) => ({
      id,
      offerNumber,
      title,
      state,
      total: centsToEuros(totalCents),
      updatedAt: updatedAt.toISOString(),
    })),
  };
}
