import { sql } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';

/** Subtracts pieces from a product's counted stock if enough is left; empty otherwise. */
function takeOne(trx: Transaction, productId: number, quantity: number) {
  return sql<{ productId: number; stockQuantity: number }>`
    update products set stock_quantity = stock_quantity - ${quantity}
    where id = ${productId} and stock_quantity >= ${quantity}
    returning id as product_id, stock_quantity`.execute(trx);
}

/** As `takeOne`, for several products. Rows are locked in order of their ids, so that two orders cannot deadlock. */
function takeSeveral(trx: Transaction, pieces: ReadonlyMap<number, number>) {
  return sql<{ productId: number; stockQuantity: number }>`
    with held as materialized (
      select id, wanted.quantity
      from unnest(${[...pieces.keys()]}::integer[], ${[...pieces.values()]}::integer[]) as wanted (product_id, quantity)
      join products on id = product_id
      order by id for no key update of products
    )
    update products set stock_quantity = stock_quantity - held.quantity
    from held
    where products.id = held.id and products.stock_quantity >= held.quantity
    returning products.id as product_id, products.stock_quantity`.execute(trx);
}

/**
 * Subtracts pieces from the counted stock of products with enough left; returns the remaining stock of each updated product.
 * Locking rows in order takes twice as long as the change itself, so one product is changed directly.
 */
export async function takeStock(
  trx: Transaction,
  pieces: ReadonlyMap<number, number>,
): Promise<{ productId: number; stockQuantity: number }[]> {
  const [[productId, quantity] = []] = pieces;
  const isOne = pieces.size === 1 && productId !== undefined && quantity !== undefined;
  const { rows } = await (isOne ? takeOne(trx, productId, quantity) : takeSeveral(trx, pieces));
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
