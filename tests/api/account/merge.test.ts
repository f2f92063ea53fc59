import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerMoves } from '#features/account/server/merge-store.ts';
import type { MergePreview } from '#features/account/merge-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { fillCustomer } from '../../support/app/filled-customer.ts';
import { addCustomer } from '../../support/app/people.ts';
import { putCustomer, putMessage, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app: TestApp = await testApp();
const { db } = app.services.database;
const at = new Date('2026-11-23T10:00:00Z');
let admin: string;
let kept: string;
let gone: string;
let productId: number;

beforeEach(async () => {
  app.setNow(at);
  await truncateAll();
  admin = await app.signIn('admin');
  kept = await putCustomer({ email: 'eleni@pelatis.example', firstName: 'Ελένη' });
  gone = await putCustomer({
    email: 'eleni.palia@pelatis.example',
    firstName: 'Ελενίτσα',
    phone: '+302410123456',
    afm: '094014201',
    pointsCarried: 70,
  });
  productId = await putProduct();
});

const merge = (cookie = admin, [to, from] = [kept, gone]) =>
  app.request('POST', `/api/admin/customers/${to}/merge/${from}`, { cookie });
const preview = async () =>
  (await app.request('GET', `/api/admin/customers/${kept}/merge/${gone}`, { cookie: admin }))
    .body as MergePreview;

/** Every column of the database that references a customer. */
async function references(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'customers'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many rows of each such column name a customer. */
async function countOf(id: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    (await references()).map(async (name) => {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
      return [name, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const fill = (customerId: string, own: number) => fillCustomer(app, customerId, own, at);

describe('two customers who are one', () => {
  it('every column that names a customer has its move', async () => {
    expect(Object.keys(customerMoves).toSorted()).toEqual(await references());
  });

  it('nothing is lost: every row of every table comes along, but for the access of the one who goes', async () => {
    await fill(kept, productId);
    await fill(gone, await putProduct());
    const [own, others] = [await countOf(kept), await countOf(gone)];
    // A table of which this test has no row would prove nothing.
    expect(Object.entries(others).filter(([, count]) => count === 0)).toEqual([]);
    expect((await merge()).status).toBe(200);
    const added: Record<string, number> = {
      // The address of the account itself, and the note that says what became of it.
      'customer_emails.customer_id': 1,
      'customer_notes.customer_id': 1,
    };
    const ended = new Set(['sessions.customer_id', 'email_changes.customer_id']);
    expect(await countOf(kept)).toEqual(
      Object.fromEntries(
        Object.entries(own).map(([name, count]) => [
          name,
          count + (ended.has(name) ? 0 : (others[name] ?? 0)) + (added[name] ?? 0),
        ]),
      ),
    );
    const addresses = await db.selectFrom('customerAddresses').selectAll().execute();
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(
      (await app.request('GET', `/api/admin/customers/${gone}/portrait`, { cookie: admin })).status,
    ).toBe(404);
  });

  it('of what both have for one thing the sum, the later or one stays', async () => {
    await fill(kept, productId);
    await db
      .updateTable('reviews')
      .set({ updatedAt: new Date('2026-01-01'), text: 'Παλιά' })
      .where('customerId', '=', kept)
      .execute();
    for (const [table, row] of Object.entries({
      cartLines: { quantity: 5 },
      productViews: { views: 4 },
      wishListItems: { addedAt: at },
      reviews: { id: 'later', rating: 2, text: 'Νέα' },
    }))
      await db
        .insertInto(table as 'cartLines')
        .values({ customerId: gone, productId, ...row } as never)
        .execute();
    await merge();
    const of = (table: 'cartLines' | 'productViews' | 'wishListItems' | 'reviews') =>
      db
        .selectFrom(table as 'reviews')
        .selectAll()
        .where('customerId', '=', kept)
        .execute();
    expect(await of('cartLines')).toMatchObject([{ quantity: 7 }]);
    expect(await of('productViews')).toMatchObject([{ views: 7 }]);
    expect(await of('wishListItems')).toHaveLength(1);
    expect(await of('reviews')).toMatchObject([{ id: 'later', text: 'Νέα' }]);
  });

  it('a cart takes over lines of the other while it has room', async () => {
    await sql`
      insert into products (sku, name, short_description, category_id, price_cents)
      select 'SKU-' || n, name, short_description, category_id, price_cents
      from products, generate_series(1, 149) as n where id = ${productId}`.execute(db);
    for (const [rest, owner] of [kept, gone].entries())
      await sql`
        insert into cart_lines (customer_id, product_id, with_installation, quantity)
        select ${owner}, id, installed, 1
        from (select id, row_number() over (order by id) as n from products) as numbered,
          (values (false), (true)) as ways (installed)
        where n % 2 = ${rest}`.execute(db);
    expect(await countOf(kept)).toMatchObject({ 'cart_lines.customer_id': 150 });
    expect((await merge()).status).toBe(200);
    expect(await countOf(kept)).toMatchObject({ 'cart_lines.customer_id': 200 });
    expect(await db.selectFrom('cartLines').select('productId').execute()).toHaveLength(200);
  });

  it('says before what moves, fills what is blank, and keeps the rest of the facts in a note and in the history', async () => {
    await fill(gone, productId);
    await putMessage({ email: 'Eleni.Palia@pelatis.example' });
    expect(await preview()).toMatchObject({
      moves: {
        orders: 1,
        payments: 1,
        appointments: 1,
        offers: 1,
        contracts: 1,
        chats: 1,
        messages: 1,
        reviews: 1,
      },
      facts: ['Email: eleni.palia@pelatis.example', 'Τηλέφωνο: 241 012 3456', 'ΑΦΜ: 094014201'],
      losesSignIn: true,
      keepsNone: false,
    });
    await merge();
    const { body } = await app.request('GET', `/api/admin/customers/${kept}/portrait`, { cookie: admin });
    expect(body).toMatchObject({
      customer: {
        firstName: 'Ελένη',
        email: 'eleni@pelatis.example',
        phone: '+302410123456',
        afm: '094014201',
      },
      orderCount: 1,
      messages: [expect.any(Object)],
    });
    expect(JSON.stringify(body)).toContain('eleni.palia@pelatis.example');
    const trail = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', kept)
      .orderBy('id')
      .execute();
    expect(JSON.stringify(trail)).toContain('Συγχωνεύτηκε ο πελάτης Ελενίτσα');
  });

  it('an address that the one who stays lacks is his from then on', async () => {
    await db.updateTable('customers').set({ email: '' }).where('id', '=', kept).execute();
    await merge();
    const stored = await db.selectFrom('customers').where('id', '=', kept).select('email').execute();
    expect(stored).toEqual([{ email: 'eleni.palia@pelatis.example' }]);
    expect(await db.selectFrom('customerEmails').selectAll().execute()).toEqual([]);
  });

  it('the one who stays signs in as before, the other no more, and his links say nothing', async () => {
    const other = await addCustomer(app, 'buyer', { email: 'maria@pelatis.example' });
    const cookie = await app.signIn({ customerId: other.id });
    const own = await app.signIn({ customerId: kept });
    await db
      .insertInto('passwordResets')
      .values({ tokenHash: Buffer.from('hash'), email: other.email, expiresAt: new Date('2026-12-01') })
      .execute();
    await merge(admin, [kept, other.id]);
    expect(await db.selectFrom('passwordResets').selectAll().execute()).toEqual([]);
    expect((await app.request('GET', '/api/customer/profile', { cookie: own })).status).toBe(200);
    expect((await app.request('GET', '/api/customer/profile', { cookie })).status).toBe(401);
  });

  it('two at once merge them once, and whoever orders meanwhile loses nothing', async () => {
    await fill(gone, productId);
    const answers = await Promise.all([merge(), merge(), merge(admin, [gone, kept])]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    const orders = await db.selectFrom('orders').select('customerId').execute();
    expect(orders).toHaveLength(1);
  });

  it('never with himself, an administrator of orders or a deleted one, and by the office alone', async () => {
    expect((await merge(admin, [kept, kept])).body).toMatchObject({ code: 'MERGED_WITH_ITSELF' });
    const staff = await putCustomer({ isAdmin: true });
    for (const pair of [
      [kept, staff],
      [staff, kept],
    ] as [string, string][])
      expect((await merge(admin, pair)).body).toMatchObject({ code: 'MERGED_ADMINISTRATOR' });
    const deleted = await putCustomer({ deletedAt: at });
    expect((await merge(admin, [kept, deleted])).status).toBe(404);
    expect((await merge(await app.signIn({ customerId: kept }))).status).toBe(403);
    expect((await merge('')).status).toBe(401);
  });
});
