import { beforeEach, expect, test } from 'vitest';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import { csvOf } from '#shared/csv.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport } from '../../support/app/import.ts';
import { addCategories, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

/* A file of the shape in which WooCommerce exports products: one of every type. */

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await addCategories();
  cookie = await app.signIn('admin');
});

const heads =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 visible","Attribute 2 global","Meta: _x"';
const names = heads.match(/"[^"]*"|[^,]+/g)?.map((name) => name.replaceAll('"', '')) ?? [];

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const line = (fields: Record<string, string>) => names.map((name) => quoted(fields[name] ?? '')).join(',');
const common = {
  Published: '1',
  'Visibility in catalog': 'visible',
  'In stock?': '1',
  'Tax status': 'taxable',
};

const file = [
  heads,
  line({
    ...common,
    ID: '10',
    Type: 'simple',
    SKU: 'cam-4',
    'GTIN, UPC, EAN, or ISBN': '4006381333931',
    Name: 'Κάμερα 4&nbsp;MP &amp; φακός',
    'Is featured?': '1',
    'Short description': '<p>Μικρή <b>κάμερα</b></p>',
    Description: String.raw`<h2>Τι κάνει</h2>\n<ul><li>Βλέπει</li><li>Ακούει</li></ul>`,
    Stock: '7',
    'Sale price': '124.00',
    'Regular price': '148.80',
    Categories: 'Βίντεο > Κάμερες IP, Προσφορές',
    Images: 'http://shop.example/a.jpg, https://shop.example/b.jpg',
    'Attribute 1 name': 'Ανάλυση',
    'Attribute 1 value(s)': '4 MP',
    'Attribute 2 name': 'Brand',
    'Attribute 2 value(s)': 'Argos',
  }),
  line({
    ...common,
    ID: '20',
    Type: 'variable',
    SKU: 'siren',
    Name: 'Σειρήνα',
    Description: 'Δυνατή',
    Categories: 'Σειρήνες',
    Images: 'https://shop.example/siren.jpg',
    'Attribute 1 name': 'Χρώμα',
    'Attribute 1 value(s)': 'Λευκό, Μαύρο',
    'Attribute 2 name': 'Χώρος',
    'Attribute 2 value(s)': 'Μέσα\\, έξω',
  }),
  line({
    ...common,
    ID: '21',
    Type: 'variation',
    SKU: 'siren-w',
    Name: 'Σειρήνα - Λευκό',
    'Regular price': '62',
    Parent: 'siren',
    'Attribute 1 name': 'Χρώμα',
    'Attribute 1 value(s)': 'Λευκό',
  }),
  line({
    ...common,
    ID: '22',
    Type: 'variation',
    Name: 'Σειρήνα - Μαύρο',
    'In stock?': '0',
    'Regular price': '74.4',
    Parent: 'id:20',
    'Attribute 1 name': 'Χρώμα',
    'Attribute 1 value(s)': 'Μαύρο',
  }),
  line({
    ...common,
    ID: '30',
    Type: 'grouped',
    SKU: 'set',
    Name: 'Σύνολο',
    'Grouped products': 'cam-4, siren-w',
  }),
  line({
    ...common,
    ID: '40',
    Type: 'external',
    SKU: 'out',
    Name: 'Αλλού',
    'Regular price': '12.4',
    'External URL': 'https://else.example',
    Categories: 'Κάμερες',
  }),
  line({
    ...common,
    ID: '50',
    Type: 'simple, virtual',
    SKU: 'old',
    Name: 'Παλιό',
    Published: '0',
    'Sale price': '1',
    'Date sale price ends': '2020-01-01',
    'Regular price': '124',
    Categories: 'Κάμερες',
  }),
  line({ ...common, ID: '60', Type: 'simple', SKU: 'none', Name: 'Χωρίς τιμή', Categories: 'Κάμερες' }),
].join('\n');

const send = (choices: object, version?: string) =>
  sendImport<ImportPreview>(app, 'products', cookie, file, { choices, version });

test('is read without a hand on it: what must be known is asked once', async () => {
  const { body } = await send({ skipsPictures: true });
  expect(body).toMatchObject({
    kind: 'woocommerce',
    unknownCategories: [{ name: 'Κάμερες IP', count: 1, group: 'cameras' }],
    toFetch: ['https://shop.example/a.jpg', 'https://shop.example/b.jpg', 'https://shop.example/siren.jpg'],
  });
  expect(body.errors.map(({ column, error }) => [column, error])).toEqual([
    ['Τιμή', 'Πείτε αν οι τιμές του αρχείου περιέχουν ΦΠΑ'],
    ['Κατηγορία', 'Δεν υπάρχει κατηγορία «Κάμερες IP»'],
  ]);
  expect(body.leftOut.map(({ text }) => text)).toEqual([
    'Σειρήνα: έχει παραλλαγές, που εισάγονται η καθεμία ως προϊόν',
    'Σύνολο: είναι ομάδα άλλων προϊόντων',
    'Χωρίς τιμή: δεν έχει τιμή',
  ]);
  // The addresses stay with the file until somebody fetches them.
  const { body: withPictures } = await send({ withVat: true });
  expect(withPictures.errors.filter(({ column }) => column === 'Φωτογραφίες')).toHaveLength(3);
});

test('becomes products: prices without VAT, paths, variations, attributes, text instead of HTML', async () => {
  const choices = {
    withVat: true,
    skipsPictures: true,
    publishes: true,
    categories: { 'Κάμερες IP': { group: 'cameras' } },
  };
  const { body: preview } = await send(choices);
  expect(preview.errors).toEqual([]);
  expect((await send(choices, preview.version)).body).toMatchObject({ added: 5, isApplied: true });
  const stored = await app.services.database.db
    .selectFrom('products')
    .select([
      'sku',
      'name',
      'brand',
      'categoryId',
      'priceCents',
      'comparePriceCents',
      'stockQuantity',
      'inStock',
    ])
    .select(['isDraft', 'isFeatured', 'ean', 'shortDescription', 'description', 'specifications'])
    .orderBy('sku')
    .execute();
  const plain = {
    comparePriceCents: null,
    stockQuantity: null,
    inStock: true,
    isDraft: false,
    isFeatured: false,
  };
  expect(stored).toMatchObject([
    { ...plain, sku: 'WOO-22', categoryId: 'sirens', priceCents: 6_000, inStock: false },
    {
      sku: 'cam-4',
      name: 'Κάμερα 4 MP & φακός',
      brand: 'Argos',
      categoryId: 'kameres-ip',
      priceCents: 10_000,
      comparePriceCents: 12_000,
      stockQuantity: 7,
      isFeatured: true,
      ean: '4006381333931',
      shortDescription: 'Μικρή κάμερα',
      description: 'Τι κάνει\n\n– Βλέπει\n– Ακούει',
      specifications: { technical: { resolution_mp: 4 } },
    },
    // What is sold elsewhere, or was not published, is looked at first; a sale that is over is none.
    { ...plain, sku: 'old', priceCents: 10_000, isDraft: true },
    { ...plain, sku: 'out', priceCents: 1_000, isDraft: true },
    {
      ...plain,
      sku: 'siren-w',
      name: 'Σειρήνα - Λευκό',
      description: 'Δυνατή',
      priceCents: 5_000,
      specifications: { technical: { Χρώμα: 'Λευκό', Χώρος: 'Μέσα, έξω' } },
    },
  ]);
  // The same file again changes nothing.
  expect((await send(choices)).body).toMatchObject({ added: 0, changed: 0, unchanged: 5 });
});

test('is known by its Greek heads too', async () => {
  const greek =
    'ID,Τύπος,Κωδικός προϊόντος,Όνομα,Δημοσιευμένο,Απόθεμα,Τιμή προσφοράς,Κανονική τιμή,Κατηγορίες,Εικόνες,Γονικό\n' +
    '1,simple,a,Κάμερα,1,4,,"124,00",Κάμερες,,\n2,simple,b,Σειρήνα,-1,,,62,Σειρήνες,,\n';
  const { body } = await sendImport<ImportPreview>(app, 'products', cookie, greek, {
    choices: { withVat: true, publishes: true },
  });
  expect(body).toMatchObject({ kind: 'woocommerce', errors: [], added: 2 });
  const valuesOf = (at: number, label: string) =>
    body.lines.find((one) => one.line === at)?.changes.find((one) => one.label === label)?.after;
  expect([valuesOf(2, 'Τιμή'), valuesOf(2, 'Απόθεμα'), valuesOf(2, 'Πρόχειρο')]).toEqual(['100', '4', 'Όχι']);
  expect([valuesOf(3, 'Τιμή'), valuesOf(3, 'Πρόχειρο')]).toEqual(['50', 'Ναι']);
});

test.each(['-1', "'-1"])('what is published as «%s» is a draft', async (published) => {
  const fields = { ID: '1', Type: 'simple', SKU: 'a', Name: 'Κάμερα', 'Regular price': '62' };
  const draft = `${heads}\n${line({ ...common, ...fields, Categories: 'Κάμερες', Published: published })}\n`;
  const choices = { withVat: true, publishes: true };
  const { body } = await sendImport<ImportPreview>(app, 'products', cookie, draft, { choices });
  expect(body.lines[0]?.changes).toContainEqual({ label: 'Πρόχειρο', after: 'Ναι' });
  // Nor does the export know whether the shop installs it.
  expect(body.lines[0]?.changes).toContainEqual({ label: 'Εγκατάσταση', after: 'Όχι' });
});

test('products that the shop has keep what the export does not say', async () => {
  const entered = {
    categoryId: 'cameras',
    brand: 'Argos',
    family: 'Argos B8F-28',
    purchasePriceCents: 4_000,
    installationPriceCents: 6_000,
    installationNote: 'Με καλώδιο',
    description: 'Δική μας',
    pros: ['Βλέπει'],
    ean: '4006381333931',
    mpn: 'B8F',
    legalNote: 'Δική μας',
    isFeatured: true,
  };
  for (const [sku, stockQuantity] of [
    ['a', 4],
    ['b', 0],
    ['c', 4],
  ] as const)
    await putProduct({ ...entered, sku, ean: sku === 'a' ? entered.ean : null, stockQuantity });
  const other = [
    heads,
    ...['a', 'b', 'c'].map((SKU, at) =>
      line({
        ...common,
        ID: String(at),
        Type: 'simple',
        SKU,
        Name: `Κάμερα ${SKU}`,
        'In stock?': SKU === 'c' ? '0' : '1',
        'Regular price': '124',
      }),
    ),
  ].join('\n');
  const { body } = await sendImport<ImportPreview>(app, 'products', cookie, other, {
    choices: { withVat: true },
  });
  expect(body.errors).toEqual([]);
  const labels = body.lines.map(({ changes }) => changes.map(({ label }) => label));
  // Where it is sold out, the pieces are known too.
  expect(labels).toEqual([['Όνομα'], ['Όνομα'], ['Όνομα', 'Απόθεμα', 'Διαθέσιμο']]);
});

test('a table of the shop is not taken for one', async () => {
  const own = csvOf(['Κωδικός', 'Όνομα', 'Κατηγορία', 'Τιμή'], [['A', 'Κάμερα', 'Κάμερες', 5]]);
  expect((await sendImport<ImportPreview>(app, 'products', cookie, own)).body.kind).toBe('own');
});
