import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { countRows, place, placed, stockOf } from '../../support/app/orders.ts';
import { goodCard, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';

let app: TestApp;
let cookie: string;
let customerId: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  cookie = await app.signIn({ customerId });
  productId = await putProduct({ stockQuantity: 10 });
});

const nothing = { orders: 0, lines: 0, history: 0, alerts: 0 };

async function mails() {
  await app.services.jobs.drain();
  return app.services.database.db.selectFrom('devMails').selectAll().orderBy('recipient').execute();
}

describe('placing an order', () => {
  it('keeps names and prices of the moment, takes the stock, empties the cart and tells everybody', async () => {
    await app.request('POST', '/api/cart', { cookie, body: { productId, quantity: 2 } });
    await app.request('POST', '/api/cart', { cookie, body: { productId, withInstallation: true } });
    const body = orderOf(
      [
        { productId, quantity: 2 },
        { productId, withInstallation: true },
      ],
      {
        orderNotes: 'Κουδούνι «Μαρκάκη»',
      },
    );
    const answer = await place(app, cookie, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { orderNumber: expect.stringMatching(/^VG-\w{4}-\w{4}$/), status: 'pending', total: 429.03 },
    });
    const { id } = answer.body as { id: string };
    await app.services.database.db.updateTable('products').set({ name: 'Άλλο', priceCents: 1 }).execute();
    const read = await app.request('GET', `/api/orders/${id}`, { cookie });
    expect(read.body).toMatchObject({
      subtotal: 340,
      shipping: 5.99,
      tax: 83.04,
      discount: 0,
      total: 429.03,
      vatPercent: 24,
      paymentMethod: 'bank_transfer',
      paymentState: 'due',
      notes: 'Κουδούνι «Μαρκάκη»',
      shippingAddress: { postalCode: '14233', region: 'attiki', phone: '+306974120355' },
      items: [
        { id: productId, name: 'Κάμερα Argos B8', quantity: 2, price: 100 },
        { name: 'Κάμερα Argos B8', quantity: 1, price: 100, installationPrice: 40 },
      ],
      history: [{ status: 'pending', actor: 'customer' }],
    });
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 7, inStock: true });
    expect(await countRows(app)).toMatchObject({ orders: 1, lines: 2, cart: 0, alerts: 2 });
    const [toCustomer, toCompany] = await mails();
    expect(toCustomer).toMatchObject({ recipient: 'eleni@pelatis.example' });
    expect(toCustomer?.text).toContain('429,03\u00A0€');
    expect(toCustomer?.text).toContain('GR1499900000000000000000001');
    expect(toCompany).toMatchObject({ recipient: 'info@vigla.example' });
  });

  it('of the last pieces closes the product and says so to the administrators', async () => {
    await placed(app, cookie, orderOf([{ productId, quantity: 10 }]));
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 0, inStock: false });
    const alerts = await app.services.database.db
      .selectFrom('alerts')
      .where('event', '=', 'product_out_of_stock')
      .select(['audience', 'severity', 'message'])
      .orderBy('id')
      .execute();
    expect(alerts).toEqual([{ audience: 'admin', severity: 'high', message: 'Κάμερα Argos B8' }]);
  });

  it('names the day of delivery by working days, except while a transfer is awaited', async () => {
    app.setNow(new Date('2026-11-20T09:00:00Z'));
    const transfer = await placed(app, cookie, orderOf([{ productId }]));
    const cash = await placed(app, cookie, orderOf([{ productId }], { paymentMethod: { type: 'cash' } }));
    expect(transfer.estimatedDelivery).toBeUndefined();
    expect(cash.estimatedDelivery).toBe('2026-11-27');
  });

  it('under one key gives the same order again, and refuses another body under it', async () => {
    const key = 'a-key-that-is-long-enough';
    const first = await place(app, cookie, orderOf([{ productId }]), key);
    const again = await place(app, cookie, orderOf([{ productId }]), key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    const other = await place(app, cookie, orderOf([{ productId, quantity: 2 }]), key);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await countRows(app)).toMatchObject({ orders: 1 });
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 9 });
  });

  it('under the same key of another customer is another order', async () => {
    const key = 'a-key-that-is-long-enough';
    await place(app, cookie, orderOf([{ productId }]), key);
    const other = await app.signIn({ customerId: await putCustomer() });
    expect(await place(app, other, orderOf([{ productId }]), key)).toMatchObject({ status: 200 });
    expect(await countRows(app)).toMatchObject({ orders: 2 });
  });
});

describe('paying by card', () => {
  const byCard = (card: object = {}) => orderOf([{ productId }], { paymentMethod: { ...goodCard, ...card } });

  it('holds the amount, takes it after the commit, and keeps brand and last four digits', async () => {
    const order = await placed(app, cookie, byCard());
    expect(order).toMatchObject({ paymentState: 'authorised', cardBrand: 'Visa', cardLast4: '1111' });
    await app.services.jobs.drain();
    const later = await app.request('GET', `/api/orders/${order.id}`, { cookie });
    expect(later.body).toMatchObject({ paymentState: 'captured' });
  });

  it('declined loses nothing from the cart and leaves the key for another try', async () => {
    await app.request('POST', '/api/cart', { cookie, body: { productId } });
    const key = 'a-key-that-is-long-enough';
    const declined = await place(app, cookie, byCard({ cardNumber: '4000000000000002' }), key);
    expect(declined).toMatchObject({ status: 402, body: { code: 'PAYMENT_DECLINED' } });
    expect(await countRows(app)).toMatchObject({ ...nothing, cart: 1 });
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 10 });
    expect(await place(app, cookie, byCard(), key)).toMatchObject({ status: 200 });
  });

  it('after eight declined cards is not tried again for an hour', async () => {
    const declined = () => place(app, cookie, byCard({ cardNumber: '4000000000000002' }));
    for (let tries = 0; tries < 8; tries += 1) expect((await declined()).status).toBe(402);
    const answer = await place(app, cookie, byCard());
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['a mistyped number', { cardNumber: '4111 1111 1111 1112' }, 'cardNumber'],
    ['a brand that is not taken', { cardNumber: '6011 1111 1111 1117' }, 'cardNumber'],
    ['a month that does not exist', { expiryDate: '13/40' }, 'expiryDate'],
    ['a card that has expired', { expiryDate: '01/20' }, 'expiryDate'],
    ['a code that is too short', { cvv: '12' }, 'cvv'],
    ['no name', { cardName: ' ' }, 'cardName'],
  ])('refuses %s beside its field', async (_what, card, field) => {
    const answer = await place(app, cookie, byCard(card));
    const fields = { [`paymentMethod.${field}`]: expect.any(String) };
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields } });
    expect(await countRows(app)).toMatchObject(nothing);
  });

  it('leaves the card in no table of the database and in no line of the log', async () => {
    // What earlier tests logged may have any number.
    const begin = `The begin of the test ${crypto.randomUUID()}`;
    app.services.log.info(begin);
    const order = await placed(app, cookie, byCard({ cvv: '739', expiryDate: '08/41' }));
    await place(app, cookie, byCard({ cardNumber: '4000000000000002', cvv: '739', expiryDate: '08/41' }));
    await place(app, cookie, byCard({ cardNumber: '4111111111111112', cvv: '739', expiryDate: '08/41' }));
    app.services.log.info('The end of the test');
    await app.services.jobs.drain();
    const stored = await everyRow();
    const logged = app.logged().slice(app.logged().indexOf(begin) + begin.length);
    expect(stored).toContain(order.orderNumber);
    expect(logged).toContain('The end of the test');
    for (const text of [stored, logged]) {
      expect(text).not.toMatch(/4111[ -]?1111[ -]?1111|4000[ -]?0000[ -]?0000/);
      // As a separate number or in quotes, but not within an id or as a fraction of a second.
      expect(text).not.toMatch(/(?<![\w.])739(?!\w)/);
      expect(text).not.toMatch(/08\/41/);
      expect(text).not.toContain('ELENI MARKAKI');
    }
  });
});

/** Returns every row of every table, including the job queue's, as text. */
async function everyRow(): Promise<string> {
  const { db } = app.services.database;
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(db);
  expect(tables.rows.length).toBeGreaterThan(15);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<{
      text: string;
    }>`select to_jsonb(t)::text as text from ${sql.raw(name)} t`.execute(db);
    rows.push(...found.rows.map(({ text }) => `${name}: ${text}`));
  }
  return rows.join('\n');
}

describe('an order is refused', () => {
  it('when the amounts differ from what was agreed to, with the new ones', async () => {
    const body = orderOf([{ productId }]);
    await app.services.database.db.updateTable('products').set({ priceCents: 12_000 }).execute();
    expect(await place(app, cookie, body)).toMatchObject({
      status: 409,
      body: {
        code: 'TOTALS_CHANGED',
        data: { subtotal: 120, shipping: 5.99, tax: 30.24, discount: 0, total: 156.23 },
      },
    });
    expect(await countRows(app)).toMatchObject(nothing);
  });

  it('when a product is out, naming it, and then none of the others is sold either', async () => {
    const out = await putProduct({ name: 'Σειρήνα', stockQuantity: 1 });
    const answer = await place(app, cookie, orderOf([{ productId }, { productId: out, quantity: 2 }]));
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'OUT_OF_STOCK',
        error: 'Από το προϊόν «Σειρήνα» απομένει 1 τεμάχιο.',
        data: { productId: out, name: 'Σειρήνα', available: 1 },
      },
    });
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 10 });
    expect(await countRows(app)).toMatchObject(nothing);
  });

  it.each([
    ['without a key', undefined],
    ['with a key that can be guessed', '1'],
  ])('%s', async (_how, key) => {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const body = orderOf([{ productId }]);
    const answer = await app.request('POST', '/api/orders', { cookie, body, headers });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'Idempotency-Key': expect.any(String) } },
    });
  });

  it('in cash from 500 € payable', async () => {
    const below = orderOf([{ productId, quantity: 3 }], { paymentMethod: { type: 'cash' } });
    expect(await place(app, cookie, below)).toMatchObject({ status: 200 });
    const above = orderOf([{ productId, quantity: 4 }], { paymentMethod: { type: 'cash' } });
    expect(await place(app, cookie, above)).toMatchObject({
      status: 409,
      body: { code: 'CASH_NOT_OFFERED' },
    });
  });

  it('of an amount that one talks about first', async () => {
    await app.services.database.db
      .updateTable('products')
      .set({ priceCents: 900_000_000, stockQuantity: null })
      .execute();
    const answer = await place(app, cookie, orderOf([{ productId, quantity: 2 }]));
    expect(answer).toMatchObject({ status: 409, body: { code: 'ORDER_TOO_LARGE' } });
  });

  it.each([
    ['an empty cart', { items: [] }, 'items'],
    [
      'an address without a town',
      { shippingAddress: { ...orderOf([]).shippingAddress, city: ' ' } },
      'shippingAddress.city',
    ],
    ['an unknown delivery', { shippingMethod: 'drone' }, 'shippingMethod'],
    [
      'a negative total',
      { summary: { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: -1 } },
      'summary.total',
    ],
    [
      'an endless total',
      { summary: { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 1e300 } },
      'summary.total',
    ],
  ])('with %s, beside the field', async (_what, fault, field) => {
    const body = { ...orderOf([{ productId }]), ...fault };
    const headers = { 'idempotency-key': 'a-key-that-is-long-enough' };
    const answer = await app.request('POST', '/api/orders', { cookie, body, headers });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });
});
