import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const folder = 'src/app/pages/product';
const pictures = (await readdir(folder)).filter((name) => name.endsWith('.avif'));

it('shows the steps of an installation as they were rendered last', async () => {
  expect(pictures).toHaveLength(6);
  for (const name of pictures) {
    const [, scene, width] = /^(.+)-(\d+)\.avif$/.exec(name) ?? [];
    const made = await readFile(`demo/variants/${scene}.webp/${width}.avif`);
    expect([name, made.equals(await readFile(`${folder}/${name}`))]).toEqual([name, true]);
  }
});
