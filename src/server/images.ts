import sharp from 'sharp';
import { refuse, type RefusalTable } from '../shared/errors.ts';

/** Why an uploaded picture is not taken. */
export const imageRefusals = {
  IMAGE_UNREADABLE: {
    status: 400,
    message: 'Το αρχείο δεν είναι εικόνα που μπορούμε να διαβάσουμε. Δοκιμάστε JPEG, PNG, WebP ή AVIF.',
  },
  IMAGE_TOO_LARGE: { status: 413, message: 'Η εικόνα είναι πολύ μεγάλη. Επιτρέπονται έως 50 megapixel.' },
} as const satisfies RefusalTable;

/** A decoded picture in the form in which it is kept. */
type Picture = { bytes: Buffer; width: number; height: number };

const maxPixels = 50_000_000;
/** Nothing on the site is shown wider, on any screen. */
const maxWidth = 2400;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Decodes an uploaded picture whole and writes it anew as WebP: upright, at most 2400 pixels wide and high and without
 * what cameras add (place, owner). Refused with IMAGE_UNREADABLE or IMAGE_TOO_LARGE.
 */
export async function readPicture(upload: Uint8Array): Promise<Picture> {
  const { width, height, format } = await sharp(upload)
    .metadata()
    .catch(() => refuse(imageRefusals, 'IMAGE_UNREADABLE'));
  if (!formats.has(format)) refuse(imageRefusals, 'IMAGE_UNREADABLE');
  if (width * height > maxPixels) refuse(imageRefusals, 'IMAGE_TOO_LARGE');
  const { data, info } = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse(imageRefusals, 'IMAGE_UNREADABLE'));
  return { bytes: data, width: info.width, height: info.height };
}

/** Reads the size of a picture from its first bytes, without decoding it; throws when it is none. */
export async function measurePicture(bytes: Uint8Array) {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, hasAlpha };
}

/** A picture in another width in pixels, never enlarged. */
export function resizePicture(bytes: Uint8Array, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const narrower = sharp(bytes).resize({ width, withoutEnlargement: true });
  return (
    format === 'avif' ? narrower.avif({ quality: 55, effort: 3 }) : narrower.webp({ quality: 80 })
  ).toBuffer();
}
