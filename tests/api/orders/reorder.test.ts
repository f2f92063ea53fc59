import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { maxLines } from '#features/cart/limits.ts';
import type { Reordered } from '#features/orders/reorder/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
let customerId: string;
let productId: number;
let orderId: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  customerId = await putCustomer();
  cookie = await app.signIn({ customerId });
  productId = await putProduct({ stockQuantity: 10 });
  orderId = await putOrder({ customerId, productId }, {}, { quantity: 3 });
});

const reorder = (id = orderId, as = cookie) =>
  app.request('POST', `/api/orders/${id}/reorder`, { cookie: as });
const cartOf = async (as = cookie) => (await app.request('GET', '/api/cart', { cookie: as })).body;
const outcomes = ({ body }: { body: unknown }) => (body as Reordered).lines.map(({ outcome }) => outcome);

it('puts the order into the cart at the prices of today, and a second time adds nothing', async () => {
  const first = await reorder();
  expect(first).toMatchObject({
    status: 200,
    body: { lines: [{ outcome: 'added', quantity: 3 }], cart: [{ productId, quantity: 3 }] },
  });
  await Promise.all([reorder(), reorder(), reorder()]);
  expect(await cartOf()).toMatchObject([{ productId, quantity: 3 }]);
  const { db } = app.services.database;
  await db.updateTable('products').set({ priceCents: 9_000 }).execute();
  expect((await reorder()).body).toMatchObject({ lines: [{ priceThen: 100, priceNow: 90 }] });
});

it('of clicks that cross counts one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => reorder()));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await cartOf()).toMatchObject([{ productId, quantity: 3 }]);
});

it('says what is left, sold out and gone', async () => {
  const { db } = app.services.database;
  await db.updateTable('products').set({ stockQuantity: 2 }).execute();
  const fewer = await reorder();
  expect(outcomes(fewer)).toEqual(['fewer']);
  expect(fewer.body).toMatchObject({ cart: [{ quantity: 2 }] });
  await app.request('DELETE', `/api/cart/${productId}`, { cookie });
  await db.updateTable('products').set({ stockQuantity: 0 }).execute();
  expect(outcomes(await reorder())).toEqual(['sold_out']);
  await app.request('DELETE', `/api/products/${productId}`, { cookie: await app.signIn('admin') });
  expect(outcomes(await reorder())).toEqual(['gone']);
  expect(await cartOf()).toEqual([]);
});

it('is refused as a whole where the cart has no room for a line of it', async () => {
  const { db } = app.services.database;
  await sql`
    insert into products (sku, name, category_id, price_cents)
    select 'MANY-' || number, name, category_id, price_cents
    from products, generate_series(1, ${maxLines}) as number where id = ${productId}`.execute(db);
  await sql`
    insert into cart_lines (customer_id, product_id, with_installation, quantity)
    select ${customerId}, id, false, 1 from products where sku like 'MANY-%'`.execute(db);
  expect(await reorder()).toMatchObject({ status: 409, body: { code: 'CART_FULL' } });
  expect(await cartOf()).toHaveLength(maxLines);
});

it('says nothing of what was never in the catalogue', async () => {
  const { db } = app.services.database;
  const [line] = await db.selectFrom('orderLines').selectAll().execute();
  if (!line) throw new Error('The order has no line');
  const labour = { sku: '', name: 'Εργασία', productId: null, image: null, position: 1, minutes: 60 };
  await db
    .insertInto('orderLines')
    .values({ ...line, ...labour, quantity: 1 })
    .execute();
  expect(outcomes(await reorder())).toEqual(['added']);
});

it('is the owner’s alone: another customer and one who manages all orders do not find it', async () => {
  const notFound = { status: 404, body: { code: 'ORDER_NOT_FOUND' } };
  for (const isAdmin of [false, true]) {
    const other = await app.signIn({ customerId: await putCustomer({ isAdmin }) });
    expect(await reorder(orderId, other)).toMatchObject(notFound);
    expect(await cartOf(other)).toEqual([]);
  }
  expect(await reorder('none')).toMatchObject(notFound);
  expect(await reorder(orderId, await app.signIn('admin'))).toMatchObject({ status: 401 });
});
