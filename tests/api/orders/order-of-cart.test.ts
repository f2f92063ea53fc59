import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { countRows, fillCartOf, place, sendOrder, stockOf } from '../../support/app/orders.ts';
import { goodCard, orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn({ customerId: await putCustomer() });
  productId = await putProduct({ stockQuantity: 10 });
});

const addToCart = (id: number, quantity: number, withInstallation = false) =>
  app.request('POST', '/api/cart', { cookie, body: { productId: id, quantity, withInstallation } });
const setCart = ({ quantity }: { quantity: number }) =>
  quantity === 0
    ? app.request('DELETE', `/api/cart/${productId}`, { cookie })
    : app.request('PUT', `/api/cart/${productId}`, { cookie, body: { quantity } });
const readCart = async () => (await app.request('GET', '/api/cart', { cookie })).body;

describe('an order of the cart', () => {
  it.each([
    ['another product that was added meanwhile', async () => addToCart(await putProduct(), 1)],
    ['more pieces of the product', () => addToCart(productId, 1)],
    ['the product with installation', () => addToCart(productId, 1, true)],
    ['fewer pieces', () => setCart({ quantity: 1 })],
    ['nothing any more', () => setCart({ quantity: 0 })],
  ])(
    'is refused when the cart holds %s, also after a declined card, and leaves the cart as it is',
    async (_what, change) => {
      const paymentMethod = { ...goodCard, cardNumber: '4000000000000002' };
      const declined = orderOf([{ productId, quantity: 2 }], { paymentMethod });
      const key = 'a-key-for-both-attempts';
      expect((await place(app, cookie, declined, key)).status).toBe(402);
      await change();
      const before = await readCart();
      const again = orderOf([{ productId, quantity: 2 }], { paymentMethod: goodCard });
      for (const answer of [
        await sendOrder(app, cookie, again, key),
        await sendOrder(app, cookie, orderOf([{ productId, quantity: 2 }])),
      ])
        expect(answer).toMatchObject({ status: 409, body: { code: 'CART_CHANGED' } });
      expect(await readCart()).toEqual(before);
      expect(await countRows(app)).toMatchObject({ orders: 0 });
      expect(await stockOf(app, productId)).toMatchObject({ stockQuantity: 10 });
    },
  );

  it('by two devices at the same moment is placed once', async () => {
    await fillCartOf(app, cookie, orderOf([{ productId }]).items);
    const answers = await Promise.all([1, 2, 3].map(() => sendOrder(app, cookie, orderOf([{ productId }]))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await countRows(app)).toMatchObject({ orders: 1 });
  });
});
