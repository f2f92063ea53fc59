import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport } from '../../support/app/import.ts';
import { addCategories } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

/* A whole export: the heads of WooCommerce's own sample of products, and a row of each kind that it has. */

const file = readFileSync('tests/support/files/woo-commerce.csv', 'utf8');

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await addCategories();
  cookie = await app.signIn('admin');
});

const send = async (choices: object, version?: string) =>
  (await sendImport<ImportPreview>(app, 'products', cookie, file, { choices, version })).body;

const stored = () =>
  app.services.database.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .select(['sku', 'products.name', 'categories.name as category', 'priceCents', 'comparePriceCents'])
    .select(['brand', 'stockQuantity', 'inStock', 'isDraft', 'isFeatured', 'specifications'])
    .select(['shortDescription', 'description'])
    .orderBy('sku')
    .execute();

/** What is asked once, answered. */
async function choicesWith(withVat: boolean) {
  const { unknownCategories } = await send({ skipsPictures: true });
  const categories = Object.fromEntries(unknownCategories.map(({ name, group }) => [name, { group }]));
  return { withVat, skipsPictures: true, publishes: true, categories, categoryId: 'sirens' };
}

test('an export asks for VAT, its categories and what has none, and says which rows are no products', async () => {
  const { kind, errors, unknownCategories, leftOut, toFetch } = await send({ skipsPictures: true });
  expect(kind).toBe('woocommerce');
  expect(unknownCategories).toEqual([
    { name: 'Cameras', count: 4, group: 'cameras' },
    { name: 'Keypads', count: 1, group: 'alarms' },
    { name: 'Books', count: 2, group: 'cameras' },
    { name: 'Κουδούνια', count: 2, group: 'access' },
    { name: 'Contacts', count: 3, group: 'sensors' },
  ]);
  expect(errors.map(({ column, error }) => `${column}: ${error}`)).toEqual([
    'Τιμή: Πείτε αν οι τιμές του αρχείου περιέχουν ΦΠΑ',
    ...unknownCategories.map(({ name }) => `Κατηγορία: Δεν υπάρχει κατηγορία «${name}»`),
    // A variation whose product is not in the file.
    'Κατηγορία: Συμπληρώστε την κατηγορία',
  ]);
  expect(leftOut.map(({ text }) => text)).toEqual([
    'Door Contact: έχει παραλλαγές, που εισάγονται η καθεμία ως προϊόν',
    'Starter Collection: είναι ομάδα άλλων προϊόντων',
    'Nothing to Buy: έχει παραλλαγές, που εισάγονται η καθεμία ως προϊόν',
    'Ask for the Price: δεν έχει τιμή',
  ]);
  expect(toFetch).toEqual(
    ['dome-8', 'dome-8-back', 'keypad', 'manual', 'contact-white', 'contact-brown'].map(
      (name) => `https://files.example/uploads/2026/03/${name}.jpg`,
    ),
  );
});

test('each kind of row becomes what it is, and the same file again changes nothing', async () => {
  const choices = await choicesWith(true);
  const { errors, version } = await send(choices);
  expect(errors).toEqual([]);
  expect(await send(choices, version)).toMatchObject({ isApplied: true, added: 13 });
  const plain = {
    brand: '',
    comparePriceCents: null,
    stockQuantity: null,
    inStock: true,
    isDraft: false,
    isFeatured: false,
    shortDescription: '',
    description: '',
    specifications: {},
  };
  const contact = {
    ...plain,
    category: 'Contacts',
    priceCents: 2_000,
    shortDescription: 'This one has variations.',
    description: 'Small magnetic contact.\n\n– Two magnets',
  };
  const camera = { ...plain, category: 'Cameras', priceCents: 10_000 };
  expect(await stored()).toEqual([
    {
      ...contact,
      sku: 'WOO-151',
      name: 'Door Contact - Grey',
      inStock: false,
      specifications: { technical: { Color: 'Grey' } },
    },
    { ...plain, sku: 'WOO-157', name: 'Without a Code', category: 'Κουδούνια', priceCents: 500 },
    {
      ...plain,
      sku: 'kos-bell',
      name: 'Κουδούνι εισόδου',
      category: 'Κουδούνια',
      priceCents: 3_000,
      stockQuantity: 0,
      inStock: false,
      shortDescription: 'Απλό',
      description: 'Ακούγεται σε όλο το σπίτι.',
      specifications: { technical: { Χρώμα: 'Λευκό, Μαύρο' } },
    },
    {
      ...contact,
      sku: 'kos-contact-brown',
      name: 'Door Contact - Brown',
      priceCents: 1_500,
      comparePriceCents: 2_000,
      specifications: { technical: { Color: 'Brown', Fixing: 'Tape' } },
    },
    {
      ...contact,
      sku: 'kos-contact-white',
      name: 'Door Contact - White',
      description: 'The white one.',
      specifications: { technical: { Color: 'White' } },
    },
    {
      ...plain,
      sku: 'kos-dome-8',
      name: 'Dome Camera, 8 MP & microphone',
      category: 'Cameras',
      brand: 'Kosmas',
      priceCents: 12_000,
      comparePriceCents: 15_000,
      stockQuantity: 12,
      isFeatured: true,
      shortDescription: 'Sharp by day and night',
      description: 'Highlights\n\nSees 30 m.',
      specifications: { technical: { resolution_mp: 8 } },
    },
    { ...camera, sku: 'kos-draft', name: 'Unfinished', isDraft: true },
    {
      ...camera,
      sku: 'kos-else',
      name: 'Sold Elsewhere',
      category: 'Books',
      priceCents: 1_100,
      isDraft: true,
    },
    {
      ...plain,
      sku: 'kos-manual',
      name: 'Installer’s Manual',
      category: 'Books',
      priceCents: 1_000,
      // Nobody can send a file by courier.
      isDraft: true,
      shortDescription: 'This one is virtual.',
    },
    { ...plain, sku: 'kos-old', name: 'Old Keypad', category: 'Keypads', priceCents: 5_000, isDraft: true },
    {
      ...plain,
      sku: 'kos-orphan',
      name: 'Orphan - Red',
      category: 'Σειρήνες',
      priceCents: 2_500,
      specifications: { technical: { Color: 'Red' } },
    },
    { ...camera, sku: 'kos-private', name: 'Private Offer', isDraft: true },
    { ...camera, sku: 'kos-soon', name: 'Sale that begins later' },
  ]);
  expect(await send(choices)).toMatchObject({ added: 0, changed: 0, unchanged: 13, errors: [] });
});

test('prices without VAT stay as they are', async () => {
  const choices = await choicesWith(false);
  await send(choices, (await send(choices)).version);
  const prices = (await stored()).map(({ sku, priceCents, comparePriceCents }) => [
    sku,
    priceCents,
    comparePriceCents,
  ]);
  expect(prices).toContainEqual(['kos-dome-8', 14_880, 18_600]);
  expect(prices).toContainEqual(['kos-contact-brown', 1_860, 2_480]);
  expect(prices).toContainEqual(['kos-else', 1_364, null]);
});
