import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '#server/db/database.ts';

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

/**
 * Returns the pieces that an order took from a counted stock and that are not back yet; returns the ids of the products that
 * were sold out before.
 */
export const returnStock = (trx: Transaction, orderId: string): Promise<number[]> =>
  addStock(
    trx,
    sql`select product_id, sum(quantity - returned_quantity)::integer as quantity from order_lines
      where order_id = ${orderId} and product_id is not null and from_stock group by product_id`,
  );

/**
 * Counts some pieces of an order's lines as returned, and puts those that were taken from a counted stock back into it. Null
 * if a line has fewer left; else the ids of the products that were sold out before.
 */
export async function returnPieces(
  trx: Transaction,
  orderId: string,
  pieces: ReadonlyMap<number, number>,
): Promise<number[] | null> {
  const { rows } = await sql<Returned>`
    update order_lines set returned_quantity = returned_quantity + back.quantity
    from unnest(${[...pieces.keys()]}::integer[], ${[...pieces.values()]}::integer[]) as back (line, quantity)
    where order_id = ${orderId} and position = line and returned_quantity + back.quantity <= order_lines.quantity
    returning product_id, back.quantity, from_stock`.execute(trx);
  if (rows.length < pieces.size) return null;
  const known = rows.filter(({ productId, fromStock }) => productId !== null && fromStock);
  if (known.length === 0) return [];
  return addStock(
    trx,
    sql`select product_id, sum(quantity)::integer as quantity
      from unnest(${known.map(({ productId }) => productId)}::integer[], ${known.map(({ quantity }) => quantity)}::integer[])
        as back (product_id, quantity) group by product_id`,
  );
}

type Returned = { productId: number | null; quantity: number; fromStock: boolean };

/**
 * Takes back what `returnPieces` did: the pieces are with the customer after all. Null if a product no longer has them in its
 * counted stock; else the ids of the products that are sold out by it.
 */
export async function unreturnPieces(
  trx: Transaction,
  orderId: string,
  pieces: ReadonlyMap<number, number>,
): Promise<number[] | null> {
  const { rows } = await sql<Returned>`
    update order_lines set returned_quantity = returned_quantity - back.quantity
    from unnest(${[...pieces.keys()]}::integer[], ${[...pieces.values()]}::integer[]) as back (line, quantity)
    where order_id = ${orderId} and position = line
    returning product_id, back.quantity, from_stock`.execute(trx);
  const wanted = new Map<number, number>();
  for (const { productId, quantity, fromStock } of rows)
    if (productId !== null && fromStock) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  if (wanted.size === 0) return [];
  const counted = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...wanted.keys()])
    .where('stockQuantity', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const left = await takeStock(trx, new Map(counted.map(({ id }) => [id, wanted.get(id) ?? 0])));
  if (left.length < counted.length) return null;
  return left.filter(({ stockQuantity }) => stockQuantity === 0).map(({ productId }) => productId);
}

async function addStock(trx: Transaction, pieces: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ productId: number; stockQuantity: number; quantity: number }>`
    with returned as (${pieces}), held as materialized (
      select id from products where id in (select product_id from returned) order by id for no key update
    )
    update products set stock_quantity = stock_quantity + returned.quantity
    from returned join held on held.id = returned.product_id
    where products.id = held.id and products.stock_quantity is not null and returned.quantity > 0
    returning products.id as product_id, products.stock_quantity, returned.quantity`.execute(trx);
  return rows
    .filter(({ stockQuantity, quantity }) => stockQuantity === quantity)
    .map(({ productId }) => productId);
}

type Moved = { productId: number; sku: string; name: string };

/**
 * Moves counted stocks by what an order has more (positive) or fewer pieces of each product. `missing` is a product with too few
 * left, and the caller must roll back; `soldOut` are those that nothing is left of, `back` those that had been sold out.
 */
export async function moveStock(
  trx: Transaction,
  more: ReadonlyMap<number, number>,
): Promise<{ missing: number | undefined; soldOut: Moved[]; back: Moved[] }> {
  const moved = [...more].filter(([, pieces]) => pieces !== 0);
  if (moved.length === 0) return { missing: undefined, soldOut: [], back: [] };
  const { rows } = await sql<Moved & { was: number; wanted: number }>`
    with held as materialized (
      select id, stock_quantity as was, wanted.pieces
      from unnest(${moved.map(([id]) => id)}::integer[], ${moved.map(([, pieces]) => pieces)}::integer[])
        as wanted (product_id, pieces)
      join products on id = product_id
      where stock_quantity is not null
      order by id for no key update of products
    ), changed as (
      update products set stock_quantity = stock_quantity - held.pieces
      from held where products.id = held.id and held.was >= held.pieces
      returning products.id
    )
    select products.id as product_id, sku, name, was, pieces as wanted from held join products on products.id = held.id`.execute(
    trx,
  );
  return {
    missing: rows.find(({ was, wanted }) => was < wanted)?.productId,
    soldOut: rows.filter(({ was, wanted }) => wanted > 0 && was === wanted),
    back: rows.filter(({ was, wanted }) => wanted < 0 && was === 0),
  };
}
