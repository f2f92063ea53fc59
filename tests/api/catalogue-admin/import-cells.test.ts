import { beforeEach, expect, test } from 'vitest';
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
  await addCategories();
  cookie = await app.signIn('admin');
});

const send = (file: string | Uint8Array, version?: string, as = cookie) =>
  sendImport<ImportPreview>(app, 'products', as, file, { version });

async function exported(): Promise<Buffer> {
  const answer = await fetch(`${app.origin}/api/admin/export/products`, { headers: { cookie } });
  return Buffer.from(await answer.arrayBuffer());
}

test('a line whose cells do not stand under the columns is refused, and no other is', async () => {
  const { body } = await send(
    'sku,name,categoryId,price,stockQuantity\nONE,Κάμερα,Κάμερες,12,50,7\nTWO,Κάμερα,Κάμερες\nTHREE,Κάμερα,Κάμερες,5,1',
  );
  expect(body.errors.map(({ line, error }) => [line, error.slice(0, 49)])).toEqual([
    [2, 'Η γραμμή έχει 6 κελιά και το αρχείο 5 στήλες. Ένα'],
    [3, 'Η γραμμή έχει 3 κελιά και το αρχείο 5 στήλες. Ένα'],
  ]);
});

test('what a spreadsheet wrote for an error, or in a workbook, is told as such', async () => {
  const { body } = await send('Κωδικός;Όνομα;Κατηγορία;Τιμή\n="00123";#Δ/Υ;Κάμερες;5\nTWO;#ΟΝΟΜΑ?;Κάμερες;5');
  expect(body.errors.map(({ line, column, error }) => [line, column, error])).toEqual([
    [2, 'Όνομα', 'Το λογιστικό φύλλο έγραψε το σφάλμα «#Δ/Υ». Διορθώστε το κελί'],
    [3, 'Όνομα', 'Το λογιστικό φύλλο έγραψε το σφάλμα «#ΟΝΟΜΑ?». Διορθώστε το κελί'],
  ]);
  expect((await send('PK\u0003\u0004…')).body.errors[0]?.error).toMatch(
    /^Το αρχείο δεν διαβάζεται ως βιβλίο Excel/,
  );
});

test('a cell that nobody edited changes nothing: items with signs, odd names, the case of a code, the stock since sold', async () => {
  const id = await putProduct({
    sku: 'One',
    name: "'=1+1",
    brand: '＝1+1',
    pros: ['Ήχος | εικόνα', String.raw`C:\|`],
    stockQuantity: 10,
    ean: '4006381333931',
    mpn: '0012',
    imageUrls: [],
  });
  const file = (await exported()).toString();
  expect((await send(file)).body).toMatchObject({ unchanged: 1, lines: [], errors: [] });
  await app.services.database.db
    .updateTable('products')
    .set({ stockQuantity: 6 })
    .where('id', '=', id)
    .execute();
  const { body: preview } = await send(file.replace('One', 'ONE').replace(/;100;/, ';110;'));
  expect(preview.lines).toMatchObject([{ sku: 'One', changes: [{ label: 'Τιμή', after: '110' }] }]);
  await send(file.replace('One', 'ONE').replace(/;100;/, ';110;'), preview.version);
  const stored = await app.services.database.db
    .selectFrom('products')
    .where('id', '=', id)
    .select(['sku', 'name', 'pros', 'stockQuantity', 'mpn'])
    .executeTakeFirst();
  expect(stored).toEqual({
    sku: 'One',
    name: "'=1+1",
    pros: ['Ήχος | εικόνα', String.raw`C:\|`],
    stockQuantity: 6,
    mpn: '0012',
  });
  await app.services.database.db.deleteFrom('products').execute();
  const again = await send(file);
  expect(again.body.errors).toEqual([]);
  expect((await send(file, again.body.version)).status).toBe(200);
  expect((await exported()).toString()).toBe(file);
});

test('no two products have one EAN, and its last digit must be right', async () => {
  await putProduct({ sku: 'ONE', ean: '4006381333931' });
  const head = 'Κωδικός;Όνομα;Κατηγορία;Τιμή;EAN\n';
  const errors = async (rows: string) => (await send(head + rows)).body.errors.map(({ error }) => error);
  const twin = 'TWO;Κάμερα;Κάμερες;5;400 6381 333931';
  expect((await send(head + twin)).body.lines).toMatchObject([{ sku: 'ONE', twin: { by: 'ean' } }]);
  const added = await sendImport<ImportPreview>(app, 'products', cookie, head + twin, {
    choices: { twins: { 2: 'add' } },
  });
  expect(added.body.errors).toMatchObject([{ line: 2, error: 'Το EAN ανήκει ήδη στο προϊόν ONE' }]);
  expect(await errors('TWO;Κάμερα;Κάμερες;5;96385074\nSIX;Κάμερα;Κάμερες;5;96385074')).toEqual([
    'Το EAN ανήκει ήδη στο προϊόν TWO',
  ]);
  expect(await errors('TWO;Κάμερα;Κάμερες;5;4006381333932')).toEqual([
    expect.stringMatching(/το τελευταίο$/),
  ]);
  const typed = await app.request('POST', '/api/products', {
    cookie,
    body: { name: 'Κάμερα', price: 5, ean: '4006381333931' },
  });
  expect(typed).toMatchObject({ status: 400, body: { fields: { ean: 'Το EAN ανήκει ήδη στο προϊόν ONE' } } });
});

test('a price of either way of writing is read as it is meant, and one that could mean two is asked about', async () => {
  await putProduct({ sku: 'ONE', priceCents: 9_500 });
  for (const text of ['1.234,56', '"1,234.56"', '1 234,56']) {
    const { body } = await send(`Κωδικός;Τιμή\nONE;${text}`);
    expect(body.lines[0]?.changes).toEqual([{ label: 'Τιμή', before: '95', after: '1234,56' }]);
  }
  for (const [column, text] of [
    ['Τιμή', '1,234'],
    ['Τιμή', '1.234'],
    ['Απόθεμα', '1,000'],
    ['Απόθεμα', '1.000'],
  ]) {
    const { body } = await send(`Κωδικός;${column}\nONE;"${text}"`);
    expect(body.errors).toEqual([
      { line: 2, column, error: expect.stringMatching(/^Εννοείτε 1\.[02]\d\d ή 1,/) },
    ]);
  }
});
