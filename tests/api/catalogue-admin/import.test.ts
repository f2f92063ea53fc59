import { beforeEach, describe, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport, windows1253 } from '../../support/app/import.ts';
import { putCustomer, putProduct, addCategories } from '../../support/app/shop.ts';
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

const products = () =>
  app.services.database.db
    .selectFrom('products')
    .select(['sku', 'name', 'priceCents'])
    .orderBy('sku')
    .execute();
async function exported(): Promise<Buffer> {
  const answer = await fetch(`${app.origin}/api/admin/export/products`, { headers: { cookie } });
  return Buffer.from(await answer.arrayBuffer());
}

const good =
  'Κωδικός;Όνομα;Κατηγορία;Τιμή;Απόθεμα\r\nONE;Κάμερα;Κάμερες;1.089,90;3\r\nNEW;Σειρήνα;σειρηνες;45;\r\n';

test('an export is a file for a Greek spreadsheet, and importing it again changes nothing', async () => {
  await putProduct({
    sku: 'ONE',
    name: '=HYPERLINK("evil")',
    brand: '@SUM(A1)',
    description: 'Δύο\nγραμμές; και «εισαγωγικά» "',
    comparePriceCents: 12_050,
    stockQuantity: 4,
    pros: ['Ένα', 'Δύο'],
    specifications: JSON.stringify({
      technical: { resolution_mp: 4, 'Δικό: μου': '5' },
      functions: { audio: false, app: 'Βίγλα; "έκδοση" 2' },
    }),
  });
  const bytes = await exported();
  const file = bytes.toString();
  expect(file.startsWith('\uFEFFΚωδικός;Όνομα;')).toBe(true);
  expect(file).toContain(`"'=HYPERLINK(""evil"")"`);
  expect(file).toContain(';120,5;');
  expect((await send(file)).body).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 1,
    lines: [],
    errors: [],
  });
});

test('an export with a column that somebody added changes whatever was edited in it', async () => {
  await putProduct({ sku: 'ONE', description: 'Παλιά περιγραφή' });
  const [head = '', row = ''] = (await exported()).toString().split('\r\n');
  const { body } = await send(`${head};Ράφι\r\n${row.replace('Παλιά περιγραφή', 'Νέα')};Β1\r\n`);
  expect(body.lines).toMatchObject([{ changes: [{ label: 'Περιγραφή', after: 'Νέα' }] }]);
  expect(body.columns.at(-1)).toEqual({ head: 'Ράφι', field: '', sample: 'Β1' });
});

test('a file is shown first, then done just as it was shown', async () => {
  await putProduct({ sku: 'ONE', name: 'Παλιό', stockQuantity: 3 });
  // Empty rows, which spreadsheets leave at the end, are ignored.
  const file = `${good};;;;\r\n; ;;;\r\n`;
  const { body: preview } = await send(file);
  expect(preview).toMatchObject({
    isApplied: false,
    added: 1,
    changed: 1,
    lines: [
      {
        line: 2,
        sku: 'ONE',
        isNew: false,
        changes: [
          { label: 'Όνομα', before: 'Παλιό', after: 'Κάμερα' },
          { label: 'Τιμή', before: '100', after: '1089,9' },
        ],
      },
      { line: 3, sku: 'NEW', isNew: true },
    ],
    errors: [],
  });
  expect((await products()).map(({ name }) => name)).toEqual(['Παλιό']);

  const { status, body } = await send(file, preview.version);
  expect({ status, body }).toEqual({
    status: 200,
    body: { ...preview, isApplied: true, undoId: expect.any(String) },
  });
  expect(await products()).toEqual([
    { sku: 'NEW', name: 'Σειρήνα', priceCents: 4_500 },
    { sku: 'ONE', name: 'Κάμερα', priceCents: 108_990 },
  ]);
  const { db } = app.services.database;
  expect(await db.selectFrom('auditLog').select('action').orderBy('id').execute()).toEqual([
    { action: 'updated' },
    { action: 'created' },
  ]);
  expect(await db.selectFrom('priceHistory').select('priceCents').orderBy('id').execute()).toHaveLength(3);
});

test('the specifications are changed, added and taken away line by line of their cell, and the rest of the preview is short', async () => {
  const id = await putProduct({
    sku: 'ONE',
    specifications: JSON.stringify({
      technical: { resolution_mp: 4, ip: 'IP66' },
      functions: { audio: true },
    }),
  });
  const file = (cell: string) => `Κωδικός;Χαρακτηριστικά\r\nONE;"${cell}"\r\n`;
  const cell =
    'Τεχνικά χαρακτηριστικά | Ανάλυση: 8 MP\nΤεχνικά χαρακτηριστικά | Προστασία από νερό και σκόνη: IP66\nΛειτουργίες | Δικό μας: 2,5';
  const { body: preview } = await send(file(cell));
  expect(preview.lines).toMatchObject([
    {
      changes: [
        {
          label: 'Χαρακτηριστικά',
          before: 'Τεχνικά χαρακτηριστικά | Ανάλυση: 4 MP\nΛειτουργίες | Ήχος: Ναι',
          after: 'Τεχνικά χαρακτηριστικά | Ανάλυση: 8 MP\nΛειτουργίες | Δικό μας: 2,5',
        },
      ],
    },
  ]);
  await send(file(cell), preview.version);
  const read = await app.request('GET', `/api/admin/products/${id}`, { cookie });
  expect(read.body).toMatchObject({
    specifications: [
      { group: 'technical', key: 'resolution_mp', value: 8 },
      { group: 'technical', key: 'ip', value: 'IP66' },
      { group: 'functions', key: 'Δικό μας', value: 2.5 },
    ],
  });
  expect((await send(file(`${cell}\nΧρώματα | Ράλ: 7016`))).body.errors).toEqual([
    {
      line: 5,
      column: 'Χαρακτηριστικά',
      error: expect.stringContaining('Γραμμή 4 του κελιού: δεν υπάρχει ομάδα «Χρώματα»'),
    },
  ]);
  const emptied = await send(file(''));
  await send(file(''), emptied.body.version);
  expect((await app.request('GET', `/api/admin/products/${id}`, { cookie })).body).toMatchObject({
    specifications: [],
  });
});

test('the demonstration’s catalogue comes back unchanged from its own export', async () => {
  await truncateAll();
  await loadDemo(app.services);
  cookie = await app.signIn('admin');
  expect((await send(await exported())).body).toMatchObject({
    changed: 0,
    added: 0,
    unchanged: 60,
    errors: [],
  });
});

test('one wrong line keeps all others out, and every fault is told by its line', async () => {
  const file =
    'Κωδικός;Όνομα;Κατηγορία;Τιμή\nA;Κάμερα;Κάμερες;10\nB;;Κάμερες;10\nC;Κάμερα;Άγνωστη;δέκα\nA;Κάμερα;Κάμερες;-5\n;Κάμερα;Κάμερες;5';
  const { body: preview } = await send(file);
  expect(preview.errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '3 Όνομα',
    '4 Κατηγορία',
    '4 Τιμή',
    '5 Κωδικός',
    '5 Τιμή',
    '6 Κωδικός',
  ]);
  expect(await send(file, preview.version)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  expect(await products()).toEqual([]);
});

test('a file is not done when a product has changed since it was shown', async () => {
  const id = await putProduct({ sku: 'ONE' });
  const { body } = await send(good);
  await app.request('PUT', `/api/products/${id}`, { cookie, body: { price: 7 } });
  expect(await send(good, body.version)).toMatchObject({ status: 409, body: { code: 'PREVIEW_STALE' } });
  expect(await products()).toMatchObject([{ priceCents: 700 }]);
});

const unicodeText = '\uFEFFΚωδικός\tΌνομα\tΚατηγορία\tΤιμή\r\nA\tΚάμερα\tΚάμερες\t10,50\r\n';
const utf16le = (text: string) => Buffer.from(text, 'utf16le');

describe('is read', () => {
  test.each([
    ['with commas', 'sku,name,categoryId,price\nA,Κάμερα,cameras,"10,5"\n'],
    [
      'with a mark before it and quotes',
      '\uFEFF"Κωδικός";"Όνομα";"Κατηγορία";"Τιμή"\n"A";"Κάμερα";"Κάμερες";"10,5"',
    ],
    [
      'in the code page of old spreadsheets',
      windows1253('Κωδικός;Όνομα;Κατηγορία;Τιμή\r\nA;Κάμερα;Κάμερες;10,50'),
    ],
    ['as «Κείμενο Unicode», the low byte first', utf16le(unicodeText)],
    ['as «Κείμενο Unicode», the high byte first', utf16le(unicodeText).swap16()],
  ])('a file %s', async (_, file) => {
    const { body } = await send(file);
    expect(body).toMatchObject({ added: 1, errors: [], lines: [{ sku: 'A', name: 'Κάμερα' }] });
  });
});

describe('is not read', () => {
  test.each([
    ['without the codes', 'Όνομα;Τιμή\nΚάμερα;10', 'Κωδικός'],
    ['without names, prices and categories', 'Κωδικός;Χρώμα\nA;μαύρο', 'όνομα'],
    ['without a line', 'Κωδικός;Όνομα', 'δεν έχει προϊόντα'],
    ['that is empty', '', 'Κωδικός'],
    ['with an open quote', 'Κωδικός;Όνομα\n"A;Κάμερα', 'εισαγωγικά'],
    ['with a NUL', 'Κωδικός;Όνομα;Κατηγορία;Τιμή\nA;Κά\u0000μερα;Κάμερες;10', 'χαρακτήρες'],
  ])('a file %s', async (_, file, sentence) => {
    const { status, body } = await send(file);
    expect(status).toBe(200);
    expect(body.errors.map(({ error }) => error).join()).toContain(sentence);
    expect(body.lines).toEqual([]);
  });

  test('a file of six megabytes', async () => {
    expect(await send(new Uint8Array(6 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
  });

  test('by anybody but an administrator', async () => {
    const customer = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    expect(await send(good, undefined, customer)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await send(good, undefined, '')).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
  });
});

test('as many products as a large shop has go in at once', async () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `P-${index};Κάμερα ${index};Κάμερες;${index + 1}`,
  );
  const file = ['Κωδικός;Όνομα;Κατηγορία;Τιμή', ...lines].join('\n');
  const { body } = await send(file);
  expect(await send(file, body.version)).toMatchObject({
    status: 200,
    body: { added: 10_000, isApplied: true },
  });
  expect(await products()).toHaveLength(10_000);
});
