import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestResponse } from '../../support/app.ts';
import { truncateAll } from '../../support/database.ts';
import { countRows, place, placed, stockOf } from '../../support/orders.ts';
import { goodCard, orderOf } from '../../support/order-body.ts';
import { putCustomer, putProduct } from '../../support/shop.ts';

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
    const answers = await many(200, () =>
      place(app, cookie, orderOf([{ productId }]), 'the-same-key-every-time'),
    );
    expect(tally(answers)).toEqual({ '200': 200 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countRows(app)).toMatchObject({ orders: 1, lines: 1 });
    await app.services.jobs.drain();
    const mails = await app.services.database.db.selectFrom('devMails').select('id').execute();
    expect(mails).toHaveLength(2);
  });

  it('of a card order that is sent 20 times one amount is taken and every other let go', async () => {
    const productId = await putProduct();
    const cookie = await signInNew();
    const body = orderOf([{ productId }], { paymentMethod: goodCard });
    const answers = await many(20, () => place(app, cookie, body, 'the-same-key-every-time'));
    expect(tally(answers)).toEqual({ '200': 20 });
    await app.services.jobs.drain();
    const orders = await app.services.database.db.selectFrom('orders').select('paymentState').execute();
    expect(orders).toEqual([{ paymentState: 'captured' }]);
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
    const orders = await many(10, () => placed(app, cookie, orderOf([{ productId }])));
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
