import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { StoredAddress } from '../../present.ts';

/** A kept address as it is written. */
export type KeptAddress = { label: string; address: StoredAddress; isDefault: boolean };

/** A customer's addresses, the default first, then the newest. */
export async function listAddresses(db: Kysely<DB>, customerId: string) {
  return db
    .selectFrom('customerAddresses')
    .where('customerId', '=', customerId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .select(['id', 'label', 'isDefault', sql<StoredAddress>`address`.as('address')])
    .execute();
}

/** The address with which a customer's checkout begins, if one was chosen. */
export async function findDefaultAddress(
  db: Kysely<DB>,
  customerId: string,
): Promise<StoredAddress | undefined> {
  const found = await db
    .selectFrom('customerAddresses')
    .where('customerId', '=', customerId)
    .where('isDefault', '=', true)
    .select(sql<StoredAddress>`address`.as('address'))
    .executeTakeFirst();
  return found?.address;
}

const noDefault = (trx: Transaction, customerId: string) =>
  trx
    .updateTable('customerAddresses')
    .set({ isDefault: false })
    .where('customerId', '=', customerId)
    .where('isDefault', '=', true)
    .execute();

/** Stores an address. The customer's row must be locked. */
export async function insertAddress(
  trx: Transaction,
  row: KeptAddress & { id: string; customerId: string; createdAt: Date },
): Promise<void> {
  if (row.isDefault) await noDefault(trx, row.customerId);
  await trx
    .insertInto('customerAddresses')
    .values({ ...row, address: JSON.stringify(row.address) })
    .execute();
}

/** Changes an address; false if the customer has none with this id. The customer's row must be locked. */
export async function updateAddress(
  trx: Transaction,
  { id, customerId }: { id: string; customerId: string },
  kept: KeptAddress,
): Promise<boolean> {
  if (kept.isDefault) await noDefault(trx, customerId);
  const { numUpdatedRows } = await trx
    .updateTable('customerAddresses')
    .set({ ...kept, address: JSON.stringify(kept.address) })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeAddress(
  trx: Transaction,
  { id, customerId }: { id: string; customerId: string },
): Promise<void> {
  await trx
    .deleteFrom('customerAddresses')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .execute();
}
