import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../tests/support/app/app.ts';
import { truncateAll } from '../../tests/support/database/database.ts';
import { serveObjects, storePictures } from './objects.ts';

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

const store = (pictures: Record<string, Buffer>) =>
  database.db.transaction().execute((trx) =>
    storePictures(
      trx,
      services,
      Object.entries(pictures).map(([path, bytes]) => ({ path, bytes })),
    ),
  );

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
  test('are made before anybody asks, those of the first pictures first and AVIF last', async () => {
    await store({ 'a/4.webp': scene });
    await store({ 'a/3.webp': cutOut, 'a/2.webp': cutOut, 'a/1.webp': cutOut });
    const made = watchWriting();
    await jobs.drain();
    // Jobs run two at a time, so the order within a pair varies.
    expect(made.slice(0, 4).toSorted()).toEqual([
      'a/3.webp/320.webp',
      'a/3.webp/640.webp',
      'a/4.webp/320.webp',
      'a/4.webp/640.webp',
    ]);
    expect(made.slice(4, 8).toSorted()).toEqual([
      'a/1.webp/320.webp',
      'a/1.webp/640.webp',
      'a/2.webp/320.webp',
      'a/2.webp/640.webp',
    ]);
    expect(made.slice(8)).toEqual(['a/4.webp/320.avif', 'a/4.webp/640.avif']);
  });

  test('are made once when somebody asks while a job makes them', async () => {
    await store({ 'a/1.webp': cutOut });
    const made = watchWriting();
    const ask = (width: number) =>
      serveObjects(objects, new Request(`http://shop.example/public-objects/a/1.webp?w=${width}`));
    const [, ...answers] = await Promise.all([jobs.drain(), ask(320), ask(640)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(made.toSorted()).toEqual(['a/1.webp/320.webp', 'a/1.webp/640.webp']);
  });
});
