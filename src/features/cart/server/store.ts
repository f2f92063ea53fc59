import type { Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';

/** The sum of the quantities in a customer's cart. */
export async function countCart(db: Kysely<DB>, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cartLines')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('quantity'), eb.lit(0)).as('count'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
