import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { Cents } from '#shared/money.ts';
import type { DocumentedOrder } from '../credit.ts';
import type { DocumentKind } from '../kind-contract.ts';
import type { Statement } from '../statement-contract.ts';

/** How many lines are listed, and how many orders whose credit note is missing. */
const listed = { lines: 200, orders: 20 };

/** A line as stored, with the sums of all lines, of which some are older than those listed. */
type Line = {
  orderId: string | null;
  orderNumber: string | null;
  kind: Statement['lines'][number]['kind'];
  date: string;
  series: string | null;
  year: number | null;
  number: number | null;
  cents: string;
  paymentId: string | null;
  via: string | null;
  note: string | null;
  person: string | null;
  balance: string;
  total: string;
  charged: string;
  credited: string;
  paid: string;
  refunded: string;
  lineCount: string;
};

/**
 * What a customer was charged, credited, paid and was given back, newest first. An order counts by its documents, or while it has
 * none, by itself once it is a sale, with what it keeps. A card that its provider charged has no step of its own: it is what was received beyond
 * the steps. What went from the account to an order, or was kept of one, moved no money.
 */
export async function listStatementLines(db: Kysely<DB>, customerId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with own as (
      select id, order_number, (created_at at time zone 'Europe/Athens')::date as day, created_at, refunded_at, total_cents,
        refunded_cents, is_sale, is_withdrawn,
        case when part_cents > 0 then part_cents
          when payment_state in ('captured', 'refund_due', 'refunding', 'refunded') then total_cents else 0 end as paid_cents
      from orders where customer_id = ${customerId}
    ), steps as (
      select payment_steps.* from payment_steps join own on own.id = order_id where undone_at is null
    ), beyond_steps as (
      select own.*,
        paid_cents - coalesce(sum(amount_cents) filter (where kind <> 'refund'), 0) as unlisted_cents,
        refunded_cents - coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as unlisted_refund_cents
      from own left join steps on order_id = own.id
      group by own.id, own.order_number, own.day, own.created_at, own.refunded_at, own.total_cents, own.refunded_cents,
        own.is_sale, own.is_withdrawn, own.paid_cents
    ), lines as (
      select id, 'order' as kind, day, created_at as at, null as series, null::int as year, null::int as number,
        case when is_withdrawn then paid_cents else total_cents end - refunded_cents as cents, null::bigint as payment_id, null as via, null as note, null as person
      from own where is_sale and not exists (select from order_documents where order_id = own.id)
      union all
      select order_id, kind, issued_on, issued_at, series, year, order_documents.number,
        (content ->> 'totalCents')::int * case when kind in ('receipt', 'invoice') then 1 else -1 end, null, null, null, null
      from order_documents join own on own.id = order_id
      union all
      select order_id, kind, happened_on, at, null, null, null,
        amount_cents * case when kind = 'refund' then 1 else -1 end, null, null, null, null
      from steps where via not in ('from_account', 'to_account')
      union all
      select null, 'account_' || kind, happened_on, at, null, null, null,
        amount_cents * case when kind = 'refund' then 1 else -1 end, id, via, note, person
      from account_payments where customer_id = ${customerId} and undone_at is null
      union all
      select id, 'payment', day, created_at, null, null, null, -unlisted_cents, null, null, null, null
      from beyond_steps where unlisted_cents > 0
      union all
      select id, 'refund', (coalesce(refunded_at, created_at) at time zone 'Europe/Athens')::date,
        coalesce(refunded_at, created_at), null, null, null, unlisted_refund_cents, null, null, null, null
      from beyond_steps where unlisted_refund_cents > 0
    ), reckoned as (
      select lines.*, sum(cents) over (order by day, at, id, payment_id, cents desc, number rows unbounded preceding) as balance,
        row_number() over (order by day, at, id, payment_id, cents desc, number) as place,
        sum(cents) over () as total,
        coalesce(sum(cents) filter (where kind in ('order', 'receipt', 'invoice')) over (), 0) as charged,
        coalesce(-sum(cents) filter (where kind in ('receipt_credit', 'invoice_credit')) over (), 0) as credited,
        coalesce(-sum(cents) filter (where kind in ('deposit', 'cash', 'card', 'payment', 'account_payment')) over (), 0) as paid,
        coalesce(sum(cents) filter (where kind in ('refund', 'account_refund')) over (), 0) as refunded,
        count(*) over () as line_count
      from lines
    )
    select reckoned.id as "orderId", order_number as "orderNumber", kind, to_char(reckoned.day, 'YYYY-MM-DD') as date, series,
      year, number, cents, payment_id as "paymentId", via, note, person, balance, total, charged, credited, paid, refunded,
      line_count as "lineCount"
    from reckoned left join own on own.id = reckoned.id
    order by place desc limit ${listed.lines}`.execute(db);
  return rows;
}

type GivenBack = Pick<DocumentedOrder, 'status' | 'paymentState'> & {
  isWithdrawn: boolean;
  orderId: string;
  orderNumber: string;
  totalCents: Cents;
  partCents: Cents;
  refundedCents: Cents;
  creditedCents: Cents;
  documents: { kind: DocumentKind; cents: Cents }[];
};

/** The latest orders of a customer that have documents, and were cancelled, from which he withdrew, or of which money was given back. */
export async function listGivenBack(db: Kysely<DB>, customerId: string): Promise<GivenBack[]> {
  const { rows } = await sql<GivenBack>`
    select orders.id as "orderId", order_number as "orderNumber", status, payment_state as "paymentState",
      total_cents as "totalCents", part_cents as "partCents", refunded_cents as "refundedCents",
      credited_cents as "creditedCents", is_withdrawn as "isWithdrawn",
      jsonb_agg(jsonb_build_object('kind', kind, 'cents', (content ->> 'totalCents')::int)) as documents
    from orders join order_documents on order_id = orders.id
    where customer_id = ${customerId} and (is_void or is_withdrawn or refunded_cents > 0)
    group by orders.id order by orders.created_at desc limit ${listed.orders}`.execute(db);
  return rows;
}
