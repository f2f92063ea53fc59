import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let customerId: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
  customerId = await putCustomer({ email: 'eleni@pelatis.example', phone: '+302101234567' });
});

const path = (what: string, id = customerId) => `/api/admin/customers/${id}/${what}`;
const erase = (id = customerId) => app.request('POST', path('erase', id), { cookie: admin, body: {} });
const kept = () =>
  app.services.database.db
    .selectFrom('auditLog')
    .where('entity', '=', 'customer')
    .select(['action', 'label', 'before'])
    .orderBy('id')
    .execute();

test('the office hands out all that is held about a customer, with the amounts', async () => {
  await putOrder({ customerId, productId: await putProduct() }, { status: 'delivered' });
  const { status, body } = await app.request('GET', path('export'), { cookie: admin });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    customer: { email: 'eleni@pelatis.example' },
    orders: [{ total: 131.43, items: [{ name: 'Κάμερα Argos B8' }] }],
  });
  expect((await app.request('GET', path('export', 'none'), { cookie: admin })).status).toBe(404);
});

test('the office erases who asked for it: nothing of the person stays, and the history says who did it', async () => {
  const order = { status: 'delivered', paymentState: 'captured' } as const;
  await putOrder({ customerId, productId: await putProduct() }, order);
  const own = await app.signIn({ customerId });
  expect(await erase()).toMatchObject({ status: 200, body: { message: 'Ο πελάτης διαγράφηκε.' } });
  const { db } = app.services.database;
  const stored = await db.selectFrom('customers').where('id', '=', customerId).selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/eleni|Μαρκάκη|2101234567/);
  expect((await app.request('GET', '/api/customer/profile', { cookie: own })).status).toBe(401);
  expect(await kept()).toMatchObject([{ action: 'deleted', label: 'Διαγραμμένος λογαριασμός' }]);
  const mails = await db.selectFrom('devMails').select('recipient').orderBy('id').execute();
  await app.services.jobs.drain();
  expect(
    mails.concat(await db.selectFrom('devMails').select('recipient').orderBy('id').execute()),
  ).toContainEqual({
    recipient: 'eleni@pelatis.example',
  });
  expect((await erase()).status).toBe(404);
});

test('whoever owes money or is owed some is not erased until it is settled', async () => {
  const { db } = app.services.database;
  const id = await putOrder({ customerId, productId: await putProduct() }, { status: 'delivered' });
  const refused = {
    status: 409,
    body: { code: 'MONEY_OPEN', error: expect.stringContaining('Ο πελάτης έχει') },
  };
  const standings = [
    { status: 'delivered', paymentState: 'due' },
    { status: 'cancelled', paymentState: 'refund_due' },
    { status: 'cancelled', paymentState: 'refunding' },
    { status: 'delivered', paymentState: 'captured', refundDueOn: '2099-12-01' },
  ] as const;
  for (const standing of standings) {
    await db.updateTable('orders').set(standing).where('id', '=', id).execute();
    expect(await erase(), JSON.stringify(standing)).toMatchObject(refused);
  }
  const settled = { paymentState: 'captured', refundDueOn: null } as const;
  await db.updateTable('orders').set(settled).where('id', '=', id).execute();
  const at = new Date();
  const held = { amountCents: 500, onPage: true, expiresAt: at, createdAt: at, state: 'authorised' } as const;
  await db
    .insertInto('cardPayments')
    .values({ id: 'held', orderId: id, ...held })
    .execute();
  expect(await erase()).toMatchObject(refused);
  await db.updateTable('cardPayments').set({ state: 'captured' }).execute();
  expect((await erase()).status).toBe(200);
});

test('an erased customer takes nothing of others along, without an address or with a part of theirs', async () => {
  const { db } = app.services.database;
  const said = (email: string) => `Δέκα αποτυχημένες προσπάθειες με το email ${email}.`;
  const alert = { type: 'security', event: 'test', severity: 'low', title: '', audience: 'admin' } as const;
  const [foreign, own] = [said('joanna@pelatis.example'), said('anna@pelatis.example')];
  await db
    .insertInto('alerts')
    .values([foreign, own].map((message) => ({ ...alert, message })))
    .execute();
  const notifications = JSON.stringify({ mails: [{ to: '' }], alerts: [], resolved: [] });
  const decision = { subject: 'order:foreign', before: '{}', after: '{}', notifications };
  await db
    .insertInto('delayedNotifications')
    .values({ id: 'foreign', ...decision })
    .execute();
  const told = async () => {
    const alerts = await db
      .selectFrom('alerts')
      .where('event', '=', 'test')
      .select('message')
      .orderBy('id')
      .execute();
    return alerts.map(({ message }) => message);
  };
  expect((await erase(await putCustomer({ email: '' }))).status).toBe(200);
  expect(await told()).toEqual([foreign, own]);
  expect(await db.selectFrom('delayedNotifications').select('id').execute()).toEqual([{ id: 'foreign' }]);
  expect((await erase(await putCustomer({ email: 'anna@pelatis.example' }))).status).toBe(200);
  expect(await told()).toEqual([foreign, 'Διαγραμμένος λογαριασμός']);
});

test('whoever has an order in progress is not erased, and an address without an account gets no e-mail', async () => {
  const productId = await putProduct();
  await putOrder({ customerId, productId }, { status: 'confirmed' });
  expect(await erase()).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Ο πελάτης έχει παραγγελίες σε εξέλιξη') },
  });
  expect(await kept()).toEqual([]);
  const known = await putCustomer({ email: 'maria@pelatis.example', passwordHash: '' });
  expect((await erase(known)).status).toBe(200);
  await app.services.jobs.drain();
  expect(await app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute()).toEqual(
    [],
  );
});
