import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { PointsAccount } from '#features/orders/points/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import type { OrderMoney } from '#features/orders/payments/steps-contract.ts';
import { takeOverSettings } from '#server/settings.ts';
import { athensDate } from '#shared/dates.ts';
import { summaryOf } from '#features/orders/rules.ts';
import { totalsOf } from '#features/orders/totals.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { switchOff } from '../../support/app/company.ts';
import { orderOf } from '../../support/app/requests.ts';
import { fillCartOf, place, placed, sendOrder } from '../../support/app/orders.ts';
import { addCustomer } from '../../support/app/people.ts';
import { putOrder, putProduct } from '../../support/app/shop.ts';

let app: TestApp;
let cookie: string;
let customerId: string;
let email: string;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  ({ id: customerId, email } = await addCustomer(app));
  cookie = await app.signIn({ customerId });
  productId = await putProduct({ stockQuantity: null });
});

/** A delivered order that earned this many points. */
const earn = (points: number) =>
  putOrder(
    { customerId, productId },
    {
      status: 'delivered',
      deliveredAt: new Date('2026-11-01T10:00:00Z'),
      createdAt: new Date('2026-10-28T10:00:00Z'),
      subtotalCents: points * 100,
      shippingCents: 0,
      taxCents: 0,
      totalCents: points * 100,
    },
  );

/** An order of one product at 100 € with standard delivery, partly paid with points. */
function spending(points: number, agreed = points) {
  const lines = [{ priceCents: 10_000, installationPriceCents: 0, quantity: 1 }];
  const summary = summaryOf(totalsOf(lines, 599, agreed));
  return { ...orderOf([{ productId }], { summary }), points };
}

const account = async () =>
  (await app.request('GET', '/api/customer/points', { cookie })).body as PointsAccount;
const balance = async () => (await account()).balance;

describe('points are spent on an order', () => {
  it('as a discount with VAT in it, whole euro, and are gone', async () => {
    await earn(5_050);
    const order = await placed(app, cookie, spending(5_000));
    expect(order).toMatchObject({ subtotal: 100, shipping: 5.99, tax: 25.44, discount: 50, total: 81.43 });
    expect(await account()).toMatchObject({
      balance: 50,
      entries: [
        { points: -5_000, reason: 'spent', orderNumber: order.orderNumber },
        { points: 5_050, reason: 'earned' },
      ],
    });
    expect((await app.request('GET', '/api/checkout', { cookie })).body).toMatchObject({ points: 50 });
    expect((await app.request('GET', '/api/customer/stats', { cookie })).body).toMatchObject({
      loyaltyPoints: 50,
    });
  });

  it.each([
    ['more than half of the goods', 6_300, 6_300, 409, 'TOO_MANY_POINTS'],
    ['no whole euro', 150, 150, 400, 'INVALID_INPUT'],
    ['fewer than none', -100, 0, 400, 'INVALID_INPUT'],
    ['more than there are', 5_100, 5_100, 409, 'POINTS_SPENT'],
    ['with another discount than theirs', 1_000, 2_000, 409, 'TOTALS_CHANGED'],
    ['a discount without points', 0, 1_000, 409, 'TOTALS_CHANGED'],
  ])('never %s', async (_name, points, agreed, status, code) => {
    await earn(5_050);
    const answer = await place(app, cookie, spending(points, agreed));
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    expect(await balance()).toBe(5_050);
  });

  it('once, however often the order is sent under its key', async () => {
    await earn(5_000);
    const key = 'the-same-key-for-all';
    const order = spending(5_000);
    await fillCartOf(app, cookie, order.items);
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendOrder(app, cookie, order, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe(0);
  });

  it('by one of several orders at once, as far as they go', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 5 }),
        async (euros, amounts) => {
          await app.services.database.db.deleteFrom('orders').execute();
          await earn(euros * 100);
          const answers = await Promise.all(
            amounts.map((wanted) => place(app, cookie, spending(wanted * 100))),
          );
          const spent = amounts.filter((_wish, index) => answers[index]?.status === 200);
          const refused = answers.filter(({ status }) => status !== 200);
          const left = euros - spent.reduce((sum, wanted) => sum + wanted, 0);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(await balance()).toBe(left * 100);
          for (const { body } of refused)
            expect(body).toMatchObject({ code: expect.stringMatching(/^(POINTS_SPENT|CART_CHANGED)$/) });
        },
      ),
      { numRuns: 8 },
    );
  });
});

test('a cancelled order gives back what it spent', async () => {
  await earn(3_000);
  const { id } = await placed(app, cookie, spending(2_000));
  expect(await balance()).toBe(1_000);
  await app.request('PATCH', `/api/orders/${id}/cancel`, { cookie });
  expect(await balance()).toBe(3_000);
  expect((await account()).entries[0]).toMatchObject({ points: 2_000, reason: 'returned', orderId: id });
});

test('a withdrawal takes no points, whoever declares it: the refund does, by its part', async () => {
  await earn(3_000);
  const [order] = (await app.request('GET', '/api/orders', { cookie })).body as Order[];
  for (const from of ['allos@pelatis.example', email])
    expect(
      await app.request('POST', '/api/withdrawals', {
        body: { orderNumber: order?.orderNumber, name: 'Ελένη Μαρκάκη', email: from },
      }),
    ).toMatchObject({ status: 200 });
  expect(await balance()).toBe(3_000);
  await app.services.database.db.updateTable('orders').set({ paymentState: 'captured' }).execute();
  const admin = await app.signIn('admin');
  const path = `/api/orders/${order?.id}`;
  const refund = (body: object) =>
    app.request('PATCH', `${path}/refund`, { cookie: admin, body: { reason: 'Υπαναχώρηση', ...body } });
  expect((await refund({ amount: '2.999,99' })).status).toBe(200);
  expect(await balance()).toBe(0);
  expect((await account()).entries[0]).toMatchObject({ points: -3_000, reason: 'withdrawn' });
  const { steps } = (await app.request('GET', `${path}/money`, { cookie: admin })).body as OrderMoney;
  const undone = await app.request('PATCH', `${path}/payments/${steps.at(-1)?.id}`, {
    cookie: admin,
    body: { reason: 'Λάθος' },
  });
  expect(undone.status).toBe(200);
  expect(await balance()).toBe(3_000);
});

test('points outlive the orders that they are from', async () => {
  await earn(3_000);
  await placed(app, cookie, spending(1_000));
  const { jobs, database } = app.services;
  app.setNow(new Date(Date.UTC(Number(athensDate(new Date()).slice(0, 4)) + 6, 0, 2, 3)));
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'orders.forget', {}));
  await jobs.drain();
  app.setNow(undefined);
  const later = await app.signIn({ customerId });
  expect((await app.request('GET', '/api/customer/points', { cookie: later })).body).toEqual({
    balance: 2_000,
    entries: [],
  });
});

test('an administrator sees a customer’s points, a customer nobody else’s', async () => {
  await earn(3_000);
  const path = `/api/admin/customers/${customerId}/points`;
  const seen = await app.request('GET', path, { cookie: await app.signIn('admin') });
  expect(seen.body).toMatchObject({ balance: 3_000 });
  expect((await app.request('GET', path, { cookie })).status).toBe(403);
  const other = await app.signIn({
    customerId: (await addCustomer(app, 'buyer', { email: 'b@pelatis.example' })).id,
  });
  const { body } = await app.request('GET', '/api/customer/points', { cookie: other });
  expect(body).toEqual({ balance: 0, entries: [] });
});

describe('a shop without points', () => {
  beforeEach(() => async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  });

  it('gives, takes and shows none, and keeps those that there are for when it has them again', async () => {
    await earn(5_050);
    await switchOff(app, 'points');
    expect((await app.request('GET', '/api/checkout', { cookie })).body).toMatchObject({ points: 0 });
    const { body: stats } = await app.request('GET', '/api/customer/stats', { cookie });
    expect(stats).not.toHaveProperty('loyaltyPoints');
    expect(await place(app, cookie, spending(1_000))).toMatchObject({
      status: 409,
      body: { code: 'POINTS_SPENT', data: { points: 0 } },
    });
    const { id } = await placed(app, cookie, spending(0));
    await switchOff(app);
    const { db } = app.services.database;
    await db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', id).execute();
    expect(await balance()).toBe(5_050);
    const later = await placed(app, cookie, spending(0));
    await db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', later.id).execute();
    expect(await balance()).toBe(5_050 + Math.floor(later.total ?? 0));
  });
});
