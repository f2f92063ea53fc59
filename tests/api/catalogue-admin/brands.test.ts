// What a brand says for its products, and what follows from it.
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import type { AdminBrand } from '#features/catalogue-admin/brands-contract.ts';
import type { AdminProduct } from '#features/catalogue-admin/contract.ts';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport } from '../../support/app/import.ts';
import { addCategories, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  await addCategories();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });
const list = async () => (await call('GET', '/admin/brands')).body as AdminBrand[];
const shown = async (id: number) => (await app.request('GET', `/api/products/${id}`)).body as Product;
const guarantee = {
  guaranteeGiver: 'Argos Ltd',
  warranty: 36,
  guaranteeTerms: 'https://argos.example/terms',
  isDurability: true,
};

describe('the list', () => {
  it('has the brands that products name, whatever their capitals, and those of which facts are kept', async () => {
    await putProduct({ name: 'Ένα', brand: 'Argos' });
    await putProduct({ name: 'Δύο', brand: 'Argos', isDraft: true });
    await putProduct({ name: 'Τρία', brand: 'ARGOS' });
    await putProduct({ name: 'Τέσσερα', brand: '' });
    await call('POST', '/admin/brands', { name: 'Opto', manufacturerName: 'Opto Inc.' });
    expect(await list()).toEqual([
      { id: 'argos', name: 'Argos', products: 3, isKept: false },
      { id: 'opto', name: 'Opto', products: 0, isKept: true, manufacturerName: 'Opto Inc.' },
    ]);
  });
});

describe('what a brand says', () => {
  it('holds at once on the pages of its products, and only until it is forgotten', async () => {
    const [id, other] = [
      await putProduct({ name: 'Κάμερα', brand: 'ARGOS' }),
      await putProduct({ name: 'Άλλη', brand: 'Opto' }),
    ];
    expect(await shown(id)).toMatchObject({ warranty: 0 });
    expect(await shown(id)).not.toHaveProperty('guarantee');
    expect((await call('PUT', '/admin/brands/argos', guarantee)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ warranty: 36, guarantee: { giver: 'Argos Ltd', months: 36 } });
    expect(await shown(other)).not.toHaveProperty('guarantee');
    await call('PUT', '/admin/brands/argos', { guaranteeTerms: '' });
    expect(await shown(id)).not.toHaveProperty('guarantee');
    await call('PUT', '/admin/brands/argos', guarantee);
    await call('DELETE', '/admin/brands/argos');
    expect(await shown(id)).not.toHaveProperty('guarantee');
    expect(await list()).toMatchObject([{ id: 'argos', isKept: false }, { id: 'opto' }]);
  });

  it('gives way to what a product says itself', async () => {
    const id = await putProduct({ name: 'Κάμερα', brand: 'Argos' });
    await call('PUT', '/admin/brands/argos', guarantee);
    await call('PUT', `/products/${id}`, { warranty: 12 });
    expect((await shown(id)).guarantee).toMatchObject({ months: 12, giver: 'Argos Ltd' });
    await call('PUT', `/products/${id}`, { warranty: null });
    expect((await shown(id)).guarantee).toMatchObject({ months: 36 });
    await call('PUT', `/products/${id}`, { guaranteeGiver: 'Εισαγωγέας' });
    expect(await shown(id)).not.toHaveProperty('guarantee');
  });

  it('is in the audit log with who changed what', async () => {
    await call('POST', '/admin/brands', { name: 'Argos', warranty: 24 });
    await call('PUT', '/admin/brands/argos', { warranty: 36 });
    await call('DELETE', '/admin/brands/argos');
    const { db } = app.services.database;
    const entries = await db
      .selectFrom('auditLog')
      .where('entity', '=', 'brand')
      .select(['action', 'entityId', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'created', entityId: 'argos', before: {}, after: { warranty: 24 } },
      { action: 'updated', entityId: 'argos', before: { warranty: 24 }, after: { warranty: 36 } },
      { action: 'deleted', entityId: 'argos', before: { warranty: 36 }, after: {} },
    ]);
  });

  it('is not changed over what another administrator said meanwhile', async () => {
    await call('POST', '/admin/brands', { name: 'Argos', warranty: 24, needsAccount: false });
    const seen = { needsAccount: false, warranty: 24 };
    expect((await call('PUT', '/admin/brands/argos', { warranty: 36, seen })).status).toBe(200);
    expect(await call('PUT', '/admin/brands/argos', { warranty: 48, seen })).toMatchObject({
      status: 409,
      body: { code: 'BRAND_CHANGED' },
    });
    expect(await call('PUT', '/admin/brands/kanenas', { warranty: 48 })).toMatchObject({ status: 404 });
    expect(await call('POST', '/admin/brands', { name: 'ARGOS' })).toMatchObject({
      status: 409,
      body: { code: 'BRAND_NAME_TAKEN', fields: { name: expect.any(String) } },
    });
  });

  test.each([
    ['manufacturerContact', 'όχι διεύθυνση'],
    ['updatesUntil', '31/02/2030'],
    ['isDurability', 'ίσως'],
    ['warranty', '2,5'],
  ])('has no %s of «%s», as it says beside the field', async (field, value) => {
    const { status, body } = await call('POST', '/admin/brands', { name: 'Argos', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  it('is read as people and spreadsheets write it', async () => {
    await call('POST', '/admin/brands', {
      name: 'Argos',
      manufacturerContact: 'www.argos.example',
      updatesUntil: '31/12/2030',
      needsAccount: 'Ναι',
    });
    expect(await list()).toMatchObject([
      { manufacturerContact: 'https://www.argos.example', updatesUntil: '2030-12-31', needsAccount: true },
    ]);
  });
});

describe('what a product says itself', () => {
  const own = { ...guarantee, warnings: 'Πρώτη\nΔεύτερη', updatesUntil: '2031-06-30', needsAccount: false };

  it('leaves with the file of products and comes back with it', async () => {
    await call('POST', '/products', { name: 'Κάμερα', sku: 'KAM-1', price: 10, ...own });
    const csv = String((await call('GET', '/admin/export/products')).text);
    expect(csv).toContain('Ενημερώσεις ασφαλείας έως');
    expect(csv).toContain('2031-06-30');
    const edited = csv.replace('2031-06-30', '30/06/2032').replace(';36;', ';48;').replace(',36,', ',48,');
    const { body: preview } = await sendImport<ImportPreview>(app, 'products', cookie, edited);
    expect(preview.errors).toEqual([]);
    expect(preview.lines[0]?.changes).toEqual([
      { label: 'Εγγύηση (μήνες)', before: '36', after: '48' },
      { label: 'Ενημερώσεις ασφαλείας έως', before: '2031-06-30', after: '2032-06-30' },
    ]);
  });

  it('is undone with the change that said it, and copied with its product', async () => {
    const { body } = await call('POST', '/products', { name: 'Κάμερα', sku: 'KAM-1', price: 10, ...own });
    const { id } = body as AdminProduct;
    const changed = await call('PUT', `/products/${id}`, { warranty: 12, warnings: '' });
    expect(changed.body).toMatchObject({ warranty: 12 });
    expect(changed.body).not.toHaveProperty('warnings');
    const { undoId } = changed.body as { undoId: string };
    expect((await call('POST', `/admin/products/undo/${undoId}`)).status).toBe(200);
    expect((await call('GET', `/admin/products/${id}`)).body).toMatchObject(own);
    expect((await call('POST', `/admin/products/${id}/duplicate`)).body).toMatchObject(own);
  });

  it('is no change when the form sends what is stored', async () => {
    const { body } = await call('POST', '/products', { name: 'Κάμερα', sku: 'KAM-1', price: 10, ...own });
    const { id } = body as AdminProduct;
    const again = await call('PUT', `/products/${id}`, {
      ...own,
      manufacturerName: '',
      needsAccount: 'false',
    });
    expect(again.body).not.toHaveProperty('undoId');
  });
});
