import { refuse, type RefusalTable } from '#shared/errors.ts';
import { workOnImage } from './image-process.ts';
import type { PictureForm } from './image-work.ts';

const imageRefusals = {
  IMAGE_UNREADABLE: {
    status: 400,
    message: 'Το αρχείο δεν είναι εικόνα που μπορούμε να διαβάσουμε. Δοκιμάστε JPEG, PNG, WebP ή AVIF.',
  },
  IMAGE_BROKEN: {
    status: 400,
    message: 'Η εικόνα είναι κατεστραμμένη ή ελλιπής. Δοκιμάστε με άλλο αντίγραφό της.',
  },
  IMAGE_ANIMATED: {
    status: 400,
    message: 'Οι κινούμενες εικόνες δεν υποστηρίζονται. Ανεβάστε μια στατική εικόνα.',
  },
  IMAGE_TOO_LARGE: { status: 413, message: 'Η εικόνα είναι πολύ μεγάλη. Επιτρέπονται έως 50 megapixel.' },
} as const satisfies RefusalTable;

/**
 * Decodes an uploaded picture completely and encodes it again as WebP: upright, at most 2400 pixels wide and high, without
 * camera metadata (location, owner). Refused by the table above.
 */
export async function readPicture(upload: Uint8Array) {
  if (upload.length === 0) refuse(imageRefusals, 'IMAGE_UNREADABLE');
  const picture = await workOnImage({ kind: 'read', bytes: upload });
  return 'refused' in picture ? refuse(imageRefusals, picture.refused) : picture;
}

/** Resizes a picture to a width in pixels, never enlarging it; `inBackground` when no request waits for it. */
export const resizePicture = (bytes: Uint8Array, form: PictureForm, inBackground: boolean): Promise<Buffer> =>
  workOnImage({ kind: 'resize', bytes, form, inBackground });

/** Returns a square JPEG of `side` pixels with the whole picture on a background colour (CSS). */
export const thumbnailOf = (bytes: Uint8Array, side: number, background: string): Promise<Buffer> =>
  workOnImage({ kind: 'thumbnail', bytes, side, background });

/** Decodes a logo in PNG and encodes it again. Refused by the table above. */
export async function readLogo(upload: Uint8Array) {
  const picture = await workOnImage({ kind: 'logo', bytes: upload });
  return 'refused' in picture ? refuse(imageRefusals, picture.refused) : picture;
}

/** The size in pixels of the logo of documents. */
export const paperLogo = { width: 900, height: 180 };

/**
 * The icons made of a square sign, and the pictures of documents and shared links made of a logo (CSS colour), by the ends of
 * their names; `share` is a picture of shared links of the company's own.
 */
export const makeIcons = (
  sign: Uint8Array,
  logo: Uint8Array,
  colour: string,
  share?: Uint8Array,
): Promise<Record<string, Buffer>> => workOnImage({ kind: 'icons', bytes: sign, logo, colour, share });
