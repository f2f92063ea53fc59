import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { putAppointment, putService, putTechnicians } from '../../support/app/booking.ts';
import { officeScene } from '../../support/app/office.ts';
import { stockOf } from '../../support/app/orders.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, asked, send, read, money, step, mails } = officeScene();

const today = '2026-11-23';
let customerId: string;
let visitId: string;
beforeEach(async () => {
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  visitId = await putAppointment({
    customerId,
    serviceId: await putService({ title: 'Βλάβη' }),
    serviceTitle: 'Βλάβη',
    date: today,
    status: 'completed',
  });
});

/** The bill of the visit: two hours and a half, coming, and two pieces from the stock. */
const billOf = (changes: Record<string, unknown> = {}) =>
  asked({
    customerId,
    visitId,
    lines: [
      { kind: 'labour', name: 'Βλάβη', quantity: '2,5', price: '40' },
      { kind: 'free', name: 'Μετάβαση', quantity: 1, price: 20 },
      { kind: 'product', productId: scene.productId, quantity: 2 },
    ],
    shippingMethod: 'installation',
    shipping: 0,
    payment: 'paid',
    via: 'card',
    ...changes,
  });

async function billed(changes: Record<string, unknown> = {}) {
  const answer = await send(await billOf(changes));
  expect(answer.text).toContain('orderNumber');
  return read((answer.body as { id: string }).id);
}

const visitFor = async (cookie = scene.admin) =>
  (await scene.app.request('GET', `/api/appointments/${visitId}`, { cookie })).body as Appointment;
const refused = async (changes: Record<string, unknown>, cookie?: string) =>
  (await send(await billOf(changes), cookie)).body as object;
const pieces = async () => (await stockOf(scene.app, scene.productId))?.stockQuantity;

describe('the bill of a visit', () => {
  it('has everything done and used, is paid, takes the stock, and stands at the visit and with its customer', async () => {
    const order = await billed();
    expect(order).toMatchObject({
      billedVisitId: visitId,
      status: 'delivered',
      deliveredAt: expect.any(String),
      deliveryLabel: 'Επίσκεψη τεχνικού',
      shipping: 0,
      subtotal: 320,
      total: 396.8,
      paymentState: 'captured',
      history: [{ status: 'delivered', actor: 'admin', note: 'Χρέωση της επίσκεψης 23/11/2026: Βλάβη.' }],
    });
    expect(await pieces()).toBe(8);
    const bill = { orderId: order.id, orderNumber: order.orderNumber, isPaid: true, isOwed: false };
    expect((await visitFor()).bill).toEqual({ ...bill, total: 396.8 });
    const cookie = await scene.app.signIn({ customerId });
    expect((await visitFor(cookie)).bill).toEqual(bill);
    const own = await scene.app.request('GET', `/api/orders/${order.id}`, { cookie });
    expect(own.body).toMatchObject({
      total: 396.8,
      items: [{ name: expect.stringContaining('2,5 ώρες') }, {}, {}],
    });
    expect(await mails()).toMatchObject([
      { recipient: 'eleni@pelatis.example', subject: `Η επίσκεψή μας: ${order.orderNumber}` },
    ]);
  });

  it('is owed only while its money is still to come', async () => {
    await billed({ payment: 'on_account', dueOn: '2026-12-23' });
    expect((await visitFor()).bill).toMatchObject({ isPaid: false, isOwed: true });
    const { db } = scene.app.services.database;
    for (const paymentState of ['voided', 'refunded'] as const) {
      await db.updateTable('orders').set({ paymentState }).execute();
      expect((await visitFor()).bill).toMatchObject({ isPaid: false, isOwed: false });
    }
  });

  it('gets its receipt, and counts in the reports under its service', async () => {
    const { id } = await billed({ payment: 'on_account', dueOn: '2026-12-23' });
    const document = await scene.app.request('POST', `/api/orders/${id}/documents`, { cookie: scene.admin });
    expect(document.status).toBe(200);
    const { body } = await scene.app.request(
      'GET',
      `/api/admin/reports/turnover/service?from=${today}&to=${today}`,
      { cookie: scene.admin },
    );
    const amounts = { net: 320, vat: 76.8, gross: 396.8 };
    // Nobody has said what an hour of the technicians costs.
    const margin = { net: 320, known: 0 };
    expect(body).toContainEqual({ key: 'visit:Βλάβη', name: 'Επισκέψεις: Βλάβη', count: 1, amounts, margin });
  });

  it('leaves what its crew’s hours and its products do not cost, for the office alone', async () => {
    const { db } = scene.app.services.database;
    const crew = await putTechnicians({ hourCostCents: 1_800 }, { hourCostCents: 2_200 });
    await db.updateTable('appointments').set({ doneBy: crew, hours: 2 }).execute();
    await db.updateTable('products').set({ purchasePriceCents: 6_000 }).execute();
    const jobId = 'job';
    const second = await putAppointment({ customerId, serviceTitle: 'Βλάβη', date: '2026-11-24', jobId });
    await db.updateTable('appointments').set({ jobId }).execute();
    const one = crew.slice(0, 1);
    const done = { status: 'completed' as const, doneBy: one, hours: 3 };
    await db.updateTable('appointments').set(done).where('id', '=', second).execute();
    await billed();
    const ask = (path: string, cookie = scene.admin) => scene.app.request('GET', `/api${path}`, { cookie });
    const figures = (await ask(`/admin/appointments/${visitId}/margin`)).body;
    // Two hours of both at 18 and 22 €, two pieces at 60 €; the second day brings nothing and costs three hours.
    expect(figures).toEqual({
      visit: {
        visits: 1,
        net: 320,
        known: 320,
        labour: 80,
        goods: 120,
        cost: 200,
        profit: 120,
        percent: 37.5,
      },
      job: { visits: 2, net: 320, known: 320, labour: 134, goods: 120, cost: 254, profit: 66, percent: 20.6 },
    });
    const report = `/admin/reports/turnover/service?from=${today}&to=2026-11-24`;
    expect((await ask(report)).body).toContainEqual(
      expect.objectContaining({
        count: 2,
        margin: { net: 320, known: 320, cost: 254, profit: 66, percent: 20.6 },
      }),
    );
    const own = await scene.app.signIn({ customerId });
    expect((await ask(`/admin/appointments/${visitId}/margin`, own)).status).toBe(403);
    expect((await ask(`/appointments/${visitId}`, own)).text).not.toMatch(/cost|margin|hourCost/i);
  });

  it('is changed afterwards, and what was not used goes back to the stock', async () => {
    const order = await billed({ payment: 'on_account', dueOn: '2026-12-23' });
    const body = {
      seen: 0,
      lines: [{ kind: 'free', of: 0, name: '-', quantity: 1, price: 100 }],
      shippingMethod: 'installation',
      shippingAddress: order.shippingAddress,
      shipping: 0,
      summary: { subtotal: 100, shipping: 0, tax: 24, discount: 0, total: 124 },
    };
    const answer = await scene.app.request('PUT', `/api/admin/orders/${order.id}`, {
      cookie: scene.admin,
      body,
    });
    expect(answer).toMatchObject({ status: 200, body: { order: { total: 124, status: 'delivered' } } });
    expect(await pieces()).toBe(10);
  });

  it('has no fee at the door, also of what is added after it was paid in cash', async () => {
    const order = await billed({
      via: 'cash',
      lines: [{ kind: 'free', name: 'Βλάβη', quantity: 1, price: 100 }],
    });
    const body = {
      seen: 0,
      lines: [
        { kind: 'free', of: 0, name: '-', quantity: 1, price: 100 },
        { kind: 'free', name: 'Μετάβαση', quantity: 1, price: 20 },
      ],
      shippingMethod: 'installation',
      shippingAddress: order.shippingAddress,
      shipping: 0,
      summary: { subtotal: 120, shipping: 0, tax: 28.8, discount: 0, total: 148.8 },
    };
    await scene.app.request('PUT', `/api/admin/orders/${order.id}`, { cookie: scene.admin, body });
    expect(await money(order.id)).toMatchObject({ paid: 124, owed: 24.8 });
    expect(await read(order.id)).toMatchObject({ paymentState: 'due', cashFee: 0 });
    expect((await mails()).at(-1)?.text).toContain('Εισπράττονται στην παράδοση: 24,80\u00A0€\n');
  });

  it('of nothing owes nothing, and gives nothing back when it is cancelled', async () => {
    const lines = [{ kind: 'labour', name: 'Βλάβη', quantity: 1, price: 0 }];
    const order = await billed({ payment: 'on_account', dueOn: '2026-12-23', lines });
    expect(order).toMatchObject({ total: 0, paymentState: 'captured' });
    expect(await money(order.id)).toMatchObject({ owed: 0, paid: 0 });
    expect((await mails()).at(-1)?.text).not.toMatch(/Λάβαμε|Πληρώνεται έως|Πληρώνετε/);
    await step(order.id, 'cancelled');
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', paymentState: 'voided' });
  });

  it('binds nobody by a withdrawal, for which nothing is sent; the office reads that an urgent repair is excepted', async () => {
    await scene.app.services.database.db.updateTable('services').set({ isEmergency: true }).execute();
    const { id, orderNumber, ...order } = await billed({ payment: 'on_account', dueOn: '2026-12-23' });
    expect(order).not.toHaveProperty('withdrawalUntil');
    const declared = { name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example', orderNumber };
    const cookie = await scene.app.signIn({ customerId });
    const answer = await scene.app.request('POST', '/api/withdrawals', { body: declared, cookie });
    expect(answer.status).toBe(200);
    expect(await money(id)).toMatchObject({ owed: 396.8 });
    const told = await mails();
    const textOf = (begin: string) => told.find(({ subject }) => subject.startsWith(begin))?.text;
    expect(textOf('Λάβαμε τη δήλωση')).toContain('εργασία που έγινε');
    expect(textOf('Υπαναχώρηση')).toContain('Επείγουσα επισκευή');
  });

  it('is cancelled like an order, and the visit can be billed anew', async () => {
    const order = await billed({ payment: 'on_account', dueOn: '2026-12-23' });
    expect((await step(order.id, 'confirmed')).status).toBe(409);
    expect((await step(order.id, 'cancelled')).status).toBe(200);
    expect(await pieces()).toBe(10);
    expect(await visitFor()).not.toHaveProperty('bill');
    expect((await billed()).billedVisitId).toBe(visitId);
  });

  it('is one, also when two people send it at once', async () => {
    const body = await billOf();
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'VISIT_HAS_BILL' });
    expect(await pieces()).toBe(8);
  });
});

describe('no bill gets', () => {
  it.each([
    ['a visit that is not there', { visitId: 'nothing' }, 'APPOINTMENT_NOT_FOUND'],
    ['a bill that is paid some day', { payment: 'cash' }, 'VISIT_PAYMENT'],
    [
      'a sum in cash that the law forbids',
      { via: 'cash', lines: [{ kind: 'free', name: 'Α', quantity: 1, price: 500 }] },
      'CASH_NOT_OFFERED',
    ],
  ])('%s', async (_what, changes, code) => {
    expect(await refused(changes)).toMatchObject({ code, error: expect.any(String) });
  });

  it('somebody else’s visit, beside the field', async () => {
    expect(await refused({ customerId: scene.customerId })).toMatchObject({
      code: 'VISIT_OF_ANOTHER',
      fields: { customerId: expect.any(String) },
    });
  });

  it.each([
    { date: '2026-11-24', status: 'confirmed' as const },
    { date: today, status: 'pending' as const },
    { date: today, status: 'cancelled' as const },
  ])('a visit that was not made: $status on $date', async (visit) => {
    const { db } = scene.app.services.database;
    await db.updateTable('appointments').set(visit).where('id', '=', visitId).execute();
    expect(await refused({})).toMatchObject({ code: 'VISIT_NOT_BILLABLE' });
  });

  it('a visit from its customer', async () => {
    const answer = await send(await billOf(), await scene.app.signIn({ customerId }));
    expect(answer.status).toBe(403);
  });
});
