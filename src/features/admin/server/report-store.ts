import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { MarginSum } from '../margin.ts';
import type { ReportGroup } from '../report-contract.ts';
import { alikeVisits, netCents, visitMoney } from './visit-margin-store.ts';

/** Two instants; the second is the first one after the period. */
export type Span = { since: Date; before: Date };

/** Orders that count as turnover: confirmed and later, not cancelled; by the day on which they were placed. */
const isSold = ({ since, before }: Span) => sql`
  created_at >= ${since} and created_at < ${before} and is_sale`;

/** What stays of an order after refunds and credit notes, with VAT. */
const grossCents = sql`kept_cents`;
/** An amount in cents with VAT. */
const withVat = (cents: RawBuilder<unknown>) => sql`${cents} * (100 + vat_percent) / 100`;

const cashFeeCents = sql`(coalesce(sum(cash_fee_cents) filter (where payment_method = 'cash' and not is_prepaid), 0))::float8`;

/** Amounts in cents of one day in Athens. */
export type DaySum = {
  day: string;
  orders: number;
  netCents: number;
  grossCents: number;
  /** What is collected at the door in addition. */
  cashFeeCents: number;
};

/** The turnover of each day in Athens on which something was sold. */
export async function listDays(db: Kysely<DB>, span: Span): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select to_char((created_at at time zone 'Europe/Athens')::date, 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(${netCents})::float8 as net_cents, sum(${grossCents})::float8 as gross_cents,
      ${cashFeeCents} as cash_fee_cents
    from orders where ${isSold(span)}
    group by (created_at at time zone 'Europe/Athens')::date`.execute(db);
  return rows;
}

const margin = sql`coalesce(sum(goods_cents), 0)::float8 as net_cents,
  coalesce(sum(goods_cents) filter (where cost_cents is not null), 0)::float8 as known_cents,
  sum(cost_cents)::float8 as cost_cents`;

/** What was earned on each day in Athens on which something was sold. */
export async function listMargins(
  db: Kysely<DB>,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<(MarginSum & { day: LocalDate })[]> {
  const { rows } = await sql<MarginSum & { day: LocalDate }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${margin} from sold_lines
    where day between ${from} and ${to} group by sold_lines.day`.execute(db);
  return rows;
}

/** A row of a grouped report; amounts in cents. */
export type GroupRow = {
  key: string;
  name: string;
  detail: string | null;
  count: number;
  netCents: number | null;
  grossCents: number | null;
  /** Of what was sold with a known cost; of customers, installation and delivery never. */
  knownCents: number | null;
  costCents: number | null;
  /** Of customers alone. */
  cashFeeCents: number | null;
};

/** What stays of an order's delivery after discount, refunds and credit notes, without VAT. */
const sentCents = sql`shipping_cents * ${grossCents}::float8 / nullif(total_cents + discount_cents, 0)`;

type Days = { from: LocalDate; to: LocalDate };

// Constants: for a range of parameters PostgreSQL expects few rows, and joins a year's lines half as fast.
const within = ({ from, to }: Days) => sql`between ${sql.lit(from)} and ${sql.lit(to)}`;
const withinDays = (days: Days) => sql`day ${within(days)}`;

/**
 * What was sold, by product. `sold_lines` holds the share of each order's amount that stays after discount, refunds and credit notes; so the
 * groups and the delivery add up to the orders' totals.
 */
const pieces = (days: Days) => sql`
  piece as (
    select product_id, sum(quantity) as pieces, sum(goods_cents) as net, sum(${withVat(sql`goods_cents`)}) as gross,
      sum(goods_cents) filter (where cost_cents is not null) as known, sum(cost_cents) as cost
    from sold_lines where ${withinDays(days)} group by product_id)`;

const groups: Readonly<Record<ReportGroup, (days: Days, span: Span) => RawBuilder<unknown>>> = {
  // The name is that of the last sale; what is no product has no code.
  product: (days) => sql`
      select sku as key, case when sku = '' then 'Εργασία και ελεύθερες γραμμές' else (
          select order_lines.name from sold_lines s join order_lines using (order_id, position)
          where s.day = sold.latest and s.sku = sold.sku limit 1) end as name,
        nullif(sku, '') as detail, count, net_cents, gross_cents, known_cents, cost_cents
      from (
        select sku, max(day) as latest, sum(quantity)::int as count, sum(goods_cents) as net_cents,
          sum(${withVat(sql`goods_cents`)}) as gross_cents,
          sum(goods_cents) filter (where cost_cents is not null) as known_cents, sum(cost_cents) as cost_cents
        from sold_lines where ${withinDays(days)} group by sku) sold`,
  brand: (days) => sql`
      with ${pieces(days)}
      select coalesce(brand, '') as key, coalesce(nullif(brand, ''), 'Χωρίς μάρκα') as name, null as detail,
        sum(pieces)::int as count, sum(net) as net_cents, sum(gross) as gross_cents,
        sum(known) as known_cents, sum(cost) as cost_cents
      from piece left join products on products.id = product_id group by brand`,
  category: (days) => sql`
      with ${pieces(days)}
      select coalesce(categories.id, '') as key, coalesce(categories.name, 'Χωρίς κατηγορία') as name,
        null as detail, sum(pieces)::int as count, sum(net) as net_cents, sum(gross) as gross_cents,
        sum(known) as known_cents, sum(cost) as cost_cents
      from piece left join products on products.id = product_id
      left join categories on categories.id = category_id
      group by categories.id, categories.name`,
  customer: (_days, span) => sql`
      with bought as (
        select customer_id, count(*)::int as count, sum(${netCents}) as net_cents, sum(${grossCents}) as gross_cents,
          ${cashFeeCents} as cash_fee_cents
        from orders where ${isSold(span)} group by customer_id)
      select customer_id as key, coalesce(company_name, first_name || ' ' || last_name) as name, afm as detail,
        bought.count, bought.net_cents, bought.gross_cents, bought.cash_fee_cents
      from bought join customers on customers.id = customer_id`,
  service: (days, span) => sql`
      select 'installation' as key, 'Εγκατάσταση προϊόντων' as name, null as detail,
        coalesce(sum(count), 0)::int as count, coalesce(sum(cents), 0) as net_cents,
        coalesce(sum(${withVat(sql`cents`)}), 0) as gross_cents,
        null::float8 as known_cents, null::float8 as cost_cents
      from (
        select vat_percent, sum(quantity) as count, sum(installation_cents) as cents from sold_lines
        where ${withinDays(days)} and installation_cents is not null group by vat_percent) installed
      union all
      select 'shipping', 'Μεταφορικά', null, coalesce(sum(count), 0)::int,
        coalesce(sum(cents), 0), coalesce(sum(${withVat(sql`cents`)}), 0), null, null
      from (
        select vat_percent, count(*) as count, sum(${sentCents}) as cents from orders
        where ${isSold(span)} and shipping_cents > 0 group by vat_percent) sent
      union all
      select 'visit:' || service_title, 'Επισκέψεις: ' || service_title, null, sum(visits)::int, sum(net), sum(gross),
        coalesce(sum(coalesce(net, 0)) filter (where labour + goods is not null), 0), sum(labour + goods)
      from (${visitMoney(
        sql`date ${within(days)} and (status = 'completed' or bill.id is not null)`,
        { net: netCents, gross: grossCents },
        alikeVisits,
      )}) visit
      group by service_title`,
};

/** The groups that goods and labour add up to, whose margin is asked for. */
export const ofGoods: ReadonlySet<ReportGroup> = new Set(['product', 'brand', 'category']);

/** The turnover of a period by what it is grouped by, the largest first. */
export async function listGroups(
  db: Kysely<DB>,
  group: ReportGroup,
  span: Span,
  days: Days,
  most: number,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select key, name, detail, count, round(net_cents)::float8 as net_cents, round(gross_cents)::float8 as gross_cents,
      ${group === 'customer' ? sql`null::float8 as known_cents, null::float8 as cost_cents` : sql`round(known_cents)::float8 as known_cents, round(cost_cents)::float8 as cost_cents`},
      ${group === 'customer' ? sql`cash_fee_cents` : sql`null::float8 as cash_fee_cents`} from (
      select * from (${groups[group](days, span)}) grouped
      order by net_cents desc nulls last, count desc, key collate "C" limit ${most}) largest`.execute(db);
  return rows;
}

/** The pairs of products that were most often in one order, at least twice; of what is sold no more none, by their codes and names of today. */
export async function listPairs(db: Kysely<DB>, days: Days) {
  const { rows } = await sql<
    Record<'firstSku' | 'first' | 'secondSku' | 'second', string> & { orders: number }
  >`
    with pair as (
      select first_id, second_id, count(*)::int as orders
      from (
        select distinct a.order_id, least(a.product_id, b.product_id) as first_id,
          greatest(a.product_id, b.product_id) as second_id
        from sold_lines a join sold_lines b on a.order_id = b.order_id and a.position < b.position
        where b.position > 0 and a.product_id <> b.product_id and a.${withinDays(days)} and b.${withinDays(days)}) both_sold
      group by first_id, second_id having count(*) > 1
      order by orders desc, first_id, second_id limit 20)
    select first.sku as first_sku, first.name as first, second.sku as second_sku, second.name as second, orders
    from pair join products first on first.id = first_id join products second on second.id = second_id
    order by orders desc, first_id, second_id`.execute(db);
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
    select created_at as asked_at, first.at as answered_at
    from contact_messages m
    left join (select message_id, min(at) as at from contact_replies group by message_id) as first on first.message_id = m.id
    where created_at >= ${since} and created_at < ${before}`).execute(db);
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
      o.subtotal_cents, o.shipping_cents, o.discount_cents, o.total_cents, o.vat_percent, o.refunded_cents, payment_method, payment_state, is_prepaid, o.cash_fee_cents, l.position
    from orders o join customers on customers.id = customer_id join order_lines l on l.order_id = o.id
    where o.created_at >= ${since} and o.created_at < ${before}
    order by o.created_at, o.id, l.position`.execute(db);
  return rows;
}

type ExportedLine = Record<
  'orderNumber' | 'status' | 'customer' | 'email' | 'sku' | 'name' | 'paymentState',
  string
> &
  Record<'company' | 'afm', string | null> &
  Record<
    | 'quantity'
    | 'priceCents'
    | 'installationPriceCents'
    | 'subtotalCents'
    | 'shippingCents'
    | 'discountCents'
    | 'totalCents'
    | 'vatPercent'
    | 'cashFeeCents'
    | 'refundedCents'
    | 'position',
    number
  > & { createdAt: Date; withInstallation: boolean; paymentMethod: string; isPrepaid: boolean };

export type { ExportedLine };
