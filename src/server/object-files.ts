import { randomUUID } from 'node:crypto';
import { glob, mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { S3mini, S3NetworkError, S3ServiceError } from 's3mini';
import type { Config } from './config.ts';
import { OutageError } from './outage.ts';

/** Stores the bytes of objects by key. Reading, writing and removing throw for a key that is not `isObjectKey`. */
export type ObjectFiles = {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Yields the keys of all files. */
  list(): AsyncIterable<string>;
};

/** A path of plain names that ends in a picture's format. */
const plainPath = '[a-z0-9][a-z0-9_-]*(?:/[a-z0-9][a-z0-9_-]*)*[.][a-z0-9]+';
const picture = new RegExp(`^${plainPath}$`);
const variant = new RegExp(`^variants/${plainPath}/[0-9]+[.][a-z]+$`);
const maxKeyLength = 300;

/** Whether a text is the path of a picture. */
export const isPicturePath = (path: string): boolean => path.length <= maxKeyLength && picture.test(path);

/** Whether a text is a key under which a picture or one of its variants is stored: it leads nowhere else. */
export const isObjectKey = (key: string): boolean =>
  isPicturePath(key) || (key.length <= maxKeyLength && variant.test(key));

function requireKey(key: string): string {
  if (!isObjectKey(key)) throw new Error(`Not the key of a picture: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}

/** A random UUID at the end of a file that was never finished. */
const unfinishedName = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Backups may lie in the same bucket. */
const otherFolder = 'backups/';

/** Opens the S3-compatible bucket of S3_URL, else the directory `objects` under DATA_DIR. */
export function openObjectFiles({ dataDir, s3Url }: Pick<Config, 'dataDir' | 's3Url'>): ObjectFiles {
  return s3Url === undefined ? onDisk(folderOf(dataDir)) : inBucket(s3Url);
}

const folderOf = (dataDir: string) => join(resolve(dataDir), 'objects');

/** Files that are not in their place before `keep`: on the disk they lie in a new directory next to it until then. */
export type NewObjectFiles = { files: ObjectFiles; keep(): Promise<void>; discard(): Promise<void> };

/** Opens an empty place for files; in a bucket they are at once where they belong. */
export function openNewObjectFiles({ dataDir, s3Url }: Pick<Config, 'dataDir' | 's3Url'>): NewObjectFiles {
  if (s3Url !== undefined) return { files: inBucket(s3Url), async keep() {}, async discard() {} };
  const folder = folderOf(dataDir);
  const unfinished = `${folder}.${randomUUID()}`;
  return {
    files: onDisk(unfinished),
    async keep() {
      await mkdir(unfinished, { recursive: true, mode: ownerOnly });
      await rmdir(folder).catch(() => undefined);
      await rename(unfinished, folder);
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  };
}

/** Pictures and the database are for the shop's user alone. */
const ownerOnly = 0o700;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function onDisk(root: string): ObjectFiles {
  return {
    async read(key) {
      try {
        return await readFile(join(root, requireKey(key)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    // The file is renamed to its final name only when it is complete on disk, so that a partial file is never served.
    async write(key, bytes) {
      const path = join(root, requireKey(key));
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: ownerOnly });
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    async remove(key) {
      await rm(join(root, requireKey(key)), { force: true });
    },
    async *list() {
      for await (const entry of glob('**', { cwd: root, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile() && !unfinishedName.test(path))
          yield path.slice(root.length + 1).replaceAll(sep, '/');
      }
    },
  };
}

/** Opens the bucket of `https://key:secret@host/bucket?region=…`; a slash in key or secret is written as %2F. */
export function openBucket(s3Url: string): S3mini {
  const url = new URL(s3Url);
  return new S3mini({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: url.origin + url.pathname,
    region: url.searchParams.get('region') ?? 'auto',
    requestAbortTimeout: 30_000,
  });
}

/** Turns an error of the network or of the bucket's server into an outage: another attempt may succeed. */
function throwOutage(error: unknown): never {
  const isAway =
    error instanceof S3NetworkError ||
    (error instanceof S3ServiceError && (error.status >= 500 || error.status === 429)) ||
    (error instanceof Error && error.name === 'TimeoutError');
  throw isAway ? new OutageError('bucket', 'The bucket of S3_URL does not answer', { cause: error }) : error;
}

function inBucket(s3Url: string): ObjectFiles {
  const bucket = openBucket(s3Url);
  return {
    async read(key) {
      const bytes = await bucket.getObjectArrayBuffer(requireKey(key)).catch(throwOutage);
      return bytes ? Buffer.from(bytes) : undefined;
    },
    async write(key, bytes, contentType) {
      await bucket.putObject(requireKey(key), Buffer.from(bytes), contentType).catch(throwOutage);
    },
    async remove(key) {
      await bucket.deleteObject(requireKey(key)).catch(throwOutage);
    },
    async *list() {
      let token: string | undefined;
      do {
        const page = await bucket.listObjectsPaged('/', '', 1000, token);
        for (const { Key } of page?.objects ?? []) if (!Key.startsWith(otherFolder)) yield Key;
        token = page?.nextContinuationToken;
      } while (token !== undefined);
    },
  };
}
