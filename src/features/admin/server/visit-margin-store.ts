import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/db/schema.ts';

/** Amounts in cents. */
export type VisitMoney = {
  id: string;
  /** What was billed, without VAT, after refunds and credit notes; null without a bill. */
  netCents: number | null;
  /** What the hours of those who go cost; null if it is not said of all of them, or nobody goes. */
  labourCents: number | null;
  /** What the products of the bill cost; null if it is not known of all of them. */
  goodsCents: number | null;
};

/** What stays of an order without VAT, half a cent upwards. */
export const netCents = sql`((kept_cents::bigint * 200 + 100 + vat_percent) / (200 + 2 * vat_percent))`;

/** A visit for itself; its crew is asked for by its id. */
const eachVisit = sql`appointments.id`;
/** Visits that are done and have no bill are alike where service, crew and hours are. */
export const alikeVisits = sql`case when status <> 'completed' then appointments.id end`;

/**
 * Visits, or groups of visits that are `alike`, with what they brought and cost: the hours of their crew, and the products of their
 * bill. Work that the bill names has no cost beside those hours. `where` may ask of `appointments` and of `bill.id`.
 */
export const visitMoney = (
  where: RawBuilder<unknown>,
  amounts: { net: RawBuilder<unknown>; gross: RawBuilder<unknown> },
  alike: RawBuilder<unknown> = eachVisit,
): RawBuilder<unknown> => sql`
  -- By itself, or all visits are sorted to be merged with the few bills.
  with bill as materialized (
    select id, billed_visit_id, ${amounts.net} as net, ${amounts.gross} as gross from orders
    where billed_visit_id is not null and is_sale),
  visit as materialized (
    select ${alike} as id, service_title, hours, status, done_by, bill.id as bill_id, bill.net, bill.gross,
      count(*)::int as visits
    from appointments left join bill on billed_visit_id = appointments.id
    where ${where} group by 1, 2, 3, 4, 5, 6, 7, 8),
  -- The crews of visits that are done are few, however many visits there are.
  done as (
    select crews.done_by, sum(hour_cost_cents)::float8 as cents, bool_and(hour_cost_cents is not null) as is_known
    from (select distinct done_by from visit where status = 'completed') crews
    join technicians on technicians.id = any(crews.done_by) group by crews.done_by),
  going as (
    select visit_id, sum(hour_cost_cents)::float8 as cents, bool_and(hour_cost_cents is not null) as is_known
    from (
      select distinct appointment_id as visit_id, technician_id from technician_hours
      where appointment_id in (select id from visit where status <> 'completed')) goes
    join technicians on technicians.id = technician_id group by visit_id),
  goods as (
    select order_id, sum(cost_cents) as cents, bool_and(product_id is null or cost_cents is not null) as is_known
    from sold_lines where order_id in (select bill_id from visit where bill_id is not null) group by order_id)
  select visit.id, service_title, visits, net, gross,
    case when coalesce(done.is_known, going.is_known) then coalesce(done.cents, going.cents) * hours * visits end as labour,
    case when bill_id is null or goods.is_known then coalesce(goods.cents, 0) end as goods
  from visit left join done on status = 'completed' and done.done_by = visit.done_by
  left join going on visit_id = visit.id left join goods on order_id = bill_id`;

/** A visit, or all visits of its job. */
export async function listVisitMoney(db: Kysely<DB>, id: string): Promise<VisitMoney[]> {
  const { rows } = await sql<VisitMoney>`
    select id, net::float8 as net_cents, labour::float8 as labour_cents, goods::float8 as goods_cents
    from (${visitMoney(
      sql`appointments.status not in ('cancelled', 'rejected') and (appointments.id = ${id} or job_id = (
        select job_id from appointments where id = ${id}))`,
      { net: netCents, gross: netCents },
    )}) visit`.execute(db);
  return rows;
}
