import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { ResponseCache, type Render, type Rendered } from './response-cache.ts';

const page = (
  text: string,
  resources: string[] = [],
  { freshForSeconds = Infinity, ...more }: Partial<Rendered> & { freshForSeconds?: number } = {},
): Render => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return async ({ reads, freshFor }) => {
    resources.forEach(reads);
    freshFor(freshForSeconds);
    return { status: 200, content: Buffer.from(text), headers, ...more };
  };
};

const open = () => new ResponseCache({ bytes: 1024 * 1024, missing: 50 });

/** A renderer that counts its calls and waits until it is released. */
function heldRender(text: string, resources: string[] = []) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let renders = 0;
  const render: Render = async (dependencies) => {
    renders += 1;
    await promise;
    return page(text, resources)(dependencies);
  };
  return { render, finish: () => resolve(), count: () => renders };
}

const html = (cache: ResponseCache, key: string) => cache.find(key)?.identity.bytes.toString();

afterEach(() => vi.useRealTimers());

test('a hundred who ask at once for a page that is not cached cost one render', async () => {
  const cache = open();
  const { render, finish, count } = heldRender('<p>Κάμερες</p>');
  const asked = Array.from({ length: 100 }, () => cache.get('/products', render));
  finish();
  const answers = await Promise.all(asked);
  expect(count()).toBe(1);
  expect(new Set(answers).size).toBe(1);
  await cache.get('/products', render);
  expect(count()).toBe(1);
});

test('a change drops the pages that read what was changed, and no others', async () => {
  const cache = open();
  await cache.get('/products', page('list', ['catalogue', 'product:1', 'product:2']));
  await cache.get('/products/1', page('one', ['product:1']));
  await cache.get('/products/2', page('two', ['product:2']));
  await cache.get('/contact', page('contact'));
  cache.invalidate(['product:1']);
  expect(html(cache, '/products')).toBeUndefined();
  expect(html(cache, '/products/1')).toBeUndefined();
  expect(html(cache, '/products/2')).toBe('two');
  expect(html(cache, '/contact')).toBe('contact');
});

test('a render that began before a change is sent but not cached, and who asks after it gets a new one', async () => {
  const cache = open();
  const before = heldRender('old', ['product:1']);
  const early = cache.get('/products/1', before.render);
  cache.invalidate(['product:1']);
  const after = heldRender('new', ['product:1']);
  const late = cache.get('/products/1', after.render);
  before.finish();
  expect((await early).identity.bytes.toString()).toBe('old');
  expect(html(cache, '/products/1')).toBeUndefined();
  const later = cache.get('/products/1', after.render);
  after.finish();
  expect((await later).identity.bytes.toString()).toBe('new');
  expect(after.count()).toBe(1);
  expect((await late).identity.bytes.toString()).toBe('new');
  expect(html(cache, '/products/1')).toBe('new');
});

test('a render that fails is not cached, and the next one is tried', async () => {
  const cache = open();
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await cache.get('/', page('home'));
  expect(html(cache, '/')).toBe('home');
});

test('a computed page is drawn anew after its time', async () => {
  const cache = open();
  vi.useFakeTimers({ toFake: ['Date'] });
  const render = (text: string) => cache.get('/products/1', page(text, [], { freshForSeconds: 600 }));
  await render('first');
  vi.advanceTimersByTime(599_999);
  expect(html(cache, '/products/1')).toBe('first');
  vi.advanceTimersByTime(1);
  expect(html(cache, '/products/1')).toBeUndefined();
  await render('second');
  expect(html(cache, '/products/1')).toBe('second');
});

test('only pages that were found or not found are cached: no redirect and no fault', async () => {
  const cache = open();
  for (const status of [301, 307, 500, 503]) await cache.get(`/${status}`, page('', [], { status }));
  for (const status of [301, 307, 500, 503]) expect(cache.find(`/${status}`)).toBeUndefined();
});

test('two thousand pages are cached; the one used least recently is evicted', async () => {
  const cache = open();
  const same = page('page');
  for (let number = 0; number <= 2000; number += 1) await cache.get(`/products?page=${number}`, same);
  expect(cache.find('/products?page=0')).toBeUndefined();
  expect(html(cache, '/products?page=1')).toBe('page');
  expect(html(cache, '/products?page=2000')).toBe('page');
});

test('a megabyte is cached where a megabyte is allowed; the one used least recently is evicted, and what is dropped leaves it', async () => {
  const cache = open();
  // Random characters, which hardly compress: about 700 KB in all three forms.
  const large = (resource: string) => page(randomBytes(200 * 1024).toString('latin1'), [resource]);
  const isCached = (key: string) => cache.find(key) !== undefined;
  await cache.get('/1', large('product:1'));
  await cache.get('/2', large('product:2'));
  expect(['/1', '/2'].map(isCached)).toEqual([false, true]);
  cache.invalidate(['product:2']);
  await cache.get('/3', page('small'));
  await cache.get('/4', large('product:4'));
  expect(['/2', '/3', '/4'].map(isCached)).toEqual([false, true, true]);
});

test('an answer larger than all that may be cached is sent, not cached', async () => {
  const cache = new ResponseCache({ bytes: 10, missing: 50 });
  expect((await cache.get('/', page('more than ten bytes'))).identity.bytes.length).toBeGreaterThan(10);
  expect(cache.find('/')).toBeUndefined();
});

test('guessed addresses fill a room of fifty and push no real page out', async () => {
  const cache = open();
  await cache.get('/', page('home'));
  for (let number = 0; number <= 50; number += 1) {
    await cache.get(`/guess-${number}`, page('404', [], { status: 404 }));
  }
  expect(cache.find('/guess-0')).toBeUndefined();
  expect(cache.find('/guess-50')?.status).toBe(404);
  expect(html(cache, '/')).toBe('home');
});

test('after a lost connection to the database nothing is trusted any more', async () => {
  const cache = open();
  await cache.get('/', page('home'));
  const { render, finish } = heldRender('meanwhile');
  const asked = cache.get('/contact', render);
  cache.clear();
  finish();
  await asked;
  expect(cache.find('/')).toBeUndefined();
  expect(cache.find('/contact')).toBeUndefined();
});

/** A text that compresses better with a higher quality. */
const longText = Array.from({ length: 3000 }, (_, index) => `κάμερα ${(index * 7919) % 613}`).join(' ');

test('a page asked for again is sent smaller from then on, with the same content and tag', async () => {
  const cache = open();
  const first = await cache.get('/products', page(longText));
  expect(cache.find('/products')).toBe(first);
  await cache.settled();
  const later = cache.find('/products');
  expect(later?.brotli.bytes.length).toBeLessThan(first.brotli.bytes.length);
  expect(later?.brotli.headers['Content-Length']).toBe(String(later?.brotli.bytes.length));
  expect(brotliDecompressSync(later?.brotli.bytes ?? '').toString()).toBe(longText);
  expect(gunzipSync(later?.gzip.bytes ?? '').toString()).toBe(longText);
  expect(later?.etag).toBe(first.etag);
  await cache.settled();
  expect(cache.find('/products')).toBe(later);
});

test('a page that is dropped while it is made smaller stays dropped', async () => {
  const cache = open();
  await cache.get('/products', page(longText, ['catalogue']));
  cache.find('/products');
  await Promise.resolve();
  cache.invalidate(['catalogue']);
  await cache.settled();
  expect(cache.find('/products')).toBeUndefined();
});

test('an address that does not exist costs no more effort, however often it is asked for', async () => {
  const cache = open();
  const missing = await cache.get('/guess', page(longText, [], { status: 404 }));
  cache.find('/guess');
  await cache.settled();
  expect(cache.find('/guess')).toBe(missing);
});

test('a cached page is ready in every encoding, with its length and a tag that follows its content', async () => {
  const cache = open();
  const text = `<p>${'Συναγερμοί '.repeat(200)}</p>`;
  const cached = await cache.get('/', page(text));
  expect(cached.identity.bytes.toString()).toBe(text);
  expect(brotliDecompressSync(cached.brotli.bytes).toString()).toBe(text);
  expect(gunzipSync(cached.gzip.bytes).toString()).toBe(text);
  for (const body of [cached.identity, cached.brotli, cached.gzip]) {
    expect(body.headers).toMatchObject({ ETag: cached.etag, 'Content-Length': String(body.bytes.length) });
  }
  expect(cached.brotli.headers['Content-Encoding']).toBe('br');
  expect(cached.gzip.headers['Content-Encoding']).toBe('gzip');
  expect((await cache.get('/same', page(text))).etag).toBe(cached.etag);
  expect((await cache.get('/other', page(`${text} `))).etag).not.toBe(cached.etag);
});
