import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { addCustomer } from '../../support/app/people.ts';
import { putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;
const alarm = { id: 'alarms', name: 'Συναγερμοί', searchCategory: 'alarms' } as const;

let id: string;
let cookie: string;
let productId: number;

beforeEach(async () => {
  await truncateAll();
  ({ id } = await addCustomer(app));
  cookie = await app.signIn({ customerId: id });
  productId = await putProduct();
});

type Recommended = { id: number; price?: string };

const recommended = async (as = cookie) =>
  (await app.request('GET', '/api/customer/recommendations', { cookie: as })).body as Recommended[];
const ids = async (as = cookie) => (await recommended(as)).map((product) => product.id);

test('differ for customers who bought different things, and hold nothing bought or out of stock', async () => {
  await db.insertInto('categories').values(alarm).execute();
  const camera = await putProduct({ name: 'Άλλη κάμερα' });
  await putProduct({ name: 'Εξαντλημένη κάμερα', inStock: false });
  const siren = await putProduct({ name: 'Σειρήνα', categoryId: alarm.id });
  const panel = await putProduct({ name: 'Πίνακας', categoryId: alarm.id });
  await putOrder({ customerId: id, productId });
  const other = (await addCustomer(app)).id;
  await putOrder({ customerId: other, productId: siren });

  expect(await ids()).toEqual([camera, siren, panel]);
  expect(await ids(await app.signIn({ customerId: other }))).toEqual([panel, productId, camera]);
});

test('begin with what was looked at', async () => {
  await putProduct();
  const seen = await putProduct({ rating: 1 });
  await app.request('POST', `/api/products/${seen}/view`, { cookie });
  expect((await ids())[0]).toBe(seen);
});

test('carry a price as text, and none for whoever may not see prices', async () => {
  expect(await recommended()).toMatchObject([{ id: productId, price: '100.00' }]);
  const pending = await app.signIn({ customerId: (await addCustomer(app, 'pending')).id });
  const [hidden] = await recommended(pending);
  expect(hidden).toMatchObject({ id: productId });
  expect(hidden).not.toHaveProperty('price');
});
