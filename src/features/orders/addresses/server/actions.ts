import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { formatPhone } from '#shared/phone.ts';
import { lockStanding } from '#features/customers/server/store.ts';
import { maxAddresses, type AddressEntry, type SavedAddress } from '../contract.ts';
import { keepAddress } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
import * as store from './store.ts';

const ownerOf = ({ viewer }: ApiContext): string =>
  viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');

async function readBook(db: Parameters<typeof store.listAddresses>[0], customerId: string) {
  const rows = await store.listAddresses(db, customerId);
  return rows.map(({ address, ...row }): SavedAddress => ({
    ...row,
    ...address,
    phone: formatPhone(address.phone),
  }));
}

const keptOf = ({ label = '', isDefault, ...address }: AddressEntry) => ({
  label,
  isDefault,
  address: keepAddress(address),
});

/** Changes the book under a lock of the customer's row, so that concurrent changes see each other, and returns it. */
function changeBook(
  context: ApiContext,
  change: (trx: Transaction, customerId: string) => Promise<void>,
): Promise<SavedAddress[]> {
  const customerId = ownerOf(context);
  return write(context.services, async (trx) => {
    if (!(await lockStanding(trx, customerId))) refuse(generalRefusals, 'LOGIN_REQUIRED');
    await change(trx, customerId);
    return readBook(trx, customerId);
  });
}

export const readAddresses = (context: ApiContext): Promise<SavedAddress[]> =>
  readBook(context.services.database.db, ownerOf(context));

/** Keeps an address; one that is there word for word is not kept twice. */
export const addAddress = (context: ApiContext, entry: AddressEntry): Promise<SavedAddress[]> =>
  changeBook(context, async (trx, customerId) => {
    const kept = keptOf(entry);
    const known = await store.listAddresses(trx, customerId);
    const same = known.find(
      ({ label, address }) => label === kept.label && saidIn(address) === saidIn(kept.address),
    );
    if (same) {
      if (kept.isDefault) await store.updateAddress(trx, { id: same.id, customerId }, kept);
      return;
    }
    if (known.length >= maxAddresses) refuse(orderRefusals, 'ADDRESS_BOOK_FULL');
    await store.insertAddress(trx, {
      ...kept,
      id: newId(),
      customerId,
      createdAt: context.services.now(),
    });
  });

export const changeAddress = (
  context: ApiContext,
  { addressId, ...entry }: AddressEntry & { addressId: string },
): Promise<SavedAddress[]> =>
  changeBook(context, async (trx, customerId) => {
    const isThere = await store.updateAddress(trx, { id: addressId, customerId }, keptOf(entry));
    if (!isThere) refuse(orderRefusals, 'ADDRESS_NOT_FOUND');
  });

export const removeAddress = (
  context: ApiContext,
  { addressId }: { addressId: string },
): Promise<SavedAddress[]> =>
  changeBook(context, (trx, customerId) => store.removeAddress(trx, { id: addressId, customerId }));

/** An address in words that do not depend on the order of its fields. */
const saidIn = (address: object) =>
  JSON.stringify(
    Object.entries(address)
      .filter(([, value]) => value !== undefined)
      .toSorted(),
  );
