import { beforeEach, describe, expect, test } from 'vitest';
import type { ListedReceipt, Receipt } from '#features/catalogue-admin/receipts/contract.ts';
import { newId } from '#server/ids.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { placed, stockOf } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let supplierId: string;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  app.setNow(new Date('2026-11-23T10:00:00Z'));
  await truncateAll();
  admin = await app.signIn('admin');
  supplierId = ((await ask('POST', '/suppliers', { name: 'Αχαϊκή' })).body as { id: string }).id;
  productId = await putProduct({ sku: 'CAM', stockQuantity: 3, purchasePriceCents: 5_000 });
});

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin${path}`, { cookie: admin, ...(body && { body }) });
const receive = (lines: Record<string, unknown>[], changes: Record<string, unknown> = {}) =>
  ask('POST', '/receipts', {
    key: `key-${newId()}`,
    supplierId,
    receivedOn: '2026-11-23',
    document: 'ΤΔΑ 118',
    lines,
    ...changes,
  });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const read = async (id: string) => (await ask('GET', `/receipts/${id}`)).body as Receipt;
const list = async (query = '') =>
  (await ask('GET', `/receipts${query}`)).body as { receipts: ListedReceipt[]; total: number };
const product = (id = productId) =>
  app.services.database.db
    .selectFrom('products')
    .where('id', '=', id)
    .select(['stockQuantity', 'inStock', 'purchasePriceCents'])
    .executeTakeFirstOrThrow();
const undo = (id: string) => ask('POST', `/receipts/${id}/undo`, {});

async function buy(quantity: number) {
  const cookie = await app.signIn({ customerId: await putCustomer() });
  return placed(app, cookie, orderOf([{ productId, quantity }]));
}

describe('goods received', () => {
  test('raise the stock and set the purchase price, of the product and of the supplier', async () => {
    const other = await putProduct({ sku: 'SIR', name: 'Σειρήνα', inStock: false });
    const answer = await receive([
      { productId, pieces: '10', price: '44', code: 'AX-1' },
      { productId, pieces: 1, price: 0 },
      { productId: other, pieces: 2 },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('απόθεμα') } });
    expect(await product()).toEqual({ stockQuantity: 14, inStock: true, purchasePriceCents: 4_000 });
    expect(await product(other)).toEqual({ stockQuantity: null, inStock: true, purchasePriceCents: null });
    expect(await list()).toMatchObject({
      total: 1,
      receipts: [
        { supplier: 'Αχαϊκή', document: 'ΤΔΑ 118', lines: 3, pieces: 13, total: 440, linesWithoutPrice: 1 },
      ],
    });
    expect((await read(idOf(answer))).items).toMatchObject([
      { sku: 'CAM', code: 'AX-1', pieces: 10, price: 44, toStock: true, setPrice: 40 },
      { sku: 'CAM', pieces: 1, price: 0 },
      { sku: 'SIR', pieces: 2, toStock: false },
    ]);
    const { body } = await ask('GET', `/suppliers/${supplierId}/products`);
    expect(body).toMatchObject({
      supplies: expect.arrayContaining([expect.objectContaining({ sku: 'CAM', code: 'AX-1', price: 40 })]),
    });
    for (const search of ['τδα 118', 'αχαικη', 'sir', 'AX-1'])
      expect({ search, total: (await list(`?search=${encodeURIComponent(search)}`)).total }).toEqual({
        search,
        total: 1,
      });
    expect((await list('?search=άλλο')).total).toBe(0);
    const kept = await app.services.database.db
      .selectFrom('auditLog')
      .select(['entity', 'label'])
      .where('entity', 'in', ['product', 'goodsReceipt'])
      .orderBy('id')
      .execute();
    expect(kept.map(({ entity }) => entity)).toEqual(['goodsReceipt', 'product', 'product']);
  });

  test('sent twice at the same moment, or after a lost answer, are received once', async () => {
    const key = `key-${newId()}`;
    const line = [{ productId, pieces: 5, price: 40 }];
    const answers = await Promise.all([
      receive(line, { key }),
      receive(line, { key }),
      receive(line, { key }),
    ]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(idOf(await receive(line, { key }))).toBe(idOf(answers[0] ?? { body: {} }));
    expect((await product()).stockQuantity).toBe(8);
    expect((await list()).total).toBe(1);
  });

  test('while customers buy, none is lost and none is doubled', async () => {
    await Promise.all([
      buy(1),
      receive([{ productId, pieces: 5, price: 40 }]),
      buy(1),
      receive([{ productId, pieces: 7, price: 41 }]),
      buy(1),
    ]);
    expect((await stockOf(app, productId)).stockQuantity).toBe(3 + 12 - 3);
  });

  test('of an earlier day bring pieces, and leave the purchase price of a later one', async () => {
    await receive([{ productId, pieces: 1, price: 60 }], { receivedOn: '2026-11-22' });
    await receive([{ productId, pieces: 1, price: 70 }], { receivedOn: '2026-11-20' });
    expect(await product()).toMatchObject({ stockQuantity: 5, purchasePriceCents: 6_000 });
  });

  test('tell who waits for a product that was sold out', async () => {
    const soldOut = await putProduct({ stockQuantity: 0 });
    await app.services.database.db
      .insertInto('restockRequests')
      .values({
        productId: soldOut,
        customerId: await putCustomer(),
        confirmedAt: new Date(),
        createdAt: new Date(),
      })
      .execute();
    await receive([{ productId: soldOut, pieces: 1 }]);
    const waiting = await app.services.database.db.selectFrom('restockRequests').select('id').execute();
    expect(waiting).toEqual([]);
  });

  test.each([
    [{ lines: [] }, 'lines'],
    [{ receivedOn: '2026-11-24' }, 'receivedOn'],
    [{ receivedOn: '' }, 'receivedOn'],
    [{ supplierId: '' }, 'supplierId'],
    [{ lines: [{ productId: 999_999, pieces: 1 }] }, 'lines.0.productId'],
    [{ lines: [{ productId: 1, pieces: 0 }] }, 'lines.0.pieces'],
    [{ lines: [{ productId: 1, pieces: 1, price: '-1' }] }, 'lines.0.price'],
  ])('are refused with what is wrong in %j, and nothing changes', async (changes, field) => {
    const answer = await receive([{ productId, pieces: 1 }], changes);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await product()).toMatchObject({ stockQuantity: 3 });
    expect((await list()).total).toBe(0);
  });
});

describe('the undo of a receipt', () => {
  test('takes its pieces back, whatever was sold since, and its price unless another was set', async () => {
    const id = idOf(await receive([{ productId, pieces: 5, price: 40 }]));
    await buy(2);
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect(await product()).toEqual({ stockQuantity: 1, inStock: true, purchasePriceCents: 5_000 });
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'RECEIPT_UNDONE' } });
    expect((await product()).stockQuantity).toBe(1);
    expect(await list()).toMatchObject({ receipts: [{ isUndone: true }] });
    expect((await read(id)).undoneBy).toEqual(expect.any(String));
    const next = idOf(await receive([{ productId, pieces: 5, price: 40 }]));
    await receive([{ productId, pieces: 1, price: 39 }]);
    await undo(next);
    expect(await product()).toMatchObject({ stockQuantity: 2, purchasePriceCents: 3_900 });
  });

  test.each([
    ['the first', [0, 1], [6_000, 5_000]],
    ['the last', [1, 0], [5_500, 5_000]],
    ['the one between', [1, 2, 0], [6_500, 5_500, 5_000], 65],
  ])(
    'of more than one, begun with %s, leaves no price of theirs',
    async (_, order, prices, third?: number) => {
      const ids: string[] = [];
      for (const price of [55, 60, ...(third ? [third] : [])])
        ids.push(idOf(await receive([{ productId, pieces: 1, price }])));
      const left: unknown[] = [];
      for (const at of order) {
        await undo(ids[at] ?? '');
        left.push((await product()).purchasePriceCents);
      }
      expect(left).toEqual(prices);
    },
  );

  test('gives the supplier back the price of before, unless another was said since', async () => {
    const priceOf = async () => {
      const { body } = await ask('GET', `/suppliers/${supplierId}/products`);
      return (body as { supplies: { price: number | null }[] }).supplies[0]?.price ?? null;
    };
    const first = idOf(await receive([{ productId, pieces: 2, price: 40 }]));
    const mistyped = idOf(
      await receive([
        { productId, pieces: 2, price: 400 },
        { productId, pieces: 1, price: 403 },
      ]),
    );
    expect(await priceOf()).toBe(401);
    await undo(mistyped);
    expect(await priceOf()).toBe(40);
    await undo(first);
    expect(await priceOf()).toBeNull();
    // What was said of it since stays.
    const next = idOf(await receive([{ productId, pieces: 2, price: 41 }]));
    await receive([{ productId, pieces: 2, price: 42 }]);
    await undo(next);
    expect(await priceOf()).toBe(42);
    // A receipt at the price that was known sets nothing.
    await undo(idOf(await receive([{ productId, pieces: 1, price: 42 }])));
    expect(await priceOf()).toBe(42);
  });

  test('is refused with how many are left once they were sold, and changes nothing', async () => {
    const id = idOf(await receive([{ productId, pieces: 5, price: 40 }]));
    await buy(6);
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { code: 'RECEIPT_SOLD', error: expect.stringContaining('έχουν μείνει 2 τεμάχια από τα 5') },
    });
    expect(await product()).toMatchObject({ stockQuantity: 2, purchasePriceCents: 4_000 });
  });

  test('makes a product that it had made available sold out again, and keeps its supplier from being deleted', async () => {
    const other = await putProduct({ inStock: false });
    const id = idOf(await receive([{ productId: other, pieces: 2 }]));
    await undo(id);
    expect(await product(other)).toMatchObject({ stockQuantity: null, inStock: false });
    expect(await ask('DELETE', `/suppliers/${supplierId}`)).toMatchObject({
      status: 409,
      body: { code: 'SUPPLIER_USED' },
    });
  });
});
