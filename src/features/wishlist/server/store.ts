import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

const onSale = (db: Kysely<DB>) => db.selectFrom('products').where('isDraft', '=', false).select('id');

/** The ids of the products on sale in a customer's list, newest first. */
export async function listWishIds(db: Kysely<DB>, customerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('wishListItems')
    .where('customerId', '=', customerId)
    .where('productId', 'in', onSale(db))
    .orderBy('addedAt', 'desc')
    .orderBy('productId', 'desc')
    .select('productId')
    .execute();
  return rows.map(({ productId }) => productId);
}

/** The products that a customer waits for, of these. */
export async function listWaiting(db: Kysely<DB>, customerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('restockRequests')
    .where('customerId', '=', customerId)
    .select('productId')
    .execute();
  return rows.map(({ productId }) => productId);
}

/**
 * Adds a product to a list; one that is there stays where it is. The customer's row is locked, so that concurrent calls
 * count each other. Returns whether the account and the product exist, and the number of products before.
 */
export async function insertWish(
  trx: Transaction,
  { customerId, productId }: { customerId: string; productId: number },
  most: number,
  now: Date,
): Promise<{ isKnown: boolean; isThere: boolean; isFull: boolean }> {
  const owner = await trx
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('deletedAt', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  const product = await trx
    .selectFrom('products')
    .where('id', '=', productId)
    .where('isDraft', '=', false)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  const counted = await trx
    .selectFrom('wishListItems')
    .where('customerId', '=', customerId)
    .where('productId', '<>', productId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const found = {
    isKnown: owner !== undefined,
    isThere: product !== undefined,
    isFull: counted.count >= most,
  };
  if (found.isKnown && found.isThere && !found.isFull)
    await trx
      .insertInto('wishListItems')
      .values({ customerId, productId, addedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return found;
}

export async function removeWish(
  trx: Transaction,
  { customerId, productId }: { customerId: string; productId: number },
): Promise<void> {
  await trx
    .deleteFrom('wishListItems')
    .where('customerId', '=', customerId)
    .where('productId', '=', productId)
    .execute();
}
