import { sql } from 'kysely';
import { refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import type { Database } from '#server/db/database.ts';

/** What a shop has after some years, beside the demonstration: ids begin with one letter and a number. */
const rows = `
  insert into products (sku, name, category_id, brand, price_cents, in_stock, stock_quantity)
    select 'SKU-' || n, 'Κάμερα ' || n, (array['cameras', 'alarms', 'sensors'])[n % 3 + 1], 'Μάρκα ' || n % 40, 100 * n, n % 20 > 0, n % 50
    from generate_series(1, 10000) n;
  insert into customers (id, email, password_hash, first_name, last_name, phone, account_type, is_verified, can_view_prices, created_at)
    select 'c' || n, 'c' || n || '@bench.example', '', (array['Ελένη', 'Νίκος', 'Μυρτώ'])[n % 3 + 1], 'Μαρκάκη ' || n,
      '+30210' || (1000000 + n), 'private', n % 50 > 0, n % 50 > 0, now() - n * interval '1 hour'
    from generate_series(1, 10000) n;
  insert into orders (id, order_number, customer_id, status, shipping_address, shipping_method, payment_method, payment_state,
      subtotal_cents, shipping_cents, tax_cents, total_cents, vat_percent, idempotency_key, fingerprint, tracking, courier, created_at)
    select 'o' || n, 'VG-' || n, 'c' || (n % 10000 + 1), status,
      jsonb_build_object('fullName', 'Ελένη Μαρκάκη ' || n, 'address', 'Ηρακλείου 12', 'city', 'Νέα Ιωνία', 'postalCode', '14231',
        'region', 'attiki', 'phone', '+30210' || (1000000 + n)),
      'standard', 'bank_transfer',
      (array['due', 'captured', 'captured', 'captured', 'captured', 'captured', 'captured', 'refunded'])[n % 8 + 1],
      100, 0, 24, 124, 24, 'k' || n, 'f' || n, case status when 'shipped' then 'TR' || n || 'GR' end,
      case status when 'shipped' then 'elta' end, now() - n * interval '10 minutes'
    from generate_series(1, 50000) n, lateral (select
      (array['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'delivered', 'delivered', 'cancelled'])[n % 8 + 1] as status) as is_in;
  insert into order_lines (order_id, position, product_id, sku, name, with_installation, price_cents, quantity)
    select 'o' || n, p, products.id, products.sku, products.name, n % 3 = 0, products.price_cents, 1 + n % 2
    from generate_series(1, 50000) n, generate_series(0, 1) p, products
    where products.sku = 'SKU-' || (n * 7919 + p * 1049) % 10000 + 1;
  insert into order_history (order_id, to_status, actor) select 'o' || n, 'pending', 'customer' from generate_series(1, 50000) n;
  insert into order_documents (id, order_id, kind, year, number, issued_on, issued_at, person, content)
    select 'd' || n, 'o' || n, 'receipt', 2020, n, '2020-01-01', now(), 'Διαχειριστής',
      '{"seller": {"name": "Vigla", "afm": "094014201", "address": "", "postalCode": "", "city": "", "gemi": ""},
        "buyer": {"name": "Ελένη Μαρκάκη", "address": "", "postalCode": "", "city": ""}, "orderNumber": "", "paidBy": "cash", "lines": [],
        "netCents": 100, "vatCents": 24, "totalCents": 124}'
    from generate_series(1, 20000) n;
  insert into offers (id, offer_number, customer_id, recipient_name, recipient_email, state, title, version, net_cents, total_cents,
      open_questions, valid_until, first_sent_at, sent_at, chosen_lines, created_at, updated_at)
    select 'of' || n, 'ΠΡ-' || n, 'c' || n, 'Ελένη Μαρκάκη ' || n, 'c' || n || '@bench.example', state, 'Κάμερες για μονοκατοικία ' || n,
      case state when 'draft' then 0 else 1 end, 10000 + n, 12400 + n, case when n % 97 = 0 then 1 else 0 end,
      current_date + 30 - n / 100, case when state <> 'draft' then now() - n * interval '1 hour' end,
      case when state <> 'draft' then now() - n * interval '1 hour' end, case state when 'accepted' then '{a}'::text[] end,
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, 10000) n, lateral (select
      (array['draft', 'sent', 'seen', 'accepted', 'accepted', 'declined', 'expired', 'revoked'])[n % 8 + 1] as state) as is_in;
  insert into contracts (id, contract_number, customer_id, kind, title, address, city, postal_code, service_id, visit_months, starts_on,
      bills_from, period_months, bills_ahead, prices, pauses, pay_days, next_bill_on, created_at, updated_at)
    select 'k' || n, 'ΣΒ-' || n, 'c' || n, (array['maintenance', 'monitoring'])[n % 2 + 1], 'Συντήρηση συναγερμού ' || n, 'Ηρακλείου 12',
      'Νέα Ιωνία', '14231', (select min(id) from services), 6, current_date - n / 20, current_date - n / 20, 1, true,
      case when n % 5 > 0 then '[{"from": "2020-01-01", "cents": 3000}]'
        else '[{"from": "2020-01-01", "cents": 3000}, {"from": "2026-01-01", "cents": 3150}]' end::jsonb,
      case when n % 50 > 0 then '[]' else '[{"from": "2026-01-01"}]' end::jsonb, 15, current_date - 10 + n % 30, now(), now()
    from generate_series(1, 10000) n;
  insert into technicians (name, skills, position, hour_cost_cents) select 'Τεχνικός ' || n, '{}', 100 + n, 1600 from generate_series(1, 8) n;
  insert into appointments (id, customer_id, service_id, service_title, customer_name, customer_email, customer_phone, date, start_hour,
      hours, status, repeat_months, created_at)
    select 'a' || n, 'c' || (n % 10000 + 1), (select min(id) from services), 'Αυτοψία', 'Ελένη Μαρκάκη ' || n,
      'c' || (n % 10000 + 1) || '@bench.example', '+30210' || (1000000 + n % 10000 + 1), current_date + n / 60 - 300, 9 + n % 8, 1,
      case when n / 60 < 300 then 'completed' when n % 100 = 0 then 'pending' else 'confirmed' end,
      case when n % 10 = 0 then 6 end, now() - n * interval '15 minutes'
    from generate_series(1, 20000) n;
  insert into technician_hours (technician_id, date, hour, appointment_id)
    select technicians.id, current_date + n / 60 - 300, 9 + n % 8, 'a' || n
    from generate_series(1, 20000) n join technicians on position = 101 + n / 8 % 8 on conflict do nothing;
  update appointments set done_by = crew from (
    select appointment_id, array_agg(technician_id) as crew from technician_hours group by 1) as went
    where appointment_id = id and status = 'completed';
  update orders set billed_visit_id = 'a' || n from generate_series(5, 20000, 5) n where orders.id = 'o' || n;
  insert into appointment_history (appointment_id, to_status, to_date, to_hour, actor)
    select 'a' || n, 'pending', current_date, 9, 'customer' from generate_series(1, 20000) n;
  insert into audit_log (at, actor, session, action, entity, entity_id, label, before, after)
    select now() - n * interval '1 minute', 'admin', 'abcdefabcdef', 'updated', 'order', 'o' || n, 'VG-' || n, '{}', '{"status": "shipped"}'
    from generate_series(1, 50000) n;
  insert into contact_messages (id, name, email, phone, subject, message, status, created_at)
    select 'm' || n, 'Ελένη Μαρκάκη ' || n, 'c' || n || '@bench.example', '+30210' || (1000000 + n), 'Ερώτηση ' || n,
      'Καλησπέρα σας, ενδιαφέρομαι για σύστημα με τέσσερις κάμερες και καταγραφικό σε μονοκατοικία. Πότε μπορείτε να έρθετε;',
      (array['new', 'read', 'answered'])[n % 3 + 1], now() - n * interval '1 hour'
    from generate_series(1, 10000) n;
  insert into contact_replies (message_id, text, at) select 'm' || n, 'Την Τρίτη.', now() - n * interval '30 minutes'
    from generate_series(2, 10000, 3) n;
  insert into alerts (type, event, severity, title, message, link, audience, status, created_at)
    select 'order', 'order-placed', 'medium', 'Νέα παραγγελία', 'VG-' || n, '/order-management?order=o' || n, 'admin',
      case when n % 10 = 0 then 'active' else 'resolved' end, now() - n * interval '10 minutes'
    from generate_series(1, 50000) n;
  insert into chat_conversations (id, customer_id, state, last_seq, opened_at, updated_at, handed_over_at, answered_at, agent_name)
    select 'h' || n, 'c' || n, case when n % 50 > 0 then 'closed' else 'open' end, 6, at, at, at, at + interval '1 minute', 'Άννα'
    from generate_series(1, 5000) n, lateral (select now() - n * interval '1 hour' as at) as opened;
  insert into chat_messages (conversation_id, seq, sender, content, is_unanswered, at, visible_at)
    select 'h' || n, s, (array['user', 'bot', 'agent'])[s % 3 + 1], 'Υπάρχει διαθέσιμη η κάμερα ' || n || ' σε λευκό χρώμα;', s = 3 and n % 20 = 0,
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, 5000) n, generate_series(1, 6) s;
  insert into reviews (id, product_id, customer_id, rating, text, status, published_at)
    select 'r' || n, products.id, 'c' || n, n % 5 + 1, 'Πολύ καλή κάμερα, καθαρή εικόνα και τη νύχτα.',
      case when n % 20 = 0 then 'pending' else 'published' end, case when n % 20 > 0 then now() end
    from generate_series(1, 10000) n join products on products.sku = 'SKU-' || n;
  insert into dev_mails (recipient, subject, content, text)
    select 'c' || n || '@bench.example', 'Η παραγγελία σας',
      json_build_object('title', 'Η παραγγελία σας', 'paragraphs', json_build_array(repeat('Ευχαριστούμε. ', 100))), 'Ευχαριστούμε.'
    from generate_series(1, 5000) n;
  insert into searches (query, day, searches, without_result)
    select 'αναζήτηση ' || n, current_date - n % 300, 3, n % 2 from generate_series(1, 20000) n;`;

/** Adds 10,000 customers and products, 50,000 orders, 20,000 appointments and what else such an office has collected. */
export async function fillOffice(database: Database): Promise<void> {
  // On PostgreSQL every statement of the shop ends after ten seconds.
  await database.exec(`begin; set local statement_timeout = 0; ${rows} commit`);
  await sql`analyze`.execute(database.db);
  await database.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await refreshSearch(trx);
  });
  await database.exec('vacuum analyze');
}
