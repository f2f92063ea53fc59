import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { sendImport } from '../../support/app/import.ts';
import { addCategories, putCustomer, putOrder, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await addCategories();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const undo = (id: unknown) => call('POST', `/admin/products/undo/${String(id)}`);
const undoIdOf = ({ body }: { body: unknown }) => (body as { undoId?: string }).undoId;

async function importFile(file: string, choices = {}) {
  const send = (version?: string) =>
    sendImport<Record<string, unknown>>(app, 'products', cookie, file, { choices, version });
  const { body } = await send();
  return send(String(body['version']));
}

/** Everything that is stored of the products, except when it was changed. */
const stored = async () =>
  (
    await app.services.database.db
      .selectFrom('products')
      .selectAll()
      .where('deletedAt', 'is', null)
      .orderBy('sku')
      .execute()
  ).map(({ updatedAt: _updatedAt, ...rest }) => rest);

const file =
  'Κωδικός;Όνομα;Κατηγορία;Τιμή;Απόθεμα\nONE;Νέο όνομα;Κάμερες;200;9\nTWO;Κάμερα Δύο;Κάμερες;45;5\n';

describe('an import', () => {
  it('is undone: what was there is as it was, what came is gone', async () => {
    await putProduct({ sku: 'ONE', name: 'Παλιό', priceCents: 10_000, stockQuantity: 3 });
    const before = await stored();
    const done = await importFile(file);
    expect(await stored()).toHaveLength(2);
    const { body } = await call('GET', '/admin/products/undo');
    expect(body).toMatchObject([{ id: undoIdOf(done), label: 'Εισαγωγή: 1 νέο, 1 αλλαγμένο' }]);
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(before);
    expect((await call('GET', '/admin/products/undo')).body).toEqual([]);
    // Its code is free again.
    expect(await importFile(file)).toMatchObject({ status: 200, body: { added: 1 } });
  });

  it('is undone once, even by two at once', async () => {
    const done = await importFile(file);
    const answers = await Promise.all([undo(undoIdOf(done)), undo(undoIdOf(done))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('is not undone in part when a product was changed since, and says which', async () => {
    const done = await importFile(file);
    const two = (await stored()).find(({ sku }) => sku === 'TWO');
    await call('PUT', `/products/${two?.id}`, { brand: 'Argos' });
    const before = await stored();
    expect(await undo(undoIdOf(done))).toMatchObject({
      status: 409,
      body: {
        code: 'UNDO_STALE',
        error: 'Δεν αναιρέθηκε τίποτα: το προϊόν «Κάμερα Δύο» άλλαξε στο μεταξύ.',
      },
    });
    expect(await stored()).toEqual(before);
  });

  it('keeps what others changed in other fields of a product that was there', async () => {
    const id = await putProduct({ sku: 'ONE', name: 'Παλιό' });
    const done = await importFile('Κωδικός;Όνομα\nONE;Νέο\n');
    await call('PUT', `/products/${id}`, { brand: 'Argos' });
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ name: 'Παλιό', brand: 'Argos' }]);
  });

  it('is not undone once a product that it added is in an order', async () => {
    const done = await importFile(file);
    const two = (await stored()).find(({ sku }) => sku === 'TWO');
    await putOrder({ customerId: await putCustomer(), productId: two?.id ?? 0 });
    expect(await undo(undoIdOf(done))).toMatchObject({
      status: 409,
      body: { error: 'Δεν αναιρέθηκε τίποτα: το προϊόν «Κάμερα Δύο» έχει ήδη παραγγελίες.' },
    });
  });

  it('is undone for a day', async () => {
    const done = await importFile(file);
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    cookie = await app.signIn('admin');
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 404, body: { code: 'UNDO_GONE' } });
  });

  it('adds drafts unless it is told otherwise, and says which columns it does not read', async () => {
    const withMore = 'Κωδικός;Όνομα;Κατηγορία;Τιμή;Ράφι\nTWO;Κάμερα;Κάμερες;45;Β2\n';
    const done = await importFile(withMore);
    expect(done).toMatchObject({ status: 200, body: { added: 1, isApplied: true } });
    expect(done.body['columns']).toContainEqual({ head: 'Ράφι', field: '', sample: 'Β2' });
    expect(await stored()).toMatchObject([{ sku: 'TWO', isDraft: true }]);
    await importFile(withMore.replace('TWO', 'SIX'), { publishes: true });
    expect(await stored()).toMatchObject([{ sku: 'SIX', isDraft: false }, { sku: 'TWO' }]);
  });

  it('reads its own sample but for the pictures, which nobody has fetched', async () => {
    const sample = await fetch(`${app.origin}/api/admin/export/products-sample`, { headers: { cookie } });
    const text = await sample.text();
    const done = await importFile(text, { skipsPictures: true });
    expect(done).toMatchObject({ status: 200, body: { added: 2, errors: [], isApplied: true } });
    expect((await stored()).map(({ isDraft }) => isDraft)).toEqual([true, true]);
  });
});

describe('a deletion', () => {
  it('is undone with the reviews, wish lists and carts of the product', async () => {
    const customerId = await putCustomer();
    const buyer = await app.signIn({ customerId });
    const id = await putProduct({ sku: 'ONE' });
    await app.request('PUT', `/api/wishlist/${id}`, { cookie: buyer });
    await app.request('POST', '/api/cart', { cookie: buyer, body: { productId: id, quantity: 2 } });
    const before = await stored();
    const done = await call('DELETE', `/products/${id}`);
    expect(done).toMatchObject({ status: 200, body: { message: 'Το προϊόν διαγράφηκε επιτυχώς!' } });
    expect(await call('GET', `/admin/products/${id}`)).toMatchObject({ status: 404 });
    expect(await call('DELETE', `/products/${id}`)).toMatchObject({ status: 404 });
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(before);
    expect((await app.request('GET', '/api/session', { cookie: buyer })).body).toMatchObject({
      cartCount: 2,
    });
    expect(await app.request('GET', '/api/wishlist', { cookie: buyer })).toMatchObject({ status: 200 });
  });

  it('frees the code; then it is not undone any more', async () => {
    const id = await putProduct({ sku: 'ONE' });
    const done = await call('DELETE', `/products/${id}`);
    const body = { name: 'Άλλο', price: 10, sku: 'one', categoryId: 'cameras' };
    expect(await call('POST', '/products', body)).toMatchObject({ status: 200 });
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 409, body: { code: 'UNDO_STALE' } });
  });

  it('of ordered products makes them drafts, and says so', async () => {
    const [ordered, free] = [await putProduct({ sku: 'ONE' }), await putProduct({ sku: 'TWO' })];
    await putOrder({ customerId: await putCustomer(), productId: ordered });
    const done = await call('POST', '/admin/products/remove', { productIds: [ordered, free] });
    expect(done).toMatchObject({
      status: 200,
      body: { message: '1 προϊόν διαγράφηκε, 1 προϊόν με παραγγελίες έμεινε πρόχειρο.' },
    });
    expect(await stored()).toMatchObject([{ sku: 'ONE', isDraft: true }]);
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 200 });
    expect((await stored()).map(({ isDraft }) => isDraft)).toEqual([false, false]);
  });
});

describe('a saved product', () => {
  it('is undone once, even by two at once: what was changed is as it was', async () => {
    const id = await putProduct({ sku: 'ONE', name: 'Παλιό', priceCents: 10_000, stockQuantity: 3 });
    const before = await stored();
    expect(undoIdOf(await call('PUT', `/products/${id}`, { name: 'Παλιό' }))).toBeUndefined();
    const done = await call('PUT', `/products/${id}`, { name: 'Νέο', price: 12.5, stockQuantity: 7 });
    expect(done).toMatchObject({ status: 200, body: { name: 'Νέο', price: 12.5 } });
    const { body } = await call('GET', '/admin/products/undo');
    expect(body).toMatchObject([{ id: undoIdOf(done), label: 'Αλλαγή προϊόντος: «Νέο»' }]);
    const answers = await Promise.all([undo(undoIdOf(done)), undo(undoIdOf(done))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await stored()).toEqual(before);
  });

  it('that was new is gone, and its code free again', async () => {
    const product = { name: 'Νέα κάμερα', price: 10, sku: 'ONE', categoryId: 'cameras' };
    const done = await call('POST', '/products', product);
    expect(await undo(undoIdOf(done))).toMatchObject({
      status: 200,
      body: { message: 'Αναιρέθηκε: Νέο προϊόν: «Νέα κάμερα»' },
    });
    expect(await stored()).toEqual([]);
    expect(await call('POST', '/products', product)).toMatchObject({ status: 200 });
  });

  it('that somebody changed since in the same field stays, and it is said why', async () => {
    const id = await putProduct({ name: 'Κάμερα', priceCents: 10_000 });
    const done = await call('PUT', `/products/${id}`, { price: 12.5 });
    await call('PUT', `/products/${id}`, { price: 15 });
    expect(await undo(undoIdOf(done))).toMatchObject({
      status: 409,
      body: { code: 'UNDO_STALE', error: 'Δεν αναιρέθηκε τίποτα: το προϊόν «Κάμερα» άλλαξε στο μεταξύ.' },
    });
    expect(await stored()).toMatchObject([{ priceCents: 1_500 }]);
  });

  it('is undone by an administrator alone', async () => {
    const id = await putProduct({ priceCents: 10_000 });
    const done = await call('PUT', `/products/${id}`, { price: 12.5 });
    const path = `/api/admin/products/undo/${undoIdOf(done)}`;
    const staff = await app.signIn({ customerId: await putCustomer({ isAdmin: true }) });
    expect(await app.request('POST', path, { cookie: staff })).toMatchObject({ status: 403 });
    expect(await app.request('POST', path)).toMatchObject({ status: 401 });
    expect(await stored()).toMatchObject([{ priceCents: 1_250 }]);
  });
});

describe('a bulk change', () => {
  it('of the price rounds as its preview shows, and is undone', async () => {
    const id = await putProduct({ priceCents: 10_350 });
    const change = { kind: 'price', percent: 4, rounding: { ending: '90', direction: 'up' } };
    const ask = { productIds: [id], change };
    const preview = await call('POST', '/admin/products/bulk', ask);
    expect(preview.body).toMatchObject({ rows: [{ before: { price: 103.5 }, after: { price: 107.9 } }] });
    const { version } = preview.body as { version: string };
    const done = await call('POST', '/admin/products/bulk', { ...ask, version });
    expect(await stored()).toMatchObject([{ priceCents: 10_790 }]);
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ priceCents: 10_350 }]);
  });

  it('sets the brand, the installation and whether products are on sale', async () => {
    const id = await putProduct();
    for (const change of [
      { kind: 'brand', brand: 'Orion' },
      { kind: 'installation', isAvailable: true, price: 55.5 },
      { kind: 'draft', isDraft: true },
    ]) {
      const ask = { productIds: [id], change };
      const { version } = (await call('POST', '/admin/products/bulk', ask)).body as { version: string };
      expect(await call('POST', '/admin/products/bulk', { ...ask, version })).toMatchObject({ status: 200 });
    }
    expect(await stored()).toMatchObject([{ brand: 'Orion', installationPriceCents: 5_550, isDraft: true }]);
  });
});

describe('pictures dropped at once', () => {
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1a6' } })
    .jpeg()
    .toBuffer();
  async function upload(): Promise<string> {
    const { body } = await call('POST', '/objects/upload', { folder: 'products' });
    const address = new URL((body as { uploadURL: string }).uploadURL);
    const answer = await fetch(app.origin + address.pathname + address.search, {
      method: 'PUT',
      headers: { origin: app.services.config.publicUrl, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await photo),
    });
    return ((await answer.json()) as { url: string }).url;
  }

  it('are matched by code, added after those that are there, and undone', async () => {
    const [one, two] = [await putProduct({ sku: 'ARG-B4' }), await putProduct({ sku: 'TWO', imageUrls: [] })];
    await putProduct({ sku: 'GONE' }).then((id) => call('DELETE', `/products/${id}`));
    const names = ['arg-b4.jpg', 'ARG-B4-2.png', 'two.webp', 'gone.jpg', 'IMG_1.jpg'];
    const { body } = await call('POST', '/admin/products/pictures/match', { names });
    expect((body as { product?: { id: number } }[]).map(({ product }) => product?.id)).toEqual([
      one,
      one,
      two,
      undefined,
      undefined,
    ]);
    const before = await stored();
    const urls = [await upload(), await upload(), await upload()];
    const pictures = [one, one, two].map((productId, index) => ({ productId, url: urls[index] }));
    const done = await call('POST', '/admin/products/pictures', { pictures });
    expect(done).toMatchObject({ status: 200, body: { message: '3 φωτογραφίες σε 2 προϊόντα' } });
    expect((await stored()).map(({ imageUrls }) => imageUrls)).toEqual([
      ['/public-objects/products/bullet-white.webp', urls[0], urls[1]],
      [urls[2]],
    ]);
    expect(await undo(undoIdOf(done))).toMatchObject({ status: 200 });
    const bare = before.map((product) => ({ ...product, imageUrls: [] as string[] }));
    // The file of the picture that the test's product names does not exist.
    expect((await stored()).map((product) => ({ ...product, imageUrls: [] }))).toEqual(bare);
  });

  it('are refused for a product that would have too many, and when a file is missing', async () => {
    const id = await putProduct({
      imageUrls: Array.from({ length: 12 }, (_, index) => `/public-objects/products/p${index}.webp`),
    });
    expect(
      await call('POST', '/admin/products/pictures', { pictures: [{ productId: id, url: await upload() }] }),
    ).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PICTURES' } });
    const url = '/public-objects/products/nowhere.webp';
    expect(
      await call('POST', '/admin/products/pictures', { pictures: [{ productId: id, url }] }),
    ).toMatchObject({ status: 409, body: { code: 'PICTURE_GONE' } });
  });
});
