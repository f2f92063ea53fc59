import { beforeEach, expect, it } from 'vitest';
import { takeBackLine } from '#shared/take-back.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { placed } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { knownCamera, putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
});

it('is said by the kind, and before that by the product itself; from the cache too', async () => {
  const id = await putProduct({ specifications: knownCamera, brand: 'Argos' });
  const disposal = async () =>
    ((await app.request('GET', `/api/products/${id}`)).body as { disposal?: object }).disposal;
  const put = (path: string, body: object) =>
    app.request('PUT', path, { cookie: admin, body: body as Record<string, unknown> });
  expect(await disposal()).toEqual({ isElectric: true, hasBattery: false });
  expect((await put(`/api/products/${id}`, { hasBattery: true })).status).toBe(200);
  expect(await disposal()).toEqual({ isElectric: true, hasBattery: true });
  await put(`/api/products/${id}`, { hasBattery: false, isElectric: false });
  expect(await disposal()).toBeUndefined();
  await put(`/api/products/${id}`, { hasBattery: '', isElectric: '' });
  expect(await disposal()).toEqual({ isElectric: true, hasBattery: false });
});

it('is asked for in the notes of an order, which the office reads', async () => {
  const productId = await putProduct({ stockQuantity: 5 });
  const cookie = await app.signIn({ customerId: await putCustomer() });
  const order = await placed(
    app,
    cookie,
    orderOf([{ productId }], { orderNotes: `${takeBackLine}\nΚουδούνι` }),
  );
  const { body } = await app.request('GET', `/api/orders/${order.id}`, { cookie: admin });
  expect(body).toMatchObject({ notes: `${takeBackLine}\nΚουδούνι` });
});
