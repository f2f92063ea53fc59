// With many rows every search of the administration stays fast: it reads each table at most once, and folds none of what it reads.
import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listPairs } from '#features/admin/server/report-store.ts';
import { findHits } from '#features/admin/server/search-store.ts';
import { listAppointments } from '#features/booking/server/store.ts';
import { listInbox } from '#features/chat/inbox/server/store.ts';
import { countMessages, listMessages } from '#features/contact/server/store.ts';
import { countCustomers, listCustomers } from '#features/customers/server/store.ts';
import { listOrders } from '#features/orders/server/store.ts';
import type { DB } from '#server/db/schema.ts';
import { testDatabase, truncateAll } from '../support/database/database.ts';
import { plansOf, rowsRead } from '../support/database/plans.ts';

const sizes = {
  customers: 2_000,
  orders: 3_000,
  lines: 6_000,
  appointments: 3_000,
  messages: 2_000,
  chats: 2_000,
};

beforeAll(async () => {
  await truncateAll();
  const { exec } = await testDatabase();
  await exec(`
    insert into customers (id, email, password_hash, first_name, last_name, phone, account_type)
      select 'c' || n, 'c' || n || '@pelatis.example', '', 'Ελένη', 'Μαρκάκη ' || n, '+302102' || (100000 + n), 'private'
      from generate_series(1, ${sizes.customers}) n;
    insert into orders (id, order_number, customer_id, status, shipping_address, shipping_method, payment_method, payment_state,
        subtotal_cents, shipping_cents, tax_cents, total_cents, vat_percent, idempotency_key, fingerprint, created_at)
      select 'o' || n, 'VG-' || n, 'c' || n % ${sizes.customers} + 1, 'delivered',
        jsonb_build_object('fullName', 'Νίκος Παππάς ' || n, 'phone', '+302103' || (100000 + n)), 'standard', 'cash', 'captured',
        100, 0, 24, 124, 24, 'k' || n, 'f' || n, now() - n * interval '1 minute'
      from generate_series(1, ${sizes.orders}) n;
    insert into order_lines (order_id, position, sku, name, with_installation, price_cents, quantity)
      select 'o' || n, p, 'SKU-' || (n + p) % 700, 'Κάμερα ' || (n + p) % 700, false, 100, 1
      from generate_series(1, ${sizes.orders}) n, generate_series(0, 1) p;
    insert into appointments (id, service_title, customer_name, customer_email, date, start_hour, hours, status)
      select 'a' || n, 'Αυτοψία', 'Άννα Ξηρού ' || n, 'a' || n || '@pelatis.example', current_date + n, 9, 1, 'confirmed'
      from generate_series(1, ${sizes.appointments}) n;
    insert into contact_messages (id, name, email, message)
      select 'm' || n, 'Θεόδωρος ' || n, 'm' || n || '@pelatis.example', 'Θέλω κάμερες για αποθήκη.'
      from generate_series(1, ${sizes.messages}) n;
    insert into chat_conversations (id, customer_id, state, opened_at, updated_at)
      select 'h' || n, 'c' || n, 'closed', now(), now() from generate_series(1, ${sizes.chats}) n;
    insert into chat_messages (conversation_id, seq, sender, content, at, visible_at)
      select 'h' || n, 1, 'user', 'Έχετε κάμερες με ηχείο; ' || n, now(), now() from generate_series(1, ${sizes.chats}) n;`);
  await exec('vacuum analyze');
});

const page = { page: 1, pageSize: 20 };
/** What the rows of one page and their parts add to the rows that are searched. */
const ofPage = 800;
const near = { ...page, order: 'near', today: '2026-01-01' } as const;
const { customers, orders, lines, appointments, messages, chats } = sizes;
const found = { orders: customers + orders + lines, chats: customers + 2 * chats };
const everything = customers + orders + appointments + messages;

const searches: Record<string, { most: number; run: (db: Kysely<DB>) => Promise<unknown> }> = {
  'orders by name': { most: found.orders, run: (db) => listOrders(db, { search: 'παππασ 77' }, page) },
  'orders by number': { most: found.orders, run: (db) => listOrders(db, { search: 'vg-777' }, page) },
  'orders by telephone': { most: found.orders, run: (db) => listOrders(db, { search: '2103100777' }, page) },
  'orders by code': { most: found.orders, run: (db) => listOrders(db, { search: 'sku-77' }, page) },
  'orders, none': { most: found.orders, run: (db) => listOrders(db, { search: 'ανυπαρκτοσ' }, page) },
  'appointments by name': {
    most: appointments,
    run: (db) => listAppointments(db, { search: 'ξηρου 77' }, near),
  },
  'customers by name': {
    most: customers,
    run: (db) => listCustomers(db, { search: 'μαρκάκη 77', pageSize: 20 }, new Date()),
  },
  'customers by name, counted': { most: customers, run: (db) => countCustomers(db, 'μαρκάκη 77') },
  'messages by name': { most: messages, run: (db) => listMessages(db, { search: 'θεόδωρος 77' }) },
  'messages by name, counted': { most: messages, run: (db) => countMessages(db, { search: 'θεόδωρος 77' }) },
  'chats by text': {
    most: found.chats,
    run: (db) => listInbox(db, { list: 'closed', search: 'ηχείο; 77' }, undefined),
  },
  'all by a name': { most: everything, run: (db) => findHits(db, 'Μαρκάκη 77', []) },
  'all by a name in Latin letters': { most: everything, run: (db) => findHits(db, 'xhrou', []) },
  'all, none': { most: everything, run: (db) => findHits(db, 'ανύπαρκτος', []) },
  // Each line beside the others of its order.
  'what sold together': {
    most: 2 * lines,
    run: (db) => listPairs(db, { from: '2000-01-01', to: '2100-01-01' }),
  },
};

test.each(Object.entries(searches))(
  '%s: reads each table as often as it must and folds nothing',
  async (_name, search) => {
    const { db } = await testDatabase();
    const plans = await plansOf(db, search.run);
    expect(plans.length).toBeGreaterThan(0);
    expect(rowsRead(plans)).toBeLessThan(search.most + ofPage);
    expect(JSON.stringify(plans)).not.toContain('translate(');
  },
);

test('sounds are compared only where the letters match', async () => {
  const { db } = await testDatabase();
  const plans = JSON.stringify(await plansOf(db, (one) => findHits(one, 'Μαρκάκη', [])));
  const filters = plans.match(/"Filter":"[^"]*search_key ~ ALL/g) ?? [];
  expect(filters.length).toBe(4);
  for (const filter of filters) expect(filter).toContain('sound_key ~~ ALL');
});
