import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import { soundsLike } from '../../../shared/greeklish.ts';
import type { Hit } from '../contract.ts';

/** The maximum number of results of each kind. */
export const limit = 6;

/**
 * The products that were found, in their order, and the rows that contain all words, in Greek or Latin letters: customers,
 * orders, appointments and contact messages by name, number, e-mail address and telephone. Names that begin with the first word come first,
 * then the newest.
 */
export async function findHits(
  db: Kysely<DB>,
  words: readonly string[],
  productIds: readonly number[],
): Promise<Hit[]> {
  const patterns = words.map(soundsLike);
  const all = sql`~ all (${patterns}::text[])`;
  const first = `^${patterns[0]}`;
  const { rows } = await sql<{ hit: Hit }>`
    (select jsonb_build_object('kind', 'product', 'id', id::text, 'title', name, 'sku', sku) as hit
     from products where id = any(${productIds}::integer[])
     order by array_position(${productIds}::integer[], id))
    union all
    (select jsonb_build_object(
       'kind', 'customer', 'id', id, 'title', coalesce(company_name || ' · ', '') || first_name || ' ' || last_name,
       'email', email)
     from customers where deleted_at is null and search_key ${all}
     order by search_key ~ ${first} desc, created_at desc limit ${limit})
    union all
    (select jsonb_build_object(
       'kind', 'order', 'id', o.id, 'title', order_number, 'customerName', shipping_address ->> 'fullName',
       'status', status)
     from (
       select * from orders where search_key ${all} order by created_at desc limit ${limit}) as o)
    union all
    (select jsonb_build_object(
       'kind', 'appointment', 'id', id, 'title', customer_name, 'serviceName', service_title,
       'date', date, 'time', to_char(make_time(start_hour, 0, 0), 'HH24:MI'))
     from appointments
     where greek_key(customer_name || ' ' || service_title || ' ' || customer_email || ' ' || coalesce(customer_phone, '')) ${all}
     order by date desc, start_hour desc, id limit ${limit})
    union all
    (select jsonb_build_object(
       'kind', 'message', 'id', id, 'title', name, 'subject', coalesce(subject, left(message, 80)))
     from contact_messages
     where greek_key(concat_ws(' ', name, email, phone, subject, message)) ${all}
     order by created_at desc, id limit ${limit})`.execute(db);
  return rows.map(({ hit }) => hit);
}
