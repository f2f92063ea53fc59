import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app/app.ts';
import { truncateAll } from '../../tests/support/database/database.ts';
import { openObjectFiles } from './object-files.ts';
import { missingVariants, openObjects, serveObjects, storeImage, storePictures } from './objects.ts';
import { heic, huge } from '../../tests/support/app/odd-pictures.ts';

const { services } = await testApp();
const { config, database, jobs } = services;
let { objects } = services;

beforeEach(async () => {
  await truncateAll();
  objects = openObjects(config, database);
});

const picture = (width: number, height: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } });

const get = (path: string, headers: Record<string, string> = {}) =>
  serveObjects(objects, new Request(`http://shop.example/public-objects/${path}`, { headers }));

const whole = await picture(800, 600, 3).jpeg().toBuffer();

const gif = await picture(8, 6, 3).gif().toBuffer();
const moving = await sharp([await picture(8, 6).png().toBuffer(), await picture(8, 6, 3).png().toBuffer()], {
  join: { animated: true },
})
  .webp()
  .toBuffer();

const facts = async (response: Response) => {
  const { format, width } = await sharp(await response.arrayBuffer()).metadata();
  return `${response.headers.get('content-type')} ${format} ${width}`;
};

/** Stores a picture without variants; a job makes them. */
async function keep(path: string, width: number, channels: 3 | 4 = 4) {
  const [height, hasAlpha] = [width / 2, channels === 4];
  const bytes = await picture(width, height, channels).webp().toBuffer();
  await database.db.transaction().execute(async (trx) => {
    await storePictures(trx, objects, [{ path, bytes, width, height, hasAlpha, variants: new Map() }]);
    await jobs.enqueue(trx, 'objects.variants', { path });
  });
  return bytes;
}

describe('a kept picture', () => {
  test('is served as it is, for a year', async () => {
    const bytes = await keep('products/a.webp', 1200);
    const response = await get('products/a.webp');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('is not sent again to who has it', async () => {
    await keep('products/a.webp', 1200);
    const etag = (await get('products/a.webp?w=640')).headers.get('etag') ?? '';
    const again = await get('products/a.webp?w=640', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('products/a.webp?w=320', { 'if-none-match': etag })).status).toBe(200);
  });

  test.each([
    [1440, '320', 'image/webp webp 320'],
    [1440, '1200', 'image/webp webp 1200'],
    [1200, '1200', 'image/webp webp 1200'],
    [500, '320', 'image/webp webp 320'],
    [500, '640', 'image/webp webp 500'],
  ])('%i pixels wide, asked for in %s, comes as %s', async (width, asked, expected) => {
    await keep('products/a.webp', width);
    expect(await facts(await get(`products/a.webp?w=${asked}`))).toBe(expected);
  });

  test('is made narrower once, however many ask, and is then found by another process', async () => {
    await keep('products/a.webp', 1200);
    const answers = await Promise.all([1, 2, 3, 4].map(() => get('products/a.webp?w=320')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const row = await database.db.selectFrom('objects').select('variants').executeTakeFirstOrThrow();
    expect(row.variants).toEqual(['320.webp']);

    objects = openObjects(config, database);
    objects.files.write = () => Promise.reject(new Error('made again'));
    expect((await get('products/a.webp?w=320')).status).toBe(200);
  });

  test.each([[1440, 3] as const, [1440, 4] as const, [640, 4] as const])(
    '%i pixels wide, of %i channels, is also made as AVIF',
    async (width, channels) => {
      const path = `products/${width}-${channels}.webp`;
      await keep(path, width, channels);
      await jobs.drain();
      objects = openObjects(config, database);
      const asked = `${path}?w=640`;
      expect(await facts(await get(asked, { accept: 'image/avif,image/webp' }))).toBe('image/avif heif 640');
      expect(await facts(await get(asked, { accept: 'image/webp' }))).toBe('image/webp webp 640');
      const answer = await get(asked, { accept: 'image/avif' });
      expect((await sharp(await answer.arrayBuffer()).metadata()).hasAlpha).toBe(channels === 4);
      expect(answer.headers.get('vary')).toBe('Accept');
    },
  );

  test('wider than any page shows is kept as AVIF in the widths of pages', async () => {
    const names = missingVariants({ width: 1440, variants: [] }).map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('.avif'))).toEqual(['320.avif', '640.avif', '1200.avif']);
  });

  test('is made again when its file was lost', async () => {
    await keep('products/a.webp', 1200);
    await get('products/a.webp?w=640');
    await objects.files.remove('variants/products/a.webp/640.webp');
    expect((await get('products/a.webp?w=640')).status).toBe(200);
  });
});

test.each([
  'products/missing.webp',
  'products/a.webp?w=641',
  'products/a.webp?w=99999',
  'products/a.webp?w=',
  '../pglite/PG_VERSION',
  '%2e%2e/pglite/PG_VERSION',
  '..%2fpglite%2fPG_VERSION',
  'products/..%5c..%5ca.webp',
  'products/a.webp/',
  'variants/products/a.webp/320.webp',
  '',
])('there is nothing at «%s»', async (path) => {
  await keep('products/a.webp', 1200);
  await get('products/a.webp?w=320');
  expect((await get(path)).status).toBe(404);
});

describe('an uploaded picture', () => {
  const path = 'products/new.webp';
  const upload = async (bytes: Uint8Array) => {
    const image = await storeImage({ database, objects, jobs }, path, bytes);
    if (!image) throw new Error('The path is taken');
    return image;
  };

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s is kept as WebP', async (format) => {
    const image = await upload(
      await picture(800, 600, format === 'jpeg' ? 3 : 4)
        .toFormat(format)
        .toBuffer(),
    );
    expect(image).toMatchObject({ width: 800, height: 600 });
    expect(image.url).toBe(`/public-objects/${path}`);
    expect(await facts(await get(image.url.replace('/public-objects/', '')))).toBe('image/webp webp 800');
  });

  test('stands upright and says nothing of where it was taken', async () => {
    const image = await upload(
      await picture(800, 600, 3)
        .withExif({ IFD0: { Copyright: 'Ελένη' }, IFD3: { GPSLatitude: '38/1 2/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    expect(image).toMatchObject({ width: 600, height: 800 });
    const stored = await get(image.url.replace('/public-objects/', ''));
    expect((await sharp(await stored.arrayBuffer()).metadata()).exif).toBeUndefined();
  });

  test('loses what was hidden behind it', async () => {
    const image = await upload(
      Buffer.concat([whole, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
    );
    const stored = await get(image.url.replace('/public-objects/', ''));
    expect(Buffer.from(await stored.arrayBuffer()).includes('<script>')).toBe(false);
  });

  test('gets its widths and its AVIF from a job', async () => {
    await upload(await picture(1300, 700, 3).jpeg().toBuffer());
    await jobs.drain();
    const [row] = await database.db.selectFrom('objects').select('variants').execute();
    expect(row?.variants).toEqual(
      ['320', '640', '1200'].flatMap((width) => [`${width}.webp`, `${width}.avif`]),
    );
  });

  test('never takes the place of another', async () => {
    await upload(whole);
    expect(await storeImage({ database, objects, jobs }, path, whole)).toBeUndefined();
  });

  test('keeps no transaction open while its bytes travel', async () => {
    const open = sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and xact_start is not null
        and pid <> pg_backend_pid()`;
    const { write } = objects.files;
    let meanwhile: unknown;
    objects.files.write = async (...file) => {
      meanwhile = (await open.execute(database.db)).rows;
      await write(...file);
    };
    await upload(whole);
    expect(meanwhile).toEqual([{ open: 0 }]);
  });

  test('whose bytes do not arrive leaves nothing behind, and may be sent again', async () => {
    const { write } = objects.files;
    objects.files.write = () => Promise.reject(new Error('The bucket is away'));
    await expect(upload(whole)).rejects.toThrow('The bucket is away');
    objects.files.write = write;
    await upload(whole);
  });

  test('wider than any screen is kept narrower', async () => {
    const image = await upload(await picture(5000, 1000).png().toBuffer());
    expect(image).toMatchObject({ width: 2400, height: 480 });
  });

  test.each([
    ['no picture at all', Buffer.from('not a picture'), 'IMAGE_UNREADABLE'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_UNREADABLE'],
    ['half a picture', whole.subarray(0, whole.length / 2), 'IMAGE_BROKEN'],
    ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'IMAGE_UNREADABLE'],
    ['a GIF', gif, 'IMAGE_UNREADABLE'],
    ['a HEIC under another name', heic, 'IMAGE_UNREADABLE'],
    ['a moving picture', moving, 'IMAGE_ANIMATED'],
    ['more pixels than can be handled', huge, 'IMAGE_TOO_LARGE'],
  ])('%s is refused and leaves nothing behind', async (_, bytes, code) => {
    await expect(upload(bytes)).rejects.toMatchObject({ code });
    expect(await database.db.selectFrom('objects').selectAll().execute()).toEqual([]);
  });
});

describe('the files', () => {
  const key = 'products/a.webp';

  async function keepsFiles(files: ReturnType<typeof openObjectFiles>) {
    expect(await files.read(key)).toBeUndefined();
    await files.write(key, Buffer.from('one'), 'image/webp');
    await files.write(key, Buffer.from('two'), 'image/webp');
    expect((await files.read(key))?.toString()).toBe('two');
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  }

  test('lie on the disk under DATA_DIR', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'objects-'));
    try {
      const files = openObjectFiles({ dataDir, s3Url: undefined });
      await keepsFiles(files);
      await files.write(key, Buffer.from('three'), 'image/webp');
      expect(await readFile(join(dataDir, 'objects', key), 'utf8')).toBe('three');
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  test('lie in an S3-compatible bucket when S3_URL is set', async () => {
    const bucket = new Map<string, Buffer>();
    const signedBy = new Set<string | undefined>();
    const server = createServer((request, response) => {
      signedBy.add(
        request.headers.authorization
          ?.match(/Credential=([^/]+)\/\d+\/([^/]+)\//)
          ?.slice(1)
          .join(' '),
      );
      const name = request.url ?? '';
      const parts: Buffer[] = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        if (request.method === 'PUT') bucket.set(name, Buffer.concat(parts));
        if (request.method === 'DELETE') bucket.delete(name);
        const bytes = bucket.get(name);
        response.writeHead(bytes ? 200 : request.method === 'DELETE' ? 204 : 404);
        response.end(request.method === 'GET' ? bytes : undefined);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const s3Url = `http://key:sec%2Fret@127.0.0.1:${port}/pictures?region=eu-1`;
      const files = openObjectFiles({ dataDir: '', s3Url });
      await keepsFiles(files);
      await files.write(key, Buffer.from('three'), 'image/webp');
      expect([...bucket.keys()]).toEqual(['/pictures/products/a.webp']);
      expect([...signedBy]).toEqual(['key eu-1']);
    } finally {
      server.close();
    }
  });
});
