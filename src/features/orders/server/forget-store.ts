import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { pointsLeftBy } from '../points/rules.ts';
import { listOldPointed } from '../points/server/store.ts';

/**
 * Deletes the orders placed before an instant, with all their data, and equally old withdrawals. Their points stay in the
 * customers' balances.
 */
export async function removeOrdersBefore(trx: Transaction, before: Date): Promise<void> {
  const carried = (await listOldPointed(trx, before)).map(
    ({ customerId, orders }) =>
      [customerId, orders.reduce((sum, order) => sum + pointsLeftBy(order), 0)] as const,
  );
  if (carried.length > 0)
    await sql`
      update customers set points_carried = points_carried + gone.points
      from unnest(${carried.map(([id]) => id)}::text[], ${carried.map(([, points]) => points)}::integer[])
        as gone (customer_id, points)
      where customers.id = gone.customer_id`.execute(trx);
  await trx.deleteFrom('orders').where('createdAt', '<', before).execute();
  await trx.deleteFrom('withdrawals').where('createdAt', '<', before).execute();
}
