import { beforeAll, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let id: string;

beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
  const productId = await putProduct({ sku: 'ARG-B4-28' });
  const customerId = await putCustomer({
    firstName: 'Νίκος',
    lastName: 'Βασιλείου',
    email: 'nikos@pelatis.example',
    phone: '+306974120355',
  });
  await putOrder({ customerId: await putCustomer(), productId: await putProduct() });
  id = await putOrder(
    { customerId, productId },
    { tracking: 'RE447190321GR', courier: 'elta' },
    { sku: 'ARG-B4-28' },
  );
});

test.each([
  'Βασιλείου',
  'βασιλειου',
  'nikos@pelatis',
  '6974120355',
  '697 412 0355',
  'RE447190321GR',
  're 4471 9032 1',
  'arg-b4-28',
])('an order is found by «%s»', async (search) => {
  const path = `/api/orders?search=${encodeURIComponent(search)}`;
  const { body } = await app.request('GET', path, { cookie: admin });
  expect((body as Order[]).map((order) => order.id)).toEqual([id]);
});

test('what nothing has finds no order', async () => {
  const { body } = await app.request('GET', '/api/orders?search=xyz123', { cookie: admin });
  expect(body).toEqual([]);
});
