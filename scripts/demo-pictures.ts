// Makes the narrower variants of the demonstration's pictures, so that no visitor of it waits for one. Run it after a
// picture in demo/images has changed: `node scripts/demo-pictures.ts`. A test fails if it was forgotten.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { resizePicture } from '#server/images.ts';
import { missingVariants } from '#server/objects.ts';
import type { DemoPictures } from '#server/demo-files.ts';

const images = 'demo/images';
const variants = 'demo/variants';

async function readIndex(): Promise<DemoPictures> {
  return JSON.parse(await readFile(`${variants}/index.json`, 'utf8').catch(() => '{}')) as DemoPictures;
}

/** A hash of a picture's bytes. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Makes the variants that are missing or whose picture has changed, and removes those of pictures that are gone. */
async function makeAll(): Promise<void> {
  const before = await readIndex();
  const names = (await readdir(images)).filter((name) => name.endsWith('.webp')).toSorted();
  const index: DemoPictures = {};
  for (const name of names) {
    const bytes = await readFile(`${images}/${name}`);
    const hash = hashOf(bytes);
    const known = before[name]?.hash === hash ? before[name] : undefined;
    const { width, height, hasAlpha } = known ?? (await sharp(bytes).metadata());
    const made = missingVariants({ width, variants: known?.variants ?? [] });
    if (!known) await rm(`${variants}/${name}`, { recursive: true, force: true });
    await mkdir(`${variants}/${name}`, { recursive: true });
    for (const one of made) {
      const narrower = await resizePicture(bytes, { ...one, hasAlpha }, false);
      await writeFile(`${variants}/${name}/${one.name}`, narrower);
    }
    const all = missingVariants({ width, variants: [] });
    index[name] = { hash, width, height, hasAlpha, variants: all.map((one) => one.name) };
    if (made.length > 0) console.log(`${name}: ${made.length} variants`);
  }
  const gone = Object.keys(before).filter((name) => !(name in index));
  for (const name of gone) await rm(`${variants}/${name}`, { recursive: true, force: true });
  await writeFile(`${variants}/index.json`, `${JSON.stringify(index, null, 2)}\n`);
}

if (import.meta.main) await makeAll();
