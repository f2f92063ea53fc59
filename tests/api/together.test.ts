import { beforeEach, expect, it } from 'vitest';
import type { Insertable } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let camera: number;
let recorder: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  camera = await putProduct({ name: 'Κάμερα' });
  recorder = await putProduct({ name: 'Καταγραφικό' });
});

async function putBoth(
  customerId: string,
  order: Partial<Insertable<DB['orders']>> = {},
  other = recorder,
): Promise<void> {
  const orderId = await putOrder({ customerId, productId: camera }, order);
  await app.services.database.db
    .insertInto('orderLines')
    .values({
      orderId,
      position: 1,
      productId: other,
      sku: 'B',
      name: 'Καταγραφικό',
      withInstallation: false,
      priceCents: 10_000,
      quantity: 40,
    })
    .execute();
}
const ask = (cookie = '') => app.request('GET', `/api/products/${camera}/bought-together`, { cookie });

it('shows what three customers bought together, not what one buys again and again', async () => {
  const one = await putCustomer();
  for (let times = 0; times < 5; times += 1) await putBoth(one);
  await putBoth(await putCustomer());
  expect((await ask()).body).toEqual([]);
  await putBoth(await putCustomer(), { status: 'cancelled' });
  await putBoth(await putCustomer(), { createdAt: new Date('2020-01-01T10:00:00Z') });
  expect((await ask()).body).toEqual([]);
  await putBoth(await putCustomer());
  expect((await ask()).body).toMatchObject([{ id: recorder, name: 'Καταγραφικό' }]);
});

it('shows no price to a visitor and no figure of the orders to anybody', async () => {
  for (let times = 0; times < 3; times += 1) await putBoth(await putCustomer());
  const seen = await ask();
  expect(seen.text).not.toMatch(/price|":40|count|orders/i);
  const buyer = await app.signIn({ customerId: await putCustomer() });
  expect((await ask(buyer)).body).toMatchObject([{ id: recorder, price: 100 }]);
});

it('shows neither what is sold out nor what is gone, and of an unknown product nothing', async () => {
  const gone = await putProduct({ name: 'Δίσκος' });
  for (let times = 0; times < 3; times += 1) {
    const customerId = await putCustomer();
    await putBoth(customerId);
    await putBoth(customerId, {}, gone);
  }
  const admin = await app.signIn('admin');
  await app.request('PUT', `/api/products/${recorder}`, { cookie: admin, body: { inStock: false } });
  await app.request('DELETE', `/api/products/${gone}`, { cookie: admin });
  expect((await ask()).body).toEqual([]);
  expect(await app.request('GET', '/api/products/2000000000/bought-together')).toMatchObject({ status: 404 });
});
