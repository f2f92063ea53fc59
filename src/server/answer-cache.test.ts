import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AnswerCache, type Rendered } from './answer-cache.ts';

const now = Date.UTC(2026, 10, 20);

const page = (text: string, resources: string[] = [], more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  content: Buffer.from(text),
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  resources: new Set(resources),
  freshForSeconds: Infinity,
  ...more,
});

const open = () => new AnswerCache({ bytes: 1024 * 1024, missing: 50 });

/** A renderer that counts, and waits until it is let go. */
function heldRender(text: string, resources: string[] = []) {
  const { promise, resolve } = Promise.withResolvers<Rendered>();
  let renders = 0;
  return {
    render: () => {
      renders += 1;
      return promise;
    },
    finish: () => resolve(page(text, resources)),
    count: () => renders,
  };
}

const keep = (cache: AnswerCache, key: string, rendered: Rendered, at = now) =>
  cache.get(key, at, async () => rendered);
const html = (cache: AnswerCache, key: string, at = now) => cache.find(key, at)?.identity.bytes.toString();

test('a hundred who ask at once for a page that is not kept cost one render', async () => {
  const cache = open();
  const { render, finish, count } = heldRender('<p>Κάμερες</p>');
  const asked = Array.from({ length: 100 }, () => cache.get('/products', now, render));
  finish();
  const answers = await Promise.all(asked);
  expect(count()).toBe(1);
  expect(new Set(answers).size).toBe(1);
  await cache.get('/products', now, render);
  expect(count()).toBe(1);
});

test('a change drops the pages that read what was changed, and no others', async () => {
  const cache = open();
  await keep(cache, '/products', page('list', ['catalogue', 'product:1', 'product:2']));
  await keep(cache, '/products/1', page('one', ['product:1']));
  await keep(cache, '/products/2', page('two', ['product:2']));
  await keep(cache, '/contact', page('contact'));
  cache.drop(['product:1']);
  expect(html(cache, '/products')).toBeUndefined();
  expect(html(cache, '/products/1')).toBeUndefined();
  expect(html(cache, '/products/2')).toBe('two');
  expect(html(cache, '/contact')).toBe('contact');
});

test('a render that began before a change is sent but not kept, and who asks after it gets a new one', async () => {
  const cache = open();
  const before = heldRender('old', ['product:1']);
  const early = cache.get('/products/1', now, before.render);
  cache.drop(['product:1']);
  const after = heldRender('new', ['product:1']);
  const late = cache.get('/products/1', now, after.render);
  before.finish();
  expect((await early).identity.bytes.toString()).toBe('old');
  expect(html(cache, '/products/1')).toBeUndefined();
  const later = cache.get('/products/1', now, after.render);
  after.finish();
  expect((await later).identity.bytes.toString()).toBe('new');
  expect(after.count()).toBe(1);
  expect((await late).identity.bytes.toString()).toBe('new');
  expect(html(cache, '/products/1')).toBe('new');
});

test('a render that fails is not kept, and the next one is tried', async () => {
  const cache = open();
  await expect(cache.get('/', now, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await keep(cache, '/', page('home'));
  expect(html(cache, '/')).toBe('home');
});

test('a computed page is drawn anew after its time', async () => {
  const cache = open();
  await keep(cache, '/products/1', page('first', [], { freshForSeconds: 600 }));
  expect(html(cache, '/products/1', now + 599_999)).toBe('first');
  expect(html(cache, '/products/1', now + 600_000)).toBeUndefined();
  await keep(cache, '/products/1', page('second', [], { freshForSeconds: 600 }), now + 600_000);
  expect(html(cache, '/products/1', now + 600_000)).toBe('second');
});

test('only pages that were found or not found are kept: no redirect and no fault', async () => {
  const cache = open();
  for (const status of [301, 307, 500, 503]) await keep(cache, `/${status}`, page('', [], { status }));
  for (const status of [301, 307, 500, 503]) expect(cache.find(`/${status}`, now)).toBeUndefined();
});

test('two thousand pages are kept; the one kept longest makes room', async () => {
  const cache = open();
  const same = page('page');
  for (let number = 0; number <= 2000; number += 1) await keep(cache, `/products?page=${number}`, same);
  expect(cache.find('/products?page=0', now)).toBeUndefined();
  expect(html(cache, '/products?page=1')).toBe('page');
  expect(html(cache, '/products?page=2000')).toBe('page');
});

test('a megabyte is kept where a megabyte is allowed; the one kept longest makes room, and what is dropped leaves it', async () => {
  const cache = open();
  // Random letters, which hardly get smaller: some 700 KB in all three forms.
  const large = (resource: string) => page(randomBytes(200 * 1024).toString('latin1'), [resource]);
  const isKept = (key: string) => cache.find(key, now) !== undefined;
  await keep(cache, '/1', large('product:1'));
  await keep(cache, '/2', large('product:2'));
  expect(['/1', '/2'].map(isKept)).toEqual([false, true]);
  cache.drop(['product:2']);
  await keep(cache, '/3', page('small'));
  await keep(cache, '/4', large('product:4'));
  expect(['/2', '/3', '/4'].map(isKept)).toEqual([false, true, true]);
});

test('an answer larger than all that may be kept is sent, not kept', async () => {
  const cache = new AnswerCache({ bytes: 10, missing: 50 });
  expect((await keep(cache, '/', page('more than ten bytes'))).identity.bytes.length).toBeGreaterThan(10);
  expect(cache.find('/', now)).toBeUndefined();
});

test('guessed addresses fill a room of fifty and push no real page out', async () => {
  const cache = open();
  await keep(cache, '/', page('home'));
  for (let number = 0; number <= 50; number += 1) {
    await keep(cache, `/guess-${number}`, page('404', [], { status: 404 }));
  }
  expect(cache.find('/guess-0', now)).toBeUndefined();
  expect(cache.find('/guess-50', now)?.status).toBe(404);
  expect(html(cache, '/')).toBe('home');
});

test('after a lost connection to the database nothing is trusted any more', async () => {
  const cache = open();
  await keep(cache, '/', page('home'));
  const { render, finish } = heldRender('meanwhile');
  const asked = cache.get('/contact', now, render);
  cache.clear();
  finish();
  await asked;
  expect(cache.find('/', now)).toBeUndefined();
  expect(cache.find('/contact', now)).toBeUndefined();
});

/** A text that compresses better with more effort. */
const longText = Array.from({ length: 3000 }, (_, place) => `κάμερα ${(place * 7919) % 613}`).join(' ');

test('a page asked for again is sent smaller from then on, with the same content and tag', async () => {
  const cache = open();
  const first = await keep(cache, '/products', page(longText));
  expect(cache.find('/products', now)).toBe(first);
  await cache.settled();
  const later = cache.find('/products', now);
  expect(later?.brotli.bytes.length).toBeLessThan(first.brotli.bytes.length);
  expect(later?.brotli.headers['Content-Length']).toBe(String(later?.brotli.bytes.length));
  expect(brotliDecompressSync(later?.brotli.bytes ?? '').toString()).toBe(longText);
  expect(gunzipSync(later?.gzip.bytes ?? '').toString()).toBe(longText);
  expect(later?.etag).toBe(first.etag);
  await cache.settled();
  expect(cache.find('/products', now)).toBe(later);
});

test('a page that is dropped while it is made smaller stays dropped', async () => {
  const cache = open();
  await keep(cache, '/products', page(longText, ['catalogue']));
  cache.find('/products', now);
  await Promise.resolve();
  cache.drop(['catalogue']);
  await cache.settled();
  expect(cache.find('/products', now)).toBeUndefined();
});

test('an address that does not exist costs no more effort, however often it is asked for', async () => {
  const cache = open();
  const missing = await keep(cache, '/guess', page(longText, [], { status: 404 }));
  cache.find('/guess', now);
  await cache.settled();
  expect(cache.find('/guess', now)).toBe(missing);
});

test('a kept page is ready in every encoding, with its length and a tag that follows its content', async () => {
  const cache = open();
  const text = `<p>${'Συναγερμοί '.repeat(200)}</p>`;
  const kept = await keep(cache, '/', page(text));
  expect(kept.identity.bytes.toString()).toBe(text);
  expect(brotliDecompressSync(kept.brotli.bytes).toString()).toBe(text);
  expect(gunzipSync(kept.gzip.bytes).toString()).toBe(text);
  for (const body of [kept.identity, kept.brotli, kept.gzip]) {
    expect(body.headers).toMatchObject({ ETag: kept.etag, 'Content-Length': String(body.bytes.length) });
  }
  expect(kept.brotli.headers['Content-Encoding']).toBe('br');
  expect(kept.gzip.headers['Content-Encoding']).toBe('gzip');
  expect((await keep(cache, '/same', page(text))).etag).toBe(kept.etag);
  expect((await keep(cache, '/other', page(`${text} `))).etag).not.toBe(kept.etag);
});
