import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { pointsLeftBy } from '../points/rules.ts';
import { listPointed } from '../points/server/store.ts';

/**
 * Deletes the orders placed before an instant, unless a document of theirs was issued since, with all their
 * data, and equally old withdrawals. Their points stay in the customers' balances, and what they moved of the
 * money on account stays moved.
 */
export async function removeOrdersBefore(trx: Transaction, before: Date): Promise<void> {
  const isOld = sql<boolean>`created_at < ${before} and not exists (
    select from order_documents where order_id = orders.id and issued_at >= ${before})`;
  const carried = (await listPointed(trx, isOld)).map(
    ({ customerId, orders }) =>
      [customerId, orders.reduce((sum, order) => sum + pointsLeftBy(order), 0)] as const,
  );
  if (carried.length > 0)
    await sql`
      update customers set points_carried = points_carried + gone.points
      from unnest(${carried.map(([id]) => id)}::text[], ${carried.map(([, points]) => points)}::integer[])
        as gone (customer_id, points)
      where customers.id = gone.customer_id`.execute(trx);
  await sql`
    insert into account_payments (customer_id, kind, amount_cents, via, happened_on, person, at)
    select customer_id, case when moved > 0 then 'payment' else 'refund' end, abs(moved), 'carried',
      (now() at time zone 'Europe/Athens')::date, '', now()
    from (
      select customer_id, sum(case kind when 'refund' then amount_cents else -amount_cents end) as moved
      from payment_steps join orders on orders.id = order_id
      where ${isOld} and undone_at is null and via in ('from_account', 'to_account')
      group by customer_id
    ) gone where moved <> 0`.execute(trx);
  await trx.deleteFrom('orders').where(isOld).execute();
  await trx.deleteFrom('withdrawals').where('createdAt', '<', before).execute();
}
