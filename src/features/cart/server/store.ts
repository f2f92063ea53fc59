import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import { maxQuantity } from '../contract.ts';
import type { StoredLine, SoldProduct } from '../rules.ts';

/** The key of a line in a customer's cart. */
export type LineKey = { customerId: string; productId: number; withInstallation: boolean };

/**
 * The rows of `lines` in the order in which they were added, each with its product's current data, or with the name of a
 * deleted product.
 */
async function withProducts(db: Kysely<DB>, lines: RawBuilder<unknown>): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    with ${lines}
    select product_id, with_installation, quantity, removed_name is not null as is_gone, coalesce(sku, '') as sku,
      coalesce(name, removed_name) as name, coalesce(short_description, '') as description, image_urls[1] as image,
      coalesce(price_cents, 0) as price_cents, coalesce(in_stock, false) as in_stock, stock_quantity,
      coalesce(installation_available, false) as installation_available, installation_price_cents
    from lines left join products on products.id = product_id
    order by added_at, product_id, with_installation`.execute(db);
  return rows;
}

/** A customer's lines in the order in which they were added, each with its product's current data. */
export function listCart(db: Kysely<DB>, customerId: string): Promise<StoredLine[]> {
  return withProducts(db, sql`lines as (select * from cart_lines where customer_id = ${customerId})`);
}

/** The current data of these products; missing ones are left out. */
export async function listSoldProducts(db: Kysely<DB>, ids: readonly number[]): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    select id as product_id, sku, name, image_urls[1] as image, price_cents, in_stock, stock_quantity,
      installation_available, installation_price_cents
    from products where id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** The cart after changing one line in the same statement; the statement sees the other lines unchanged. */
function cartAfter(trx: Transaction, line: LineKey, change: RawBuilder<unknown>): Promise<StoredLine[]> {
  const { customerId, productId, withInstallation } = line;
  return withProducts(
    trx,
    sql`changed as (${change} returning *),
    lines as (
      select * from changed
      union all
      select * from cart_lines
      where customer_id = ${customerId} and (product_id, with_installation) <> (${productId}, ${withInstallation})
    )`,
  );
}

/**
 * Adds pieces to a line, creating it if necessary, and returns the new cart. The line is missing from it if the product or
 * the customer no longer exists or the quantity would exceed the maximum. The product row is locked; the customer row is
 * not: an orphaned cart holds no personal data.
 */
export function addPieces(trx: Transaction, line: LineKey, quantity: number): Promise<StoredLine[]> {
  const { customerId, productId, withInstallation } = line;
  const change = sql`
    insert into cart_lines (customer_id, product_id, with_installation, quantity)
    select buyer.id, products.id, ${withInstallation}, ${quantity}
    from customers as buyer, products
    where buyer.id = ${customerId} and buyer.deleted_at is null and products.id = ${productId}
    for key share of products
    on conflict (customer_id, product_id, with_installation) do update
    set quantity = cart_lines.quantity + excluded.quantity
    where cart_lines.quantity + excluded.quantity <= ${maxQuantity}`;
  return cartAfter(trx, line, change);
}

/** Sets a line's quantity and returns the new cart; the line is missing from it if it did not exist. */
export function setPieces(trx: Transaction, line: LineKey, quantity: number): Promise<StoredLine[]> {
  const { customerId, productId, withInstallation } = line;
  const change = sql`
    update cart_lines set quantity = ${quantity}
    where customer_id = ${customerId} and product_id = ${productId} and with_installation = ${withInstallation}`;
  return cartAfter(trx, line, change);
}

/** Deletes lines from a customer's cart; missing ones are ignored. */
export async function removeLines(
  trx: Transaction,
  customerId: string,
  lines: readonly Omit<LineKey, 'customerId'>[],
): Promise<void> {
  await trx
    .deleteFrom('cartLines')
    .where('customerId', '=', customerId)
    .where(({ or, and }) =>
      or(lines.map(({ productId, withInstallation }) => and({ productId, withInstallation }))),
    )
    .execute();
}
