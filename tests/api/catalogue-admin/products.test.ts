import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminProduct, AdminRow } from '#features/catalogue-admin/contract.ts';
import { testApp, type TestApp, type TestResponse } from '../../support/app/app.ts';
import { putCustomer, putOrder, putProduct, addCategories } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });
const productOf = ({ body }: TestResponse) => body as AdminProduct;
const namesOf = ({ body }: TestResponse) => (body as AdminRow[]).map(({ name }) => name);
const read = async (id: number) => productOf(await call('GET', `/admin/products/${id}`));

describe('a new product', () => {
  beforeEach(addCategories);

  test('needs no more than a name and a price', async () => {
    const answer = await call('POST', '/products', { name: 'Κάμερα', price: 10.5 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        name: 'Κάμερα',
        price: 10.5,
        categoryId: 'cameras',
        inStock: true,
        isFeatured: false,
        onOffer: false,
      },
    });
    expect(productOf(answer).sku).toMatch(/^[\dA-Z]{8}$/);
  });

  test('keeps everything that is said of it', async () => {
    const said = {
      name: 'Σειρήνα',
      sku: 'SIR-1',
      price: 90,
      comparePrice: 120,
      categoryId: 'sirens',
      brand: 'Phylax',
      shortDescription: 'Εξωτερική',
      description: 'Δυνατή.',
      stockQuantity: 7,
      isFeatured: true,
      installationAvailable: true,
      installationPrice: 0,
      installationNote: 'Έως 3 m',
      warranty: 36,
      specifications: [
        { group: 'technical', key: 'spl_db', value: 110 },
        { group: 'installation', key: 'Βάση', value: 'Αλουμίνιο' },
      ],
      features: ['waterproof'],
      pros: ['Δυνατή'],
      cons: ['Βαριά'],
      legalNote: 'EN 50131',
      ean: '5201234567894',
      mpn: 'S110',
    };
    expect((await call('POST', '/products', said)).body).toMatchObject({
      ...said,
      inStock: true,
      onOffer: true,
    });
  });

  test.each([
    [{ price: 5 }, 'name'],
    [{ name: '  ', price: 5 }, 'name'],
    [{ name: 'Κάμερα' }, 'price'],
    [{ name: 'Κάμερα', price: 'δέκα' }, 'price'],
    [{ name: 'Κάμερα', price: 0 }, 'price'],
    [{ name: 'Κάμερα', price: 5, installationPrice: -1 }, 'installationPrice'],
    [{ name: 'Κάμερα', price: 5, comparePrice: 5 }, 'comparePrice'],
    [{ name: 'Κάμερα', price: 5, categoryId: 'nowhere' }, 'categoryId'],
    [{ name: 'Κάμερα', price: 5, stockQuantity: 1.5 }, 'stockQuantity'],
    [{ name: 'Κάμερα', price: 5, ean: '12' }, 'ean'],
    [{ name: 'Κάμερα', price: 5, imageUrls: ['https://evil.example/a.webp'] }, 'imageUrls.0'],
  ])('like %j is refused beside %s', async (body, field) => {
    const sentence = expect.stringMatching(/\p{Script=Greek}/u);
    expect(await call('POST', '/products', body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: sentence } },
    });
  });

  test('with the code of another is refused beside the code', async () => {
    await putProduct({ sku: 'ONE' });
    const body = { name: 'Κάμερα', price: 5, sku: 'ONE' };
    expect(await call('POST', '/products', body)).toMatchObject({
      status: 409,
      body: { code: 'SKU_TAKEN', fields: { sku: expect.stringContaining('κωδικός') } },
    });
  });

  test('shows at once in the shop', async () => {
    const before = await app.request('GET', '/api/products');
    expect(before.body).toEqual([]);
    await call('POST', '/products', { name: 'Κάμερα', price: 5 });
    expect(namesOf(await app.request('GET', '/api/products'))).toEqual(['Κάμερα']);
  });
});

describe('a change', () => {
  test('that gives two products the same code at once is refused for one of them', async () => {
    const ids = [await putProduct({ sku: 'ONE' }), await putProduct({ sku: 'TWO' })];
    const answers = await Promise.all(ids.map((id) => call('PUT', `/products/${id}`, { sku: 'SAME' })));
    const sorted = answers.toSorted((one, other) => one.status - other.status);
    expect(sorted).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'SKU_TAKEN' } }]);
  });

  test('leaves alone what it does not name', async () => {
    const id = await putProduct({ sku: 'ONE', brand: 'Argos', stockQuantity: 4, comparePriceCents: 12_000 });
    const before = await read(id);
    const answer = await call('PUT', `/products/${id}`, { name: 'Νέο όνομα', price: 110 });
    const { updatedAt: _, undoId: _undoId, ...after } = answer.body as Record<string, unknown>;
    expect({ ...before, name: 'Νέο όνομα', price: 110 }).toMatchObject(after);
  });

  test('takes optional things away with null or a blank text', async () => {
    const id = await putProduct({ comparePriceCents: 12_000, stockQuantity: 4, mpn: 'X', brand: 'Argos' });
    await call('PUT', `/products/${id}`, {
      comparePrice: null,
      stockQuantity: '',
      mpn: '',
      brand: '',
      installationPrice: null,
    });
    const { comparePrice, stockQuantity, installationPrice, mpn, brand, inStock } = await read(id);
    expect([comparePrice, stockQuantity, installationPrice]).toEqual([undefined, undefined, undefined]);
    expect({ mpn, brand, inStock }).toEqual({ mpn: '', brand: '', inStock: true });
  });

  test('of the price leaves the old one in the history', async () => {
    const id = await putProduct();
    await call('PUT', `/products/${id}`, { price: '1.089,90' });
    await call('PUT', `/products/${id}`, { name: 'Άλλο' });
    const { body } = await call('GET', `/admin/products/${id}/prices`);
    expect(body).toMatchObject({ prices: [{ price: 1089.9 }, { price: 100 }] });
  });

  test('that raises the price to the old one ends the offer', async () => {
    const id = await putProduct({ comparePriceCents: 12_000 });
    await call('PUT', `/products/${id}`, { price: 120 });
    expect(await read(id)).toMatchObject({ price: 120, onOffer: false });
    expect((await read(id)).comparePrice).toBeUndefined();
  });

  test('that empties the stock alerts the administrators, once', async () => {
    const id = await putProduct({ stockQuantity: 3 });
    await call('PUT', `/products/${id}`, { stockQuantity: 0 });
    await call('PUT', `/products/${id}`, { name: 'Άλλο' });
    const alerts = await app.services.database.db
      .selectFrom('alerts')
      .select(['event', 'audience'])
      .orderBy('id')
      .execute();
    expect(alerts).toEqual([{ event: 'product_out_of_stock', audience: 'admin' }]);
  });

  test('that sells it out raises an alert, which is settled when it is back, and by its deletion', async () => {
    const open = async () => {
      const { db } = app.services.database;
      const active = db.selectFrom('alerts').where('status', '=', 'active');
      const rows = await active.select('link').orderBy('id').execute();
      return rows.map(({ link }) => link);
    };
    const [id, other] = [await putProduct(), await putProduct()];
    await call('PUT', `/products/${id}`, { inStock: false });
    await call('PUT', `/products/${other}`, { inStock: false });
    const [one, two] = [id, other].map((product) => `/admin?tab=products&product=${product}`);
    expect(await open()).toEqual([one, two]);
    await call('PUT', `/products/${id}`, { name: 'Άλλο' });
    expect(await open()).toEqual([one, two]);
    await call('PUT', `/products/${id}`, { inStock: true });
    expect(await open()).toEqual([two]);
    await call('DELETE', `/products/${other}`);
    expect(await open()).toEqual([]);
  });

  test('to a state that somebody else has changed meanwhile is refused', async () => {
    const id = await putProduct();
    const { updatedAt: seen } = await read(id);
    expect((await call('PUT', `/products/${id}`, { name: 'Πρώτη', seen })).status).toBe(200);
    const second = await call('PUT', `/products/${id}`, { name: 'Δεύτερη', seen });
    expect(second).toMatchObject({ status: 409, body: { code: 'PRODUCT_CHANGED' } });
    expect((await read(id)).name).toBe('Πρώτη');
  });

  test('is kept with its values before and after', async () => {
    const id = await putProduct();
    await call('PUT', `/products/${id}`, { price: 90 });
    const [entry] = await app.services.database.db
      .selectFrom('auditLog')
      .select(['action', 'entity', 'entityId', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entry).toEqual({
      action: 'updated',
      entity: 'product',
      entityId: String(id),
      before: { price: 100 },
      after: { price: 90 },
    });
  });

  test('of a product that does not exist is refused', async () => {
    expect((await call('PUT', '/products/999', { name: 'Άλλο' })).status).toBe(404);
  });
});

test('a deleted product stays in the carts by its name as one that is gone, and in the orders', async () => {
  const productId = await putProduct();
  const customerId = await putCustomer();
  const orderId = await putOrder({ customerId, productId });
  const buyer = await app.signIn({ customerId });
  await app.request('POST', '/api/cart', { cookie: buyer, body: { productId, quantity: 1 } });
  expect((await call('DELETE', `/products/${productId}`)).status).toBe(200);
  const cart = await app.request('GET', '/api/cart', { cookie: buyer });
  expect(cart.body).toMatchObject([{ name: 'Κάμερα Argos B8', isGone: true }]);
  const order = await app.request('GET', `/api/orders/${orderId}`, { cookie: buyer });
  expect(order.body).toMatchObject({ items: [{ name: 'Κάμερα Argos B8', quantity: 1 }] });
  expect((await app.request('GET', `/api/products/${productId}`)).status).toBe(404);
});

test('a copy has a code of its own and is not yet on sale', async () => {
  const id = await putProduct({ sku: 'ONE', isFeatured: true, stockQuantity: 5, ean: '52012345' });
  const copies = [
    await call('POST', `/admin/products/${id}/duplicate`),
    await call('POST', `/admin/products/${id}/duplicate`),
  ];
  expect(copies.map(productOf)).toMatchObject([
    {
      sku: 'ONE-2',
      name: 'Κάμερα Argos B8 (αντίγραφο)',
      price: 100,
      isFeatured: false,
      inStock: false,
      ean: '',
    },
    { sku: 'ONE-3' },
  ]);
});
