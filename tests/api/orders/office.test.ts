import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { officeOrder, type OfficeOrder } from '#features/orders/office/contract.ts';
import { officeLines } from '#features/orders/office/server/actions.ts';
import { officeTotals } from '#features/orders/office/rules.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { summaryOf } from '#features/orders/rules.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import { newId } from '#server/ids.ts';
import { company, setCompany, type Company } from '#shared/company.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { passUndo } from '../../support/app/held.ts';
import { fillCart, stockOf } from '../../support/app/orders.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let customerId: string;
let productId: number;
const noon = new Date('2026-11-23T10:00:00Z');

beforeEach(async () => {
  app = await testApp();
  app.setNow(noon);
  await truncateAll();
  admin = await app.signIn('admin');
  customerId = await putCustomer({ email: '', passwordHash: '', firstName: 'Μαρία', lastName: 'Λαΐου' });
  productId = await putProduct({ stockQuantity: 10 });
});

const to = {
  fullName: 'Μαρία Λαΐου',
  address: 'Κορίνθου 12',
  city: 'Πάτρα',
  postalCode: '262 21',
  phone: '697 412 0355',
};

/** An order of the office with the amounts that its screen would show. */
async function asked(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const body = {
    customerId,
    lines: [{ kind: 'product', productId, quantity: 1 }],
    shippingMethod: 'standard',
    shippingAddress: to,
    payment: 'cash',
    ...changes,
  };
  const summary = { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 0 };
  const read = officeOrder.safeParse({ ...body, summary });
  if (!read.success) return { ...body, summary };
  return { ...body, summary: summaryOf(await totalsFor(read.data)), ...('summary' in changes && changes) };
}

async function totalsFor(order: OfficeOrder) {
  const ids = order.lines.flatMap((line) => line.productId ?? []);
  const products = await listSoldProducts(app.services.database.db, ids);
  const lines = officeLines(order.lines, products);
  return officeTotals(
    lines.map((line) => ({ ...line, isGoods: line.productId !== null })),
    { ...order, postalCode: order.shippingAddress.postalCode },
  );
}

const send = (body: Record<string, unknown>, cookie = admin, key = newId()) =>
  app.request('POST', '/api/admin/orders', { cookie, body, headers: { 'idempotency-key': key } });

async function placed(changes: Record<string, unknown> = {}): Promise<Order> {
  const answer = await send(await asked(changes));
  if (answer.status !== 200) throw new Error(`The order was refused: ${answer.text}`);
  return read((answer.body as { id: string }).id);
}

const read = async (id: string, cookie = admin) =>
  (await app.request('GET', `/api/orders/${id}`, { cookie })).body as Order;
const money = async (id: string) =>
  (await app.request('GET', `/api/orders/${id}/money`, { cookie: admin })).body as OrderMoney;

async function mails() {
  await passUndo(app);
  return app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute();
}

describe('an order of the office', () => {
  it('is confirmed, takes the stock, and says in its history and the audit log who made it', async () => {
    const order = await placed();
    expect(order).toMatchObject({
      status: 'confirmed',
      customerId,
      paymentMethod: 'cash',
      paymentState: 'due',
      subtotal: 100,
      shipping: 5.99,
      total: 131.43,
      items: [{ id: productId, quantity: 1, price: 100 }],
      history: [{ status: 'confirmed', actor: 'admin', note: 'Καταχωρίστηκε από το γραφείο.' }],
    });
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 9 });
    const log = await app.services.database.db.selectFrom('auditLog').selectAll().execute();
    expect(log).toMatchObject([{ entity: 'order', entityId: order.id, action: 'created' }]);
  });

  it('has lines of the catalogue, free ones, and labour by the hour, each with its discount', async () => {
    const { items, subtotal } = await placed({
      lines: [
        {
          kind: 'product',
          productId,
          quantity: '3',
          withInstallation: true,
          discount: '7',
          discountIn: 'percent',
        },
        { kind: 'product', productId, quantity: 1, price: '90,50' },
        { kind: 'free', name: 'Καλώδιο UTP, ρολό', quantity: 2, price: 45, discount: 5, discountIn: 'euro' },
        { kind: 'labour', quantity: '2,5', price: '40' },
      ],
      payment: 'bank_transfer',
    });
    expect(items).toMatchObject([
      { id: productId, quantity: 3, price: 93, listPrice: 100, installationPrice: 40 },
      { id: productId, quantity: 1, price: 90.5, listPrice: 100 },
      { name: 'Καλώδιο UTP, ρολό', sku: '', quantity: 2, price: 40, listPrice: 45 },
      { name: 'Εργασία (2,5 ώρες × 40,00\u00A0€ + ΦΠΑ)', quantity: 1, price: 100 },
    ]);
    expect(items[3]).not.toHaveProperty('id');
    expect(subtotal).toBe(3 * 133 + 90.5 + 80 + 100);
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 6 });
  });

  it('has a discount on the whole with its reason, which costs no points', async () => {
    const order = await placed({ discount: 10, discountReason: 'Παλιός πελάτης' });
    expect(order).toMatchObject({
      discount: 12.4,
      officeDiscount: 12.4,
      discountReason: 'Παλιός πελάτης',
      total: 119.03,
    });
    const points = await app.request('GET', `/api/admin/customers/${customerId}/points`, { cookie: admin });
    expect(points.body).toMatchObject({ entries: [] });
    expect((await send(await asked({ discount: 10 }))).body).toMatchObject({
      fields: { discountReason: 'Συμπληρώστε τον λόγο της έκπτωσης' },
    });
  });

  it('of a customer without an e-mail address sends none, and is shipped, documented and exported like any other', async () => {
    const { id, orderNumber } = await placed();
    for (const status of ['processing', 'shipped', 'delivered'])
      expect(
        (await app.request('PATCH', `/api/orders/${id}`, { cookie: admin, body: { status } })).status,
      ).toBe(200);
    expect(await mails()).toEqual([]);
    const document = await app.request('POST', `/api/orders/${id}/documents`, { cookie: admin });
    expect(document.status).toBe(200);
    const file = await app.request('GET', '/api/admin/export/orders', { cookie: admin });
    expect(file.text).toContain(orderNumber);
    const page = await app.request('GET', `/api/admin/customers/${customerId}`, { cookie: admin });
    expect(page.status).toBe(200);
  });

  it('is told to a customer with an address but no account, without a button that leads to a sign-in', async () => {
    await app.services.database.db.updateTable('customers').set({ email: 'maria@pelatis.example' }).execute();
    await placed({ payment: 'on_account', dueOn: '2026-12-23' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'maria@pelatis.example' });
    expect(mail?.text).toContain('έως 23/12/2026');
    expect(mail?.text).not.toContain('order-confirmation');
  });

  it('leaves the customer’s own cart as it is', async () => {
    const { db } = app.services.database;
    await fillCart(db, customerId, [{ productId, quantity: 2, withInstallation: false }]);
    await placed();
    expect(await db.selectFrom('cartLines').select('quantity').execute()).toEqual([{ quantity: 2 }]);
  });

  it('sent twice is placed once; with another content it is refused', async () => {
    const body = await asked();
    const key = newId();
    const answers = await Promise.all([send(body, admin, key), send(body, admin, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 9 });
    expect((await send({ ...body, orderNotes: 'Άλλο' }, admin, key)).status).toBe(409);
  });
});

describe('the money of an order of the office', () => {
  it.each([
    ['cash', 'cash', 'office'],
    ['card', 'card', 'office'],
    ['bank_transfer', 'deposit', 'bank_transfer'],
  ])('paid at once by %s is recorded as its step', async (way, kind, via) => {
    const { id, ...order } = await placed({ payment: 'paid', via: way });
    expect(order).toMatchObject({
      status: 'confirmed',
      paymentMethod: way,
      paymentState: 'captured',
      cashFee: 0,
    });
    const { steps } = await money(id);
    expect(steps).toMatchObject([{ kind, via, amount: 131.43, date: '2026-11-23' }]);
    // What did not happen after all can be recorded anew.
    const undo = await app.request('PATCH', `/api/orders/${id}/payments/${steps[0]?.id}`, {
      cookie: admin,
      body: { reason: 'Λάθος' },
    });
    expect(undo).toMatchObject({ status: 200, body: { money: { state: 'due', owed: 131.43 } } });
    const again = await app.request('POST', `/api/orders/${id}/payments`, {
      cookie: admin,
      body: { kind: 'card', collector: 'office', date: '2026-11-23' },
    });
    expect(again).toMatchObject({ status: 200, body: { money: { state: 'captured' } } });
  });

  it('on account is owed until its day, also when the order is delivered', async () => {
    const order = await placed({ payment: 'on_account', dueOn: '2026-12-23' });
    expect(order).toMatchObject({ status: 'confirmed', paymentMethod: 'on_account', dueOn: '2026-12-23' });
    for (const status of ['processing', 'shipped', 'delivered'])
      await app.request('PATCH', `/api/orders/${order.id}`, { cookie: admin, body: { status } });
    expect(await money(order.id)).toMatchObject({ state: 'due', owed: 131.43 });
    expect((await send(await asked({ payment: 'on_account' }))).body).toMatchObject({
      fields: { dueOn: 'Επιλέξτε έως πότε πληρώνεται' },
    });
    expect((await send(await asked({ payment: 'on_account', dueOn: '2026-11-20' }))).status).toBe(400);
  });

  it('a deposit is a step of it, and the rest is owed', async () => {
    const { id, status } = await placed({
      payment: 'on_account',
      dueOn: '2026-12-23',
      deposit: 50,
      via: 'card',
    });
    expect(status).toBe('confirmed');
    expect(await money(id)).toMatchObject({ owed: 81.43, paid: 50, steps: [{ kind: 'card', amount: 50 }] });
    expect((await send(await asked({ deposit: 131.44 }))).body).toMatchObject({
      fields: { deposit: 'Το σύνολο είναι 131,43\u00A0€. Συμπληρώστε ποσό έως εκεί.' },
    });
  });

  it('that waits for a transfer waits like the checkout’s', async () => {
    expect(await placed({ payment: 'bank_transfer' })).toMatchObject({
      status: 'pending',
      paymentState: 'due',
      heldUntil: '2026-11-30',
    });
  });

  it('in cash stays below the law’s limit, whoever takes it', async () => {
    const lines = [{ kind: 'free', name: 'Έργο', quantity: 1, price: 500 }];
    for (const payment of ['cash', 'paid'])
      expect(await send(await asked({ lines, payment }))).toMatchObject({
        status: 409,
        body: { code: 'CASH_NOT_OFFERED' },
      });
    expect((await send(await asked({ lines, payment: 'paid', via: 'card' }))).status).toBe(200);
  });
});

describe('an order of the office is refused', () => {
  it('to everybody else', async () => {
    const body = await asked();
    const buyer = await app.signIn({ customerId: await putCustomer({ email: 'eleni@pelatis.example' }) });
    expect((await app.request('POST', '/api/admin/orders', { body })).status).toBe(401);
    expect((await send(body, buyer)).status).toBe(403);
  });

  it.each([
    ['more pieces than there are', () => ({ lines: [{ kind: 'product', productId, quantity: 11 }] }), 409],
    [
      'a product that is gone',
      () => ({ lines: [{ kind: 'product', productId: 999_999, quantity: 1 }] }),
      404,
    ],
    ['half a piece', () => ({ lines: [{ kind: 'product', productId, quantity: 1.5 }] }), 400],
    ['a free line without a text', () => ({ lines: [{ kind: 'free', quantity: 1, price: 5 }] }), 400],
    ['labour without a price', () => ({ lines: [{ kind: 'labour', quantity: 1 }] }), 400],
    ['nothing', () => ({ lines: [] }), 400],
    ['a discount above 100%', () => ({ discount: 101, discountReason: 'Δώρο' }), 400],
    ['a parcel without an address', () => ({ shippingAddress: { ...to, address: '' } }), 400],
    ['a delivery that is not offered', () => ({ shippingMethod: 'pigeon' }), 400],
    ['nobody', () => ({ customerId: 'nobody' }), 404],
  ])('for %s', async (_what, changes, status) => {
    const body = await asked(changes()).catch(() => asked());
    const answer = await send({ ...body, ...changes() });
    expect(answer.status).toBe(status);
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 10 });
  });

  it('at amounts that its screen did not show', async () => {
    const body = await asked();
    await app.services.database.db.updateTable('products').set({ priceCents: 9_000 }).execute();
    expect(await send(body)).toMatchObject({ status: 409, body: { code: 'TOTALS_CHANGED' } });
  });
});

it('whoever collects an order at the shop needs no address', async () => {
  const collected = { id: 'collect-1', label: 'Από το κατάστημα', promise: 'Σε μία ημέρα', workingDays: 1 };
  const { deliveries } = company();
  setCompany({ ...company(), deliveries: [...deliveries, { ...deliveries[0], ...collected }] } as Company);
  onTestFinished(() => setCompany({ ...company(), deliveries }));
  const order = await placed({
    shippingMethod: collected.id,
    shippingAddress: { fullName: 'Μαρία Λαΐου', phone: '697 412 0355' },
    payment: 'paid',
  });
  expect(order).toMatchObject({ shipping: 0, total: 124 });
  expect((await app.request('POST', `/api/orders/${order.id}/documents`, { cookie: admin })).status).toBe(
    200,
  );
});

it('the report by product names what is no product, and pairs it with nothing', async () => {
  const lines = [
    { kind: 'product', productId, quantity: 1 },
    { kind: 'labour', quantity: 1, price: 40 },
    { kind: 'free', name: 'Καλώδιο', quantity: 2, price: 10 },
  ];
  await placed({ lines });
  await placed({ lines });
  const period = 'from=2026-11-01&to=2026-11-30';
  const turnover = await app.request('GET', `/api/admin/reports/turnover/product?${period}`, {
    cookie: admin,
  });
  expect(turnover.text).toContain('Εργασία και ελεύθερες γραμμές');
  const together = await app.request('GET', `/api/admin/reports/together?${period}`, { cookie: admin });
  expect(together).toMatchObject({ status: 200, body: [] });
});

describe('an order of somebody new', () => {
  const newCustomer = { accountType: 'private', firstName: 'Άννα', lastName: 'Ρήγα' };

  it('makes the customer with it, with the address and telephone of the order, once', async () => {
    const body = await asked({ customerId: undefined, newCustomer });
    const key = newId();
    for (let times = 0; times < 2; times += 1) expect((await send(body, admin, key)).status).toBe(200);
    const made = await app.services.database.db
      .selectFrom('customers')
      .where('lastName', '=', 'Ρήγα')
      .selectAll()
      .execute();
    expect(made).toMatchObject([
      { email: '', passwordHash: '', phone: '+306974120355', city: 'Πάτρα', postalCode: '26221' },
    ]);
    const log = await app.services.database.db
      .selectFrom('auditLog')
      .select('entity')
      .orderBy('id')
      .execute();
    expect(log).toEqual([{ entity: 'customer' }, { entity: 'order' }]);
  });

  it('makes nobody when the order is refused, or the address is another’s', async () => {
    await putCustomer({ email: 'eleni@pelatis.example' });
    const refused = [
      { customerId: undefined, newCustomer, lines: [{ kind: 'product', productId, quantity: 11 }] },
      { customerId: undefined, newCustomer: { ...newCustomer, email: 'eleni@pelatis.example' } },
      { newCustomer },
    ];
    const body = await asked();
    const answers = [];
    for (const one of refused) answers.push(await send({ ...body, ...one }));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 400]);
    expect(answers[1]?.body).toHaveProperty(['fields', 'newCustomer.email']);
    const made = app.services.database.db.selectFrom('customers').where('lastName', '=', 'Ρήγα').selectAll();
    expect(await made.execute()).toEqual([]);
  });
});
