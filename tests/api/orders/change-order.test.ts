import { beforeEach, describe, expect, it } from 'vitest';
import { orderStatus, type Order, type OrderStatus } from '#features/orders/contract.ts';
import { transitions } from '#features/orders/transitions.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { passUndo } from '../../support/app/held.ts';
import { placed, stockOf } from '../../support/app/orders.ts';
import { goodCard, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';

let app: TestApp;
let customerId: string;
let cookie: string;
let admin: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  cookie = await app.signIn({ customerId });
  admin = await app.signIn('admin');
  productId = await putProduct({ stockQuantity: 10 });
});

const patch = (id: string, body: Record<string, unknown>, as = admin) =>
  app.request('PATCH', `/api/orders/${id}`, { cookie: as, body });
const cancel = (id: string, as = cookie) =>
  app.request('PATCH', `/api/orders/${id}/cancel`, { cookie: as, body: {} });
const read = async (id: string, as = cookie) =>
  (await app.request('GET', `/api/orders/${id}`, { cookie: as })).body as Order;

const way: OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

async function orderIn(status: OrderStatus): Promise<Order> {
  const order = await placed(app, cookie, orderOf([{ productId }]));
  if (status === 'cancelled') await patch(order.id, { status });
  for (const step of way.slice(0, way.indexOf(status) + 1)) await patch(order.id, { status: step });
  return read(order.id);
}

describe('an administrator', () => {
  it('takes an order to its delivery, and the customer gets an e-mail with every step', async () => {
    app.setNow(new Date('2026-12-01T09:00:00Z'));
    cookie = await app.signIn({ customerId });
    admin = await app.signIn('admin');
    const order = await placed(app, cookie, orderOf([{ productId }]));
    await patch(order.id, { status: 'confirmed', notes: 'Η κατάθεση φάνηκε', updatedBy: 'κάποιος άλλος' });
    await passUndo(app);
    await patch(order.id, { status: 'processing' });
    await passUndo(app);
    const shipped = await patch(order.id, {
      status: 'shipped',
      tracking: 're 4471 9032 1 gr',
      courier: 'elta',
    });
    expect(shipped.body).toMatchObject({
      message: 'Η κατάσταση της παραγγελίας ενημερώθηκε επιτυχώς.',
      order: {
        status: 'shipped',
        tracking: 'RE447190321GR',
        trackingUrl: 'https://www.elta-courier.gr/search?br=RE447190321GR',
      },
    });
    await passUndo(app);
    app.setNow(new Date('2026-12-01T10:00:00Z'));
    cookie = await app.signIn({ customerId });
    admin = await app.signIn('admin');
    await patch(order.id, { status: 'delivered' });

    const seen = await read(order.id);
    expect(seen).toMatchObject({
      status: 'delivered',
      paymentState: 'captured',
      deliveredAt: '2026-12-01T10:00:00.000Z',
      withdrawalUntil: '2026-12-15',
    });
    expect(seen.history.map(({ status, actor }) => [status, actor])).toEqual([
      ['pending', 'customer'],
      ...way.map((status) => [status, 'admin']),
    ]);
    expect(JSON.stringify(seen)).not.toContain('Η κατάθεση φάνηκε');
    expect((await read(order.id, admin)).history[1]).toMatchObject({ note: 'Η κατάθεση φάνηκε' });

    await passUndo(app);
    const mails = await app.services.database.db
      .selectFrom('devMails')
      .where('recipient', '=', 'eleni@pelatis.example')
      .orderBy('id')
      .select(['subject', 'text'])
      .execute();
    expect(mails.map(({ subject }) => subject.replace(order.orderNumber, 'N'))).toEqual([
      'Λάβαμε την παραγγελία σας N',
      'Η παραγγελία σας επιβεβαιώθηκε: N',
      'Ετοιμάζουμε την παραγγελία σας: N',
      'Η παραγγελία σας είναι στον δρόμο: N',
      'Η παραγγελία σας παραδόθηκε: N',
    ]);
    const moved = mails.find(({ subject }) => subject.includes('στον δρόμο'));
    expect(moved?.text).toContain('https://www.elta-courier.gr/search?br=RE447190321GR');
    expect(moved?.text).not.toContain('€');
  });

  it('says that a step was left out, and where an order is that has gone on', async () => {
    const { id } = await orderIn('pending');
    expect((await patch(id, { status: 'delivered' })).body).toMatchObject({
      error: 'Από την κατάσταση «Εκκρεμής» η παραγγελία δεν περνά απευθείας σε «Παραδόθηκε».',
    });
    await patch(id, { status: 'confirmed' });
    const { error } = (await patch(id, { status: 'confirmed' })).body as { error: string };
    expect(error).toMatch(/^Η παραγγελία είναι ήδη στην κατάσταση «Επιβεβαιωμένη»/);
  });

  const all = orderStatus.options;
  it.each(all)('may take an order that is %s only where the table says', async (from) => {
    for (const to of all.filter((status) => !transitions[from].includes(status))) {
      const { id } = await orderIn(from);
      expect(await patch(id, { status: to }), `${from} → ${to}`).toMatchObject({
        status: 409,
        body: { code: 'ILLEGAL_TRANSITION' },
      });
      expect((await read(id)).status).toBe(from);
    }
  });

  it('corrects the number of a parcel that is on its way, and the customer hears of it', async () => {
    const { id } = await orderIn('shipped');
    const answer = await patch(id, { tracking: '1234567890' });
    expect(answer.body).toMatchObject({
      order: { status: 'shipped', tracking: '1234567890', courier: 'acs' },
    });
    expect(await patch((await orderIn('pending')).id, { tracking: '1234567890' })).toMatchObject({
      status: 400,
      body: { fields: { tracking: expect.any(String) } },
    });
    expect(await patch(id, {})).toMatchObject({ status: 400 });
  });

  async function isFoundInStock() {
    const { db } = app.services.database;
    const known = db.selectFrom('productSearch').where('productId', '=', productId).select('inStock');
    return (await known.executeTakeFirstOrThrow()).inStock;
  }

  it('cancels a paid order: the pieces return and the money is to be given back', async () => {
    const order = await placed(
      app,
      cookie,
      orderOf([{ productId, quantity: 10 }], { paymentMethod: goodCard }),
    );
    await app.services.jobs.drain();
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 0, inStock: false });
    expect(await isFoundInStock()).toBe(false);
    await patch(order.id, { status: 'cancelled' });
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', paymentState: 'refund_due' });
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 10, inStock: true });
    expect(await isFoundInStock()).toBe(true);
  });

  it('closes the refund of a cancelled order, once', async () => {
    const order = await placed(app, cookie, orderOf([{ productId }], { paymentMethod: goodCard }));
    await app.services.jobs.drain();
    const refund = (as = admin) =>
      app.request('PATCH', `/api/orders/${order.id}/refund`, { cookie: as, body: {} });
    expect(await refund()).toMatchObject({ status: 409, body: { code: 'REFUND_REASON_MISSING' } });
    await patch(order.id, { status: 'cancelled' });
    expect(await refund(cookie)).toMatchObject({ status: 403 });
    expect(await refund()).toMatchObject({ status: 200, body: { order: { paymentState: 'refunded' } } });
    expect(await read(order.id)).toMatchObject({ paymentState: 'refunded', refundedAt: expect.any(String) });
    expect(await refund()).toMatchObject({ status: 409 });
  });

  it('tells the customer of a corrected number or courier once, and of nothing that stayed as it was', async () => {
    const { id, orderNumber } = await orderIn('shipped');
    await passUndo(app);
    const { db } = app.services.database;
    await db.deleteFrom('devMails').execute();
    await patch(id, { tracking: '1234567890', courier: 'acs' });
    await app.services.jobs.drain();
    await patch(id, { tracking: '1234567890', courier: 'acs' });
    await patch(id, { courier: 'boxnow' });
    await app.services.jobs.drain();
    const mails = await db.selectFrom('devMails').select(['subject', 'text']).orderBy('id').execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Νέος αριθμός αποστολής: ${orderNumber}`,
      `Νέος αριθμός αποστολής: ${orderNumber}`,
    ]);
    expect(mails[0]?.text).toContain('1234567890');
    expect(mails[1]?.text).toContain('track.boxnow.gr');
  });

  it('corrects a number after the delivery too, and is warned of one that another parcel has', async () => {
    const first = await orderIn('delivered');
    expect(await patch(first.id, { tracking: '1234567890' })).toMatchObject({ status: 200 });
    const { id } = await orderIn('processing');
    const { body } = await patch(id, { status: 'shipped', tracking: '1234567890' });
    expect(body).toMatchObject({ warning: expect.stringContaining(first.orderNumber) });
    const other = await patch(id, { tracking: '9876543210' });
    expect(other.body).not.toHaveProperty('warning');
  });

  it('counts the orders of each status', async () => {
    await orderIn('pending');
    await orderIn('pending');
    await orderIn('shipped');
    const { body } = await app.request('GET', '/api/orders/stats', { cookie: admin });
    expect(body).toEqual({ pending: 2, confirmed: 0, processing: 0, shipped: 1, delivered: 0, cancelled: 0 });
  });
});

describe('a customer', () => {
  it('cancels an own pending order before its card is charged: nothing is taken', async () => {
    const order = await placed(
      app,
      cookie,
      orderOf([{ productId, quantity: 3 }], { paymentMethod: goodCard }),
    );
    expect(await cancel(order.id)).toMatchObject({
      status: 200,
      body: {
        message: 'Η παραγγελία ακυρώθηκε επιτυχώς.',
        order: { status: 'cancelled', paymentState: 'voided' },
      },
    });
    await app.services.jobs.drain();
    expect(await read(order.id)).toMatchObject({ paymentState: 'voided' });
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 10 });
    expect(await cancel(order.id)).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLABLE' } });
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 10 });
  });

  it.each(['confirmed', 'processing', 'shipped', 'delivered'] as const)(
    'cannot cancel an order that is %s',
    async (status) => {
      const { id } = await orderIn(status);
      expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLABLE' } });
    },
  );
});
