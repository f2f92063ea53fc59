import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { maxUnpaidOrders } from '#features/orders/payments/payment.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { place, placed, stockOf } from '../../support/app/orders.ts';
import { goodCard, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const email = 'eleni@pelatis.example';
const monday = new Date('2026-11-23T10:00:00Z');

let app: TestApp;
let customerId: string;
let cookie: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(monday);
  customerId = await putCustomer({ email });
  cookie = await app.signIn({ customerId });
  productId = await putProduct({ stockQuantity: 30 });
  return () => app.setNow(undefined);
});

/** Runs the morning's job of a day. */
async function onDay(day: string) {
  app.setNow(new Date(`2026-${day}T10:00:00Z`));
  const { jobs, database } = app.services;
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'orders.deposits', {}));
  await jobs.drain();
}
const read = async (id: string) =>
  (await app.request('GET', `/api/orders/${id}`, { cookie: await app.signIn({ customerId }) })).body as Order;
async function subjects() {
  const { db } = app.services.database;
  const mails = await db
    .selectFrom('devMails')
    .where('recipient', '=', email)
    .select('subject')
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject.split(':')[0]);
}
async function reminder() {
  const { db } = app.services.database;
  const mail = await db
    .selectFrom('devMails')
    .where('subject', 'like', 'Περιμένουμε την κατάθεσή σας%')
    .select('text')
    .executeTakeFirst();
  return mail?.text;
}
const cancel = (id: string) => app.request('PATCH', `/api/orders/${id}/cancel`, { cookie });

describe('orders that are not paid', () => {
  it.each(['bank_transfer', 'cash'] as const)('by %s are bounded for each customer', async (type) => {
    const body = orderOf([{ productId }], { paymentMethod: { type } });
    for (let made = 1; made < maxUnpaidOrders; made += 1) await putOrder({ customerId, productId });
    const last = await placed(app, cookie, body);
    expect(await place(app, cookie, body)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_UNPAID' } });
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 29 });
    // What is paid at once keeps nothing from others; neither does what was cancelled.
    expect((await place(app, cookie, orderOf([{ productId }], { paymentMethod: goodCard }))).status).toBe(
      200,
    );
    await cancel(last.id);
    expect((await place(app, cookie, body)).status).toBe(200);
    const other = await app.signIn({ customerId: await putCustomer({ email: 'b@pelatis.example' }) });
    expect((await place(app, other, body)).status).toBe(200);
  });

  it('are cancelled by their customer ten times an hour', async () => {
    for (let made = 0; made < 10; made += 1) {
      expect((await cancel(await putOrder({ customerId, productId }))).status).toBe(200);
    }
    expect(await cancel(await putOrder({ customerId, productId }))).toMatchObject({ status: 429 });
  });

  it('of one customer that hold the last pieces alert the office, one of a single piece does not', async () => {
    const scarce = await putProduct({ stockQuantity: 3, sku: 'SCARCE' });
    const held = async () => {
      const { db } = app.services.database;
      return db
        .selectFrom('alerts')
        .where('event', '=', 'stock_held_unpaid')
        .select('message')
        .orderBy('id')
        .execute();
    };
    await placed(app, cookie, orderOf([{ productId: scarce }, { productId: scarce }]));
    expect(await held()).toEqual([]);
    await placed(app, cookie, orderOf([{ productId: scarce }]));
    expect(await held()).toMatchObject([{ message: expect.stringContaining('3 τεμάχια') }]);
    const single = await putProduct({ stockQuantity: 1, sku: 'SINGLE' });
    await placed(app, cookie, orderOf([{ productId: single }]));
    expect(await held()).toHaveLength(1);
  });

  it('of which a deposit was agreed are reminded of the deposit alone', async () => {
    const { id } = await placed(app, cookie, orderOf([{ productId }]));
    const { db } = app.services.database;
    await db.updateTable('orders').set({ depositCents: 3_000 }).where('id', '=', id).execute();
    await onDay('11-27');
    expect(await reminder()).toContain('Προκαταβολή: 30,00\u00A0€ με ΦΠΑ');
  });

  it('by deposit are reminded of once, then cancelled, and their pieces come back', async () => {
    const { id } = await placed(app, cookie, orderOf([{ productId }]));
    expect(await read(id)).toMatchObject({ heldUntil: '2026-11-30' });
    await onDay('11-26');
    expect(await subjects()).not.toContain('Περιμένουμε την κατάθεσή σας');
    await onDay('11-27');
    await onDay('11-28');
    expect((await subjects()).filter((one) => one === 'Περιμένουμε την κατάθεσή σας')).toHaveLength(1);
    expect(await reminder()).toContain('Ποσό: 131,43\u00A0€ με ΦΠΑ');
    await onDay('11-30');
    expect(await read(id)).toMatchObject({ status: 'pending', heldUntil: '2026-11-30' });
    await onDay('12-01');
    expect(await read(id)).toMatchObject({ status: 'cancelled', paymentState: 'voided' });
    expect(await read(id)).not.toHaveProperty('heldUntil');
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 30 });
    await onDay('12-02');
    expect((await subjects()).filter((one) => one === 'Η πληρωμή δεν ολοκληρώθηκε')).toHaveLength(1);
  });

  it('in cash are brought to the office’s mind, then cancelled, and their customer is told', async () => {
    const body = orderOf([{ productId }], { paymentMethod: { type: 'cash' } });
    const { id, orderNumber } = await placed(app, cookie, body);
    const kept = await placed(app, cookie, body);
    expect(await read(id)).toMatchObject({ heldUntil: '2026-11-30' });
    const open = async () => {
      const { db } = app.services.database;
      return db
        .selectFrom('alerts')
        .where('event', '=', 'order_unconfirmed')
        .where('status', '<>', 'resolved')
        .orderBy('createdAt')
        .select(['title', 'message'])
        .execute();
    };
    await onDay('11-26');
    expect(await open()).toEqual([]);
    await onDay('11-27');
    await onDay('11-28');
    expect(await open()).toHaveLength(2);
    expect((await open()).map(({ message }) => message).join()).toContain('έως 30/11/2026, ακυρώνεται');
    // Only the office can do something about it.
    expect(await subjects()).not.toContain('Περιμένουμε την κατάθεσή σας');
    const admin = await app.signIn('admin');
    await app.request('PATCH', `/api/orders/${kept.id}`, { cookie: admin, body: { status: 'confirmed' } });
    expect(await open()).toMatchObject([{ message: expect.stringContaining(orderNumber) }]);
    await onDay('11-30');
    expect((await read(id)).status).toBe('pending');
    await onDay('12-01');
    expect(await read(id)).toMatchObject({ status: 'cancelled', paymentState: 'voided' });
    expect((await read(kept.id)).status).toBe('confirmed');
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 29 });
    expect(await subjects()).toContain('Η παραγγελία δεν επιβεβαιώθηκε');
    expect(await open()).toMatchObject([{ title: expect.stringContaining('Ακυρώθηκε') }]);
  });

  it('are not cancelled without a reminder before, however old they are', async () => {
    const id = await putOrder({ customerId, productId }, { createdAt: new Date('2026-10-01T10:00:00Z') });
    await onDay('11-23');
    expect(await read(id)).toMatchObject({ status: 'pending', heldUntil: '2026-11-26' });
    await onDay('11-26');
    expect((await read(id)).status).toBe('pending');
    await onDay('11-27');
    expect((await read(id)).status).toBe('cancelled');
  });

  it('of which a deposit did not happen after all are reminded of anew before they are cancelled', async () => {
    const { id } = await placed(app, cookie, orderOf([{ productId }]));
    await onDay('11-27');
    const admin = await app.signIn('admin');
    const paid = await app.request('POST', `/api/orders/${id}/payments`, {
      cookie: admin,
      body: { kind: 'deposit', date: '2026-11-27', amount: 10 },
    });
    const [step] = (paid.body as { money: OrderMoney }).money.steps;
    await onDay('12-02');
    await app.request('PATCH', `/api/orders/${id}/payments/${step?.id}`, {
      cookie: await app.signIn('admin'),
      body: { reason: 'Ήταν άλλου πελάτη' },
    });
    await onDay('12-03');
    expect(await read(id)).toMatchObject({ status: 'pending', heldUntil: '2026-12-06' });
    expect((await subjects()).filter((one) => one === 'Περιμένουμε την κατάθεσή σας')).toHaveLength(2);
    await onDay('12-07');
    expect((await read(id)).status).toBe('cancelled');
  });

  it('stay when a part has arrived or the company has confirmed them', async () => {
    const createdAt = new Date('2026-10-01T10:00:00Z');
    const ids = [
      await putOrder({ customerId, productId }, { createdAt, partCents: 100 }),
      await putOrder({ customerId, productId }, { createdAt, status: 'confirmed' }),
      await putOrder({ customerId, productId }, { createdAt, status: 'confirmed', paymentMethod: 'cash' }),
    ];
    await onDay('11-23');
    await onDay('11-30');
    for (const id of ids) expect((await read(id)).status).not.toBe('cancelled');
    // The office hears once of the part, which holds the products until it decides; the customer of nothing.
    const { db } = app.services.database;
    const alerts = db.selectFrom('alerts').where('event', '=', 'order_unconfirmed').select('message');
    expect(await alerts.execute()).toMatchObject([{ message: expect.stringContaining('έχουν ληφθεί 1,00') }]);
    expect(await subjects()).toEqual([]);
  });
});
