import { createHmac } from 'node:crypto';
import { refuse, type RefusalTable } from '#shared/errors.ts';
import type { Image } from '#shared/images.ts';
import { findOrMakeSetting } from './db/settings.ts';
import { newId } from './ids.ts';
import { storeImage } from './objects.ts';
import type { Services } from './services.ts';
import { isSameSecret, newToken } from './tokens.ts';

/** The prefix of upload URLs, followed by the picture's name and a signature. */
export const uploadPath = '/api/objects/uploads/';

/** The largest accepted picture, in bytes (specification 2, section 9). */
export const maxUploadBytes = 5 * 1024 * 1024;

export const uploadRefusals = {
  UPLOAD_EXPIRED: {
    status: 403,
    message: 'Η διεύθυνση μεταφόρτωσης δεν ισχύει πια. Επιλέξτε ξανά τη φωτογραφία.',
  },
  UPLOAD_USED: { status: 409, message: 'Με αυτή τη διεύθυνση έχει ήδη ανέβει μια φωτογραφία.' },
  UPLOAD_TOO_LARGE: { status: 413, message: 'Η φωτογραφία είναι μεγαλύτερη από 5 MB.' },
} as const satisfies RefusalTable;

/** The folders of pictures, by what they show. */
export const uploadFolders = ['products', 'services', 'categories'] as const;
export type UploadFolder = (typeof uploadFolders)[number];

const lifetimeMs = 10 * 60_000;
const isFolder = (folder: string): folder is UploadFolder => uploadFolders.some((one) => one === folder);

/** The signing key: created once, stored in the database, the same on every node. */
const signingKey = ({ database: { db } }: Pick<Services, 'database'>): Promise<string> =>
  findOrMakeSetting(db, 'upload_key', newToken);

const sign = (key: string, path: string, expires: string) =>
  createHmac('sha256', key).update(`PUT ${path} ${expires}`).digest('base64url');

/**
 * Returns a URL that accepts one picture by PUT within ten minutes. The picture will be served at
 * `/public-objects/{folder}/{last segment of the URL}`.
 */
export async function createUploadUrl(services: Services, folder: UploadFolder): Promise<string> {
  const name = `${newId()}.webp`;
  const expires = String(services.now().getTime() + lifetimeMs);
  const signature = sign(await signingKey(services), `${folder}/${name}`, expires);
  const query = new URLSearchParams({ folder, expires, signature });
  return `${services.config.publicUrl}${uploadPath}${name}?${query}`;
}

/** Returns the path that an upload URL was signed for; refused when the URL is forged or expired. */
export async function checkUpload(services: Services, url: URL): Promise<string> {
  const name = url.pathname.slice(uploadPath.length);
  const [folder = '', expires = '', signature = ''] = ['folder', 'expires', 'signature'].map(
    (part) => url.searchParams.get(part) ?? '',
  );
  const path = `${folder}/${name}`;
  const isOurs = isSameSecret(signature, sign(await signingKey(services), path, expires));
  if (!isOurs || !isFolder(folder) || Number(expires) < services.now().getTime()) {
    refuse(uploadRefusals, 'UPLOAD_EXPIRED');
  }
  return path;
}

/** Stores the picture sent to an upload URL: only once, and only if it can be decoded. */
export async function takeUpload(services: Services, path: string, bytes: Uint8Array): Promise<Image> {
  if (bytes.length > maxUploadBytes) refuse(uploadRefusals, 'UPLOAD_TOO_LARGE');
  return (await storeImage(services, path, bytes)) ?? refuse(uploadRefusals, 'UPLOAD_USED');
}
