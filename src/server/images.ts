import sharp from 'sharp';
import { refuse, type RefusalTable } from '../shared/errors.ts';

// A picture is never read twice in a row, and a job that nobody waits for needs no second core.
sharp.cache(false);
sharp.concurrency(1);

/** Why an uploaded picture is not taken. */
export const imageRefusals = {
  IMAGE_UNREADABLE: {
    status: 400,
    message: 'Το αρχείο δεν είναι εικόνα που μπορούμε να διαβάσουμε. Δοκιμάστε JPEG, PNG, WebP ή AVIF.',
  },
  IMAGE_BROKEN: {
    status: 400,
    message: 'Η εικόνα είναι κατεστραμμένη ή μισή. Δοκιμάστε με άλλο αντίγραφό της.',
  },
  IMAGE_ANIMATED: {
    status: 400,
    message: 'Η εικόνα κινείται. Ανεβάστε μια σταθερή εικόνα.',
  },
  IMAGE_TOO_LARGE: { status: 413, message: 'Η εικόνα είναι πολύ μεγάλη. Επιτρέπονται έως 50 megapixel.' },
} as const satisfies RefusalTable;

/** A decoded picture in the form in which it is kept. */
type Picture = { bytes: Buffer; width: number; height: number; hasAlpha: boolean };

const maxPixels = 50_000_000;
/** Nothing on the site is shown wider, on any screen. */
const maxWidth = 2400;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

// What cannot be a photograph never reaches its decoder: SVG, PDF and the formats that nobody uses have had the worst faults.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/**
 * Decodes an uploaded picture whole and writes it anew as WebP: upright, at most 2400 pixels wide and high and without
 * what cameras add (place, owner). Refused by the table above.
 */
export async function readPicture(upload: Uint8Array): Promise<Picture> {
  if (upload.length === 0) refuse(imageRefusals, 'IMAGE_UNREADABLE');
  // Only the header is read here: how large a picture claims to be is judged below.
  const {
    width,
    height,
    format,
    pages = 1,
    hasAlpha,
  } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(imageRefusals, 'IMAGE_UNREADABLE'));
  if (!formats.has(format)) refuse(imageRefusals, 'IMAGE_UNREADABLE');
  if (pages > 1) refuse(imageRefusals, 'IMAGE_ANIMATED');
  if (width * height > maxPixels) refuse(imageRefusals, 'IMAGE_TOO_LARGE');
  const { data, info } = await sharp(upload, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse(imageRefusals, 'IMAGE_BROKEN'));
  return { bytes: data, width: info.width, height: info.height, hasAlpha };
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
