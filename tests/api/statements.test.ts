import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { fillCartOf, sendOrder } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { leastStatements } from '../support/database/statements.ts';

let app: TestApp;
let cookie: string;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  productId = await putProduct({ stockQuantity: 100 });
  cookie = await app.signIn({ customerId: await putCustomer() });
});

/** Counts the statements of a request once the embedded database has prepared them all. */
async function countWarm(
  ask: () => Promise<{ status: number }>,
  prepare: () => Promise<void> = async () => {},
): Promise<number> {
  const succeed = async () => expect((await ask()).status).toBe(200);
  for (let times = 0; times < 3; times += 1) {
    await prepare();
    await succeed();
  }
  return leastStatements(succeed, prepare);
}

test('an order with its stock, e-mails and alerts takes at most 13 statements, with what tells the open pages of it and on PGlite the sync', async () => {
  const body = orderOf([{ productId }]);
  const count = await countWarm(
    () => sendOrder(app, cookie, body),
    () => fillCartOf(app, cookie, body.items),
  );
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThanOrEqual(13);
});

test('putting a product into the cart takes two statements: who asks, and one that is a transaction of its own', async () => {
  const body = { productId, quantity: 1 };
  const count = await countWarm(() => app.request('POST', '/api/cart', { cookie, body }));
  const sync = app.services.database.engine === 'pglite' ? 1 : 0;
  expect(count).toBe(2 + sync);
});

test('who is looking and how much is in the cart takes one statement', async () => {
  expect(await countWarm(() => app.request('GET', '/api/session', { cookie }))).toBe(1);
});

test('a page of the product list takes one statement, besides the one that finds the customer', async () => {
  expect(await countWarm(() => app.request('GET', '/api/products/cards?pageSize=24', { cookie }))).toBe(2);
});
