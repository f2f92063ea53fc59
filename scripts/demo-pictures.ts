// Makes the narrower variants of the demonstration's pictures, so that no visitor of it waits for one. Run it after a
// picture in demo/images has changed: `node scripts/demo-pictures.ts`. A test fails if it was forgotten.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { resizePicture } from '../src/server/images.ts';
import { missingVariants } from '../src/server/objects.ts';
import type { DemoPictures } from '../src/server/demo-files.ts';

const images = 'demo/images';
const variants = 'demo/variants';

async function readIndex(): Promise<DemoPictures> {
  return JSON.parse(await readFile(`${variants}/index.json`, 'utf8').catch(() => '{}')) as DemoPictures;
}

/** A hash of a picture's bytes. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Makes the variants of the pictures whose bytes have changed, and removes those of pictures that are gone. */
async function makeAll(): Promise<void> {
  const before = await readIndex();
  const names = (await readdir(images)).filter((name) => name.endsWith('.webp')).toSorted();
  const index: DemoPictures = {};
  for (const name of names) {
    const bytes = await readFile(`${images}/${name}`);
    const hash = hashOf(bytes);
    const known = before[name];
    if (known?.hash === hash) {
      index[name] = known;
      continue;
    }
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    const size = { width, height, hasAlpha };
    const made = missingVariants({ ...size, variants: [] });
    await rm(`${variants}/${name}`, { recursive: true, force: true });
    await mkdir(`${variants}/${name}`, { recursive: true });
    for (const one of made) {
      const narrower = await resizePicture(bytes, one.width, one.format, false);
      await writeFile(`${variants}/${name}/${one.name}`, narrower);
    }
    index[name] = { hash, ...size, variants: made.map((one) => one.name) };
    console.log(`${name}: ${made.length} variants`);
  }
  const gone = Object.keys(before).filter((name) => !(name in index));
  for (const name of gone) await rm(`${variants}/${name}`, { recursive: true, force: true });
  await writeFile(`${variants}/index.json`, `${JSON.stringify(index, null, 2)}\n`);
}

if (import.meta.main) await makeAll();
