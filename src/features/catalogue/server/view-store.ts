import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { lockedCustomer } from '#server/db/locked-customer.ts';
import type { DB } from '#server/db/schema.ts';

/** Counts a customer's view of a product; false if the product or the customer no longer exists. */
export async function countView(trx: Transaction, customerId: string, productId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('productViews')
    .columns(['customerId', 'productId'])
    .expression((eb) =>
      eb
        .selectFrom(['products', lockedCustomer(trx, customerId).as('viewer')])
        .select(['viewer.id as customerId', 'products.id'])
        .where('products.id', '=', productId)
        .where('isDraft', '=', false),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'productId'])
        .doUpdateSet({ views: sql`product_views.views + 1`, viewedAt: sql`now()` }),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The ids of the products that a customer looked at last, the latest first. */
export async function listViewed(db: Kysely<DB>, customerId: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('productViews')
    .innerJoin('products', 'products.id', 'productId')
    .where('customerId', '=', customerId)
    .where('isDraft', '=', false)
    .select('productId')
    .orderBy('viewedAt', 'desc')
    .orderBy('productId')
    .limit(most)
    .execute();
  return rows.map(({ productId }) => productId);
}
