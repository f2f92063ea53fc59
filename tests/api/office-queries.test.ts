// One reading of what is typed into the office's searches: names in any order, numbers in any notation, pasted signs.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { placed } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
let orderNumber: string;
beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  const id = await putCustomer({
    email: 'eleni@pelatis.example',
    firstName: 'Ελένη',
    lastName: 'Ο’Κόνορ\u00A0Μαρκάκη',
    phone: '+302100000011',
    afm: '500000004',
  });
  const customer = await app.signIn({ customerId: id });
  admin = await app.signIn('admin');
  const productId = await putProduct({ stockQuantity: 10 });
  ({ orderNumber } = await placed(app, customer, orderOf([{ productId, quantity: 1 }])));
  await app.services.database.db
    .insertInto('contactMessages')
    .values({
      id: 'm',
      name: 'Ελένη Ο’Κόνορ Μαρκάκη',
      email: 'eleni@pelatis.example',
      phone: '+302100000011',
      message: 'ΑΦΜ 500000004',
      createdAt: new Date(),
    })
    .execute();
});

const found = async (path: string, search: string) => {
  const { status, body } = await app.request('GET', `${path}${encodeURIComponent(search)}`, {
    cookie: admin,
  });
  return { status, text: JSON.stringify(body) };
};

const lists = {
  customers: '/api/admin/customers?search=',
  orders: '/api/orders?search=',
  messages: '/api/contact?search=',
  everything: '/api/admin/search?query=',
};

test.each([
  '210 000 0011',
  '0030 210-000-0011',
  '30 2100000011',
  'Μαρκάκη Ελένη',
  'μαρκακη  ελενη',
  'Ελε\u0301νη Μαρκ\u1F71κη',
  "Ο'Κόνορ",
  'Ο’Κόνορ',
  'EL500000004',
  'ΑΦΜ 500 000 004',
  'Μαρκάκη 210 0000 011',
])('«%s» finds her in every list', async (search) => {
  for (const path of Object.values(lists)) {
    const { status, text } = await found(path, search);
    expect({ path, status, isFound: text.includes('Μαρκάκη') || text.includes(orderNumber) }).toEqual({
      path,
      status: 200,
      isFound: true,
    });
  }
});

test('an order is found by its number as it is pasted, and by the number of its document', async () => {
  const { id } = await app.services.database.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await app.services.database.db
    .insertInto('orderDocuments')
    .values({
      id: 'd',
      orderId: id,
      kind: 'receipt',
      year: 2026,
      number: 7,
      issuedOn: '2026-11-25',
      issuedAt: new Date(),
      person: 'Νίκος',
      content: '{}',
    })
    .execute();
  for (const search of [`#${orderNumber}`, orderNumber.replaceAll('-', '–'), 'ΑΛΠ-2026 7', 'αλπ 2026-7'])
    for (const path of [lists.orders, lists.everything])
      expect((await found(path, search)).text).toContain(orderNumber);
  expect((await found(lists.orders, 'ΑΛΠ-2026 8')).text).not.toContain(orderNumber);
});
