import { readdir, stat } from 'node:fs/promises';
import { expect, it, test } from 'vitest';
import { readDemoJson, type DemoPictures } from './demo-files.ts';

type Picture = {
  use: string;
  width: number;
  height: number;
  colour: string;
  position: string;
  safe: [left: number, top: number, right: number, bottom: number];
};

const pictures = Object.entries(await readDemoJson<Record<string, Picture>>('pictures.json'));
const files = await readDemoJson<DemoPictures>('variants/index.json');
const { services } = await readDemoJson<{ services: { slug: string; imageUrl: string }[] }>('services.json');

/** What a picture that covers a box of the given proportion shows of its own width and height, as shares. */
function shown({ width, height, position }: Picture, proportion: number) {
  const [x = 0, y = 0] = position.split(' ').map((share) => Number.parseFloat(share) / 100);
  const wide = Math.min(1, (proportion * height) / width);
  const high = Math.min(1, width / proportion / height);
  const [left, top] = [(1 - wide) * x, (1 - high) * y];
  return { left, top, right: left + wide, bottom: top + high };
}

/** The proportions in which pages show a picture, by its use. */
const proportions: readonly [use: RegExp, proportions: readonly number[]][] = [
  [/^hero$/, [16 / 9, 16 / 10]],
  [/^hero, phones$/, [4 / 5]],
  [/^service /, [16 / 10, 4 / 3, 16 / 9]],
  [/^category /, [3 / 2, 4 / 3]],
  [/^product /, [1]],
  [/^installation$/, [16 / 10]],
];

it.each(pictures)('%s keeps its device inside every crop and states its own size', (name, picture) => {
  const { width, height } = files[name] ?? {};
  expect([picture.width, picture.height]).toEqual([width, height]);
  expect(picture.colour).toMatch(/^#[\da-f]{6}$/);
  const [left, top, right, bottom] = picture.safe;
  const crops = proportions.find(([use]) => use.test(picture.use))?.[1] ?? [];
  expect(crops).not.toEqual([]);
  for (const proportion of crops) {
    const crop = shown(picture, proportion);
    expect(left).toBeGreaterThanOrEqual(crop.left);
    expect(top).toBeGreaterThanOrEqual(crop.top);
    expect(right).toBeLessThanOrEqual(crop.right);
    expect(bottom).toBeLessThanOrEqual(crop.bottom);
  }
});

test('no two services share a picture, and each has the one that was made for it', () => {
  const shownBy = services.map(({ imageUrl }) => imageUrl.split('/').at(-1));
  expect(new Set(shownBy).size).toBe(services.length);
  const madeFor = new Map(pictures.map(([name, { use }]) => [name, use]));
  expect(shownBy.map((name) => madeFor.get(name ?? ''))).toEqual(
    services.map(({ slug }) => `service ${slug}`),
  );
});

test('the pictures with their variants stay under 25 MB', async () => {
  const folder = new URL('../../demo/', import.meta.url);
  let bytes = 0;
  for (const name of ['images', 'variants']) {
    const entries = await readdir(new URL(name, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile()))
      bytes += (await stat(`${entry.parentPath}/${entry.name}`)).size;
  }
  expect(bytes).toBeLessThanOrEqual(25_000_000);
});
