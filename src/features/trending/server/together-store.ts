import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';

/**
 * The products in stock that at least `minCustomers` customers ordered together with a product since an instant, those of
 * most customers first. Customers count, not orders: what one customer buys is never shown. Cancelled orders do not count.
 */
export async function listTogether(
  db: Kysely<DB>,
  productId: number,
  { since, minCustomers, most }: { since: Date; minCustomers: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    with held as (
      select distinct orders.id, customer_id
      from order_lines join orders on orders.id = order_id
      where product_id = ${productId} and not is_void and created_at >= ${since}
    )
    select other.product_id
    from held
    join order_lines other on other.order_id = held.id
    join products on products.id = other.product_id and in_stock and not is_draft
    where other.product_id <> ${productId}
    group by other.product_id
    having count(distinct customer_id) >= ${minCustomers}
    order by count(distinct customer_id) desc, other.product_id
    limit ${most}`.execute(db);
  return rows.map((row) => row.productId);
}
