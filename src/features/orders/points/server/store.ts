import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { accountOf, type PointedOrder } from '../rules.ts';

/** What determines the points of the orders that `which` selects from the table `orders`, as JSON. */
const pointedOrders = (which: RawBuilder<unknown>) => sql<Stored[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', id, 'orderNumber', order_number, 'totalCents', total_cents, 'discountCents', discount_cents - office_discount_cents,
    'earnsPoints', earns_points, 'perEuro', points_per_euro, 'createdAt', created_at,
    'deliveredAt', case when has_arrived then coalesce(delivered_at, created_at) end,
    'cancelledAt', case when is_void then coalesce((
      select max(at) from order_history where order_id = orders.id and to_status = orders.status), created_at) end,
    'refunds', coalesce((
      select jsonb_agg(jsonb_build_object('at', step.at, 'cents', step.cents) order by step.at)
      from (
        select at, amount_cents as cents from payment_steps where order_id = orders.id and kind = 'refund'
        union all
        select undone_at, -amount_cents from payment_steps
        where order_id = orders.id and kind = 'refund' and undone_at is not null
        union all
        select coalesce(credited_at, created_at), total_cents - refunded_cents - kept_cents
        where total_cents - refunded_cents > kept_cents
      ) as step), '[]')))
  from orders where ${which}), '[]')`;

type Stored = Omit<PointedOrder, 'createdAt' | 'deliveredAt' | 'cancelledAt' | 'refunds'> & {
  createdAt: string;
  deliveredAt: string | null;
  cancelledAt: string | null;
  refunds: { at: string; cents: number }[];
};

const instant = (text: string | null) => (text === null ? null : new Date(text));

const read = ({ createdAt, deliveredAt, cancelledAt, refunds, ...order }: Stored): PointedOrder => ({
  ...order,
  createdAt: new Date(createdAt),
  deliveredAt: instant(deliveredAt),
  cancelledAt: instant(cancelledAt),
  refunds: refunds.map(({ at, cents }) => ({ at: new Date(at), cents })),
});

/** A customer's points, calculated from the orders, and the balance. */
export async function readPoints(db: Kysely<DB>, customerId: string) {
  const { rows } = await sql<{ carried: number; orders: Stored[] }>`
    select points_carried as carried, ${pointedOrders(sql`customer_id = customers.id`)} as orders
    from customers where id = ${customerId}`.execute(db);
  const { carried = 0, orders = [] } = rows[0] ?? {};
  return accountOf(orders.map(read), carried);
}

/** The orders of a condition on the table `orders` as far as they determine points, by customer. */
export async function listPointed(
  db: Kysely<DB>,
  which: RawBuilder<boolean>,
): Promise<{ customerId: string; orders: PointedOrder[] }[]> {
  const own = sql`customer_id = customers.id and ${which}`;
  const { rows } = await sql<{ customerId: string; orders: Stored[] }>`
    select id as customer_id, ${pointedOrders(own)} as orders from customers
    where exists (select from orders where ${own})`.execute(db);
  return rows.map(({ customerId, orders }) => ({ customerId, orders: orders.map(read) }));
}
