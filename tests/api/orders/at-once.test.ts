import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { settleCapture } from '#features/orders/payments/server/store.ts';
import type { Database } from '#server/db/database.ts';
import { write } from '#server/write.ts';
import { testApp, type TestApp, type TestResponse } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { countRows, fillCartOf, place, placed, sendOrder, stockOf } from '../../support/app/orders.ts';
import { goodCard, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

const many = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const signInNew = async () => app.signIn({ customerId: await putCustomer() });

const tally = (answers: TestResponse[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(answers, ({ status, body }) =>
        `${status} ${(body as { code?: string }).code ?? ''}`.trim(),
      ),
    ].map(([outcome, { length }]) => [outcome, length]),
  );

/** Counts how many of two statements wait for another transaction's lock; PGlite runs them one after another anyway. */
async function countWaiting({ db, engine }: Database): Promise<number> {
  if (engine === 'pglite') return 2;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

describe('many at once', () => {
  it('200 customers who want one of 10 pieces buy exactly 10, the others hear that it is sold out', async () => {
    const productId = await putProduct({ stockQuantity: 10 });
    const cookies = await many(200, signInNew);
    const answers = await many(200, (index) => place(app, cookies[index] ?? '', orderOf([{ productId }])));
    expect(tally(answers)).toEqual({ '200': 10, '409 OUT_OF_STOCK': 190 });
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 0, inStock: false });
    expect(await countRows(app)).toMatchObject({ orders: 10, lines: 10, history: 10 });
    expect(new Set(answers.map(({ body }) => (body as { orderNumber?: string }).orderNumber)).size).toBe(11);
  });

  it('one order that is sent 200 times under one key is one order, even of the last piece', async () => {
    const productId = await putProduct({ stockQuantity: 1 });
    const cookie = await signInNew();
    await fillCartOf(app, cookie, orderOf([{ productId }]).items);
    const answers = await many(200, () =>
      sendOrder(app, cookie, orderOf([{ productId }]), 'the-same-key-every-time'),
    );
    expect(tally(answers)).toEqual({ '200': 200 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countRows(app)).toMatchObject({ orders: 1, lines: 1 });
    await app.services.jobs.drain();
    const mails = await app.services.database.db.selectFrom('devMails').select('id').orderBy('id').execute();
    expect(mails).toHaveLength(2);
  });

  it('of a card order that is sent 20 times one amount is taken and every other let go', async () => {
    const productId = await putProduct();
    const cookie = await signInNew();
    const body = orderOf([{ productId }], { paymentMethod: goodCard });
    await fillCartOf(app, cookie, body.items);
    const answers = await many(20, () => sendOrder(app, cookie, body, 'the-same-key-every-time'));
    expect(tally(answers)).toEqual({ '200': 20 });
    await app.services.jobs.drain();
    const orders = await app.services.database.db.selectFrom('orders').select('paymentState').execute();
    expect(orders).toEqual([{ paymentState: 'captured' }]);
  });

  it('a card order is cancelled or confirmed, one of both, while its amount is being taken', async () => {
    const { database } = app.services;
    const cookie = await signInNew();
    const body = orderOf([{ productId: await putProduct() }], { paymentMethod: goodCard });
    const { id } = await placed(app, cookie, body);
    const admin = await app.signIn('admin');
    const isTaken = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const capture = write(app.services, async (trx) => {
      await settleCapture(trx, id);
      isTaken.resolve();
      await mayCommit.promise;
    });
    await isTaken.promise;
    const asked = Promise.all([
      app.request('PATCH', `/api/orders/${id}/cancel`, { cookie, body: {} }),
      app.request('PATCH', `/api/orders/${id}`, { cookie: admin, body: { status: 'confirmed' } }),
    ]);
    try {
      await expect.poll(() => countWaiting(database), { timeout: 8_000 }).toBe(2);
    } finally {
      mayCommit.resolve();
    }
    await capture;
    const statuses = (await asked).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const order = await database.db
      .selectFrom('orders')
      .select(['status', 'paymentState'])
      .executeTakeFirstOrThrow();
    expect(order).toEqual(
      statuses[0] === 200
        ? { status: 'cancelled', paymentState: 'refund_due' }
        : { status: 'confirmed', paymentState: 'captured' },
    );
  });

  it('orders of the same two products in opposite order never block one another', async () => {
    const [a, b] = [await putProduct({ stockQuantity: 100 }), await putProduct({ stockQuantity: 100 })];
    const cookies = await many(40, signInNew);
    const answers = await many(40, (index) => {
      const items = [{ productId: a }, { productId: b }];
      return place(app, cookies[index] ?? '', orderOf(index % 2 ? items : items.toReversed()));
    });
    expect(tally(answers)).toEqual({ '200': 40 });
    expect(await stockOf(app, a)).toMatchObject({ stockQuantity: 60 });
    expect(await stockOf(app, b)).toMatchObject({ stockQuantity: 60 });
  });

  it('a cancellation and a confirmation of one order: one wins, and the stock is right', async () => {
    const productId = await putProduct({ stockQuantity: 50 });
    const cookie = await signInNew();
    const admin = await app.signIn('admin');
    const orders: Order[] = [];
    while (orders.length < 10) orders.push(await placed(app, cookie, orderOf([{ productId }])));
    const answers = await many(20, (index) => {
      const path = `/api/orders/${orders[index >> 1]?.id}`;
      return index % 2
        ? app.request('PATCH', `${path}/cancel`, { cookie, body: {} })
        : app.request('PATCH', path, { cookie: admin, body: { status: 'confirmed' } });
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const statuses = await app.services.database.db.selectFrom('orders').select('status').execute();
    const kept = statuses.filter(({ status }) => status === 'confirmed').length;
    expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 50 - kept });
  });
});
