import { sql, type RawBuilder } from 'kysely';
import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

/** The customer who stays, and the one who becomes part of him. */
export type Merged = { kept: string; gone: string };

type Merging = Merged & { maxCartLines: number };
/** How the rows of a column that names a customer come to the kept one, in order. */
type Move = (merging: Merging) => RawBuilder<unknown>[];
type Follow = (merged: Merged) => RawBuilder<unknown>[];

const follow =
  (table: string, column = 'customer_id'): Follow =>
  ({ kept, gone }) => [
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${kept} where ${sql.ref(column)} = ${gone}`,
  ];

/** Of what both have for the same thing, the kept customer's stays. */
const followOnce =
  (table: string, same: string): Follow =>
  (ids) => [
    sql`delete from ${sql.table(table)} other where customer_id = ${ids.gone} and exists (
      select from ${sql.table(table)} own where own.customer_id = ${ids.kept} and own.${sql.ref(same)} = other.${sql.ref(same)})`,
    ...follow(table)(ids),
  ];

const end =
  (table: string): Move =>
  ({ gone }) => [sql`delete from ${sql.table(table)} where customer_id = ${gone}`];

/** Every column that references a customer: a test derives them from the database, and fails for one that is not here. */
export const customerMoves: Record<string, Move> = {
  'orders.customer_id': ({ kept, gone }) => [
    // Of two orders with the same key of their browsers neither is lost.
    sql`update orders set customer_id = ${kept}, idempotency_key = left(id || ' ' || idempotency_key, 200)
      where customer_id = ${gone}`,
  ],
  'account_payments.customer_id': follow('account_payments'),
  'appointments.customer_id': follow('appointments'),
  'offers.customer_id': follow('offers'),
  'contracts.customer_id': follow('contracts'),
  'chat_conversations.customer_id': follow('chat_conversations'),
  'alerts.customer_id': follow('alerts'),
  'customer_events.customer_id': follow('customer_events'),
  'customer_notes.customer_id': follow('customer_notes'),
  'audit_log.actor_id': follow('audit_log', 'actor_id'),
  'customer_addresses.customer_id': ({ kept, gone }) => [
    sql`delete from customer_addresses other where customer_id = ${gone} and exists (
      select from customer_addresses own where own.customer_id = ${kept} and own.address = other.address)`,
    sql`update customer_addresses set customer_id = ${kept},
        is_default = is_default and not exists (select from customer_addresses where customer_id = ${kept} and is_default)
      where customer_id = ${gone}`,
  ],
  'cart_lines.customer_id': ({ kept, gone, maxCartLines }) => [
    sql`update cart_lines own set quantity = least(999, own.quantity + other.quantity)
      from cart_lines other where own.customer_id = ${kept} and other.customer_id = ${gone}
        and other.product_id = own.product_id and other.with_installation = own.with_installation`,
    sql`delete from cart_lines other where customer_id = ${gone} and exists (
      select from cart_lines own where own.customer_id = ${kept} and own.product_id = other.product_id
        and own.with_installation = other.with_installation)`,
    // An order takes no more lines than a cart: of the other's those stay that were there first.
    sql`delete from cart_lines where customer_id = ${gone} and (product_id, with_installation) in (
      select product_id, with_installation from cart_lines where customer_id = ${gone}
      order by added_at, product_id, with_installation
      offset greatest(0, ${maxCartLines} - (select count(*) from cart_lines where customer_id = ${kept})))`,
    ...follow('cart_lines')({ kept, gone }),
  ],
  'product_views.customer_id': ({ kept, gone }) => [
    sql`update product_views own set views = own.views + other.views, viewed_at = greatest(own.viewed_at, other.viewed_at)
      from product_views other where own.customer_id = ${kept} and other.customer_id = ${gone}
        and other.product_id = own.product_id`,
    ...followOnce('product_views', 'product_id')({ kept, gone }),
  ],
  'wish_list_items.customer_id': followOnce('wish_list_items', 'product_id'),
  'restock_requests.customer_id': followOnce('restock_requests', 'product_id'),
  'recall_told.customer_id': followOnce('recall_told', 'recall_product_id'),
  // One person has one review of a product: the later one.
  'reviews.customer_id': ({ kept, gone }) => [
    sql`delete from reviews other using reviews own where other.product_id = own.product_id
      and other.customer_id in (${kept}, ${gone}) and own.customer_id in (${kept}, ${gone})
      and (other.updated_at, other.id) < (own.updated_at, own.id)`,
    ...follow('reviews')({ kept, gone }),
  ],
  'customer_emails.customer_id': followOnce('customer_emails', 'email'),
  // Access is the kept customer's own.
  'sessions.customer_id': end('sessions'),
  'email_changes.customer_id': end('email_changes'),
};

/** What is counted before two customers are merged, by the words of the office. */
const counted = {
  orders: sql`orders where customer_id = `,
  payments: sql`account_payments where undone_at is null and customer_id = `,
  appointments: sql`appointments where customer_id = `,
  offers: sql`offers where customer_id = `,
  contracts: sql`contracts where customer_id = `,
  chats: sql`chat_conversations where customer_id = `,
  reviews: sql`reviews where customer_id = `,
  addresses: sql`customer_addresses where customer_id = `,
  notes: sql`customer_notes where deleted_at is null and customer_id = `,
};

export type Counted = Record<keyof typeof counted | 'messages', number>;

/** How much there is of a customer, by kind. */
export async function countDealings(db: Kysely<DB>, id: string): Promise<Counted> {
  const counts = Object.entries(counted).map(
    ([kind, from]) => sql`(select count(*)::int from ${from} ${id}) as ${sql.id(kind)}`,
  );
  const { rows } = await sql<Counted>`
    select ${sql.join(counts)}, (
      select count(*)::int from contact_messages where lower(email) in (
        select lower(email) from customers where id = ${id} and email <> ''
        union select lower(email) from customer_emails where customer_id = ${id})) as messages`.execute(db);
  return rows[0] ?? ({} as Counted);
}

/** The products whose reviews may change with the merge. */
export async function listReviewed(db: Kysely<DB>, ids: Merged): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .where('customerId', 'in', [ids.kept, ids.gone])
    .select('productId')
    .execute();
  return rows.map(({ productId }) => productId);
}

/** Locks the orders of both, and then both customers, in the order in which payments lock them. */
export async function lockBoth(trx: Transaction, { kept, gone }: Merged): Promise<void> {
  await trx
    .selectFrom('orders')
    .where('customerId', 'in', [kept, gone])
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  await trx
    .selectFrom('customers')
    .where('id', 'in', [kept, gone])
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
}

/** Brings everything of a customer to another, fills what the other has blank, and removes the row. */
export async function mergeRows(trx: Transaction, merging: Merging): Promise<void> {
  const { kept, gone } = merging;
  await sql`
    insert into customer_emails (customer_id, email)
    select ${kept}, email from customers where id = ${gone} and email <> ''
    on conflict do nothing`.execute(trx);
  for (const move of Object.values(customerMoves))
    for (const statement of move(merging)) await statement.execute(trx);
  // Columns without a reference.
  await sql`update audit_log set entity_id = ${kept} where entity = 'customer' and entity_id = ${gone}`.execute(
    trx,
  );
  await sql`
    update customer_imports set customer_ids = array_remove(customer_ids, ${gone})
    where ${gone} = any(customer_ids)`.execute(trx);
  await sql`
    update customers own set phone = coalesce(own.phone, other.phone), company_name = coalesce(own.company_name, other.company_name),
      afm = coalesce(own.afm, other.afm), doy = coalesce(own.doy, other.doy),
      profession = coalesce(own.profession, other.profession), address = coalesce(own.address, other.address),
      city = case when own.address is null then coalesce(other.city, own.city) else own.city end,
      postal_code = case when own.address is null then coalesce(other.postal_code, own.postal_code) else own.postal_code end,
      former_addresses = array(
        select min(street) from unnest(own.former_addresses || other.former_addresses) with ordinality as former (street, n)
        where greek_key(street) <> greek_key(coalesce(own.address, other.address, ''))
        group by greek_key(street) order by min(n) limit 5),
      points_carried = own.points_carried + other.points_carried,
      created_at = least(own.created_at, other.created_at)
    from customers other where own.id = ${kept} and other.id = ${gone}`.execute(trx);
  await sql`
    delete from password_resets where email = (select lower(email) from customers where id = ${gone})`.execute(
    trx,
  );
  const { rows } = await sql<{ email: string }>`
    delete from customers where id = ${gone} returning email`.execute(trx);
  // Only now is the address free.
  const email = rows[0]?.email ?? '';
  if (email === '') return;
  await sql`
    with filled as (update customers set email = ${email} where id = ${kept} and email = '' returning id)
    delete from customer_emails using filled
    where customer_id = filled.id and lower(customer_emails.email) = lower(${email})`.execute(trx);
}
