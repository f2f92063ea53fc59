import { beforeEach, describe, expect, it } from 'vitest';
import type { CartLine } from '#features/cart/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { countRows, place } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';

let app: TestApp;
let cookie: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn({ customerId: await putCustomer() });
  productId = await putProduct();
});

const add = (body: Record<string, unknown>, as = cookie) =>
  app.request('POST', '/api/cart', { body, cookie: as });
const linesOf = ({ body }: { body: unknown }) => body as CartLine[];

describe('the cart', () => {
  it('keeps a product with and without installation as two lines, each with its own prices', async () => {
    await add({ productId, quantity: 2, withInstallation: false });
    await add({ productId, quantity: 1, withInstallation: true });
    const answer = await app.request('GET', '/api/cart', { cookie });
    expect(linesOf(answer)).toEqual([
      {
        productId,
        withInstallation: false,
        name: 'Κάμερα Argos B8',
        description: 'Εξωτερική κάμερα 4K',
        image: '/public-objects/products/bullet-white.webp',
        price: '100.00',
        quantity: 2,
        inStock: true,
      },
      expect.objectContaining({
        withInstallation: true,
        price: '100.00',
        installationPrice: '40.00',
        quantity: 1,
      }),
    ]);
  });

  it('adds to a line that is there, and shows the price of today', async () => {
    await add({ productId, quantity: 2 });
    const { db } = app.services.database;
    await db.updateTable('products').set({ priceCents: 9_990 }).where('id', '=', productId).execute();
    const answer = await add({ productId, quantity: 3 });
    expect(linesOf(answer)).toMatchObject([{ quantity: 5, price: '99.90' }]);
  });

  it('changes and removes just the line that is named', async () => {
    await add({ productId, quantity: 1 });
    await add({ productId, quantity: 1, withInstallation: true });
    const path = `/api/cart/${productId}`;
    await app.request('PUT', `${path}?withInstallation=true`, { body: { quantity: 7 }, cookie });
    const changed = await app.request('PUT', path, { body: { quantity: 4 }, cookie });
    expect(linesOf(changed).map(({ quantity }) => quantity)).toEqual([4, 7]);
    const left = await app.request('DELETE', `${path}?withInstallation=true`, { cookie });
    expect(linesOf(left)).toMatchObject([{ withInstallation: false, quantity: 4 }]);
    const session = await app.request('GET', '/api/session', { cookie });
    expect(session.body).toMatchObject({ cartCount: 4 });
  });

  it('belongs to its customer alone', async () => {
    await add({ productId, quantity: 1 });
    const other = await app.signIn({ customerId: await putCustomer() });
    const seen = await app.request('GET', '/api/cart', { cookie: other });
    expect(seen.body).toEqual([]);
    const change = await app.request('PUT', `/api/cart/${productId}`, {
      body: { quantity: 3 },
      cookie: other,
    });
    expect(change).toMatchObject({ status: 404, body: { code: 'NOT_IN_CART' } });
  });

  it('loses nothing when one line is added to many times at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => add({ productId, quantity: 2 })));
    const answer = await app.request('GET', '/api/cart', { cookie });
    expect(linesOf(answer)).toMatchObject([{ quantity: 100 }]);
  });
});

describe('a product that an administrator deletes', () => {
  const remove = async (id: number) =>
    app.request('DELETE', `/api/products/${id}`, { cookie: await app.signIn('admin') });

  it('stays in the carts as one that is gone, which is not counted and can only be removed', async () => {
    const other = await putProduct();
    await add({ productId, quantity: 2, withInstallation: true });
    await add({ productId: other, quantity: 3 });
    expect(await remove(productId)).toMatchObject({ status: 200 });

    const answer = await app.request('GET', '/api/cart', { cookie });
    expect(linesOf(answer)).toMatchObject([
      {
        productId,
        name: 'Κάμερα Argos B8',
        isGone: true,
        problem: 'Το προϊόν «Κάμερα Argos B8» δεν διατίθεται πλέον.',
      },
      { productId: other, quantity: 3 },
    ]);
    const session = await app.request('GET', '/api/session', { cookie });
    expect(session.body).toMatchObject({ cartCount: 3 });

    const path = `/api/cart/${productId}?withInstallation=true`;
    const gone = { status: 404, body: { code: 'PRODUCT_GONE' } };
    expect(await app.request('PUT', path, { body: { quantity: 1 }, cookie })).toMatchObject(gone);
    expect(await add({ productId, withInstallation: true })).toMatchObject(gone);
    const left = await app.request('DELETE', path, { cookie });
    expect(linesOf(left)).toMatchObject([{ productId: other }]);
  });

  it('is not ordered, but the others are without it', async () => {
    const gone = await putProduct();
    for (const id of [productId, gone]) await add({ productId: id, quantity: 1 });
    await remove(gone);
    const both = orderOf([{ productId }, { productId: gone }]);
    expect(await place(app, cookie, both)).toMatchObject({
      status: 404,
      body: {
        code: 'PRODUCT_GONE',
        error:
          'Ένα από τα προϊόντα της παραγγελίας δεν διατίθεται πλέον. Αφαιρέστε το από το καλάθι για να συνεχίσετε.',
        data: { productId: gone },
      },
    });
    expect(await countRows(app)).toMatchObject({ orders: 0, cart: 2 });

    await app.request('DELETE', `/api/cart/${gone}`, { cookie });
    expect(await place(app, cookie, orderOf([{ productId }]))).toMatchObject({ status: 200 });
    expect(await countRows(app)).toMatchObject({ orders: 1, cart: 0 });
  });

  it('does so however closely it was put into them', async () => {
    const carts = await Promise.all(
      Array.from({ length: 20 }, async () => app.signIn({ customerId: await putCustomer() })),
    );
    const tries = carts.map((as) => add({ productId }, as));
    await remove(productId);
    const added = (await Promise.all(tries)).filter(({ status }) => status === 200);
    const { db } = app.services.database;
    const lines = await db.selectFrom('cartLines').select('removedName').execute();
    expect(lines).toEqual(added.map(() => ({ removedName: 'Κάμερα Argos B8' })));
  });
});

describe('what the cart refuses', () => {
  it.each([
    ['a visitor', undefined, 401, 'LOGIN_REQUIRED'],
    ['a customer who waits for approval', { isVerified: false, canViewPrices: false }, 403, 'NOT_VERIFIED'],
    ['a rejected customer', { isVerified: false, canViewPrices: false, isRejected: true }, 403, 'REJECTED'],
    ['a customer who sees no prices', { canViewPrices: false }, 403, 'PRICES_HIDDEN'],
  ])('%s', async (_who, overrides, status, code) => {
    const as = overrides ? await app.signIn({ customerId: await putCustomer(overrides) }) : '';
    expect(await add({ productId }, as)).toMatchObject({ status, body: { code } });
    expect(await app.request('GET', '/api/cart', { cookie: as })).toMatchObject({ status, body: { code } });
  });

  it('more pieces than are left, with and without installation together, and says how many are', async () => {
    const scarce = await putProduct({ stockQuantity: 3 });
    await add({ productId: scarce, quantity: 2, withInstallation: true });
    expect(await add({ productId: scarce, quantity: 2 })).toMatchObject({
      status: 409,
      body: {
        code: 'OUT_OF_STOCK',
        error: 'Από το προϊόν «Κάμερα Argos B8» απομένουν 3 τεμάχια.',
        data: { productId: scarce, available: 3 },
      },
    });
    expect(linesOf(await app.request('GET', '/api/cart', { cookie }))).toMatchObject([{ quantity: 2 }]);
  });

  it.each([
    ['a product that is sold out', { inStock: false }, {}, 409, 'OUT_OF_STOCK'],
    [
      'installation where none is offered',
      { installationAvailable: false },
      { withInstallation: true },
      409,
      'NO_INSTALLATION',
    ],
    ['a thousandth piece', {}, { quantity: 1000 }, 400, 'INVALID_INPUT'],
    ['less than one piece', {}, { quantity: 0 }, 400, 'INVALID_INPUT'],
    ['half a piece', {}, { quantity: 1.5 }, 400, 'INVALID_INPUT'],
  ])('%s', async (_what, product, wish, status, code) => {
    const id = await putProduct(product);
    expect(await add({ productId: id, quantity: 1, ...wish })).toMatchObject({ status, body: { code } });
  });

  it('a line that would grow past 999 pieces', async () => {
    await add({ productId, quantity: 999 });
    expect(await add({ productId, quantity: 1 })).toMatchObject({ status: 409, body: { code: 'TOO_MANY' } });
  });

  it('a product that does not exist, naming the fault beside its field when the quantity is no number', async () => {
    expect(await add({ productId: 999_999 })).toMatchObject({ status: 404, body: { code: 'PRODUCT_GONE' } });
    const answer = await app.request('PUT', `/api/cart/${productId}`, { body: { quantity: 'δύο' }, cookie });
    expect(answer).toMatchObject({ status: 400, body: { fields: { quantity: expect.any(String) } } });
  });

  it('nothing that is already in it: a line that can no longer be sold stays and says why', async () => {
    await add({ productId, quantity: 2 });
    await app.services.database.db.updateTable('products').set({ stockQuantity: 1 }).execute();
    expect(linesOf(await app.request('GET', '/api/cart', { cookie }))).toMatchObject([
      { quantity: 2, available: 1, problem: 'Από το προϊόν «Κάμερα Argos B8» απομένει 1 τεμάχιο.' },
    ]);
  });
});

it('lets a line have fewer pieces, however few of them are left, and no more', async () => {
  await add({ productId, quantity: 4 });
  await add({ productId, quantity: 3, withInstallation: true });
  const set = (quantity: number, withInstallation = false) =>
    app.request('PUT', `/api/cart/${productId}?withInstallation=${withInstallation}`, {
      body: { quantity },
      cookie,
    });
  await app.services.database.db.updateTable('products').set({ stockQuantity: 1 }).execute();
  expect(linesOf(await set(3))).toMatchObject([{ quantity: 3, available: 1 }, { quantity: 3 }]);
  expect(linesOf(await set(2, true))).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
  for (const quantity of [3, 4]) {
    expect(await set(quantity)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
  }
});

describe('how many pieces are left', () => {
  const left = (id: number, as = cookie) => app.request('GET', `/api/products/${id}/left`, { cookie: as });

  it('is said to who may buy: the count, nothing where nobody counts, and none of what is sold out', async () => {
    expect((await left(await putProduct({ stockQuantity: 26 }))).body).toEqual({ available: 26 });
    expect((await left(productId)).body).toEqual({});
    expect((await left(await putProduct({ inStock: false }))).body).toEqual({ available: 0 });
    expect(await left(2_000_000_000)).toMatchObject({ status: 404, body: { code: 'PRODUCT_GONE' } });
  });

  it('is said to nobody else', async () => {
    const counted = await putProduct({ stockQuantity: 26 });
    const waiting = await app.signIn({
      customerId: await putCustomer({ isVerified: false, canViewPrices: false }),
    });
    for (const as of ['', waiting]) {
      const answer = await left(counted, as);
      expect(answer.status).toBeGreaterThanOrEqual(401);
      expect(answer.text).not.toContain('26');
    }
  });
});
