import { readFile } from 'node:fs/promises';
import { picturesPath } from '../shared/images.ts';

const folder = new URL('../../demo/', import.meta.url);

/** Reads a JSON file of the demonstration. */
export async function readDemoJson<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Content;
}

async function readDemoPicture(url: string) {
  const path = url.slice(picturesPath.length);
  return { path, bytes: await readFile(new URL(`images/${path.split('/').at(-1)}`, folder)) };
}

/** Reads the pictures of public URLs such as `/public-objects/products/a.webp`, each once. */
export const readDemoPictures = (urls: Iterable<string>) =>
  Promise.all(Array.from(new Set(urls), readDemoPicture));
