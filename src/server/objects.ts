import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { imageWidths, picturesPath, type Image } from '#shared/images.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './db/database.ts';
import type { DB } from './db/schema.ts';
import { etagOf } from './http/etag.ts';
import { readPicture, resizePicture } from './images.ts';
import type { Jobs } from './jobs.ts';
import { isPicturePath, openObjectFiles, type ObjectFiles } from './object-files.ts';

/** A stored picture. `variants` names its existing files in other widths and formats: '640.webp'. */
type StoredObject = {
  path: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  hasAlpha: boolean;
  variants: string[];
  createdAt: Date;
};

/** Pictures by their public path: metadata in the database, bytes on disk or in a bucket. */
export type Objects = {
  database: Database;
  files: ObjectFiles;
  /** The metadata of a path never changes, so it is read once. */
  known: LRUCache<string, StoredObject>;
  /** Variants in creation: concurrent requests share one. */
  making: Map<string, Promise<Buffer | undefined>>;
};

declare module './jobs.ts' {
  interface JobData {
    'objects.variants': { path: string };
    'objects.release': { paths: string[] };
    'objects.erase': { path: string; variants: string[] };
    'objects.sweep': object;
  }
}

/** A WebP picture with all its variants, and the path to store it under. */
export type ReadyPicture = Pick<StoredObject, 'path' | 'width' | 'height' | 'hasAlpha'> & {
  bytes: Buffer;
  variants: ReadonlyMap<string, Buffer>;
};

const maxKnown = 2000;

/** Opens the picture store: metadata in the database, bytes where the settings say. */
export function openObjects(config: Pick<Config, 'dataDir' | 's3Url'>, database: Database): Objects {
  return {
    database,
    files: openObjectFiles(config),
    known: new LRUCache({ max: maxKnown }),
    making: new Map(),
  };
}

/** The key of a variant's file. */
export const variantKey = (path: string, variant: string) => `variants/${path}/${variant}`;

async function findObject({ database, known }: Objects, path: string): Promise<StoredObject | undefined> {
  const stored = known.get(path);
  if (stored) return stored;
  const row = await database.db.selectFrom('objects').selectAll().where('path', '=', path).executeTakeFirst();
  if (!row) return undefined;
  // Concurrent reads must share one object, because its variants are updated.
  const sinceThen = known.get(path);
  if (sinceThen) return sinceThen;
  const { width, height, variants, ...rest } = row;
  const object = { ...rest, width: width ?? 0, height: height ?? 0, variants: variants as string[] };
  known.set(path, object);
  return object;
}

async function makeVariant(
  { database, files }: Objects,
  object: StoredObject,
  variant: string,
  inBackground: boolean,
) {
  const original = await files.read(object.path);
  if (!original) return undefined;
  const [width = '', format] = variant.split('.');
  const { hasAlpha } = object;
  const form = { width: Number(width), format: format === 'avif' ? 'avif' : 'webp', hasAlpha } as const;
  const bytes = await resizePicture(original, form, inBackground);
  await files.write(variantKey(object.path, variant), bytes, `image/${format}`);
  await database.db
    .updateTable('objects')
    .set({ variants: sql`variants || to_jsonb(${variant}::text)` })
    .where('path', '=', object.path)
    .where(sql<boolean>`not variants @> to_jsonb(${variant}::text)`)
    .execute();
  object.variants.push(variant);
  return bytes;
}

/** Reads the bytes of a variant, and creates it first if it is missing. */
async function readVariant(objects: Objects, object: StoredObject, variant: string, inBackground = false) {
  const key = variantKey(object.path, variant);
  const stored = object.variants.includes(variant) ? await objects.files.read(key) : undefined;
  if (stored) return stored;
  const running = objects.making.get(key);
  if (running) return running;
  const made = makeVariant(objects, object, variant, inBackground).finally(() => objects.making.delete(key));
  objects.making.set(key, made);
  return made;
}

/** The variants that a picture should have and has not: each offered width, the picture's own only as AVIF. */
export function missingVariants({ width, variants }: Pick<StoredObject, 'width' | 'variants'>) {
  const widths = new Set(imageWidths.map((offered) => Math.min(offered, width)));
  return Array.from(widths)
    .flatMap((one) => [
      ...(one < width ? [{ name: `${one}.webp`, width: one, format: 'webp' as const }] : []),
      { name: `${one}.avif`, width: one, format: 'avif' as const },
    ])
    .filter(({ name }) => !variants.includes(name));
}

export async function makeVariants(objects: Objects, path: string): Promise<void> {
  const object = await findObject(objects, path);
  if (!object) return;
  for (const { name } of missingVariants(object)) await readVariant(objects, object, name, true);
}

/** Returns the file for a requested width: undefined for the original, null for an unsupported width. */
function variantFor(object: StoredObject, width: string | null, accept: string): string | undefined | null {
  if (width !== null && !imageWidths.some((offered) => String(offered) === width)) return null;
  const narrower = width !== null && Number(width) < object.width ? width : undefined;
  const avif = `${narrower ?? object.width}.avif`;
  if (accept.includes('image/avif') && object.variants.includes(avif)) return avif;
  return narrower && `${narrower}.webp`;
}

/** Reads a stored picture in the smallest width that is at least `width` pixels; undefined if it does not exist. */
export async function readPictureBytes(
  objects: Objects,
  path: string,
  width: number,
): Promise<Buffer | undefined> {
  const object = isPicturePath(path) ? await findObject(objects, path) : undefined;
  if (!object) return undefined;
  const narrow = imageWidths.find((one) => one >= width);
  if (narrow === undefined || narrow >= object.width) return objects.files.read(path);
  return readVariant(objects, object, `${narrow}.webp`, true);
}

const notFound = () =>
  new Response('404 Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } });

/**
 * Answers `/public-objects/{path}` with a picture, and with `?w=320|640|1200` in that width, or its own if smaller, as AVIF
 * or WebP. The content of a URL never changes, so browsers and caches may store it for a year.
 */
export async function serveObjects(objects: Objects, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(picturesPath.length);
  const isPublic = isPicturePath(path) && !path.startsWith(privateFolder);
  const object = isPublic ? await findObject(objects, path) : undefined;
  if (!object) return notFound();

  const variant = variantFor(object, url.searchParams.get('w'), request.headers.get('accept') ?? '');
  if (variant === null) return notFound();
  const identity = [object.path, variant, object.createdAt.getTime()].join(' ');
  const etag = etagOf(identity);
  const headers = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    Vary: 'Accept',
    // A drawing that is opened as a page of its own runs and loads nothing.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // An e-mail shows the company's sign in a page of any origin.
    ...(path.startsWith(brandFolder) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });

  const bytes = await (variant ? readVariant(objects, object, variant) : objects.files.read(path));
  if (!bytes) return notFound();
  const contentType = variant ? `image/${variant.split('.')[1]}` : object.contentType;
  const body = new Uint8Array(bytes);
  return new Response(body, {
    headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(body.length) },
  });
}

/** Stores our own WebP pictures and their variants unchanged under the given paths. */
export async function storePictures(
  trx: Transaction,
  { files }: Objects,
  pictures: readonly ReadyPicture[],
): Promise<void> {
  // Files first: a file without a row is harmless, a row without a file is a broken picture.
  await Promise.all(
    pictures.flatMap(({ path, bytes, variants }) => [
      files.write(path, bytes, 'image/webp'),
      ...Array.from(variants, ([name, variant]) =>
        files.write(variantKey(path, name), variant, `image/${name.split('.')[1]}`),
      ),
    ]),
  );
  const rows = pictures.map(({ bytes, variants, ...picture }) => ({
    ...picture,
    contentType: 'image/webp',
    bytes: bytes.length,
    variants: JSON.stringify([...variants.keys()]),
  }));
  await trx
    .insertInto('objects')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The folder of the pictures of the company's look, which are never swept: e-mails and the log name old ones too. */
export const brandFolder = 'brand/';

/** The folder of files that no public URL opens: the feature that stored one decides who reads it. */
export const privateFolder = 'private/';

/** A picture of the company's look; a photograph, which is offered in several widths, with its size in pixels. */
type BrandPicture = { name: string; bytes: Uint8Array; contentType: string } & Partial<
  Pick<StoredObject, 'width' | 'height' | 'hasAlpha'>
>;

/** Stores a picture of the company's look under a name that tells its content. */
export async function storeBrandPicture(
  { files }: Objects,
  db: Kysely<DB>,
  { name, bytes, contentType, ...size }: BrandPicture,
): Promise<string> {
  const path = brandFolder + name;
  await files.write(path, bytes, contentType);
  await db
    .insertInto('objects')
    .values({ path, contentType, bytes: bytes.length, ...size })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return picturesPath + path;
}

/** The logo of documents, a JPEG, of the look whose pictures' URLs begin with `icons`; undefined for a company without one. */
export const readPaperLogo = async ({ files }: Objects, icons: string): Promise<Buffer | undefined> =>
  icons.startsWith(picturesPath) ? files.read(`${icons.slice(picturesPath.length)}-paper.jpg`) : undefined;

type NewObject = Pick<StoredObject, 'path' | 'contentType'> &
  Partial<Pick<StoredObject, 'width' | 'height' | 'hasAlpha'>>;

/** Stores a file under an unused path; false when the path is taken. What nothing shows is deleted a day later. */
export async function storeObject(
  { database: { db }, objects }: { database: Database; objects: Objects },
  object: NewObject,
  bytes: Uint8Array,
): Promise<boolean> {
  const { path, contentType } = object;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('objects')
    .values({ ...object, bytes: bytes.length })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  // No transaction waits for the disk or the bucket. If the process dies here, the row is deleted later, like that of any
  // picture that nothing shows; nobody knows its URL yet.
  try {
    await objects.files.write(path, bytes, contentType);
  } catch (error) {
    await db.deleteFrom('objects').where('path', '=', path).execute();
    throw error;
  }
  return true;
}

/**
 * Stores an uploaded picture under an unused path and returns its URL and size; undefined when the path is taken. The upload
 * is decoded first: refused by the table `imageRefusals`. A job creates its variants.
 */
export async function storeImage(
  { database, objects, jobs }: { database: Database; objects: Objects; jobs: Jobs },
  path: string,
  upload: Uint8Array,
): Promise<Image | undefined> {
  const { bytes, width, height, hasAlpha } = await readPicture(upload);
  const row = { path, contentType: 'image/webp', width, height, hasAlpha };
  if (!(await storeObject({ database, objects }, row, bytes))) return undefined;
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'objects.variants', { path }));
  return { url: picturesPath + path, width, height };
}
