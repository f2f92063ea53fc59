import { hash } from 'node:crypto';
import { refuse, type RefusalTable } from '#shared/errors.ts';
import { readLogo } from './images.ts';
import { picturesPath } from '#shared/images.ts';
import { storeBrandPicture, type Objects } from './objects.ts';
import type { Database } from './db/database.ts';

/** The largest accepted file, in bytes. */
export const maxOfficialBytes = 2 * 1024 * 1024;

export const officialRefusals = {
  OFFICIAL_UNREADABLE: {
    status: 400,
    message: 'Το αρχείο δεν είναι εικόνα PNG, JPEG ή SVG. Ανεβάστε το όπως το κατεβάσατε, χωρίς αλλαγή.',
  },
  OFFICIAL_TOO_LARGE: { status: 413, message: 'Το αρχείο είναι μεγαλύτερο από 2 MB.' },
} as const satisfies RefusalTable;

type Kind = { extension: 'png' | 'jpg' | 'svg'; contentType: string; width?: number; height?: number };

/** The size of a drawing in its own units; undefined if the file is no drawing. */
function drawingOf(file: Uint8Array): Kind | undefined {
  const text = Buffer.from(file.subarray(0, 4_096)).toString('utf8');
  const [tag] = /<svg\b[^>]*>/i.exec(text.replace(/^\uFEFF/, '')) ?? [];
  if (tag === undefined || !/^\s*</.test(text.replace(/^\uFEFF/, '')) || /<html\b/i.test(text))
    return undefined;
  const [, width, height] =
    /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(tag) ?? [];
  const size =
    width && height ? { width: Math.round(Number(width)), height: Math.round(Number(height)) } : {};
  return { extension: 'svg', contentType: 'image/svg+xml', ...size };
}

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const jpeg = Buffer.from('ffd8ff', 'hex');
const begins = (file: Uint8Array, head: Buffer) => head.equals(file.subarray(0, head.length));

async function kindOf(file: Uint8Array): Promise<Kind> {
  const isPng = begins(file, png);
  if (!isPng && !begins(file, jpeg))
    return drawingOf(file) ?? refuse(officialRefusals, 'OFFICIAL_UNREADABLE');
  // Read for its size alone, and to know that browsers can show it.
  const { width, height } = await readLogo(file);
  return {
    ...(isPng
      ? { extension: 'png', contentType: 'image/png' }
      : { extension: 'jpg', contentType: 'image/jpeg' }),
    width,
    height,
  };
}

/** Stores an official file byte by byte as it was sent, and returns its public URL. Served, it runs and loads nothing. */
export async function takeOfficialFile(
  { objects, database }: { objects: Objects; database: Database },
  file: Uint8Array,
): Promise<string> {
  const { extension, contentType, width, height } = await kindOf(file);
  const size = width && height ? `-${width}x${height}` : '';
  const name = `official-${hash('sha256', file, 'hex').slice(0, 20)}${size}.${extension}`;
  return storeBrandPicture(objects, database.db, { name, bytes: file, contentType });
}

/** Reads official files by their public URLs, byte by byte as they were sent; undefined for one that is not there. */
export const officialFileOf =
  ({ files }: Objects) =>
  async (url: string): Promise<Buffer | undefined> =>
    url.startsWith(`${picturesPath}brand/official-`) ? files.read(url.slice(picturesPath.length)) : undefined;
