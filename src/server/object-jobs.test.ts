import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../tests/support/app/app.ts';
import { truncateAll } from '../../tests/support/database/database.ts';
import { serveObjects, storeImage, storePictures } from './objects.ts';

const { services } = await testApp();
const { database, objects, jobs } = services;

beforeEach(truncateAll);
afterEach(() => {
  vi.restoreAllMocks();
  objects.known.clear();
});

const picture = (channels: 3 | 4) =>
  sharp({ create: { width: 700, height: 350, channels, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } })
    .webp()
    .toBuffer();
const [scene, cutOut] = await Promise.all([picture(3), picture(4)]);

/** Collects the keys of all files written from now on. */
function watchWriting(): string[] {
  const keys: string[] = [];
  const write = objects.files.write.bind(objects.files);
  vi.spyOn(objects.files, 'write').mockImplementation((key, ...rest) => {
    keys.push(key.replace('variants/', ''));
    return write(key, ...rest);
  });
  return keys;
}

describe('the narrower forms of a picture', () => {
  test('are those that it was stored with, and none is made', async () => {
    const size = { width: 700, height: 350, hasAlpha: false };
    const variants = new Map([['640.webp', cutOut]]);
    await database.db
      .transaction()
      .execute((trx) => storePictures(trx, objects, [{ path: 'a/1.webp', bytes: scene, ...size, variants }]));
    const made = watchWriting();
    const url = 'http://shop.example/public-objects/a/1.webp?w=640';
    const answer = await serveObjects(objects, new Request(url));
    expect(Buffer.from(await answer.arrayBuffer()).equals(cutOut)).toBe(true);
    expect(made).toEqual([]);
  });

  test('are made before anybody asks, as AVIF too', async () => {
    await storeImage(services, 'a/1.webp', scene);
    await storeImage(services, 'a/2.webp', cutOut);
    const made = watchWriting();
    await jobs.drain();
    expect(made.toSorted()).toEqual([
      'a/1.webp/320.avif',
      'a/1.webp/320.webp',
      'a/1.webp/640.avif',
      'a/1.webp/640.webp',
      'a/1.webp/700.avif',
      'a/2.webp/320.avif',
      'a/2.webp/320.webp',
      'a/2.webp/640.avif',
      'a/2.webp/640.webp',
      'a/2.webp/700.avif',
    ]);
  });

  test('are made once when somebody asks while a job makes them', async () => {
    await storeImage(services, 'a/1.webp', cutOut);
    const made = watchWriting();
    const ask = (width: number) =>
      serveObjects(objects, new Request(`http://shop.example/public-objects/a/1.webp?w=${width}`));
    const [, ...answers] = await Promise.all([jobs.drain(), ask(320), ask(640)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(made.toSorted()).toEqual(
      ['320.avif', '320.webp', '640.avif', '640.webp', '700.avif'].map((name) => `a/1.webp/${name}`),
    );
  });
});
