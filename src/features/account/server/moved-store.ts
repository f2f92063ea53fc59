import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { athensDate } from '#shared/dates.ts';

/** What a customer's move can leave behind at most, of each kind. */
const most = 50;

/** The street from which the office moved a customer last; undefined if it never did. */
export async function findFormerStreet(db: Kysely<DB>, customerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ street: string }>`
    select before ->> 'address' as street from audit_log
    where entity = 'customer' and entity_id = ${customerId} and before ->> 'address' <> '' and after ? 'address'
    order by id desc limit 1`.execute(db);
  return rows[0]?.street;
}

/** The visits to come, the contracts in force and the orders that have not left whose address begins with a street. */
export async function listAt(db: Kysely<DB>, customerId: string, street: string, now: Date) {
  const { rows: visits } = await sql<{
    id: string;
    serviceName: string;
    date: string;
    time: string;
    address: string;
  }>`
    select id, service_title as "serviceName", to_char(date, 'YYYY-MM-DD') as date,
      to_char(interval '1 hour' * start_hour, 'HH24:MI') as time, address
    from appointments
    where customer_id = ${customerId} and status in ('pending', 'pending_approval', 'confirmed')
      and date >= ${athensDate(now)} and starts_with(greek_key(address), greek_key(${street}))
    order by date, start_hour, id limit ${most}`.execute(db);
  const { rows: contracts } = await sql<{
    id: string;
    contractNumber: string;
    title: string;
    address: string;
  }>`
    select id, contract_number as "contractNumber", title, concat_ws(', ', address, postal_code, city) as address
    from contracts
    where customer_id = ${customerId} and coalesce(ends_on >= ${athensDate(now)}, true)
      and starts_with(greek_key(address), greek_key(${street}))
    order by starts_on, id limit ${most}`.execute(db);
  const { rows: orders } = await sql<{ id: string; orderNumber: string; address: string }>`
    select id, order_number as "orderNumber",
      concat_ws(', ', shipping_address ->> 'address', shipping_address ->> 'postalCode', shipping_address ->> 'city') as address
    from orders
    where customer_id = ${customerId} and is_open and not is_in_transit
      and starts_with(greek_key(shipping_address ->> 'address'), greek_key(${street}))
    order by created_at, id limit ${most}`.execute(db);
  return { visits, contracts, orders };
}
