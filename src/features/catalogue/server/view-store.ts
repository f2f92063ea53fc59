import { sql } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import { lockedCustomer } from '../../../server/db/locked-customer.ts';

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
