import { beforeEach, expect, test } from 'vitest';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport } from '../../support/app/import.ts';
import { addCategories } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await addCategories();
  cookie = await app.signIn('admin');
});

const call = async (method: string, path: string, body?: object) =>
  (await app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) })).body;
const add = async (fields: object) =>
  ((await call('POST', '/products', { price: 20, categoryId: 'cameras', ...fields })) as { id: number }).id;

test('a product has the family that is written for it, whatever its code', async () => {
  const named = { sku: '300512', name: 'Κάμερα θόλου', brand: 'Ajax', family: 'Αίολος 200' };
  const id = await add(named);
  const other = await add({ sku: 'AJX-D4-28', name: 'Άλλη', brand: 'Ajax' });
  expect(await call('GET', `/products/${id}`)).toMatchObject({ family: 'Αίολος 200' });
  expect(await call('GET', `/products/${other}`)).not.toHaveProperty('family');
  const { products } = (await call('GET', '/products/cards?search=αιολοσ')) as { products: object[] };
  expect(products).toMatchObject([{ id }]);
});

test('a family comes from a file, and goes into one', async () => {
  const file = 'Κωδικός;Όνομα;Κατηγορία;Τιμή;Σειρά και μοντέλο\n300512;Κάμερα;Κάμερες;20;Αίολος 200';
  const { body } = await sendImport<ImportPreview>(app, 'products', cookie, file);
  await sendImport(app, 'products', cookie, file, { version: body.version });
  const { text } = await app.ask('GET', '/api/admin/export/products', { cookie });
  const [heads = '', line = ''] = text.split('\n');
  expect(line.split(';')[heads.split(';').indexOf('Σειρά και μοντέλο')]).toBe('Αίολος 200');
});
