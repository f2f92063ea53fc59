import { beforeEach, describe, expect, test } from 'vitest';
import type { BulkRow } from '../../../src/features/catalogue/admin-contract.ts';
import { testApp, type TestApp } from '../../support/app.ts';
import { truncateAll } from '../../support/database.ts';
import { putProduct } from '../../support/shop.ts';
import { addCategories } from '../../support/two-categories.ts';

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
  type Preview = { isApplied: boolean; version: string; rows: BulkRow[] };
  const bulk = (body: object) => call('POST', '/admin/products/bulk', body);

  test.each([
    [{ kind: 'price', percent: -12.5 }, { price: 87.5 }],
    [{ kind: 'featured', isFeatured: true }, { isFeatured: true }],
    [
      { kind: 'stock', inStock: false },
      { inStock: false, stockQuantity: 0 },
    ],
    [{ kind: 'category', categoryId: 'sirens' }, { categoryId: 'sirens' }],
  ])('like %j does just what its preview shows', async (change, expected) => {
    await addCategories();
    const productIds = [await putProduct({ stockQuantity: 3 }), await putProduct({ stockQuantity: 4 })];
    const preview = (await bulk({ productIds, change })).body as Preview;
    expect(preview.isApplied).toBe(false);
    expect(preview.rows.map(({ id }) => id)).toEqual(productIds);
    const applied = (await bulk({ productIds, change, version: preview.version })).body as Preview;
    expect(applied).toEqual({ ...preview, isApplied: true });
    const kept = await app.services.database.db
      .selectFrom('auditLog')
      .select(['entity', 'entityId'])
      .execute();
    expect(kept).toEqual(productIds.map((id) => ({ entity: 'product', entityId: String(id) })));
    for (const { id, after } of preview.rows) {
      expect(after).toMatchObject(expected);
      expect(await read(id)).toMatchObject(after);
    }
  });

  test('is only previewed at first', async () => {
    const id = await putProduct();
    await bulk({ productIds: [id], change: { kind: 'price', percent: 10 } });
    expect(await read(id)).toMatchObject({ price: 100 });
    expect(await app.services.database.db.selectFrom('auditLog').selectAll().execute()).toEqual([]);
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

  test('changes none when one of them does not exist', async () => {
    const id = await putProduct();
    const answer = await bulk({ productIds: [id, 999], change: { kind: 'featured', isFeatured: true } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } });
  });
});
