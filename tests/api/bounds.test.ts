import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxChats } from '#features/chat/server/open-actions.ts';
import { maxMessages } from '#features/chat/server/actions.ts';
import { maxNotes } from '#features/customers/server/note-store.ts';
import { maxLines } from '#features/cart/limits.ts';
import { maxOpenVisits } from '#features/booking/rules.ts';
import { maxTexts } from '#features/search/server/store.ts';
import { maxAddresses } from '#features/orders/addresses/contract.ts';
import { maxRequests } from '#features/restock/contract.ts';
import { maxWishes } from '#features/wishlist/contract.ts';

import { athensDate } from '#shared/dates.ts';
import { createWriteAllowance, maxWrites } from '#server/write-allowance.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { friday, openDays, putService, putTechnicians } from '../support/app/booking.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';

let app: TestApp;
let customerId: string;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  customerId = await putCustomer();
  cookie = await app.signIn({ customerId });
  return () => {
    app.setNow(undefined);
    app.services.allowWrite = () => {};
  };
});

const db = () => app.services.database.db;
const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });

const conversationOf = (body: unknown) => (body as { conversation: { id: string } }).conversation.id;

/** Puts products on sale, as many as asked for; returns their ids. */
async function putProducts(count: number): Promise<number[]> {
  const like = await putProduct();
  const { rows } = await sql<{ id: number }>`
    insert into products (sku, name, category_id, price_cents)
    select 'MANY-' || number, name, category_id, price_cents
    from products, generate_series(1, ${count}) as number where id = ${like} returning id`.execute(db());
  return rows.map(({ id }) => id);
}

/** What keeps a person's rows of a table from growing without end: tried below, or the reason why it needs no trial. */
const bounds: Record<string, string | { most: number; add: (count: number) => Promise<number> }> = {
  cart_lines: {
    most: maxLines,
    add: async (count) => {
      const products = await putProducts(count);
      const lines = products.map((productId) => ({ productId }));
      const answers = [];
      for (let at = 0; at < maxLines; at += 50)
        answers.push(await ask('POST', '/cart/lines', { lines: lines.slice(at, at + 50) }));
      for (const line of lines.slice(maxLines)) answers.push(await ask('POST', '/cart', line));
      const full = answers.filter(({ status }) => status !== 200);
      for (const { body } of full)
        expect(body).toMatchObject({ code: 'CART_FULL', error: expect.stringContaining('έως 200') });
      const own = await db()
        .selectFrom('cartLines')
        .where('customerId', '=', customerId)
        .select('productId')
        .execute();
      return own.length;
    },
  },
  wish_list_items: {
    most: maxWishes,
    add: async (count) => {
      for (const productId of await putProducts(count)) await ask('PUT', `/wishlist/${productId}`);
      return (await db().selectFrom('wishListItems').select('productId').execute()).length;
    },
  },
  restock_requests: {
    most: maxRequests,
    add: async (count) => {
      const products = await putProducts(count);
      await db().updateTable('products').set({ inStock: false }).execute();
      for (const productId of products) await ask('PUT', `/products/${productId}/restock`);
      return (await db().selectFrom('restockRequests').select('id').execute()).length;
    },
  },
  customer_addresses: {
    most: maxAddresses,
    add: async (count) => {
      const at = {
        fullName: 'Ελένη Μαρκάκη',
        city: 'Αθήνα',
        postalCode: '11523',
        phone: '6912345678',
      };
      for (let number = 1; number <= count; number += 1)
        await ask('POST', '/customer/addresses', {
          label: `Σπίτι ${number}`,
          address: `Οδός ${number}`,
          ...at,
        });
      return (await db().selectFrom('customerAddresses').select('id').execute()).length;
    },
  },
  appointments: {
    most: maxOpenVisits,
    add: async (count) => {
      app.setNow(friday);
      cookie = await app.signIn({ customerId });
      const serviceId = await putService();
      await putTechnicians({});
      const answers = [];
      for (const appointmentDate of openDays(friday, 3, count))
        answers.push(
          await ask('POST', '/appointments', {
            serviceId,
            appointmentDate,
            appointmentTime: '10:00',
            customerName: 'Ελένη Μαρκάκη',
            customerEmail: 'eleni@pelatis.example',
          }),
        );
      expect(answers.at(-1)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_VISITS' } });
      return (await db().selectFrom('appointments').select('id').execute()).length;
    },
  },
  sessions: {
    most: 30,
    add: async (count) => {
      for (let number = 0; number < count; number += 1) cookie = await app.signIn({ customerId });
      expect((await ask('GET', '/cart')).status).toBe(200);
      return (await db().selectFrom('sessions').where('customerId', '=', customerId).select('kind').execute())
        .length;
    },
  },
  alerts: 'written by the shop about orders, visits and reviews, which have bounds, and kept for a year',
  chat_conversations: {
    most: maxChats,
    add: async (count) => {
      const answers = [];
      for (let number = 0; number < count; number += 1) {
        const { status, body } = await ask('POST', '/chat', { startNew: true });
        answers.push(status);
        await sql`delete from rate_limits`.execute(db());
        if (status === 200) await ask('PUT', `/chat/${conversationOf(body)}/close`);
      }
      expect(answers.at(-1)).toBe(409);
      return (await db().selectFrom('chatConversations').select('id').execute()).length;
    },
  },
  account_payments: 'written by administrators',
  customer_emails: 'one for each customer who was merged into this one, by administrators',
  customer_events: 'written by administrators',
  customer_notes: {
    most: maxNotes,
    add: async (count) => {
      cookie = await app.signIn('admin');
      for (let number = 1; number <= count; number += 1)
        await ask('POST', `/admin/customers/${customerId}/notes`, { text: `Σημείωση ${number}` });
      return (await db().selectFrom('customerNotes').select('id').execute()).length;
    },
  },
  email_changes: 'one row for each customer',
  visit_reports: 'written by administrators, one of each visit',
  contracts: 'written by administrators; pauses and prices of each are counted where they are decided',
  offers: 'written by administrators; the questions of each are counted where they are asked',
  orders:
    'each is an order of pieces that were in stock; how many wait unpaid is limited where they are placed',
  product_views: 'one row for each product of the catalogue',
  recall_holders: 'a view of what was ordered',
  recall_told: 'written by administrators, once for each recalled product that the customer holds',
  reviews: 'one for each product that the customer has received',
};

describe('every list of a person', () => {
  it('has a stated bound', async () => {
    const { rows } = await sql<{ tableName: string }>`
      select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('customer_id', 'visitor_hash', 'visitor')
      order by table_name`.execute(db());
    expect(rows.map(({ tableName }) => tableName).filter((name) => !(name in bounds))).toEqual([]);
  });

  it.each(
    Object.entries(bounds).flatMap(([name, bound]) =>
      typeof bound === 'string' ? [] : [{ name, ...bound }],
    ),
  )(
    'ends at its maximum: $name',
    async ({ most, add }) => {
      expect(await add(most + 2)).toBe(most);
    },
    60_000,
  );

  it('ends there although all is added at the same moment', async () => {
    const products = await putProducts(maxLines + 4);
    const lines = products.map((productId) => ({ productId, quantity: 1, withInstallation: false }));
    for (let at = 0; at < maxLines - 20; at += 60)
      await ask('POST', '/cart/lines', { lines: lines.slice(at, Math.min(at + 60, maxLines - 20)) });
    await Promise.all(products.slice(maxLines - 20).map((productId) => ask('POST', '/cart', { productId })));
    expect((await db().selectFrom('cartLines').select('productId').execute()).length).toBe(maxLines);
    // What is in it can still grow and shrink.
    expect((await ask('POST', '/cart', { productId: products[0] ?? 0 })).status).toBe(200);
  });

  it('of sold-out products ends there although the last are asked for at the same moment', async () => {
    const products = await putProducts(maxRequests + 4);
    await db().updateTable('products').set({ inStock: false }).execute();
    const wait = (productId: number) => ask('PUT', `/products/${productId}/restock`);
    for (const productId of products.slice(0, maxRequests - 4)) await wait(productId);
    await Promise.all(products.slice(maxRequests - 4).map(wait));
    expect((await db().selectFrom('restockRequests').select('id').execute()).length).toBe(maxRequests);
  });
});

it('a conversation has so many messages', async () => {
  const { body } = await ask('POST', '/chat', {});
  const say = () =>
    ask('POST', `/chat/${conversationOf(body)}/messages`, { key: randomUUID(), text: 'Καλημέρα' });
  await db()
    .updateTable('chatConversations')
    .set({ lastSeq: maxMessages - 1 })
    .execute();
  expect((await say()).status).toBe(200);
  expect(await say()).toMatchObject({ status: 409, body: { code: 'CHAT_FULL' } });
});

describe('every write that is open to customers or strangers', () => {
  const open = endpoints.filter(({ method, access }) => method !== 'GET' && access !== 'admin');

  it('is refused after more than anybody clicks', async () => {
    expect(open.length).toBeGreaterThan(40);
    for (const who of ['customer', 'stranger']) {
      app.services.allowWrite = createWriteAllowance(() => 0);
      const headers = who === 'customer' ? { cookie } : {};
      const call = ({ method, path }: { method: string; path: string }) =>
        app.request(method, `/api${path.replace(/\{[^}]+\}/g, '1')}`, { ...headers, body: {} });
      const viewer = { customer: who === 'customer' ? { id: customerId } : undefined };
      for (let spent = 0; spent < maxWrites; spent += 1)
        app.services.allowWrite(viewer as Parameters<typeof app.services.allowWrite>[0], '127.0.0.1');
      const answers = [];
      for (const endpoint of open) answers.push([endpoint.name, (await call(endpoint)).status]);
      const allowed = answers.filter(([, status]) => ![429, 401, 403].includes(Number(status)));
      expect([who, allowed]).toEqual([who, []]);
    }
  }, 60_000);
});

describe('the searches that are counted', () => {
  const record = (query: string, clicked?: number) =>
    app.request('POST', '/api/search/outcomes', { body: { query, ...(clicked && { clicked }) } });
  const counted = async (query: string) => ((await record(query)).body as { counted: boolean }).counted;

  it('are so many from one address', async () => {
    const answers = [];
    for (let number = 0; number < 122; number += 1) answers.push(await counted(`ανύπαρκτο ${number}`));
    expect(answers.filter(Boolean)).toHaveLength(120);
  }, 60_000);

  it('are of so many texts a day; those that are known go on being counted', async () => {
    app.setNow(friday);
    await sql`
      insert into searches (query, day, searches, without_result, clicks)
      select 'text ' || number, ${athensDate(friday)}, 1, 1, 0
      from generate_series(1, ${maxTexts}) as number`.execute(db());
    expect([await counted('text 7'), await counted('new')]).toEqual([true, false]);
  });

  it('are one of each text from an address in an hour', async () => {
    expect([await counted('ανύπαρκτο'), await counted('Ανύπαρκτο '), await counted('άλλο')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('have no click where nothing was found', async () => {
    expect((await record('ανύπαρκτο', 1)).body).toEqual({ counted: false });
  });
});
