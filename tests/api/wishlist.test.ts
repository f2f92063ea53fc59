import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
let customerId: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  customerId = await putCustomer();
  cookie = await app.signIn({ customerId });
  productId = await putProduct();
});

const change = (method: 'PUT' | 'DELETE', id = productId, as = cookie) =>
  app.request(method, `/api/wishlist/${id}`, { cookie: as });
const list = async (as = cookie) => (await app.request('GET', '/api/wishlist', { cookie: as })).body;

it('shows the products that were added, newest first, with the prices of today', async () => {
  const second = await putProduct({ name: 'Σειρήνα', stockQuantity: 0 });
  app.setNow(new Date('2026-11-20T10:00:00Z'));
  await change('PUT');
  app.setNow(new Date('2026-11-21T10:00:00Z'));
  expect((await change('PUT', second)).body).toEqual([second, productId]);
  expect((await change('PUT')).body).toEqual([second, productId]);
  const { db } = app.services.database;
  await db.updateTable('products').set({ priceCents: 9_990 }).where('id', '=', productId).execute();
  await app.request('PUT', `/api/products/${second}/restock`, { cookie });
  expect(await list()).toMatchObject([
    { id: second, inStock: false, isWaiting: true },
    { id: productId, price: 99.9, inStock: true, isWaiting: false },
  ]);
});

it('shows no price to a customer who may see none', async () => {
  const waiting = await app.signIn({
    customerId: await putCustomer({ isVerified: false, canViewPrices: false }),
  });
  await change('PUT', productId, waiting);
  const answer = await app.request('GET', '/api/wishlist', { cookie: waiting });
  expect(answer.body).toMatchObject([{ id: productId, onOffer: false }]);
  expect(answer.text).not.toMatch(/price/i);
});

it('belongs to its customer alone, and to nobody without an account', async () => {
  await change('PUT');
  const other = await app.signIn({ customerId: await putCustomer() });
  expect((await change('DELETE', productId, other)).body).toEqual([]);
  expect(await list(other)).toEqual([]);
  expect(await list()).toHaveLength(1);
  expect(await change('PUT', productId, '')).toMatchObject({ status: 401 });
  expect(await change('PUT', productId, await app.signIn('admin'))).toMatchObject({ status: 401 });
});

it('loses a product with the catalogue, and takes none that does not exist', async () => {
  await change('PUT');
  await app.request('DELETE', `/api/products/${productId}`, { cookie: await app.signIn('admin') });
  expect(await list()).toEqual([]);
  expect(await change('PUT')).toMatchObject({ status: 404, body: { code: 'WISH_GONE' } });
  expect((await change('DELETE')).body).toEqual([]);
});

it('takes 200 products at most, also when requests cross', async () => {
  const { db } = app.services.database;
  const ids = [];
  for (let count = 0; count < 205; count += 1) ids.push(await putProduct());
  await db
    .insertInto('wishListItems')
    .values(ids.slice(0, 198).map((id) => ({ customerId, productId: id, addedAt: new Date() })))
    .execute();
  const answers = await Promise.all(ids.slice(198).map((id) => change('PUT', id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual(
    Array(5).fill(expect.objectContaining({ code: 'WISHLIST_FULL' })),
  );
  expect(await list()).toHaveLength(200);
  // One that is there already may be added again.
  expect(await change('PUT', ids[0])).toMatchObject({ status: 200 });
});

it('is in the export of the account and leaves with it', async () => {
  await change('PUT');
  const file = await app.request('GET', '/api/customer/export', { cookie });
  expect(file.body).toMatchObject({ wishList: [{ name: 'Κάμερα Argos B8' }] });
  const { forgetDealings } = await import('#features/account/server/store.ts');
  await app.services.database.transact((trx) => forgetDealings(trx, customerId));
  expect(await list()).toEqual([]);
});
