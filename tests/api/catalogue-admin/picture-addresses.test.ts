import { beforeEach, describe, expect, it } from 'vitest';
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

const call = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });

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

describe('addresses of pictures in a file', () => {
  const withAddress = (address: string) =>
    `Κωδικός;Όνομα;Κατηγορία;Τιμή;Φωτογραφίες\nTWO;Κάμερα;Κάμερες;45;${address}\n`;

  it.each([
    ['http://example.com/a.jpg', /https/],
    ['ftp://example.com/a.jpg', /https/],
    ['kamera.jpg', /https/],
  ])('%s is an error of its line', async (address, sentence) => {
    const { body } = await importFile(withAddress(address));
    expect(JSON.stringify(body)).toMatch(sentence);
    expect(body).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it.each([
    'https://127.0.0.1/a.jpg',
    'https://localhost/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://2130706433/a.jpg',
    'https://10.1.2.3/a.jpg',
    'https://user:word@example.com/a.jpg',
    'https://example.com:8443/a.jpg',
  ])('%s is not fetched', async (source) => {
    const { status, body } = await call('POST', '/admin/import/pictures', { sources: [source] });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: [{ source, isFetched: false, error: expect.stringMatching(/δημόσια|https/) }],
    });
  });

  it('are the pictures that were fetched from them; without these the file is not imported', async () => {
    const source = 'https://example.com/a.jpg';
    const refused = await importFile(withAddress(source));
    expect(refused.body).toMatchObject({ code: 'INVALID_INPUT', data: { toFetch: [source] } });
    const { db } = app.services.database;
    const path = 'products/fetched.webp';
    await db
      .insertInto('objects')
      .values({ path, contentType: 'image/webp', bytes: 1, width: 1, height: 1, hasAlpha: false })
      .execute();
    const url = `/public-objects/${path}`;
    await db.insertInto('fetchedPictures').values({ source, url, fetchedAt: new Date() }).execute();
    expect(await importFile(withAddress(source))).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ sku: 'TWO', imageUrls: [url] }]);
    await db.deleteFrom('objects').execute();
  });
});
