import { isOn } from '#shared/switches.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { Overview } from '../contract.ts';

/** The days and instants that the overview counts by; days are Athens days. */
export type OverviewTimes = {
  today: LocalDate;
  /** The first instant of today. */
  todayAt: Date;
  /** The first day of the charts, and its first instant. */
  since: LocalDate;
  sinceAt: Date;
  /** The instant 30 days ago. */
  monthAt: Date;
  /** At this number of pieces or fewer a product without a mark of its own is low. */
  lowStockAt: number;
  /** An offer that ends by this day is pressing. */
  offersEndBy: LocalDate;
  /** The first day of the visits whose missing report is asked for. */
  unreportedSince: LocalDate;
};

type Overviewed = Omit<Overview, 'money' | 'opening'>;

/** The maximum number of each kind that is listed. */
const most = 10;

const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const shownAppointment = sql`id, service_title as "serviceName", customer_name as "customerName", date,
  to_char(interval '1 hour' * start_hour, 'HH24:MI') as time, status`;

const shownCustomer = sql`id, first_name || ' ' || last_name as name, company_name as "companyName",
  is_verified and not is_rejected as "isActive", account_type as "accountType",
  ${instant('created_at')} as "createdAt"`;

const count = (from: RawBuilder<unknown>) => sql`(select count(*)::int from ${from})`;

/** The rows of a query as JSON, without null fields. */
const rows = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(r))), '[]') from (${query}) as r)`;

function perDay(table: 'alive' | 'appointments' | 'orders', { since, sinceAt, today }: OverviewTimes) {
  return sql`(
    select jsonb_agg(coalesce(n, 0) order by day)
    from generate_series(${since}::date, ${today}::date, interval '1 day') as day
    left join (
      select (created_at at time zone 'Europe/Athens')::date as made, count(*)::int as n
      from ${sql.table(table)} where created_at >= ${sinceAt} group by 1) as counted on made = day::date)`;
}

/** All data of the overview in one statement, so that its figures are consistent. */
export function readOverview(
  db: Kysely<DB>,
  times: OverviewTimes,
  appliedAt: RawBuilder<Date>,
): Promise<Overviewed> {
  return db.transaction().execute(async (trx) => {
    // Planned for its days anew each time, the statement takes half as long again, and finds nothing better.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    return readAll(trx, times, appliedAt);
  });
}

async function readAll(
  trx: Transaction,
  times: OverviewTimes,
  appliedAt: RawBuilder<Date>,
): Promise<Overviewed> {
  const { today, todayAt, monthAt, lowStockAt, offersEndBy, unreportedSince } = times;
  const isLow = sql`(in_stock and stock_quantity <= coalesce(low_stock_at, ${lowStockAt}::integer))`;
  const onToday = sql`appointments where date = ${today} and status not in ('cancelled', 'rejected')`;
  const { rows: found } = await sql<Overviewed>`
    with alive as not materialized (select * from customers where deleted_at is null),
    undecided as not materialized (
      select customers.*, ${appliedAt} as applied_at from alive customers where not is_verified and not is_rejected),
    unconfirmed as not materialized (select * from appointments where status in ('pending', 'pending_approval')),
    placed as not materialized (select * from orders where is_unconfirmed),
    unrefunded as not materialized (
      select *, case when part_cents > 0 then part_cents else total_cents end - refunded_cents as due_cents
      from orders where is_refund_due),
    unsent as not materialized (
      select *, (select min(sent_at) from order_parcels where order_id = orders.id) as since
      from orders where is_preparing and id in (select order_id from order_parcels)),
    overdue as not materialized (
      select * from orders where payment_method = 'on_account' and payment_state = 'due' and due_on <= ${today} and not is_void
        and not is_withdrawn),
    unfinished as not materialized (
      select * from offers where not is_template and state in ('sent', 'seen')
        and (open_questions > 0 or valid_until <= ${offersEndBy}::date)),
    unbilled as not materialized (select * from contracts where next_bill_on <= ${today}),
    unreported as not materialized (select * from unreported_visits where date >= ${unreportedSince}::date),
    unclosed as not materialized (select * from recalls where done_at is null and withdrawn_at is null),
    unanswered as not materialized (select * from contact_messages where status = 'new'),
    awaited as not materialized (
      select * from chat_conversations
      where waiting_since is not null and state in ('waiting', 'open') and ${isOn('chat')}::boolean),
    unjudged as not materialized (select * from reviews where status = 'pending' and ${isOn('reviews')}::boolean),
    stock as (
      select count(*)::int as products, (count(*) filter (where created_at >= ${monthAt}))::int as new,
        (count(*) filter (where not in_stock and not is_draft))::int as out,
        (count(*) filter (where not is_draft and ${isLow}))::int as low
      from products where deleted_at is null),
    people as (
      select count(*)::int as customers, (count(*) filter (where created_at >= ${monthAt}))::int as new from alive)
    select
      jsonb_build_object(
        'products', stock.products,
        'productsThisMonth', stock.new,
        'outOfStock', stock.out,
        'customers', people.customers,
        'customersThisMonth', people.new,
        'pendingApprovals', ${count(sql`undecided`)},
        'appointmentsToday', ${count(onToday)},
        'pendingAppointments', ${count(sql`unconfirmed`)},
        'visitsUnreported', ${count(sql`unreported`)},
        'ordersToday', ${count(sql`orders where created_at >= ${todayAt}`)},
        'pendingOrders', ${count(sql`placed`)},
        'refundsDue', ${count(sql`unrefunded`)},
        'partlySent', ${count(sql`unsent`)},
        'overdue', ${count(sql`overdue`)},
        'offersWaiting', ${count(sql`unfinished`)},
        'contractsDue', ${count(sql`unbilled`)},
        'openRecalls', ${count(sql`unclosed`)},
        'newMessages', ${count(sql`unanswered`)},
        'waitingChats', ${count(sql`awaited`)},
        'pendingReviews', ${count(sql`unjudged`)},
        'lowStock', stock.low,
        'activeAlerts', ${count(sql`alerts where audience in ('admin', 'demo') and status = 'active'`)}
      ) as counts,
      jsonb_build_object(
        'chat', exists (select from chat_conversations),
        'reviews', exists (select from reviews)
      ) as kept,
      jsonb_build_object(
        'registrations', ${perDay('alive', times)},
        'bookings', ${perDay('appointments', times)},
        'orders', ${perDay('orders', times)}
      ) as "perDay",
      (select coalesce(sum(due_cents), 0) / 100.0 from unrefunded)::float8 as "refundTotal",
      ${rows(sql`
        select id, sku, name, image_urls[1] as "imageUrl", category_id as "categoryId", price_cents / 100.0 as price, in_stock as "inStock"
        from products where deleted_at is null order by created_at desc, id desc limit 5`)} as "latestProducts",
      ${rows(sql`select ${shownCustomer} from alive order by created_at desc, id limit 5`)} as "latestCustomers",
      ${rows(sql`
        select ${shownAppointment}, to_char(interval '1 hour' * (start_hour + hours), 'HH24:MI') as "endTime", coalesce((
          select jsonb_agg(distinct technician_id) from technician_hours where appointment_id = appointments.id), '[]') as "technicianIds"
        from ${onToday} order by start_hour, id limit 200`)} as today,
      ${rows(sql`
        select id, name, exists (select from technician_absences
          where technician_id = technicians.id and ${today} between from_date and to_date) as "isAway"
        from technicians
        where is_active or exists (
          select from technician_hours where technician_id = technicians.id and date = ${today} and appointment_id is not null)
        order by position, id limit 50`)} as crew,
      ${rows(sql`
        select o.id, order_number as "orderNumber", shipping_address ->> 'fullName' as "customerName"
        from orders o where estimated_delivery = ${today} and (is_preparing or is_in_transit)
        order by created_at, id limit 20`)} as deliveries,
      jsonb_build_object(
        'approvals', ${rows(sql`
          select ${shownCustomer}, nullif(afm, '') as afm, ${instant('applied_at')} as "appliedAt"
          from undecided order by applied_at, id limit ${most}`)},
        'appointments', ${rows(sql`
          select ${shownAppointment}, ${instant('created_at')} as "createdAt"
          from unconfirmed order by created_at, id limit ${most}`)},
        'orders', ${rows(sql`
          select o.id, order_number as "orderNumber", first_name || ' ' || last_name as "customerName",
            total_cents / 100.0 as total, ${instant('o.created_at')} as "createdAt"
          from placed o join customers c on c.id = o.customer_id order by o.created_at, o.id limit ${most}`)},
        'refunds', ${rows(sql`
          select o.id, order_number as "orderNumber", first_name || ' ' || last_name as "customerName",
            due_cents / 100.0 as total, ${instant('since')} as since
          from (select *, coalesce((
            select max(at) from order_history where is_void and order_id = unrefunded.id and to_status = status), created_at) as since
            from unrefunded) o
          join customers c on c.id = o.customer_id order by since, o.id limit ${most}`)},
        'partlySent', ${rows(sql`
          select o.id, order_number as "orderNumber", first_name || ' ' || last_name as "customerName", ${instant('since')} as since
          from unsent o join customers c on c.id = o.customer_id order by since, o.id limit ${most}`)},
        'overdue', ${rows(sql`
          select o.id, order_number as "orderNumber", first_name || ' ' || last_name as "customerName",
            greatest(0, total_cents - credited_cents - part_cents) / 100.0 as total, due_on as "dueOn"
          from overdue o join customers c on c.id = o.customer_id order by due_on, o.id limit ${most}`)},
        'offers', ${rows(sql`
          select o.id, offer_number as "offerNumber", recipient_name as "customerName", total_cents / 100.0 as total,
            open_questions as questions, valid_until as "validUntil", ${instant('updated_at')} as since
          from unfinished o order by updated_at, id limit ${most}`)},
        'contracts', ${rows(sql`
          select count(*)::int as count, min(next_bill_on) as "dueOn" from unbilled having count(*) > 0`)},
        'unreported', ${rows(sql`select count(*)::int as count, min(date) as date from unreported having count(*) > 0`)},
        'recalls', ${rows(sql`
          select o.id, title, ${instant('o.created_at')} as since,
            (select count(distinct customer_id)::int from recall_holders where recall_id = o.id and told_at is null) as untold
          from unclosed o order by o.created_at, o.id limit ${most}`)},
        'chats', ${rows(sql`
          select chat.id, coalesce(first_name || ' ' || last_name, contact_name) as name,
            coalesce((select left(content, 140) from chat_messages where conversation_id = chat.id and not is_note
              order by seq desc limit 1), '') as "lastText",
            ${instant('waiting_since')} as since
          from awaited chat left join customers c on c.id = customer_id order by waiting_since, chat.id limit ${most}`)},
        'messages', ${rows(sql`
          select id, name, subject, ${instant('created_at')} as "createdAt"
          from unanswered order by created_at, id limit ${most}`)},
        'reviews', ${rows(sql`
          select r.id, products.name as "productName", r.rating, ${instant('r.created_at')} as "createdAt"
          from unjudged r join products on products.id = product_id
          order by r.created_at, r.id limit ${most}`)},
        'lowStock', ${rows(sql`
          select id, sku, name, stock_quantity as "stockQuantity" from products
          where not is_draft and ${isLow} order by stock_quantity, id limit ${most}`)},
        'products', ${rows(sql`
          select id, sku, name from products where not in_stock and not is_draft order by updated_at desc, id limit ${most}`)}
      ) as waiting
    from stock, people`.execute(trx);
  const [overview] = found;
  if (!overview) throw new Error('A select without a table gives one row');
  return overview;
}
