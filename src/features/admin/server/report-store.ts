import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import { vatPercent } from '../../../shared/money.ts';
import type { ReportGroup } from '../report-contract.ts';

/** Two instants; the second is the first one after the period. */
export type Span = { since: Date; before: Date };

/** Orders that count as turnover: confirmed and later, not cancelled; by the day on which they were placed. */
const isSold = ({ since, before }: Span) => sql`
  created_at >= ${since} and created_at < ${before} and status in ('confirmed', 'processing', 'shipped', 'delivered')`;

/** What stays of an order after refunds, with VAT. */
const grossCents = sql`(total_cents - refunded_cents)`;
const per = sql.lit(100 + vatPercent);
/** Half a cent upwards. */
const netCents = sql`((${grossCents}::bigint * 100 + ${sql.lit((100 + vatPercent) / 2)}) / ${per})`;

/** Amounts in cents of one day in Athens. */
export type DaySum = { day: string; orders: number; netCents: number; grossCents: number };

/** The turnover of each day in Athens on which something was sold. */
export async function listDays(db: Kysely<DB>, span: Span): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select to_char((created_at at time zone 'Europe/Athens')::date, 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(${netCents})::float8 as net_cents, sum(${grossCents})::float8 as gross_cents
    from orders where ${isSold(span)}
    group by (created_at at time zone 'Europe/Athens')::date`.execute(db);
  return rows;
}

/** A row of a grouped report; amounts in cents. */
export type GroupRow = {
  key: string;
  name: string;
  detail: string | null;
  count: number;
  netCents: number | null;
};

/**
 * The lines of sold orders with the share of each order's amount that stays after discount and refunds; so the groups and the
 * delivery add up to the orders' totals.
 */
const lines = (span: Span) => sql`
  sold as materialized (
    select id, shipping_cents, ${grossCents}::float8 / nullif(total_cents + discount_cents, 0) as share
    from orders where ${isSold(span)}
  ), line as (
    select order_lines.*, share from order_lines join sold on sold.id = order_id
  )`;

const goods = sql`sum(price_cents * quantity * share)`;

const groups: Readonly<
  Record<ReportGroup, (span: Span, days: { from: string; to: string }) => RawBuilder<unknown>>
> = {
  product: (span) => sql`
      with ${lines(span)}
      select sku as key, max(name) as name, sku as detail, sum(quantity)::int as count, ${goods} as net_cents
      from line group by sku`,
  brand: (span) => sql`
      with ${lines(span)}, piece as (
        select product_id, sum(quantity) as pieces, ${goods} as net from line group by product_id)
      select coalesce(brand, '') as key, coalesce(nullif(brand, ''), 'Χωρίς μάρκα') as name, null as detail,
        sum(pieces)::int as count, sum(net) as net_cents
      from piece left join products on products.id = product_id group by brand`,
  category: (span) => sql`
      with ${lines(span)}, piece as (
        select product_id, sum(quantity) as pieces, ${goods} as net from line group by product_id)
      select coalesce(categories.id, '') as key, coalesce(categories.name, 'Διαγραμμένα προϊόντα') as name,
        null as detail, sum(pieces)::int as count, sum(net) as net_cents
      from piece left join products on products.id = product_id
      left join categories on categories.id = category_id
      group by categories.id, categories.name`,
  customer: (span) => sql`
      with bought as (
        select customer_id, count(*)::int as count, sum(${netCents}) as net_cents
        from orders where ${isSold(span)} group by customer_id)
      select customer_id as key, coalesce(company_name, first_name || ' ' || last_name) as name, afm as detail,
        bought.count, bought.net_cents
      from bought join customers on customers.id = customer_id`,
  service: (span, { from, to }) => sql`
      with ${lines(span)}
      select 'installation' as key, 'Εγκατάσταση προϊόντων' as name, null as detail,
        coalesce(sum(quantity), 0)::int as count, coalesce(sum(installation_price_cents * quantity * share), 0) as net_cents
      from line where with_installation
      union all
      select 'shipping', 'Μεταφορικά', null, (count(*) filter (where shipping_cents > 0))::int,
        coalesce(sum(shipping_cents * share), 0)
      from sold
      union all
      select 'visit:' || service_title, 'Επισκέψεις: ' || service_title, null, count(*)::int, null
      from appointments where date >= ${from} and date <= ${to} and status = 'completed' group by service_title`,
};

/** The turnover of a period by what it is grouped by, the largest first. */
export async function listGroups(
  db: Kysely<DB>,
  group: ReportGroup,
  span: Span,
  days: { from: string; to: string },
  most: number,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select key, name, detail, count, round(net_cents)::float8 as net_cents from (${groups[group](span, days)}) grouped
    order by net_cents desc nulls last, count desc, key limit ${most}`.execute(db);
  return rows;
}

/** The pairs of products that were most often in one order, at least twice. */
export async function listPairs(db: Kysely<DB>, span: Span) {
  const { rows } = await sql<
    Record<'firstSku' | 'first' | 'secondSku' | 'second', string> & { orders: number }
  >`
    with sold as materialized (select id from orders where ${isSold(span)}),
    one as materialized (select order_id, sku from order_lines join sold on id = order_id),
    pair as (
      select a.sku as first_sku, b.sku as second_sku, count(distinct a.order_id)::int as orders
      from one a join one b on b.order_id = a.order_id and a.sku < b.sku
      group by 1, 2 having count(distinct a.order_id) > 1
      order by 3 desc, 1, 2 limit 20)
    select pair.*,
      (select name from order_lines where sku = first_sku limit 1) as first,
      (select name from order_lines where sku = second_sku limit 1) as second
    from pair order by orders desc, first_sku, second_sku`.execute(db);
  return rows;
}

type Waits = { received: number; answered: number; median: number | null; ninety: number | null };

const waits = (from: RawBuilder<unknown>) => sql<Waits>`
  select count(*)::int as received, count(answered_at)::int as answered,
    (percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)) / 60)::float8 as median,
    (percentile_cont(0.9) within group (order by extract(epoch from answered_at - asked_at)) / 60)::float8 as ninety
  from (${from}) asked`;

/** How long the messages of a period, and the chats handed over to a person, waited for their first answer, in minutes. */
export async function readWaits(db: Kysely<DB>, { since, before }: Span) {
  const messages = await waits(sql`
    select created_at as asked_at, (select min(at) from contact_replies where message_id = m.id) as answered_at
    from contact_messages m where created_at >= ${since} and created_at < ${before}`).execute(db);
  const chats = await waits(sql`
    select handed_over_at as asked_at, answered_at from chat_conversations
    where handed_over_at >= ${since} and handed_over_at < ${before} and not is_demo`).execute(db);
  const none = { received: 0, answered: 0, median: null, ninety: null };
  return { messages: messages.rows[0] ?? none, chats: chats.rows[0] ?? none };
}

/** The orders of a period with their lines, the company and its tax number, in the order in which they were placed. */
export async function listLinesToExport(db: Kysely<DB>, { since, before }: Span) {
  const { rows } = await sql<ExportedLine>`
    select order_number, o.created_at, o.status, first_name || ' ' || last_name as customer, email,
      coalesce(invoice ->> 'companyName', company_name) as company, coalesce(invoice ->> 'afm', afm) as afm,
      l.sku, l.name, l.quantity, l.price_cents, l.with_installation, l.installation_price_cents,
      o.shipping_cents, o.discount_cents, o.total_cents, o.refunded_cents, payment_method, payment_state, l.position
    from orders o join customers on customers.id = customer_id join order_lines l on l.order_id = o.id
    where o.created_at >= ${since} and o.created_at < ${before}
    order by o.created_at, o.id, l.position`.execute(db);
  return rows;
}

type ExportedLine = Record<
  'orderNumber' | 'status' | 'customer' | 'email' | 'sku' | 'name' | 'paymentMethod' | 'paymentState',
  string
> &
  Record<'company' | 'afm', string | null> &
  Record<
    | 'quantity'
    | 'priceCents'
    | 'installationPriceCents'
    | 'shippingCents'
    | 'discountCents'
    | 'totalCents'
    | 'refundedCents'
    | 'position',
    number
  > & { createdAt: Date; withInstallation: boolean };

export type { ExportedLine };
