import { company } from '#shared/company.ts';
import { isOn } from '#shared/switches.ts';
import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { isTaken } from '#server/db/violations.ts';
import type { StoredChange, StoredOrder, StoredOrderLine } from '../../present.ts';

export type NewOrder = Omit<
  StoredOrder,
  | 'deliveredAt'
  | 'customerName'
  | 'customerEmail'
  | 'hasAccount'
  | 'tracking'
  | 'courier'
  | 'refundedAt'
  | 'refundedCents'
  | 'refundDueOn'
  | 'partCents'
  | 'isPrepaid'
  | 'lines'
  | 'history'
  | 'withdrawals'
> &
  Partial<Pick<StoredOrder, 'partCents' | 'isPrepaid' | 'deliveredAt'>> & {
    idempotencyKey: string;
    fingerprint: string;
  };

const rowOf = (
  line: StoredOrderLine,
  position: number,
) => sql`(${position}::integer, ${line.productId}::integer, ${line.sku},
  ${line.name}, ${line.image}, ${line.withInstallation}::boolean, ${line.priceCents}::integer,
  ${line.installationPriceCents}::integer, ${line.quantity}::integer, ${line.fromStock ?? true}::boolean,
  ${line.listPriceCents ?? null}::integer, ${line.minutes ?? null}::integer, ${line.costCents ?? null}::integer)`;

const maxNumbers = 3;

type KnownOrder = Pick<StoredOrder, 'id' | 'orderNumber' | 'status' | 'totalCents'> & { fingerprint: string };

/** The customer's order with this idempotency key. Raw, like `insertOrder`. */
export async function findByKey(db: Kysely<DB>, customerId: string, idempotencyKey: string) {
  const { rows } = await sql<KnownOrder>`
    select id, order_number, status, total_cents, fingerprint from orders
    where customer_id = ${customerId} and idempotency_key = ${idempotencyKey}`.execute(db);
  return rows[0];
}

/**
 * Inserts an order, its lines and its first history entries, and takes the lines of one of a cart out of it, in one
 * statement. `repeated`: the customer has an order with this idempotency key; `no-customer`: the customer was deleted, and
 * the caller must roll back. Throws if the number is in use. Waits for a concurrent insert with the same key. Raw, because
 * the query builder would take half as long as the database.
 */
export async function insertOrder(
  trx: Transaction,
  order: NewOrder,
  lines: readonly StoredOrderLine[],
  history: readonly Pick<StoredChange, 'actor' | 'actorName' | 'fromStatus' | 'note'>[],
  isOfCart: boolean,
): Promise<'placed' | 'repeated' | 'no-customer'> {
  const { rows } = await sql<{ isPlaced: boolean }>`
    with buyer as (
      select deleted_at from customers where id = ${order.customerId} for share
    ), placed as (
      insert into orders (id, order_number, customer_id, account_type, status, shipping_address, shipping_method,
        payment_method, payment_state, payment_reference, payment_expires_at, card_brand, card_last4, order_notes, invoice, purchase_order,
        begin_consent_at, terms_version, earns_points, points_per_euro, subtotal_cents, shipping_cents, tax_cents, discount_cents, total_cents, vat_percent, estimated_delivery,
        idempotency_key, fingerprint, created_at, delivery_label, delivery_days, cash_fee_cents, part_cents, is_prepaid,
        office_discount_cents, discount_reason, due_on, billed_visit_id, billed_contract_id, delivered_at, offer_id, deposit_cents)
      values (${order.id}, ${order.orderNumber}, ${order.customerId}, ${order.accountType}, ${order.status},
        ${JSON.stringify(order.shippingAddress)}, ${order.shippingMethod}, ${order.paymentMethod}, ${order.paymentState},
        ${order.paymentReference}, ${order.paymentExpiresAt}, ${order.cardBrand}, ${order.cardLast4}, ${order.orderNotes},
        ${order.invoice && JSON.stringify(order.invoice)}, ${order.purchaseOrder}, ${order.beginConsentAt}, ${order.termsVersion ?? null},
        ${isOn('points')}, ${company().points.perEuro},
        ${order.subtotalCents}, ${order.shippingCents}, ${order.taxCents}, ${order.discountCents}, ${order.totalCents}, ${order.vatPercent},
        ${order.estimatedDelivery}, ${order.idempotencyKey}, ${order.fingerprint}, ${order.createdAt},
        ${order.deliveryLabel}, ${order.deliveryDays}, ${order.cashFeeCents}, ${order.partCents ?? 0}, ${order.isPrepaid ?? false},
        ${order.officeDiscountCents ?? 0}, ${order.discountReason ?? null}, ${order.dueOn ?? null}, ${order.billedVisitId ?? null}, ${order.billedContractId ?? null},
        ${order.deliveredAt ?? null}, ${order.offerId ?? null}, ${order.depositCents ?? 0})
      on conflict (customer_id, idempotency_key) do nothing
      returning id, customer_id, created_at
    ), line as (
      select placed.id as order_id, line.*
      from placed, (values ${sql.join(lines.map(rowOf))}) as line (position, product_id, sku, name, image,
        with_installation, price_cents, installation_price_cents, quantity, from_stock, list_price_cents, minutes, cost_cents)
    ), stored_lines as (
      insert into order_lines (order_id, position, product_id, sku, name, image, with_installation, price_cents,
        installation_price_cents, quantity, from_stock, list_price_cents, minutes, cost_cents)
      select order_id, position, product_id, sku, name, image, with_installation, price_cents, installation_price_cents,
        quantity, from_stock, list_price_cents, minutes,
        coalesce(cost_cents, (select purchase_price_cents from products where id = product_id))
      from line
    ), bought as (
      delete from cart_lines using line
      where ${isOfCart} and cart_lines.customer_id = ${order.customerId} and cart_lines.product_id = line.product_id
        and cart_lines.with_installation = line.with_installation
    ), stored_history as (
      insert into order_history (order_id, from_status, to_status, actor, actor_id, actor_name, note, at)
      select placed.id, from_status, ${order.status}, actor, case actor when 'customer' then placed.customer_id end, actor_name, note,
        placed.created_at
      from placed, (values ${sql.join(history.map(({ actor, actorName, fromStatus, note }) => sql`(${fromStatus}::text, ${actor}, ${actorName ?? null}::text, ${note})`))}) as entry
        (from_status, actor, actor_name, note)
    )
    select exists (select from placed) as is_placed from buyer where deleted_at is null`.execute(trx);
  const [stored] = rows;
  if (!stored) return 'no-customer';
  return stored.isPlaced ? 'placed' : 'repeated';
}

/** Repeats a transaction whose order got a number that is in use. */
export async function withUnusedNumber<Result>(place: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await place();
    } catch (error) {
      if (!isTaken(error) || tries === maxNumbers) throw error;
    }
  }
}
