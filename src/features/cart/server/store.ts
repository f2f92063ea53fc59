import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import { maxQuantity } from '../contract.ts';
import type { KeptLine, SoldProduct } from '../rules.ts';

/** Names a line of a customer's cart. */
export type LineKey = { customerId: string; productId: number; withInstallation: boolean };

/**
 * The rows that `lines` is, in the order in which they were added, each with its product of today, or with the name of
 * one that was deleted.
 */
async function withProducts(db: Kysely<DB>, lines: RawBuilder<unknown>): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    with ${lines}
    select product_id, with_installation, quantity, removed_name is not null as is_gone, coalesce(sku, '') as sku,
      coalesce(name, removed_name) as name, coalesce(short_description, '') as description, image_urls[1] as image,
      coalesce(price_cents, 0) as price_cents, coalesce(in_stock, false) as in_stock, stock_quantity,
      coalesce(installation_available, false) as installation_available, installation_price_cents
    from lines left join products on products.id = product_id
    order by added_at, product_id, with_installation`.execute(db);
  return rows;
}

/** A customer's lines in the order in which they were added, each with its product of today. */
export function listCart(db: Kysely<DB>, customerId: string): Promise<KeptLine[]> {
  return withProducts(db, sql`lines as (select * from cart_lines where customer_id = ${customerId})`);
}

/** What is sold of these products today; those that do not exist are missing. */
export function listSoldProducts(db: Kysely<DB>, ids: readonly number[]): Promise<SoldProduct[]> {
  return db
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .select([
      'id as productId',
      'sku',
      'name',
      sql<string | null>`image_urls[1]`.as('image'),
      'priceCents',
      'inStock',
      'stockQuantity',
      'installationAvailable',
      'installationPriceCents',
    ])
    .execute();
}

/** The cart after a change of one line in the same statement, which sees the other lines as they were before it. */
function cartAfter(trx: Transaction, line: LineKey, change: RawBuilder<unknown>): Promise<KeptLine[]> {
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
 * Adds pieces to a line, which begins with them, and gives the cart after it; the line is missing from it when there is
 * no such product or customer any more or the line would grow too long. The product row is locked meanwhile; the customer
 * row is not, for an orphaned cart holds no personal data.
 */
export function addPieces(trx: Transaction, line: LineKey, quantity: number): Promise<KeptLine[]> {
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

/** Gives a line this quantity and gives the cart after it, without the line when there was none. */
export function setPieces(trx: Transaction, line: LineKey, quantity: number): Promise<KeptLine[]> {
  const { customerId, productId, withInstallation } = line;
  const change = sql`
    update cart_lines set quantity = ${quantity}
    where customer_id = ${customerId} and product_id = ${productId} and with_installation = ${withInstallation}`;
  return cartAfter(trx, line, change);
}

/** Takes lines out of a customer's cart; those that are not in it are no fault. */
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
