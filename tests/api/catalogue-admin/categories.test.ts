import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeImage } from '#server/objects.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { addCategories, putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });

describe('categories', () => {
  beforeEach(addCategories);
  const listed = async () => (await app.request('GET', '/api/categories')).body;

  test('are added last, with an address made of their name', async () => {
    const fields = { name: 'Θυροτηλεοράσεις', searchCategory: 'access' };
    expect((await call('POST', '/categories', fields)).body).toEqual({ id: 'thyrotileoraseis', ...fields });
    expect(await listed()).toMatchObject([{ id: 'cameras' }, { id: 'sirens' }, { id: 'thyrotileoraseis' }]);
  });

  test('are renamed, and their products say so', async () => {
    const id = await putProduct();
    await call('PUT', '/categories/cameras', { name: 'Κάμερες IP', searchCategory: 'cameras' });
    expect((await app.request('GET', `/api/products/${id}`)).body).toMatchObject({
      categoryName: 'Κάμερες IP',
    });
  });

  test('are not overwritten with what somebody wrote who saw them otherwise', async () => {
    const seen = { name: 'Κάμερες', searchCategory: 'cameras' };
    const late = { name: 'Κάμερες', searchCategory: 'sensors', seen };
    expect((await call('PUT', '/categories/cameras', { ...seen, name: 'Κάμερες IP', seen })).status).toBe(
      200,
    );
    expect(await call('PUT', '/categories/cameras', late)).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_CHANGED' },
    });
    expect(await listed()).toMatchObject([
      { name: 'Κάμερες IP', searchCategory: 'cameras' },
      { id: 'sirens' },
    ]);
  });

  test('never have the same name', async () => {
    const answer = await call('POST', '/categories', { name: 'καμερεσ', searchCategory: 'cameras' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CATEGORY_NAME_TAKEN' } });
  });

  test('that two administrators add or rename at once never have the same name either', async () => {
    const said = { name: 'Θυροτηλεοράσεις', searchCategory: 'access' };
    const added = await Promise.all([1, 2].map(() => call('POST', '/categories', said)));
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = { name: 'Συναγερμοί', searchCategory: 'alarms' };
    const renamed = await Promise.all(
      ['cameras', 'thyrotileoraseis'].map((id) => call('PUT', `/categories/${id}`, other)),
    );
    expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('change places', async () => {
    expect((await call('PUT', '/categories/order', { categoryIds: ['sirens', 'cameras'] })).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: 'sirens' }, { id: 'cameras' }]);
    expect((await call('PUT', '/categories/order', { categoryIds: ['sirens'] })).status).toBe(400);
  });

  test('keep the places that another administrator gave them meanwhile', async () => {
    const seen = ['cameras', 'sirens'];
    const asked = ['PUT', '/categories/order', { categoryIds: seen.toReversed(), seen }] as const;
    expect((await call(...asked)).status).toBe(200);
    expect(await call(...asked)).toMatchObject({ status: 409, body: { code: 'CATEGORY_ORDER_CHANGED' } });
    expect(await listed()).toMatchObject([{ id: 'sirens' }, { id: 'cameras' }]);
  });

  test('are deleted when they are empty, and only then', async () => {
    await putProduct();
    expect(await call('DELETE', '/categories/cameras')).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_NOT_EMPTY' },
    });
    expect((await call('DELETE', '/categories/sirens')).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: 'cameras' }]);
  });
});

describe('the picture of a category', () => {
  beforeEach(addCategories);
  const fields = { name: 'Κάμερες', searchCategory: 'cameras' };
  const builtIn = '/public-objects/categories/category-cameras.webp';
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#864' } })
    .jpeg()
    .toBuffer();

  const imageOf = async () => {
    const [{ image, hasOwnImage } = {}] = (await app.request('GET', '/api/categories')).body as {
      image?: object;
      hasOwnImage?: boolean;
    }[];
    return { image, hasOwnImage };
  };
  /** Uploads a picture as the categories' dialog does. */
  async function upload() {
    const { uploadURL } = (await call('POST', '/objects/upload', { folder: 'categories' })).body as {
      uploadURL: string;
    };
    const { pathname, search } = new URL(uploadURL);
    const headers = { origin: app.services.config.publicUrl, 'content-type': 'image/jpeg' };
    const body = new Uint8Array(await photo);
    const answer = await fetch(app.origin + pathname + search, { method: 'PUT', headers, body });
    return ((await answer.json()) as { url: string }).url;
  }
  const isStored = async (url: string) => {
    await app.services.jobs.drain();
    return (await app.request('GET', url)).status === 200;
  };
  async function putBuiltIn() {
    await storeImage(app.services, builtIn.replace('/public-objects/', ''), await photo);
    const { db } = app.services.database;
    await db.updateTable('categories').set({ imageUrl: builtIn }).where('id', '=', 'cameras').execute();
  }

  test('is the uploaded one, in every width, until it is removed: then the built-in one or none', async () => {
    const url = await upload();
    const answer = await call('PUT', '/categories/cameras', { ...fields, imageUrl: url });
    expect(answer).toMatchObject({ status: 200, body: { imageUrl: url } });
    expect(await imageOf()).toEqual({ image: { url, width: 900, height: 600 }, hasOwnImage: true });
    expect((await app.request('GET', `${url}?w=320`)).status).toBe(200);
    await call('PUT', '/categories/cameras', { ...fields, imageUrl: null });
    expect(await imageOf()).toEqual({});
    expect(await isStored(url)).toBe(false);

    await putBuiltIn();
    const second = await upload();
    await call('PUT', '/categories/cameras', { ...fields, imageUrl: second });
    expect(await imageOf()).toMatchObject({ image: { url: second } });
    await call('PUT', '/categories/cameras', { ...fields, imageUrl: null });
    expect(await imageOf()).toMatchObject({ image: { url: builtIn } });
    expect(await isStored(builtIn)).toBe(true);
  });

  test('comes with a new category, stays when only the name changes, and goes with the category', async () => {
    const imageUrl = await upload();
    await call('POST', '/categories', { name: 'Λογισμικό', searchCategory: 'access', imageUrl });
    await call('PUT', '/categories/logismiko', { name: 'Εφαρμογές', searchCategory: 'access' });
    expect((await app.request('GET', '/api/categories')).body).toMatchObject([
      {},
      {},
      { name: 'Εφαρμογές', image: { url: imageUrl } },
    ]);
    expect(await isStored(imageUrl)).toBe(true);
    await call('DELETE', '/categories/logismiko');
    expect(await isStored(imageUrl)).toBe(false);
  });

  test('is refused where no file is, or none of a category, and where another administrator changed it', async () => {
    const nowhere = '/public-objects/categories/0a1b.webp';
    for (const [imageUrl, status] of [
      [nowhere, 409],
      ['/public-objects/products/a.webp', 400],
      ['https://elsewhere.example/a.webp', 400],
    ] as const) {
      const answer = await call('PUT', '/categories/cameras', { ...fields, imageUrl });
      expect([imageUrl, answer.status]).toEqual([imageUrl, status]);
      expect(answer.body).toMatchObject({ fields: { imageUrl: expect.any(String) } });
    }
    const seen = { ...fields, imageUrl: null };
    await call('PUT', '/categories/cameras', { ...fields, imageUrl: await upload() });
    expect(await call('PUT', '/categories/cameras', { ...fields, imageUrl: null, seen })).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_CHANGED' },
    });
    expect(await imageOf()).toMatchObject({ hasOwnImage: true });
  });

  test('is kept by the nightly sweep, uploaded or built-in', async () => {
    await putBuiltIn();
    const own = await upload();
    await call('PUT', '/categories/sirens', { name: 'Σειρήνες', searchCategory: 'alarms', imageUrl: own });
    const unused = await upload();
    const { database, jobs, now } = app.services;
    const createdAt = new Date(now().getTime() - 3 * 86_400_000);
    await database.db.updateTable('objects').set({ createdAt }).execute();
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'objects.sweep', {}));
    expect([await isStored(builtIn), await isStored(own), await isStored(unused)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is not for customers or visitors to change', async () => {
    const customer = await app.signIn({ customerId: await putCustomer() });
    for (const [who, status] of [
      [customer, 403],
      [undefined, 401],
    ] as const) {
      const ask = (method: string, path: string, body: object) =>
        app.request(method, `/api${path}`, { ...(who && { cookie: who }), body: { ...body } });
      expect((await ask('POST', '/objects/upload', { folder: 'categories' })).status).toBe(status);
      expect((await ask('PUT', '/categories/cameras', { ...fields, imageUrl: null })).status).toBe(status);
    }
  });
});
