import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { OwnOrder } from '../contract.ts';
import type { Candidate } from '../recommendations.ts';

/** The dashboard's figures, amounts in cents. */
export type Figures = {
  totalOrders: number;
  pendingOrders: number;
  completedOrders: number;
  spentCents: number;
  notifications: number;
};

export async function countFigures(db: Kysely<DB>, customerId: string): Promise<Figures> {
  const row = await db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .select((eb) => [
      sql<number>`count(*)::int`.as('totalOrders'),
      sql<number>`(count(*) filter (where is_open))::int`.as('pendingOrders'),
      sql<number>`(count(*) filter (where has_arrived))::int`.as('completedOrders'),
      sql<string>`coalesce(sum(kept_cents) filter (where not is_void), 0)`.as('spentCents'),
      eb
        .selectFrom('alerts')
        .where('alerts.customerId', '=', customerId)
        .where('alerts.readAt', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('notifications'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    spentCents: Number(row.spentCents),
    notifications: row.notifications ?? 0,
  };
}

/**
 * A customer's latest orders, newest first, each with its number of pieces, the images of its first lines and its total in
 * cents.
 */
export async function listOwnOrders(db: Kysely<DB>, customerId: string, count: number) {
  return db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(count)
    .select([
      'id',
      'orderNumber',
      'createdAt',
      'totalCents',
      'vatPercent',
      'shippingMethod',
      'isOpen',
      sql<OwnOrder['status']>`status`.as('status'),
      sql<OwnOrder['paymentMethod']>`payment_method`.as('paymentMethod'),
      sql<boolean>`payment_state = 'due' and not is_withdrawn`.as('isOwed'),
      sql<number>`case when billed_contract_id is null then (select coalesce(sum(quantity), 0)::int from order_lines where order_id = orders.id and minutes is null) else 0 end`.as(
        'pieces',
      ),
      sql<string[]>`array(
        select image from order_lines where order_id = orders.id and image is not null
        group by image order by min(position) limit 3
      )`.as('images'),
    ])
    .execute();
}

/**
 * The products that may be recommended to a customer: in stock and not bought, closest to the customer's interests first.
 */
export async function listCandidates(
  db: Kysely<DB>,
  customerId: string,
  count: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with bought as (
      select product_id, sum(quantity)::int as pieces
      from order_lines join orders on orders.id = order_id
      where customer_id = ${customerId} and not is_void and product_id is not null
      group by product_id
    ), viewed as (
      select product_id, views from product_views where customer_id = ${customerId}
    ), interests as (
      select category_id, coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(views), 0)::int as views
      from products
      left join bought on bought.product_id = products.id
      left join viewed on viewed.product_id = products.id
      group by category_id
    )
    select products.id, products.category_id as "categoryId", interests.pieces as "boughtInCategory",
      interests.views as "viewsInCategory", coalesce(viewed.views, 0) as views,
      coalesce(rating, 0)::float8 as rating, is_featured as "isFeatured"
    from products
    join interests on interests.category_id = products.category_id
    left join viewed on viewed.product_id = products.id
    where in_stock and not is_draft and not exists (select from bought where bought.product_id = products.id)
    order by coalesce(viewed.views, 0) desc, interests.pieces desc, interests.views desc, is_featured desc,
      rating desc nulls last, products.id
    limit ${count}`.execute(db);
  return rows;
}

/** Whether the customer has an order that is neither delivered nor cancelled. */
export async function hasOpenOrders(db: Kysely<DB>, customerId: string): Promise<boolean> {
  const open = await db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .where('isOpen', '=', true)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Empties what the audit log says of a customer's records. Who changed them and when stays: their labels,
 * numbers and services, name nobody.
 */
export async function forgetAudit(trx: Transaction, customerId: string): Promise<void> {
  const own = (table: string) => sql`id from ${sql.table(table)} where customer_id = ${customerId}`;
  await sql`
    update audit_log set before = '{}', after = '{}'
    from (
      select unnest(array['appointment', 'visitReport']) as entity, ${own('appointments')}
      union all select 'order', ${own('orders')}
      union all select 'contract', ${own('contracts')}
      union all select 'offer', ${own('offers')}
      union all select 'review', ${own('reviews')}
    ) own
    where audit_log.entity = own.entity and entity_id = own.id`.execute(trx);
}

/**
 * Anonymises a customer's orders, withdrawals and accepted offers, and deletes the cart, addresses, changes
 * of the e-mail address, wish list, notes of recalls, restock requests, product views, reviews, other offers,
 * alerts, and chats with the messages that they were left as. Returns the deleted reviews, chats, messages.
 */
export async function forgetDealings(trx: Transaction, customerId: string) {
  await sql`
    update orders set order_notes = '', discount_reason = null, invoice = null, purchase_order = null,
      payment_reference = null, payment_expires_at = null, card_brand = null, card_last4 = null,
      shipping_address = jsonb_build_object(
        'fullName', 'Διαγραμμένος λογαριασμός', 'address', '—', 'city', shipping_address -> 'city',
        'postalCode', shipping_address -> 'postalCode', 'region', shipping_address -> 'region', 'phone', '—')
    where customer_id = ${customerId}`.execute(trx);
  const ofOrders = sql`order_id in (select id from orders where customer_id = ${customerId})`;
  await sql`
    update order_history set note = '', actor_name = case when actor <> 'customer' then actor_name end
    where ${ofOrders}`.execute(trx);
  // Money from the account is put against an order by the office, or by the customer in the checkout.
  await sql`
    update payment_steps set note = '', undone_reason = left(undone_reason, 0),
      person = case kind when 'account' then 'Διαγραμμένος λογαριασμός' else person end
    where ${ofOrders}`.execute(trx);
  await sql`
    update card_payments set reference = null, card_brand = null, card_last4 = null
    where ${ofOrders}`.execute(trx);
  await sql`
    update withdrawals set name = 'Διαγραμμένος λογαριασμός', email = '', statement = ''
    where ${ofOrders}
      or appointment_id in (select id from appointments where customer_id = ${customerId})`.execute(trx);
  await trx
    .updateTable('accountPayments')
    .set({ note: '', undoneReason: sql`left(undone_reason, 0)` })
    .where('customerId', '=', customerId)
    .execute();
  await trx.deleteFrom('cartLines').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('productViews').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('customerAddresses').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('customerEmails').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('emailChanges').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('recallTold').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('wishListItems').where('customerId', '=', customerId).execute();
  await sql`
    delete from restock_requests
    where customer_id = ${customerId} or email = (select email from customers where id = ${customerId})`.execute(
    trx,
  );
  const reviews = await trx
    .deleteFrom('reviews')
    .where('customerId', '=', customerId)
    .returning(['id', 'productId'])
    .execute();
  await trx.deleteFrom('alerts').where('customerId', '=', customerId).execute();
  // Administrators' alerts about this customer contain the name and link to what they are about, or say the whole address, which
  // may be a part of another's.
  await sql`
    with person as (select id, email from customers where id = ${customerId}),
    about as (
      select id from person
      union all select unnest(array[orders.id, order_number]) from orders join person on customer_id = person.id
      union all select appointments.id from appointments join person on customer_id = person.id
      union all select offers.id from offers join person on customer_id = person.id
      union all select unnest(array[chat_conversations.id, message_id])
        from chat_conversations join person on customer_id = person.id
    )
    update alerts set message = 'Διαγραμμένος λογαριασμός' from person
    where audience = 'admin' and (
      substring(link from '[^=]*$') in (select id from about)
      or person.email <> '' and person.email in (
        select rtrim(word, '.') from regexp_split_to_table(message, '[[:space:](),:;·]+') as word))`.execute(
    trx,
  );
  const offers = sql`customer_id = ${customerId}`;
  await sql`delete from offers where ${offers} and state <> 'accepted'`.execute(trx);
  // What became an order stays with it, without the person.
  await sql`delete from offer_questions where offer_id in (select id from offers where ${offers})`.execute(
    trx,
  );
  await sql`delete from offer_events where offer_id in (select id from offers where ${offers})`.execute(trx);
  await sql`delete from offer_files where offer_id in (select id from offers where ${offers})`.execute(trx);
  await sql`
    update offers set recipient_name = '', recipient_email = '', recipient_phone = '', decided_by = '',
      decided_from = null, decline_reason = '', title = '', draft = null, link_until = null
    where ${offers}`.execute(trx);
  await sql`
    update offer_versions set changes = '[]',
      lines = (
        select coalesce(jsonb_agg(line || '{"details": "", "discountReason": ""}'), '[]')
        from jsonb_array_elements(lines) line),
      content = content - array['title', 'intro', 'closing', 'discountReason']
        || jsonb_build_object('sections', (
          select coalesce(jsonb_agg(section - array['title', 'text', 'files'] || jsonb_build_object('lines', (
            select coalesce(jsonb_agg(line - array['details', 'discountReason', 'files']), '[]')
            from jsonb_array_elements(section -> 'lines') line))), '[]')
          from jsonb_array_elements(content -> 'sections') section))
    where offer_id in (select id from offers where ${offers})`.execute(trx);
  const chats = await trx
    .deleteFrom('chatConversations')
    .where('customerId', '=', customerId)
    .returning(['id', 'messageId'])
    .execute();
  const messages = chats.flatMap(({ messageId }) => messageId ?? []);
  await trx
    .deleteFrom('contactMessages')
    .where('id', '=', sql<string>`any(${messages}::text[])`)
    .execute();
  return { reviews, chats, messages };
}

/** All of a customer's data besides the account itself; the amounts of lines are in separate `amounts` objects. */
export async function listDealings(db: Kysely<DB>, customerId: string) {
  const { formerAddresses } = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select('formerAddresses')
    .executeTakeFirstOrThrow();
  const lines = sql<{ sku: string; name: string; quantity: number; amounts: Record<string, number> }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('sku', sku, 'name', name, 'quantity', quantity,
      'withInstallation', with_installation,
      'amounts', jsonb_build_object('price', price_cents, 'installationPrice', installation_price_cents)) order by position), '[]')
    from order_lines where order_id = orders.id)`;
  const cardPayments = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('amountCents', amount_cents, 'refundedCents', refunded_cents,
      'state', state, 'cardBrand', card_brand, 'cardLast4', card_last4, 'at', created_at) order by created_at), '[]')
    from card_payments where order_id = orders.id)`;
  const history = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('status', to_status, 'at', at) order by id), '[]')
    from order_history where order_id = orders.id)`;
  return {
    orders: await db
      .selectFrom('orders')
      .where('customerId', '=', customerId)
      .orderBy('createdAt')
      .select(['orderNumber', 'status', 'createdAt', 'deliveredAt', 'shippingAddress'])
      .select(['shippingMethod', 'deliveryLabel'])
      .select([
        'paymentMethod',
        'isPrepaid',
        'cashFeeCents',
        'cardBrand',
        'cardLast4',
        'orderNotes',
        'courier',
        'tracking',
      ])
      .select(['invoice', 'purchaseOrder'])
      .select([
        'subtotalCents',
        'shippingCents',
        'taxCents',
        'discountCents',
        'totalCents',
        'refundedCents',
        'vatPercent',
      ])
      .select([lines.as('lines'), history.as('history'), cardPayments.as('cardPayments')])
      .execute(),
    withdrawals: await db
      .selectFrom('withdrawals')
      .leftJoin('orders', 'orders.id', 'orderId')
      .leftJoin('appointments', 'appointments.id', 'appointmentId')
      .where(({ eb, or }) =>
        or([eb('orders.customerId', '=', customerId), eb('appointments.customerId', '=', customerId)]),
      )
      .select(['withdrawals.orderNumber', 'appointmentDate', 'name', 'email', 'statement'])
      .select('withdrawals.createdAt')
      .execute(),
    cart: await db
      .selectFrom('cartLines')
      .leftJoin('products', 'products.id', 'productId')
      .where('customerId', '=', customerId)
      .select(({ fn }) => ['sku', fn.coalesce('name', 'removedName').as('name'), 'quantity'])
      .select(['withInstallation', 'addedAt'])
      .execute(),
    addresses: await db
      .selectFrom('customerAddresses')
      .where('customerId', '=', customerId)
      .orderBy('createdAt')
      .select(['label', 'address', 'isDefault', 'createdAt'])
      .execute(),
    formerAddresses,
    formerEmails: await db
      .selectFrom('customerEmails')
      .where('customerId', '=', customerId)
      .orderBy('email')
      .select('email')
      .execute(),
    emailChanges: await db
      .selectFrom('emailChanges')
      .where('customerId', '=', customerId)
      .select(['oldEmail', 'newEmail', 'confirmedAt'])
      .execute(),
    wishList: await db
      .selectFrom('wishListItems')
      .innerJoin('products', 'products.id', 'productId')
      .where('customerId', '=', customerId)
      .select(['sku', 'name', 'addedAt'])
      .execute(),
    restockRequests: await db
      .selectFrom('restockRequests')
      .innerJoin('products', 'products.id', 'productId')
      .where('customerId', '=', customerId)
      .select(['sku', 'name', 'restockRequests.createdAt'])
      .execute(),
    viewedProducts: await db
      .selectFrom('productViews')
      .innerJoin('products', 'products.id', 'productId')
      .where('customerId', '=', customerId)
      .select(['sku', 'name', 'views', 'viewedAt'])
      .execute(),
    reviews: await db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'productId')
      .where('customerId', '=', customerId)
      .select(['sku', 'name', 'reviews.rating', 'title', 'text', 'status', 'reason', 'answer'])
      .select(['reviews.createdAt', 'reviews.updatedAt'])
      .execute(),
    chats: await db
      .selectFrom('chatConversations')
      .where('customerId', '=', customerId)
      .orderBy('openedAt')
      .orderBy('id')
      .select(['openedAt', 'closedAt', 'page', 'thumb', 'ratingWord'])
      .select(
        sql`(select coalesce(jsonb_agg(jsonb_build_object('sender', sender, 'text', content, 'at', at) order by seq), '[]')
          from chat_messages where conversation_id = chat_conversations.id and not is_note)`.as('messages'),
      )
      .execute(),
    notifications: await db
      .selectFrom('alerts')
      .where('customerId', '=', customerId)
      .select(['title', 'message', 'createdAt'])
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .where('customerId', '=', customerId)
      .select(['createdAt', 'seenAt', 'expiresAt'])
      .execute(),
  };
}
