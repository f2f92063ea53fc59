import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import { accountOf, type PointedOrder } from '../points.ts';

/** A customer's points, calculated from the orders, and the balance. */
export async function readPoints(db: Kysely<DB>, customerId: string) {
  const { rows } = await sql<{ carried: number; orders: (Omit<PointedOrder, Dated> & Instants)[] }>`
    select points_carried as carried, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'orderNumber', order_number, 'totalCents', total_cents, 'discountCents', discount_cents,
        'createdAt', created_at, 'deliveredAt', case status when 'delivered' then coalesce(delivered_at, created_at) end, 'undoneAt', coalesce(refunded_at, (
          select max(at) from order_history where order_id = orders.id and to_status = 'cancelled'
            and orders.status = 'cancelled')),
        'withdrawnAt', (select min(created_at) from withdrawals where order_id = orders.id and is_own)))
      from orders where customer_id = customers.id), '[]') as orders
    from customers where id = ${customerId}`.execute(db);
  const { carried = 0, orders = [] } = rows[0] ?? {};
  return accountOf(
    orders.map(({ createdAt, deliveredAt, undoneAt, withdrawnAt, ...order }) => ({
      ...order,
      createdAt: new Date(createdAt),
      deliveredAt: instant(deliveredAt),
      undoneAt: instant(undoneAt),
      withdrawnAt: instant(withdrawnAt),
    })),
    carried,
  );
}

type Dated = 'createdAt' | 'deliveredAt' | 'undoneAt' | 'withdrawnAt';
type Instants = { createdAt: string } & Record<Exclude<Dated, 'createdAt'>, string | null>;

const instant = (text: string | null) => (text === null ? null : new Date(text));
