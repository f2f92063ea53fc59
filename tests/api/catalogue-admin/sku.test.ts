import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
  await putProduct({ sku: 'ARG-B4-28' });
});

test('a code that differs only in capitals is taken', async () => {
  const body = { name: 'Κάμερα', price: 100, sku: 'arg-b4-28', categoryId: 'cameras' };
  const taken = { status: 409, body: { fields: { sku: expect.any(String) } } };
  expect(await app.request('POST', '/api/products', { cookie: admin, body })).toMatchObject(taken);
  const other = await putProduct({ sku: 'OTHER' });
  const change = { sku: 'Arg-B4-28' };
  expect(await app.request('PUT', `/api/products/${other}`, { cookie: admin, body: change })).toMatchObject(
    taken,
  );
});

test('a price below a cent is refused, not kept as nothing', async () => {
  const body = { name: 'Κάμερα', price: 0.001, sku: 'NEW', categoryId: 'cameras' };
  expect(await app.request('POST', '/api/products', { cookie: admin, body })).toMatchObject({
    status: 400,
    body: { fields: { price: expect.stringContaining('μεγαλύτερη από 0') } },
  });
});
