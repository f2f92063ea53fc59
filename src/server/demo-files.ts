import { readdir, readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import { picturesPath } from '#shared/images.ts';
import type { ReadyPicture } from './objects.ts';

/** What `scripts/demo-pictures.ts` has made of the pictures in demo/images: by file name, with a hash of its bytes. */
export type DemoPictures = Record<
  string,
  { hash: string; width: number; height: number; hasAlpha: boolean; variants: string[] }
>;

const folder = new URL('../../demo/', import.meta.url);

const read = (name: string) => readFile(new URL(name, folder));

export async function readDemoJson<Content>(name: string): Promise<Content> {
  return JSON.parse(String(await read(name))) as Content;
}

/** The pictures of the demonstration's look. */
export async function readDemoLook(): Promise<{ name: string; bytes: Buffer; contentType: string }[]> {
  const names = await readdir(new URL('brand/', folder));
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: await read(`brand/${name}`),
      contentType: getMimeType(name) ?? '',
    })),
  );
}

/** Reads the pictures of public URLs such as `/public-objects/products/a.webp`, each once, with their variants. */
export async function readDemoPictures(urls: Iterable<string>): Promise<ReadyPicture[]> {
  const index = await readDemoJson<DemoPictures>('variants/index.json');
  return Promise.all(
    Array.from(new Set(urls), async (url) => {
      const path = url.slice(picturesPath.length);
      const name = path.split('/').at(-1) ?? '';
      const { width, height, hasAlpha, variants = [] } = index[name] ?? {};
      if (!width || !height || hasAlpha === undefined)
        throw new Error(`demo/variants lacks ${name}: node scripts/demo-pictures.ts`);
      const bytes = await read(`images/${name}`);
      const made = variants.map(
        async (variant) => [variant, await read(`variants/${name}/${variant}`)] as const,
      );
      return { path, bytes, width, height, hasAlpha, variants: new Map(await Promise.all(made)) };
    }),
  );
}
