import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BulkPreview } from '#features/catalogue-admin/many-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putProduct, addCategories } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import { countStatements } from '../../support/database/statements.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });
const read = async (id: number) => (await call('GET', `/admin/products/${id}`)).body;

describe('a change of many products', () => {
  type Preview = BulkPreview;
  const bulk = (body: object) => call('POST', '/admin/products/bulk', body);

  test.each([
    [{ kind: 'price', percent: -12.5 }, { price: 87.5 }],
    [{ kind: 'featured', isFeatured: true }, { isFeatured: true }],
    [
      { kind: 'stock', inStock: false },
      { inStock: false, stockQuantity: 0 },
    ],
    [{ kind: 'category', categoryId: 'sirens' }, { categoryId: 'sirens' }],
    [{ kind: 'family', family: ' Αίολος 200 ' }, { family: 'Αίολος 200' }],
  ])('like %j does just what its preview shows', async (change, expected) => {
    await addCategories();
    const productIds = [await putProduct({ stockQuantity: 3 }), await putProduct({ stockQuantity: 4 })];
    const preview = (await bulk({ productIds, change })).body as Preview;
    expect(preview.isApplied).toBe(false);
    expect(preview.rows.map(({ id }) => id)).toEqual(productIds);
    const applied = (await bulk({ productIds, change, version: preview.version })).body as Preview;
    expect(applied).toEqual({ ...preview, isApplied: true, undoId: expect.any(String) });
    const stored = await app.services.database.db
      .selectFrom('auditLog')
      .select(['entity', 'entityId'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual(productIds.map((id) => ({ entity: 'product', entityId: String(id) })));
    for (const { id, after } of preview.rows) {
      expect(after).toMatchObject(expected);
      expect(await read(id)).toMatchObject(after);
    }
  });

  test('gives them one legal fact, in words before it is done, and takes it back', async () => {
    const id = await putProduct({ legalFacts: JSON.stringify({ warnings: 'Μία', hasBattery: true }) });
    const wish = { productIds: [id], change: { kind: 'fact', fact: 'updatesUntil', value: '31/12/2030' } };
    const preview = (await bulk(wish)).body as Preview;
    expect(preview.rows).toMatchObject([{ after: { fact: '31/12/2030' } }]);
    expect(preview.rows[0]?.before).not.toHaveProperty('fact');
    const { undoId } = (await bulk({ ...wish, version: preview.version })).body as Preview;
    expect(await read(id)).toMatchObject({ updatesUntil: '2030-12-31', warnings: 'Μία', hasBattery: true });
    expect((await call('POST', `/admin/products/undo/${undoId}`)).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('updatesUntil');
    const blank = { ...wish, change: { kind: 'fact', fact: 'warnings', value: '' } };
    await bulk({ ...blank, version: ((await bulk(blank)).body as Preview).version });
    expect(await read(id)).not.toHaveProperty('warnings');
  });

  test('refuses a legal fact that is none, beside its field', async () => {
    const change = { kind: 'fact', fact: 'hasBattery', value: 'ίσως' };
    expect(await bulk({ productIds: [await putProduct()], change })).toMatchObject({
      status: 400,
      body: { fields: { 'change.value': 'Συμπληρώστε Ναι ή Όχι' } },
    });
  });

  test('is only previewed at first', async () => {
    const id = await putProduct();
    await bulk({ productIds: [id], change: { kind: 'price', percent: 10 } });
    expect(await read(id)).toMatchObject({ price: 100 });
    expect(await app.services.database.db.selectFrom('auditLog').selectAll().orderBy('id').execute()).toEqual(
      [],
    );
  });

  test('is refused with a new preview when a product has changed since', async () => {
    const id = await putProduct();
    const wish = { productIds: [id], change: { kind: 'price', percent: 10 } };
    const { version } = (await bulk(wish)).body as Preview;
    await call('PUT', `/products/${id}`, { price: 200 });
    expect(await bulk({ ...wish, version })).toMatchObject({
      status: 409,
      body: { code: 'PREVIEW_STALE', data: { rows: [{ before: { price: 200 }, after: { price: 220 } }] } },
    });
    expect(await read(id)).toMatchObject({ price: 200 });
  });

  test('that a filter leaves changes these and no others, all at once', async () => {
    await addCategories();
    const dear = await putProduct({ name: 'Σειρήνα', priceCents: 10_000, comparePriceCents: 12_000 });
    const sold = await putProduct({ name: 'Σειρήνα', priceCents: 333, stockQuantity: 0 });
    const other = await putProduct({ name: 'Κάμερα' });
    const wish = { matching: { search: 'σειρηνα' }, change: { kind: 'price', percent: 25 } };
    const all = (body: object) => call('POST', '/admin/products/bulk/matching', body);
    const preview = (await all(wish)).body as Preview;
    expect(preview).toMatchObject({
      isApplied: false,
      total: 2,
      changed: 2,
      rows: [{ before: { comparePrice: 120 }, after: { price: 125 } }, { after: { price: 4.16 } }],
    });
    expect(preview.rows[0]?.after).not.toHaveProperty('comparePrice');
    expect(await read(dear)).toMatchObject({ price: 100 });
    expect((await all({ ...wish, version: preview.version })).body).toEqual({
      ...preview,
      isApplied: true,
      undoId: expect.any(String),
    });
    expect([await read(dear), await read(sold), await read(other)]).toMatchObject([
      { price: 125 },
      { price: 4.16 },
      { price: 100 },
    ]);
    expect((await call('GET', `/admin/products/${dear}/prices`)).body).toMatchObject({
      prices: [{ price: 125 }, { price: 100, comparePrice: 120 }],
    });
    expect(await all({ ...wish, version: preview.version })).toMatchObject({
      status: 409,
      body: { code: 'PREVIEW_STALE', data: { total: 2, rows: [{ after: { price: 156.25 } }, {}] } },
    });

    const stock = { matching: { stock: 'in' }, change: { kind: 'stock', inStock: false } };
    const { version, total, changed } = (await all(stock)).body as Preview;
    expect({ total, changed }).toEqual({ total: 2, changed: 2 });
    await all({ ...stock, version });
    const alerts = await app.services.database.db
      .selectFrom('alerts')
      .select(['event', 'message'])
      .orderBy('id')
      .execute();
    expect(alerts).toEqual([{ event: 'product_out_of_stock', message: 'Σειρήνα και 1 ακόμη' }]);

    const back = { matching: { stock: 'out' }, change: { kind: 'stock', inStock: true } };
    await all({ ...back, version: ((await all(back)).body as Preview).version });
    expect(
      await app.services.database.db.selectFrom('alerts').select('status').orderBy('id').execute(),
    ).toEqual([{ status: 'resolved' }]);
  });

  test('a large shop at once takes some dozen statements, none of which writes many rows, with each in the log, and the preview says how many', async () => {
    await addCategories();
    await sql`insert into products (sku, name, category_id, price_cents)
      select 'P-' || n, 'Κάμερα ' || n, 'cameras', n * 100 from generate_series(1, 4000) as n`.execute(
      app.services.database.db,
    );
    const wish = { matching: {}, change: { kind: 'price', percent: -50 } };
    const statements = await countStatements(async () => {
      const preview = (await call('POST', '/admin/products/bulk/matching', wish)).body as Preview;
      expect(preview).toMatchObject({ total: 4_000, changed: 4_000 });
      expect(preview.rows).toHaveLength(100);
      const { status } = await call('POST', '/admin/products/bulk/matching', {
        ...wish,
        version: preview.version,
      });
      expect(status).toBe(200);
      // As many as end within a statement's time limit on the busiest machine: each runs the triggers of a product.
      const { settledResults } = vi.mocked(pg.Client.prototype.query).mock;
      // Others, as those that wait for a notification, have no answer yet.
      const answers = settledResults.map(({ value }): Partial<pg.QueryResult> => Object(value));
      const updates = answers.filter(({ command }) => command === 'UPDATE');
      const most = Math.max(...updates.map(({ rowCount }) => rowCount ?? 0));
      expect([most > 0, most <= 1_000]).toEqual([true, true]);
    });
    // Beside its own hundred, those that earlier tests caused and a busy machine runs late.
    expect(statements).toBeLessThan(200);
    const { sum, stored } = await app.services.database.db
      .selectFrom('products')
      .select(sql<number>`sum(price_cents)::float8`.as('sum'))
      .select(sql<number>`(select count(*)::int from audit_log)`.as('stored'))
      .executeTakeFirstOrThrow();
    expect({ sum, stored }).toEqual({
      sum: 4_000 * 4_001 * 25,
      stored: 4_000,
    });
  });

  test('changes none when one of them does not exist', async () => {
    const id = await putProduct();
    const answer = await bulk({ productIds: [id, 999], change: { kind: 'featured', isFeatured: true } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } });
  });
});
