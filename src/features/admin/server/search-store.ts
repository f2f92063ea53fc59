import { sql, type Kysely } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { DB } from '#server/db/schema.ts';
import { parseDocumentNumber } from '#shared/document-number.ts';
import { soundsLike } from '#shared/greeklish.ts';
import { searchWords } from '#shared/search-words.ts';
import { soundLetters } from '#shared/sound-letters.ts';
import type { Hit } from '../contract.ts';

/** The maximum number of results of each kind. */
export const limit = 6;

/**
 * The products that were found, in their order, and the rows that contain all words, in Greek or Latin letters: customers,
 * orders, appointments and contact messages by name, number, e-mail address and telephone, messages also by their text as it is
 * spelt. Names that begin with the first word come first, then the newest.
 */
export async function findHits(db: Kysely<DB>, query: string, productIds: readonly number[]): Promise<Hit[]> {
  const words = searchWords(query);
  const patterns = words.map(soundsLike);
  const document = parseDocumentNumber(query);
  const ofDocument = document
    ? sql`or id in (select order_id from order_documents d
        where (d.series = ${document.series} or (d.series is null and d.kind = ${document.kind})) and d.year = ${document.year} and d.number = ${document.number})`
    : sql``;
  // Most rows are passed over by their letters, which are compared faster: by a number first, which few rows have.
  const letters = words.map(soundLetters).toSorted((a, b) => a.split('%').length - b.split('%').length);
  const all = sql`sound_key like all (${letters}::text[]) and search_key ~ all (${patterns}::text[])`;
  const first = `^${patterns[0]}`;
  const { rows } = await sql<{ hit: Hit }>`
    (select jsonb_build_object('kind', 'product', 'id', id::text, 'title', name, 'sku', sku) as hit
     from products where id = any(${productIds}::integer[])
     order by array_position(${productIds}::integer[], id))
    union all
    (select jsonb_build_object(
       'kind', 'customer', 'id', id, 'title', coalesce(company_name || ' · ', '') || first_name || ' ' || last_name,
       'email', email)
     from customers where deleted_at is null and ${all}
     order by search_key ~ ${first} desc, created_at desc limit ${limit})
    union all
    (select jsonb_build_object(
       'kind', 'order', 'id', o.id, 'title', order_number, 'customerName', shipping_address ->> 'fullName',
       'status', status)
     from (
       select id from orders where (${all}) ${ofDocument} order by created_at desc limit ${limit}) as found
     join orders as o using (id) order by created_at desc)
    union all
    (select jsonb_build_object(
       'kind', 'appointment', 'id', id, 'title', customer_name, 'serviceName', service_title,
       'date', date, 'time', to_char(interval '1 hour' * start_hour, 'HH24:MI'))
     from (
       select id from appointments where ${all} order by date desc, start_hour desc, id limit ${limit}) as found
     join appointments using (id) order by date desc, start_hour desc, id)
    union all
    (select jsonb_build_object(
       'kind', 'message', 'id', id, 'title', name, 'subject', coalesce(subject, left(message, 80)))
     from contact_messages
     where (${all}) or search_key like all (${words.map(containing)}::text[])
     order by created_at desc, id limit ${limit})`.execute(db);
  return rows.map(({ hit }) => hit);
}
