import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '#server/ids.ts';
import { company, setCompany, type Company } from '#shared/company.ts';
import type { TestApp } from '../../support/app/app.ts';
import { officeScene } from '../../support/app/office.ts';
import { fillCart, stockOf } from '../../support/app/orders.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, asked, send, placed, mails } = officeScene();

let app: TestApp;
let admin: string;
let customerId: string;
let productId: number;
beforeEach(() => {
  ({ app, admin, customerId, productId } = scene);
});

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
    const log = await app.services.database.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    expect(log).toMatchObject([{ entity: 'order', entityId: order.id, action: 'created' }]);
  });

  it('says whether its customer has to be called, because there is no e-mail address', async () => {
    expect(await placed()).toMatchObject({ mustCall: true });
    expect(await placed({ customerId: await putCustomer() })).not.toHaveProperty('mustCall');
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

  it('is no larger than the shop takes, whatever its discounts leave', async () => {
    const labour = { kind: 'labour', quantity: 999, price: 30_000 };
    for (const changes of [
      { lines: [{ ...labour, discount: 100 }] },
      { lines: [labour], discount: 100, discountReason: 'Δώρο' },
    ])
      expect(await send(await asked(changes))).toMatchObject({
        status: 409,
        body: { code: 'ORDER_TOO_LARGE' },
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
    // Blank, as the form sends it.
    const body = await asked({ customerId: '', newCustomer });
    const key = newId();
    for (let times = 0; times < 2; times += 1) expect((await send(body, admin, key)).status).toBe(200);
    const made = await app.services.database.db
      .selectFrom('customers')
      .where('lastName', '=', 'Ρήγα')
      .selectAll()
      .execute();
    expect(made).toMatchObject([
      {
        id: expect.stringMatching(/^\w{20,}$/),
        email: '',
        passwordHash: '',
        phone: '+306974120355',
        city: 'Πάτρα',
        postalCode: '26221',
      },
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
