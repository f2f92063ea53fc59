import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CountHead, CountLine, StockCount } from '#features/catalogue-admin/counts/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { placed, stockOf } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
  admin = await app.signIn('admin');
  productId = await putProduct({
    sku: 'CAM',
    name: 'Κάμερα',
    brand: 'Argos',
    stockQuantity: 10,
    purchasePriceCents: 5_000,
  });
});

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin/stock-counts${path}`, { cookie: admin, ...(body && { body }) });
const start = async (scope: Record<string, unknown> = {}) =>
  ((await ask('POST', '', scope)).body as { id: string }).id;
const read = async (id: string) => (await ask('GET', `/${id}`)).body as StockCount;
const lines = async (id: string, query = '') =>
  ((await ask('GET', `/${id}/lines${query}`)).body as { lines: CountLine[] }).lines;
const enter = (id: string, ...entries: Record<string, unknown>[]) => ask('PUT', `/${id}/lines`, { entries });
const apply = (id: string, seen?: number) => ask('POST', `/${id}/apply`, { seen });
/** Each time another customer buys. */
async function buy(quantity: number) {
  const cookie = await app.signIn({ customerId: await putCustomer() });
  return placed(app, cookie, orderOf([{ productId, quantity }]));
}
const stock = async (id = productId) => (await stockOf(app, id)).stockQuantity;
const step = (id: string, status: string) =>
  app.request('PATCH', `/api/orders/${id}`, { cookie: admin, body: { status } });

describe('a count', () => {
  test('expects on the shelf what is free and what orders keep that have not left', async () => {
    const { id: waits } = await buy(2);
    const { id: left } = await buy(3);
    for (const status of ['confirmed', 'processing', 'shipped']) await step(left, status);
    await putProduct({ sku: 'UNCOUNTED' });
    const id = await start();
    expect(await lines(id)).toMatchObject([{ sku: 'CAM', stock: 5, reserved: 2 }]);
    expect(waits).not.toBe(left);
  });

  test('expects of an order that left in part the rest', async () => {
    const customerId = await putCustomer();
    const orderId = await putOrder({ customerId, productId }, { status: 'processing' }, { quantity: 5 });
    await app.services.database.db
      .insertInto('orderParcels')
      .values({ id: 'p', orderId, pieces: JSON.stringify([{ line: 0, quantity: 2 }]), sentAt: new Date() })
      .execute();
    expect(await lines(await start())).toMatchObject([{ stock: 10, reserved: 3 }]);
  });

  test('is of the products of a category, a brand or a supplier, and there is none of nothing', async () => {
    await putProduct({ sku: 'SIR', brand: 'Volta', stockQuantity: 1 });
    expect(await lines(await start({ brand: 'ARGOS' }))).toMatchObject([{ sku: 'CAM' }]);
    expect((await read(await start({ categoryId: 'cameras', brand: 'Volta' }))).title).toBe('Κάμερες, Volta');
    expect(await ask('POST', '', { brand: 'Καμία' })).toMatchObject({
      status: 409,
      body: { code: 'COUNT_EMPTY' },
    });
  });

  test('changes the stock by the difference alone: what is sold meanwhile stays sold', async () => {
    const id = await start();
    await buy(4);
    expect(await enter(id, { position: 0, counted: '9', reason: 'damaged', note: 'Ράφι 2' })).toMatchObject({
      status: 200,
    });
    expect(await read(id)).toMatchObject({
      counted: 1,
      differences: 1,
      withoutReason: 0,
      worth: -50,
      worthOf: 1,
    });
    const { revision } = await read(id);
    expect(await apply(id, revision)).toMatchObject({
      status: 200,
      body: { message: 'Η απογραφή εφαρμόστηκε: άλλαξε το απόθεμα σε 1 προϊόν.' },
    });
    expect(await stock()).toBe(10 - 4 - 1);
    expect(await lines(id)).toMatchObject([
      { counted: 9, difference: -1, reason: 'damaged', note: 'Ράφι 2', moved: -1 },
    ]);
    expect((await ask('GET', '')).body as CountHead[]).toMatchObject([
      { title: 'Όλα τα προϊόντα', differences: 1 },
    ]);
    const kept = await app.services.database.db
      .selectFrom('auditLog')
      .where('entity', '=', 'product')
      .select(['before', 'after'])
      .orderBy('id')
      .execute();
    expect(kept).toMatchObject([{ before: { stockQuantity: 6 }, after: { stockQuantity: 5 } }]);
  });

  test('loses nothing while customers buy as it is applied, on whichever side of it they fall', async () => {
    const id = await start();
    await enter(id, { position: 0, counted: 12, reason: 'found' });
    const answers = await Promise.all([buy(1), apply(id), buy(1), buy(1), apply(id), buy(1)]);
    expect(await stock()).toBe(10 + 2 - 4);
    const statuses = answers.flatMap((one) =>
      'status' in one && typeof one.status === 'number' ? [one.status] : [],
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('begun while customers buy sees each order either in the stock or on the shelf', async () => {
    const [id] = await Promise.all([start(), buy(1), buy(2), buy(1)]);
    const [line] = await lines(id);
    expect((line?.stock ?? 0) + (line?.reserved ?? 0)).toBe(10);
  });

  test('names pieces that were sold and are not there, and never goes below none', async () => {
    const id = await start();
    await buy(9);
    await enter(id, { position: 0, counted: 6, reason: 'theft' });
    expect(await apply(id)).toMatchObject({
      body: { message: expect.stringContaining('Έχουν πουληθεί 3 τεμάχια που δεν υπάρχουν.') },
    });
    expect(await stock()).toBe(0);
    expect(await read(id)).toMatchObject({ short: 3 });
    expect(await ask('POST', `/${id}/undo`, {})).toMatchObject({ status: 200 });
    expect(await stock()).toBe(1);
  });

  test('is undone by its differences, whatever was sold since, unless they were sold themselves', async () => {
    const id = await start();
    await enter(id, { position: 0, counted: 13, reason: 'found' });
    await apply(id);
    await buy(2);
    await ask('POST', `/${id}/undo`, {});
    expect(await stock()).toBe(8);
    expect(await ask('POST', `/${id}/undo`, {})).toMatchObject({ status: 409, body: { code: 'COUNT_OPEN' } });
    const next = await start();
    await enter(next, { position: 0, counted: 13, reason: 'found' });
    await apply(next);
    await buy(9);
    expect(await ask('POST', `/${next}/undo`, {})).toMatchObject({
      status: 409,
      body: { code: 'COUNT_SOLD' },
    });
    expect(await stock()).toBe(2);
  });

  test('asks for a reason for each difference, and for what was entered to be seen', async () => {
    const other = await putProduct({ sku: 'ZZ', name: 'Ώ', stockQuantity: 4 });
    const id = await start();
    expect(await apply(id)).toMatchObject({ status: 409, body: { code: 'NOTHING_COUNTED' } });
    await enter(id, { position: 0, counted: 8 });
    const { revision } = await read(id);
    expect(await apply(id)).toMatchObject({ status: 409, body: { code: 'REASON_MISSING' } });
    await enter(id, { position: 0, counted: 8, reason: 'lost' });
    expect(await apply(id, revision)).toMatchObject({ status: 409, body: { code: 'COUNT_CHANGED' } });
    // What fits needs no reason, and what was not counted stays.
    await enter(id, { position: 1, counted: 4, reason: 'lost' });
    expect((await lines(id))[1]).not.toHaveProperty('reason');
    await enter(id, { position: 1, counted: null });
    expect((await read(id)).counted).toBe(1);
    expect(await apply(id)).toMatchObject({ status: 200 });
    expect([await stock(), await stock(other)]).toEqual([8, 4]);
    expect(await enter(id, { position: 0, counted: 1 })).toMatchObject({
      status: 409,
      body: { code: 'COUNT_CLOSED' },
    });
    expect(await apply(id)).toMatchObject({ status: 409, body: { code: 'COUNT_CLOSED' } });
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 409, body: { code: 'COUNT_CLOSED' } });
  });

  test.each([{ counted: -1 }, { counted: 'δύο' }, { counted: 1.5 }, { counted: 1, reason: 'no' }])(
    'refuses %j with its field',
    async (entry) => {
      const id = await start();
      expect(await enter(id, { position: 0, ...entry })).toMatchObject({ status: 400 });
      expect(await enter(id, { position: 7, counted: 1 })).toMatchObject({ status: 404 });
    },
  );

  test('given up leaves nothing, and its list is a file to count by', async () => {
    const id = await start();
    const file = await fetch(`${app.origin}/api/admin/export/stock-counts/${id}`, {
      headers: { cookie: admin },
    });
    expect((await file.text()).split('\n')[1]).toContain('CAM;Κάμερα;;10;0;10;');
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    expect((await ask('GET', `/${id}`)).status).toBe(404);
    expect(await stock()).toBe(10);
  });

  test('of a whole shop is begun at once and read in pages', async () => {
    await sql`
      insert into products (sku, name, category_id, price_cents, stock_quantity)
      select 'MANY-' || number, name || number, category_id, price_cents, 5
      from products, generate_series(1, 1000) as number where id = ${productId}`.execute(
      app.services.database.db,
    );
    const id = await start();
    expect((await read(id)).lines).toBe(1_001);
    expect(await lines(id, '?page=2')).toHaveLength(100);
    expect(await lines(id, '?search=MANY-77&show=open')).not.toEqual([]);
  });
});
