import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeFonts } from './font-subsets.ts';

const folder = 'src/ui/style/fonts';

test('the stored fonts are what the script makes', async () => {
  const fonts = await makeFonts();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.woff2'));
  expect([...fonts.keys()].toSorted()).toEqual(files.map((name) => `${folder}/${name}`).toSorted());
  for (const [path, bytes] of fonts) expect([path, bytes.equals(await readFile(path))]).toEqual([path, true]);
});

test('what the first screen needs of the type is at most 47 KB', async () => {
  const names = ['plex-sans-greek', 'plex-sans-latin', 'plex-mono-400'];
  const sizes = await Promise.all(
    names.map(async (name) => (await readFile(`${folder}/${name}.woff2`)).length),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(47_000);
});
