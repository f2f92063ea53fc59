import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport, windows1253 } from '../../support/app/import.ts';
import { addCategories, putProduct } from '../../support/app/shop.ts';
import { workbook } from '../../support/app/workbook.ts';
import { truncateAll } from '../../support/database/database.ts';

/* Price lists as distributors send them, each of another shape, with what must come out. */

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await addCategories();
  cookie = await app.signIn('admin');
});

const send = (file: string | Uint8Array, choices: object = {}, version?: string) =>
  sendImport<ImportPreview>(app, 'products', cookie, file, { choices, version });

/** Previews a file that has no errors, and imports it. */
async function done(file: string | Uint8Array, choices: object = {}) {
  const { body: preview } = await send(file, choices);
  expect(preview.errors).toEqual([]);
  const applied = await send(file, choices, preview.version);
  expect(applied.status).toBe(200);
  return applied.body;
}

const products = () =>
  app.services.database.db
    .selectFrom('products')
    .where('deletedAt', 'is', null)
    .select([
      'sku',
      'name',
      'brand',
      'categoryId',
      'priceCents',
      'purchasePriceCents',
      'stockQuantity',
      'ean',
    ])
    .orderBy('sku')
    .execute();
const fieldsOf = ({ columns }: ImportPreview) => columns.map(({ field }) => field);
const told = ({ errors }: ImportPreview) => errors.map(({ line, column, error }) => [line, column, error]);

test('1: three lines of titles, Windows-1253, semicolons, wholesale only: one category and a markup for all', async () => {
  const file = windows1253(
    'ΑΧΑΪΚΗ ΔΙΑΝΟΜΗ Α.Ε.;;;;;;\r\nΤιμοκατάλογος χονδρικής, Νοέμβριος 2026;;;;;;\r\n;;;;;;\r\n' +
      'Κωδικός;Περιγραφή είδους;Κατασκευαστής;Μ.Μ.;Τιμή Χονδρικής;ΦΠΑ;Barcode\r\n' +
      '000123;Κάμερα IP 4 MP;Argos;ΤΕΜ;1.234,50 €;24%;5201234567894\r\n' +
      '000124;Καταγραφικό 8 καναλιών;Argos;ΤΕΜ;80,00 €;24%;\r\n',
  );
  const { body: first } = await send(file);
  expect(fieldsOf(first)).toEqual(['sku', 'name', 'brand', '', 'purchasePrice', '', 'ean']);
  expect(told(first)).toEqual([
    [4, 'Κατηγορία', 'Το αρχείο δεν έχει στήλη κατηγορίας: επιλέξτε μία για όλα τα νέα προϊόντα'],
    [4, 'Τιμή', 'Το αρχείο έχει μόνο τιμή αγοράς: ορίστε ποσοστό κέρδους, ώστε να βγει η τιμή πώλησης'],
  ]);
  const markup = { percent: '35', rounding: { ending: '90', direction: 'nearest', of: 'gross' } };
  await done(file, { categoryId: 'cameras', markup });
  expect(await products()).toMatchObject([
    {
      sku: '000123',
      brand: 'Argos',
      categoryId: 'cameras',
      purchasePriceCents: 123_450,
      ean: '5201234567894',
    },
    // 80 € and 35 % are 108 €, with VAT 133,92 €: nearest is 133,90 €.
    { sku: '000124', purchasePriceCents: 8_000, priceCents: 10_798, stockQuantity: null },
  ]);
  const draft = { isDraft: true, installationAvailable: false };
  const stored = await app.services.database.db
    .selectFrom('products')
    .select(['isDraft', 'installationAvailable'])
    .execute();
  expect(stored).toEqual([draft, draft]);
});

test('2: tabs, English heads, thousands in English, stock as «10+» and in words', async () => {
  const file =
    'Item No.\tProduct Name\tMSRP\tDealer Price (EUR)\tAvailability\n' +
    'CAM-1\tDome camera\t"1,299.00"\t"1,010.50"\t10+\nCAM-2\tTurret camera\t99.90\t70\tNo\n';
  await done(file, { categoryId: 'cameras' });
  expect(await products()).toMatchObject([
    { sku: 'CAM-1', priceCents: 129_900, purchasePriceCents: 101_050, stockQuantity: 10 },
    { sku: 'CAM-2', priceCents: 9_990, purchasePriceCents: 7_000, stockQuantity: null },
  ]);
});

test('3: a workbook with a cover, a merged title, dates, formulas and codes with zeros', async () => {
  const file = workbook(
    {
      Εξώφυλλο: [['Αχαϊκή Διανομή'], ['Τηλέφωνο παραγγελιών']],
      Τιμές: [
        ['Τιμοκατάλογος', null, null, null, null],
        [],
        ['Κωδ. είδους', 'Ονομασία', 'Χονδρική', 'Λιανική με ΦΠΑ', 'Ισχύει από'],
        ['00045', 'Σειρήνα', 20.125, { formula: 'C4*2*1,24', result: 62 }, new Date('2026-11-01')],
        [46, 'Πληκτρολόγιο', 30, { formula: 'C5*2*1,24', result: 74.4 }, new Date('2026-11-01')],
      ],
    },
    ['A1:A2'],
  );
  const { body } = await send(file, { categoryId: 'cameras' });
  expect(body).toMatchObject({ sheets: ['Εξώφυλλο', 'Τιμές'], chosen: { sheet: 'Τιμές', withVat: true } });
  await done(file, { categoryId: 'cameras' });
  expect(await products()).toMatchObject([
    { sku: '00045', priceCents: 5_000, purchasePriceCents: 2_013 },
    { sku: '46', priceCents: 6_000, purchasePriceCents: 3_000 },
  ]);
  expect(told((await send(file, { sheet: 'Εξώφυλλο' })).body).map(([, column]) => column)).toContain(
    'Κωδικός',
  );
});

test('4: titles between the products instead of a column are its categories, each made or assigned at once', async () => {
  const file =
    'Κωδικός;Περιγραφή;Τιμή\nΚΑΜΕΡΕΣ IP;;\nA;Κάμερα;10\nB;Κάμερα δύο;20\nΣΕΙΡΗΝΕΣ;;\nC;Σειρήνα;30\nΟι τιμές ισχύουν έως εξαντλήσεως.;;\n';
  const { body } = await send(file);
  expect(body.unknownCategories).toEqual([{ name: 'ΚΑΜΕΡΕΣ IP', count: 2, group: 'cameras' }]);
  expect(body.leftOut.map(({ line }) => line)).toEqual([2, 5, 7]);
  expect(told(body)).toEqual([[3, 'Κατηγορία', 'Δεν υπάρχει κατηγορία «ΚΑΜΕΡΕΣ IP»']]);
  await done(file, { categories: { 'ΚΑΜΕΡΕΣ IP': { group: 'cameras' } } });
  expect((await products()).map(({ sku, categoryId }) => [sku, categoryId])).toEqual([
    ['A', 'kameres-ip'],
    ['B', 'kameres-ip'],
    ['C', 'sirens'],
  ]);
});

test('5: the codes that Excel ate are shown as the products that they are, and nothing is doubled', async () => {
  await putProduct({ sku: '000001', name: 'Κάμερα', categoryId: 'cameras', ean: '4006381333931' });
  await putProduct({ sku: '000002', name: 'Καταγραφικό', categoryId: 'cameras' });
  await putProduct({ sku: 'OLD', name: 'Σειρήνα', categoryId: 'cameras' });
  const file =
    'Κωδικός;Όνομα;Κατηγορία;Τιμή;EAN\n1;Κάμερα;Κάμερες;55;4006381333931\n2;Καταγραφικό;Κάμερες;66;\n3;ΣΕΙΡΗΝΑ;Κάμερες;77;\n';
  const { body } = await send(file);
  expect(body.lines.map(({ line, isNew, twin }) => [line, isNew, twin?.by, twin?.sku, twin?.choice])).toEqual(
    [
      [2, false, 'ean', '000001', 'update'],
      [3, false, 'code', '000002', 'update'],
      [4, true, 'name', 'OLD', 'add'],
    ],
  );
  await done(file, { twins: { 3: 'skip', 4: 'update' } });
  expect((await products()).map(({ sku, priceCents }) => [sku, priceCents])).toEqual([
    ['000001', 5_500],
    ['000002', 10_000],
    ['OLD', 7_700],
  ]);
});

test('6: a barcode that Excel rounded is said for what it is, with every other fault in the same round', async () => {
  const file =
    'Κωδικός;Όνομα;Τιμή;Κατηγορία;Barcode\nA;Κάμερα;δέκα;Άγνωστη;5,20123E+12\nB;;10;Άγνωστη;\nC;#Δ/Υ;10;Κάμερες;4006381333932\n';
  const { body } = await send(file);
  expect(told(body).map(([line, column]) => `${line} ${column}`)).toEqual([
    '2 EAN',
    '2 Κατηγορία',
    '2 Τιμή',
    '3 Όνομα',
    '4 EAN',
    '4 Όνομα',
  ]);
  expect(body.errors[0]?.error).toMatch(/^Το Excel στρογγύλεψε τον κωδικό σε «5,20123E\+12»/);
  expect(body.unknownCategories).toMatchObject([{ name: 'Άγνωστη', count: 2 }]);
});

test('7: columns that nobody could guess are named by hand, and remembered for the supplier', async () => {
  const file = (price: string) => `Kod;Opis;Hurt;Det\nX-1;Κάμερα;${price};100\n`;
  const { body } = await send(file('60'));
  expect(fieldsOf(body)).toEqual(['', '', '', '']);
  expect(told(body).map(([, column]) => column)).toEqual(['Κατηγορία', 'Κωδικός', 'Όνομα', 'Τιμή']);
  const columns = ['sku', 'name', 'purchasePrice', 'price'];
  await done(file('60'), { columns, categoryId: 'cameras', supplier: 'Αχαϊκή' });
  // The next list is read as the last one, without a word.
  const { body: next } = await send(file('65'));
  expect(next).toMatchObject({ errors: [], chosen: { supplier: 'Αχαϊκή' }, added: 0, changed: 1 });
  expect(fieldsOf(next)).toEqual(columns);
  await done(file('65'));
  expect(await products()).toMatchObject([{ sku: 'X-1', purchasePriceCents: 6_500, priceCents: 10_000 }]);
});

test('8: a later list updates prices and stock only, or what is chosen', async () => {
  await putProduct({
    sku: 'A',
    name: 'Δικό μας όνομα',
    categoryId: 'cameras',
    brand: 'Δική μας',
    stockQuantity: 3,
  });
  const file = 'Κωδ.;Είδος;Μάρκα;Λιανική;Υπόλοιπο;Ράφι\nA;Όνομα χονδρεμπόρου;Argos;90;7;Β1\n';
  const { body } = await send(file);
  expect(body.lines[0]?.changes.map(({ label }) => label)).toEqual(['Τιμή', 'Απόθεμα']);
  await done(file, { updates: ['brand'] });
  expect(await products()).toMatchObject([
    { name: 'Δικό μας όνομα', brand: 'Argos', priceCents: 10_000, stockQuantity: 3 },
  ]);
});

test('8: a blank cell of a later list says nothing; without a price it is asked for one', async () => {
  await putProduct({ sku: 'A', categoryId: 'cameras', stockQuantity: 3, purchasePriceCents: 6_000 });
  const file = (price: string) => `Κωδ.;Είδος;Λιανική;Χονδρική;Υπόλοιπο;Ράφι\nA;Κάμερα;${price};;;Β1\n`;
  const { body } = await send(file('90'));
  expect(body.lines[0]?.changes).toEqual([{ label: 'Τιμή', before: '100', after: '90' }]);
  expect(told((await send(file(''))).body).map(([, column]) => column)).toEqual(['Τιμή']);
});

test('9: no code but a barcode or the maker’s code, which then is the code', async () => {
  const file = 'Μοντέλο;Όνομα;Τιμή\nDS-2CD;Κάμερα;10\n';
  await done(file, { categoryId: 'cameras' });
  await done('EAN;Όνομα;Λιανική\n4006381333931;Σειρήνα;20\n', { categoryId: 'cameras' });
  expect((await products()).map(({ sku, ean }) => [sku, ean])).toEqual([
    ['4006381333931', '4006381333931'],
    ['DS-2CD', null],
  ]);
  expect((await send(file.replace('10', '12'))).body).toMatchObject({ added: 0, changed: 1 });
});

test('10: pages of a printed list: the heads again, blank lines, «κατόπιν παραγγελίας», an own category', async () => {
  const head = 'Κωδικός;Προϊόν;Ομάδα;Τιμή λιανικής;Διαθεσιμότητα';
  const file = `${head}\nA;Κάμερα;Κάμερες;10;ΝΑΙ\n;;;;\n${head}\nB;Κάμερα δύο;Άγνωστη;20;Κατόπιν παραγγελίας\n`;
  await done(file, { categories: { Άγνωστη: { id: 'sirens' } }, publishes: true });
  const stored = await app.services.database.db
    .selectFrom('products')
    .select(['sku', 'categoryId', 'inStock', 'isDraft'])
    .orderBy('sku')
    .execute();
  expect(stored).toEqual([
    { sku: 'A', categoryId: 'cameras', inStock: true, isDraft: false },
    { sku: 'B', categoryId: 'sirens', inStock: false, isDraft: false },
  ]);
});

test('undoing takes the categories back that were made, unless they hold other products by now', async () => {
  const news = 'Κωδικός;Όνομα;Κατηγορία;Τιμή\nA;Κάμερα;Θερμικές;45\nB;Κάμερα δύο;Κλειδαριές;45\n';
  const categories = { Θερμικές: { group: 'cameras' }, Κλειδαριές: { group: 'access' } };
  const { undoId } = await done(news, { categories });
  const { db } = app.services.database;
  const names = async () =>
    (await db.selectFrom('categories').select('name').execute()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['Θερμικές', 'Κλειδαριές']));
  await putProduct({ sku: 'OWN', categoryId: 'kleidaries' });
  expect(await app.request('POST', `/api/admin/products/undo/${undoId}`, { cookie })).toMatchObject({
    status: 200,
  });
  expect(await names()).toContain('Κλειδαριές');
  expect(await names()).not.toContain('Θερμικές');
  expect((await products()).map(({ sku }) => sku)).toEqual(['OWN']);
});

describe('a file is refused', () => {
  test.each([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /παλιό βιβλίο εργασίας/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    ['a broken workbook', Buffer.from('PK\u0003\u0004…'), /δεν διαβάζεται ως βιβλίο Excel/],
  ])('%s, with what to do instead', async (_, file, sentence) => {
    expect((await send(file)).body.errors).toEqual([{ line: 1, error: expect.stringMatching(sentence) }]);
  });

  test.each([
    ['choices of another shape', { twins: { x: 'update' } }],
    ['too many columns', { columns: Array(1_001).fill('') }],
    ['a percentage that is none', { markup: { percent: 'πολύ' } }],
  ])('with %s', async (_, choices) => {
    expect(await send('Κωδικός\nA', choices)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});
