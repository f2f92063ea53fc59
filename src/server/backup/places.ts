import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { syncPath } from '../db/synced-files.ts';
import { openBucket } from '../object-files.ts';
import { writeArchive } from './archive.ts';
import type { Entries } from './entries.ts';

/** Where backups are kept. */
export type BackupPlace = {
  /** The names of all backups, the oldest first. */
  list(): Promise<string[]>;
  /** Stores a backup, which appears only when it is complete; returns its size in bytes. */
  save(name: string, entries: Entries): Promise<number>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
};

const pattern = /^vigla-\d{8}T\d{6}Z\.tar\.gz$/;
const folder = 'backups/';
const partBytes = 8 * 1024 * 1024;

/** The name of a backup of this instant; names sort by time. */
export const backupName = (at: Date): string =>
  `vigla-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`;

/** Opens a directory (a path or `file://…`), or a bucket (`https://key:secret@host/bucket?region=…`), where backups lie in `backups/`. */
export function openBackupPlace(url: string, scratch: string): BackupPlace {
  if (/^https?:/.test(url)) return inBucket(url, scratch);
  return inDirectory(url.startsWith('file:') ? fileURLToPath(url) : resolve(url));
}

/** Writes a backup into a file, which gets its name only when it is complete on disk; returns its size in bytes. */
export async function saveBackupFile(path: string, entries: Entries): Promise<number> {
  const unfinished = `${path}.unfinished`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // It holds personal data, so only its owner may read it.
    await writeArchive(entries, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    const { size } = await stat(unfinished);
    await rename(unfinished, path);
    await syncPath(dirname(path));
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function inDirectory(root: string): BackupPlace {
  return {
    async list() {
      const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names.filter((name) => pattern.test(name)).toSorted();
    },
    save: (name, entries) => saveBackupFile(join(root, name), entries),
    read: async (name) => createReadStream(join(root, basename(name))),
    remove: (name) => rm(join(root, name), { force: true }),
  };
}

function inBucket(url: string, scratch: string): BackupPlace {
  const bucket = openBucket(url);
  return {
    async list() {
      const objects = (await bucket.listObjects('/', folder)) ?? [];
      return objects
        .map(({ Key }) => basename(Key))
        .filter((name) => pattern.test(name))
        .toSorted();
    },
    async save(name, entries) {
      // The size of an upload must be known when it begins.
      const path = join(resolve(scratch), `${name}.upload`);
      try {
        const bytes = await saveBackupFile(path, entries);
        await bucket.putAnyObject(folder + name, await openAsBlob(path), 'application/gzip');
        const stored = await bucket.getContentLength(folder + name);
        if (stored !== bytes) throw new Error(`Of ${bytes} bytes ${stored} arrived in the bucket.`);
        return bytes;
      } finally {
        await rm(path, { force: true });
      }
    },
    async read(name) {
      const size = await bucket.getContentLength(folder + name);
      // Part by part: each request has its own time limit, and who reads may be slow.
      async function* parts() {
        for (let at = 0; at < size; at += partBytes) {
          const response = await bucket.getObjectRaw(
            folder + name,
            false,
            at,
            Math.min(at + partBytes, size),
          );
          yield Buffer.from(await response.arrayBuffer());
        }
      }
      return Readable.from(parts());
    },
    async remove(name) {
      await bucket.deleteObject(folder + name);
    },
  };
}
