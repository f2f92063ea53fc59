import { beforeEach, describe, expect, it } from 'vitest';
import { athensDate } from '#shared/dates.ts';
import { blankSettings } from '#shared/settings.ts';
import { takeOverSettings } from '#server/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { place } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
let customerId: string;
let cookie: string;
let productId: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  customerId = await putCustomer({ email: 'eleni@pelatis.example' });
  cookie = await app.signIn({ customerId });
  productId = await putProduct({ priceCents: 10_000, stockQuantity: 50 });
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const put = (group: string, body: object) =>
  app.request('PUT', `/api/admin/settings/${group}`, { body: { ...body }, cookie: admin });
const putNumbering = (changes: object) => put('numbering', { ...blankSettings.numbering, ...changes });
const ask = async <Answer>(path: string, as = admin) =>
  (await app.request('GET', `/api/${path}`, { cookie: as })).body as Answer;

describe('the number of an order', () => {
  const sell = async () => {
    const { body } = await place(app, cookie, orderOf([{ productId }]));
    return (body as { orderNumber: string }).orderNumber;
  };

  it('begins as the settings say, and no order’s number changes', async () => {
    const before = await sell();
    expect(before).toMatch(/^VG-/);
    expect((await putNumbering({ orders: ' ax ' })).status).toBe(200);
    const after = await sell();
    expect(after).toMatch(/^AX-/);
    const orders = await ask<{ orderNumber: string }[]>('orders', cookie);
    expect(orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual([after, before].toSorted());
  });

  it('of an offer begins with its own letters', async () => {
    const begin = async () => {
      const { body } = await app.request('POST', '/api/admin/offers', { cookie: admin, body: {} });
      return (body as { offer: { offerNumber: string } }).offer.offerNumber;
    };
    expect(await begin()).toMatch(/^ΠΡ-/);
    expect((await putNumbering({ offers: 'πφ' })).status).toBe(200);
    expect(await begin()).toMatch(/^ΠΦ-/);
    expect(await sell()).toMatch(/^ORD-/);
  });

  it('is found after a change, with its letters, with others and without any', async () => {
    const number = await sell();
    await putNumbering({ orders: 'AX' });
    const symbols = number.slice(3);
    for (const typed of [number, `AX-${symbols}`, symbols.toLowerCase().replace('-', ' ')]) {
      const found = await ask<{ orderNumber: string }[]>(`orders?search=${encodeURIComponent(typed)}`);
      expect(
        found.map(({ orderNumber }) => orderNumber),
        typed,
      ).toEqual([number]);
      await app.services.database.db.deleteFrom('withdrawals').execute();
      const { status } = await app.request('POST', '/api/withdrawals', {
        body: { orderNumber: typed, name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example' },
        cookie,
      });
      expect(status, typed).toBe(200);
      const kept = await app.services.database.db
        .selectFrom('withdrawals')
        .select('orderId')
        .executeTakeFirst();
      expect(kept?.orderId, typed).toBeTruthy();
    }
  });

  it('is nobody else’s, whatever its letters', async () => {
    await putOrder({ customerId, productId }, { orderNumber: 'VG-7K3M-9QXD' });
    await expect(putOrder({ customerId, productId }, { orderNumber: 'AX-7K3M-9QXD' })).rejects.toMatchObject({
      code: '23505',
    });
  });
});

describe('the number of a document', () => {
  const issue = async () => {
    const id = await putOrder({ customerId, productId }, { status: 'confirmed', paymentState: 'captured' });
    const { body } = await app.request('POST', `/api/orders/${id}/documents`, { cookie: admin, body: {} });
    return { id, document: (body as { document: { id: string; number: string } }).document };
  };
  const year = athensDate(new Date()).slice(0, 4);

  it('keeps its letters, and the next one goes on counting with others', async () => {
    const first = await issue();
    expect(first.document.number).toBe(`ΑΛΠ-${year} 1`);
    expect((await putNumbering({ receipt: 'απ' })).status).toBe(200);
    const second = await issue();
    expect(second.document.number).toBe(`ΑΠ-${year} 2`);
    expect(await ask(`orders/${first.id}/documents`)).toMatchObject([{ number: `ΑΛΠ-${year} 1` }]);
    for (const { id, document } of [first, second]) {
      const found = await ask<{ id: string }[]>(`orders?search=${encodeURIComponent(document.number)}`);
      expect(found.map((order) => order.id)).toEqual([id]);
    }
  });

  it('never begins like that of another kind, also of one that was issued long ago', async () => {
    const twice = await putNumbering({ invoice: 'ΑΛΠ' });
    expect(twice).toMatchObject({ status: 400, body: { fields: { invoice: expect.any(String) } } });
    await issue();
    await putNumbering({ receipt: 'ΑΠ' });
    await issue();
    for (const letters of ['ΑΛΠ', 'ΑΠ']) {
      expect(await putNumbering({ receipt: 'ΛΙΑ', invoice: letters }), letters).toMatchObject({
        status: 400,
        body: { fields: { invoice: 'Αυτό το πρόθεμα έχουν ήδη παραστατικά άλλου είδους' } },
      });
    }
    expect((await putNumbering({ receipt: 'ΑΛΠ' })).status).toBe(200);
  });
});

it.each([
  ['orders', ''],
  ['orders', 'ΑΧ'],
  ['orders', 'VG1'],
  ['receipt', 'Α'],
  ['receipt', 'ABC'],
  ['receipt', 'ΑΛΠ-1'],
])('the letters of %s are not «%s», as it says beside the field', async (kind, letters) => {
  const { status, body } = await putNumbering({ [kind]: letters });
  expect(status).toBe(400);
  expect(Object.keys((body as { fields: object }).fields)).toEqual([kind]);
});

describe('a new product', () => {
  it('is low at the mark of the settings unless it has its own', async () => {
    await putProduct({ name: 'Τέσσερα', stockQuantity: 4 });
    await putProduct({ name: 'Δικό του', stockQuantity: 4, lowStockAt: 1 });
    const low = async () =>
      (await ask<{ name: string }[]>('admin/products?stock=low')).map(({ name }) => name);
    expect(await low()).toEqual([]);
    await put('products', { lowStock: 4 });
    expect(await low()).toEqual(['Τέσσερα']);
  });

  it.each([
    ['lowStock', '1,5'],
    ['lowStock', -1],
    ['lowStock', ''],
  ])('has no %s of «%s»', async (field, value) => {
    const { status, body } = await put('products', { ...blankSettings.products, [field]: value });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });
});
