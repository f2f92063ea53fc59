import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { athensDate } from '#shared/dates.ts';

/** What a customer's move can leave behind at most, of each kind. */
const most = 50;

/** Whether an address begins with a street, to its whole number: «Αθηνάς 1» is not where «Αθηνάς 12» is. */
const isAt = (address: RawBuilder<unknown>, street: RawBuilder<unknown>) => sql`(
  starts_with(greek_key(${address}), greek_key(${street}))
  and substr(greek_key(${address}), length(greek_key(${street})) + 1, 1) !~ '[0-9a-z]|[α-ω]')`;

/** Whether an address is one that its customer has left. */
const isLeft = (address: RawBuilder<unknown>) => sql`(
  customers.address <> '' and not ${isAt(address, sql`customers.address`)}
  and exists (select from unnest(former_addresses) as street where ${isAt(address, sql`street`)}))`;

/** The visits to come, the contracts in force and the orders that have not left which go to an address that the customer has left. */
export async function listLeft(db: Kysely<DB>, customerId: string, now: Date) {
  const { rows: visits } = await sql<{
    id: string;
    serviceName: string;
    date: string;
    time: string;
    address: string;
  }>`
    select appointments.id, service_title as "serviceName", to_char(date, 'YYYY-MM-DD') as date,
      to_char(interval '1 hour' * start_hour, 'HH24:MI') as time, appointments.address
    from appointments join customers on customers.id = customer_id
    where customer_id = ${customerId} and status in ('pending', 'pending_approval', 'confirmed')
      and date >= ${athensDate(now)} and ${isLeft(sql`appointments.address`)}
    order by date, start_hour, id limit ${most}`.execute(db);
  const { rows: contracts } = await sql<{
    id: string;
    contractNumber: string;
    title: string;
    address: string;
  }>`
    select contracts.id, contract_number as "contractNumber", title,
      concat_ws(', ', contracts.address, contracts.postal_code, contracts.city) as address
    from contracts join customers on customers.id = customer_id
    where customer_id = ${customerId} and coalesce(ends_on >= ${athensDate(now)}, true)
      and ${isLeft(sql`contracts.address`)}
    order by starts_on, id limit ${most}`.execute(db);
  const { rows: orders } = await sql<{ id: string; orderNumber: string; address: string }>`
    select orders.id, order_number as "orderNumber",
      concat_ws(', ', shipping_address ->> 'address', shipping_address ->> 'postalCode', shipping_address ->> 'city') as address
    from orders join customers on customers.id = customer_id
    where customer_id = ${customerId} and is_open and not is_in_transit
      and ${isLeft(sql`(shipping_address ->> 'address')`)}
    order by orders.created_at, id limit ${most}`.execute(db);
  return { visits, contracts, orders };
}

export type Left = Awaited<ReturnType<typeof listLeft>>;
