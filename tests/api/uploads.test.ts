import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
});

const photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#1a6' } })
  .withExif({ IFD3: { GPSLatitude: '38/1 2/1 0/1' } })
  .jpeg()
  .toBuffer();

async function addressFor(folder?: string): Promise<URL> {
  const { body } = await app.request('POST', '/api/objects/upload', {
    cookie,
    body: folder ? { folder } : {},
  });
  return new URL((body as { uploadURL: string }).uploadURL);
}

test('an address for a picture takes no fields at all', async () => {
  const { status, body } = await app.request('POST', '/api/objects/upload', { cookie });
  expect([status, body]).toEqual([200, { uploadURL: expect.stringContaining('folder=products') }]);
});

async function put(address: URL, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(app.origin + address.pathname + address.search, {
    method: 'PUT',
    headers: { origin: app.services.config.publicUrl, 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}

/** A square black PNG with one bit per pixel. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(type), data]);
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, checksum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const publicPath = (address: URL) => `/public-objects/products/${address.pathname.split('/').at(-1)}`;
const paths = async () => {
  const rows = await app.services.database.db.selectFrom('objects').select('path').execute();
  return rows.map(({ path }) => `/public-objects/${path}`);
};

test('a picture goes to the address that was given for it and is served where its name says', async () => {
  const address = await addressFor();
  const { status, body } = await put(address, photo);
  expect({ status, body }).toEqual({
    status: 200,
    body: { url: publicPath(address), width: 700, height: 500 },
  });
  const { headers } = await app.request('GET', publicPath(address));
  expect(headers.get('content-type')).toBe('image/webp');
});

test('what the camera noted of the place is gone from what is kept', async () => {
  const address = await addressFor();
  await put(address, photo);
  const stored = await fetch(app.origin + publicPath(address));
  expect((await sharp(await stored.arrayBuffer()).metadata()).exif).toBeUndefined();
});

test('a picture of a service is kept among those of services', async () => {
  const { body } = await put(await addressFor('services'), photo);
  expect(body).toMatchObject({ url: expect.stringMatching(/^\/public-objects\/services\//) });
});

test('an address takes one picture, also of many that are sent at once', async () => {
  const address = await addressFor();
  const answers = await Promise.all(Array.from({ length: 5 }, () => put(address, photo)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'UPLOAD_USED')).toHaveLength(4);
});

describe('no picture is taken', () => {
  test.each([
    ['with another signature', (url: URL) => url.searchParams.set('signature', 'x'.repeat(43))],
    ['without one', (url: URL) => url.searchParams.delete('signature')],
    ['for another folder', (url: URL) => url.searchParams.set('folder', 'services')],
    ['for another name', (url: URL) => void (url.pathname = url.pathname.replace(/[^/]+$/, 'other.webp'))],
    ['for a longer time', (url: URL) => url.searchParams.set('expires', '99999999999999')],
  ])('%s', async (_, spoil) => {
    const address = await addressFor();
    spoil(address);
    expect(await put(address, photo)).toMatchObject({ status: 403, body: { code: 'UPLOAD_EXPIRED' } });
    expect(await paths()).toEqual([]);
  });

  test('eleven minutes after the address was given', async () => {
    const address = await addressFor();
    app.setNow(new Date(Date.now() + 11 * 60_000));
    const answer = await put(address, photo);
    app.setNow(undefined);
    expect(answer).toMatchObject({ status: 403, body: { code: 'UPLOAD_EXPIRED' } });
  });

  test('from another site', async () => {
    const answer = await put(await addressFor(), photo, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
  });

  test.each([
    [
      'HTML under the name of a photograph',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      400,
      'IMAGE_UNREADABLE',
    ],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      400,
      'IMAGE_UNREADABLE',
    ],
    ['a ZIP', Buffer.from('PK\u0003\u0004rest'), 400, 'IMAGE_UNREADABLE'],
    ['nothing', Buffer.alloc(0), 400, 'IMAGE_UNREADABLE'],
    ['half a photograph', photo.subarray(0, photo.length / 2), 400, 'IMAGE_BROKEN'],
    ['six megabytes', Buffer.alloc(6 * 1024 * 1024), 413, 'UPLOAD_TOO_LARGE'],
  ])('of %s', async (_, bytes, status, code) => {
    const answer = await put(await addressFor(), bytes);
    expect(answer).toEqual({ status, body: { code, error: expect.stringMatching(/\p{Script=Greek}/u) } });
    expect(await paths()).toEqual([]);
  });

  test('of 400 megapixels, however few bytes they are', async () => {
    const answer = await put(await addressFor(), blackPng(20_000));
    expect(answer).toMatchObject({ status: 413, body: { code: 'IMAGE_TOO_LARGE' } });
  });
});

describe('a picture that nothing shows', () => {
  async function upload(): Promise<string> {
    const address = await addressFor();
    await put(address, photo);
    await app.services.jobs.drain();
    return publicPath(address);
  }
  const files = (url: string) => app.services.objects.files.read(url.replace('/public-objects/', ''));
  const change = (id: number, body: object) =>
    app.request('PUT', `/api/products/${id}`, { cookie, body: { ...body } });

  const nightly = async (job: 'catalogue.forget' | 'objects.sweep') => {
    const { jobs, database } = app.services;
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, job, {}));
    await jobs.drain();
  };

  test('is removed with its file once its product gave it up for good, one that another shows stays', async () => {
    const [own, shared] = [await upload(), await upload()];
    const id = await putProduct({ imageUrls: [own, shared] });
    await putProduct({ imageUrls: [shared] });
    const given = await change(id, { imageUrls: [] });
    await nightly('objects.sweep');
    expect((await paths()).toSorted()).toEqual([own, shared].toSorted());

    const { undoId } = given.body as { undoId: string };
    await app.request('POST', `/api/admin/products/undo/${undoId}`, { cookie });
    expect((await app.request('GET', `/api/admin/products/${id}`, { cookie })).body).toMatchObject({
      imageUrls: [own, shared],
    });

    expect((await change(id, { imageUrls: [] })).status).toBe(200);
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await nightly('catalogue.forget');
    await nightly('objects.sweep');
    app.setNow(undefined);
    expect(await paths()).toEqual([shared]);
    expect(await files(own)).toBeUndefined();
    expect(await files(own.replace('products/', 'variants/products/').concat('/320.webp'))).toBeUndefined();
    expect(await files(shared)).toBeDefined();
  });

  test('is removed with the product, once that can no longer be undone', async () => {
    const own = await upload();
    const id = await putProduct({ imageUrls: [own] });
    expect((await app.request('DELETE', `/api/products/${id}`, { cookie })).status).toBe(200);
    await nightly('catalogue.forget');
    expect(await paths()).toEqual([own]);
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await nightly('catalogue.forget');
    app.setNow(undefined);
    expect(await paths()).toEqual([]);
  });

  test('is removed a day after it was uploaded and not used', async () => {
    const [unused, used] = [await upload(), await upload()];
    await putProduct({ imageUrls: [used] });
    await nightly('objects.sweep');
    expect((await paths()).toSorted()).toEqual([unused, used].toSorted());
    app.setNow(new Date(Date.now() + 25 * 3_600_000));
    await nightly('objects.sweep');
    app.setNow(undefined);
    expect(await paths()).toEqual([used]);
    expect(await files(unused)).toBeUndefined();
  });

  test('cannot be given to a product', async () => {
    const id = await putProduct();
    const answer = await change(id, { imageUrls: ['/public-objects/products/gone.webp'] });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { imageUrls: expect.stringContaining('Ανεβάστε') } },
    });
  });
});
