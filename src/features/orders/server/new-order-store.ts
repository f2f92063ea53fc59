import { sql, type Kysely } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import type { StoredChange, StoredOrder, StoredOrderLine } from '../present.ts';

/** The columns of a new order's row. */
export type NewOrder = Omit<
  StoredOrder,
  | 'customerName'
  | 'customerEmail'
  | 'status'
  | 'tracking'
  | 'courier'
  | 'deliveredAt'
  | 'refundedAt'
  | 'refundedCents'
  | 'lines'
  | 'history'
  | 'withdrawals'
> & { idempotencyKey: string; fingerprint: string };

/** The customer's order with this idempotency key. */
export function findByKey(db: Kysely<DB>, customerId: string, idempotencyKey: string) {
  return db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .where('idempotencyKey', '=', idempotencyKey)
    .select(['id', 'orderNumber', 'status', 'totalCents', 'fingerprint'])
    .executeTakeFirst();
}

/**
 * Inserts an order, its lines and its first history entries, and takes the lines out of the customer's cart, in one
 * statement. `taken`: the customer has an order with this idempotency key or the number is in use; `no-customer`: the
 * customer was deleted, and the caller must roll back. Waits for a concurrent insert with the same key. Raw, because the
 * query builder would take half as long as the database.
 */
export async function insertOrder(
  trx: Transaction,
  order: NewOrder,
  lines: readonly StoredOrderLine[],
  history: readonly Pick<StoredChange, 'actor' | 'fromStatus' | 'note'>[],
): Promise<'placed' | 'taken' | 'no-customer'> {
  const { rows } = await sql<{ isPlaced: boolean }>`
    with buyer as (
      select id from customers where id = ${order.customerId} and deleted_at is null for share
    ), placed as (
      insert into orders (id, order_number, customer_id, account_type, status, shipping_address, shipping_method,
        payment_method, payment_state, payment_reference, payment_expires_at, card_brand, card_last4, order_notes, invoice, purchase_order,
        begin_consent_at, subtotal_cents, shipping_cents, tax_cents, discount_cents, total_cents, estimated_delivery,
        idempotency_key, fingerprint, created_at)
      values (${order.id}, ${order.orderNumber}, ${order.customerId}, ${order.accountType}, 'pending',
        ${JSON.stringify(order.shippingAddress)}, ${order.shippingMethod}, ${order.paymentMethod}, ${order.paymentState},
        ${order.paymentReference}, ${order.paymentExpiresAt}, ${order.cardBrand}, ${order.cardLast4}, ${order.orderNotes},
        ${order.invoice && JSON.stringify(order.invoice)}, ${order.purchaseOrder}, ${order.beginConsentAt},
        ${order.subtotalCents}, ${order.shippingCents}, ${order.taxCents}, ${order.discountCents}, ${order.totalCents},
        ${order.estimatedDelivery}, ${order.idempotencyKey}, ${order.fingerprint}, ${order.createdAt})
      on conflict do nothing
      returning id, customer_id, created_at
    ), line as (
      select placed.id as order_id, placed.customer_id, line.*
      from placed, jsonb_to_recordset(${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb) as line
        (position integer, "productId" integer, sku text, name text, image text, "withInstallation" boolean,
         "priceCents" integer, "installationPriceCents" integer, quantity integer)
    ), stored_lines as (
      insert into order_lines (order_id, position, product_id, sku, name, image, with_installation, price_cents,
        installation_price_cents, quantity)
      select order_id, position, "productId", sku, name, image, "withInstallation", "priceCents",
        "installationPriceCents", quantity
      from line
    ), bought as (
      delete from cart_lines using line
      where cart_lines.customer_id = line.customer_id and product_id = "productId"
        and with_installation = "withInstallation"
    ), stored_history as (
      insert into order_history (order_id, from_status, to_status, actor, actor_id, note, at)
      select placed.id, entry."fromStatus", 'pending', entry.actor,
        case entry.actor when 'customer' then placed.customer_id end, entry.note, placed.created_at
      from placed, jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as entry ("fromStatus" text, actor text, note text)
    )
    select exists (select from placed) as is_placed from buyer`.execute(trx);
  const [stored] = rows;
  if (!stored) return 'no-customer';
  return stored.isPlaced ? 'placed' : 'taken';
}
