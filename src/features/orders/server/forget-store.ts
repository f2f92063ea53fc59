import { sql } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';

/**
 * Deletes the orders placed before an instant, with all their data, and equally old withdrawals. Their points stay in the
 * customers' balances.
 */
export async function removeOrdersBefore(trx: Transaction, before: Date): Promise<void> {
  await sql`
    update customers set points_carried = points_carried + gone.points
    from (
      select customer_id, sum(
        case when status = 'cancelled' or refunded_at is not null then 0 else
          case when status <> 'delivered' or exists (
            select from withdrawals where order_id = orders.id and is_own) then 0 else total_cents / 100 end
          - discount_cents end)::int as points
      from orders where created_at < ${before} group by customer_id
    ) as gone where customers.id = gone.customer_id`.execute(trx);
  await trx.deleteFrom('orders').where('createdAt', '<', before).execute();
  await trx.deleteFrom('withdrawals').where('createdAt', '<', before).execute();
}
