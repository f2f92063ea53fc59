import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { maxQuantity } from '../limits.ts';
import type { StoredLine, SoldProduct } from '../rules.ts';

/** The code of the error with which the database refuses a line more than a cart may have. */
export const tooManyRows = '54000';

export type LineKey = { customerId: string; productId: number; withInstallation: boolean };

/**
 * The rows of `lines` in the order in which they were added, each with its product's current data, or with the name of a
 * product that is deleted or no longer on sale.
 */
const withProducts = (lines: RawBuilder<unknown>): RawBuilder<StoredLine> =>
  sql<StoredLine>`
    with ${lines}
    select product_id, with_installation, quantity, (removed_name is not null or coalesce(is_draft, false)) as is_gone, coalesce(sku, '') as sku,
      coalesce(name, removed_name) as name, coalesce(short_description, '') as description, image_urls[1] as image,
      coalesce(price_cents, 0) as price_cents, coalesce(in_stock, false) as in_stock, stock_quantity,
      coalesce(installation_available, false) as installation_available, installation_price_cents
    from lines left join products on products.id = product_id
    order by added_at, product_id, with_installation`;

/** A customer's lines in the order in which they were added, each with its product's current data. */
export async function listCart(db: Kysely<DB>, customerId: string): Promise<StoredLine[]> {
  const lines = sql`lines as (select * from cart_lines where customer_id = ${customerId})`;
  return (await withProducts(lines).execute(db)).rows;
}

/** What a customer's cart holds; locked until the transaction ends, so that two orders cannot both take it. */
export async function lockCart(trx: Transaction, customerId: string) {
  return trx
    .selectFrom('cartLines')
    .select(['productId', 'withInstallation', 'quantity'])
    .where('customerId', '=', customerId)
    .orderBy('productId')
    .orderBy('withInstallation')
    .forUpdate()
    .execute();
}

/**
 * The current data of these products; missing ones and drafts are left out. One alone is not asked for as a list, whose
 * length the database does not know before: it would plan the statement each time.
 */
export async function listSoldProducts(db: Kysely<DB>, ids: readonly number[]): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    select id as product_id, sku, name, image_urls[1] as image, price_cents, in_stock, stock_quantity,
      installation_available, installation_price_cents, held_facts(legal_facts,
        (select said.legal_facts from brands as said where said.name_key = brand_key)) as legal_facts
    from products where ${ids.length === 1 ? sql`id = ${ids[0]}` : sql`id = any(${[...ids]}::integer[])`}
      and not is_draft`.execute(db);
  return rows;
}

/** The cart after changing one line in the same statement; the statement sees the other lines unchanged. */
function cartAfter(line: LineKey, change: RawBuilder<unknown>, before = sql``): RawBuilder<StoredLine> {
  const { customerId, productId, withInstallation } = line;
  return withProducts(
    sql`${before} changed as (${change} returning *),
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
export async function addPieces(trx: Transaction, line: LineKey, quantity: number): Promise<StoredLine[]> {
  const { customerId, productId, withInstallation } = line;
  const change = sql`
    insert into cart_lines (customer_id, product_id, with_installation, quantity)
    select buyer.id, products.id, ${withInstallation}, ${quantity}
    from customers as buyer, products
    where buyer.id = ${customerId} and buyer.deleted_at is null and products.id = ${productId}
      and not is_draft
    for key share of products
    on conflict (customer_id, product_id, with_installation) do update
    set quantity = cart_lines.quantity + excluded.quantity
    where cart_lines.quantity + excluded.quantity <= ${maxQuantity}`;
  return (await cartAfter(line, change).execute(trx)).rows;
}

/**
 * As `addPieces`, for a transaction of one statement: the line is also missing from the new cart, and nothing was added, if
 * the product cannot be sold so (`whyNotSell`).
 */
export function addPiecesSold(line: LineKey, quantity: number): RawBuilder<StoredLine> {
  const { customerId, productId, withInstallation } = line;
  const change = sql`
    insert into cart_lines (customer_id, product_id, with_installation, quantity)
    select buyer_id, product_id, ${withInstallation}, ${quantity} from sold where ${quantity} <= most
    on conflict (customer_id, product_id, with_installation) do update
    set quantity = cart_lines.quantity + excluded.quantity
    where cart_lines.quantity + excluded.quantity <= (select most from sold)`;
  return cartAfter(
    line,
    change,
    sql`sold as materialized (
      select buyer.id as buyer_id, products.id as product_id,
        least(${sql.lit(maxQuantity)}, stock_quantity - coalesce((
          select quantity from cart_lines as other
          where other.customer_id = buyer.id and other.product_id = products.id
            and other.with_installation <> ${withInstallation}
        ), 0)) as most
      from customers as buyer, products
      where buyer.id = ${customerId} and buyer.deleted_at is null and products.id = ${productId} and in_stock
        and not is_draft
        and (not ${withInstallation} or (installation_available and installation_price_cents is not null))
      for key share of products
    ),`,
  );
}

/** Sets a line's quantity and returns the new cart; the line is missing from it if it did not exist. */
export async function setPieces(trx: Transaction, line: LineKey, quantity: number): Promise<StoredLine[]> {
  const { customerId, productId, withInstallation } = line;
  const change = sql`
    update cart_lines set quantity = ${quantity}
    where customer_id = ${customerId} and product_id = ${productId} and with_installation = ${withInstallation}`;
  return (await cartAfter(line, change).execute(trx)).rows;
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
