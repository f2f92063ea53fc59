import { beforeEach, expect, test } from 'vitest';
import type { ProductCard } from '#features/catalogue/contract.ts';
import { testApp } from '../support/app/app.ts';
import { addCustomer } from '../support/app/people.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

beforeEach(async () => {
  await truncateAll();
});

const signIn = async (status?: 'pending') => app.signIn({ customerId: (await addCustomer(app, status)).id });
const look = async (productId: number, cookie: string) =>
  app.request('POST', `/api/products/${productId}/view`, { cookie });
const viewed = async (cookie: string) =>
  (await app.request('GET', '/api/customer/viewed-products', { cookie })).body as ProductCard[];
const ids = async (cookie: string) => (await viewed(cookie)).map(({ id }) => id);

test('are the customer’s last four, the latest first, without drafts', async () => {
  const cookie = await signIn();
  expect(await ids(cookie)).toEqual([]);
  const [a, b, c, d, e] = [
    await putProduct(),
    await putProduct(),
    await putProduct(),
    await putProduct(),
    await putProduct(),
  ];
  for (const id of [a, b, c, d, e, b]) await look(id, cookie);
  await look(a, await signIn());
  expect(await ids(cookie)).toEqual([b, e, d, c]);
  await db.updateTable('products').set({ isDraft: true }).where('id', '=', e).execute();
  expect(await ids(cookie)).toEqual([b, d, c, a]);
});

test('carry no price for whoever may not see prices', async () => {
  const [id, approved, pending] = [await putProduct(), await signIn(), await signIn('pending')];
  for (const cookie of [approved, pending]) await look(id, cookie);
  expect((await viewed(approved))[0]).toMatchObject({ id, price: 100 });
  expect((await viewed(pending))[0]).not.toHaveProperty('price');
});
