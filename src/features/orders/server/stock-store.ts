import { sql } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';

/**
 * Subtracts pieces from the counted stock of products with enough left. Rows are locked in order of their ids, so that two
 * orders cannot deadlock. Returns the remaining stock of each updated product.
 */
export async function takeStock(
  trx: Transaction,
  pieces: ReadonlyMap<number, number>,
): Promise<{ productId: number; stockQuantity: number }[]> {
  const wanted = JSON.stringify([...pieces].map(([productId, quantity]) => ({ productId, quantity })));
  const { rows } = await sql<{ productId: number; stockQuantity: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${wanted}::jsonb) as w ("productId" integer, quantity integer)
    ), held as materialized (
      select id from products where id in (select "productId" from wanted) order by id for no key update
    )
    update products set stock_quantity = stock_quantity - wanted.quantity
    from wanted join held on held.id = wanted."productId"
    where products.id = held.id and products.stock_quantity >= wanted.quantity
    returning products.id as product_id, products.stock_quantity`.execute(trx);
  return rows;
}

/** Returns an order's pieces to the counted stock; returns the ids of the products that were sold out before. */
export async function returnStock(trx: Transaction, orderId: string): Promise<number[]> {
  const { rows } = await sql<{ productId: number; stockQuantity: number; quantity: number }>`
    with returned as (
      select product_id, sum(quantity)::integer as quantity from order_lines
      where order_id = ${orderId} and product_id is not null group by product_id
    ), held as materialized (
      select id from products where id in (select product_id from returned) order by id for no key update
    )
    update products set stock_quantity = stock_quantity + returned.quantity
    from returned join held on held.id = returned.product_id
    where products.id = held.id and products.stock_quantity is not null
    returning products.id as product_id, products.stock_quantity, returned.quantity`.execute(trx);
  return rows
    .filter(({ stockQuantity, quantity }) => stockQuantity === quantity)
    .map(({ productId }) => productId);
}
