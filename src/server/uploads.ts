import { createHmac } from 'node:crypto';
import { refuse, type RefusalTable } from '../shared/errors.ts';
import type { Image } from '../shared/images.ts';
import { findOrMakeSetting } from './db/settings.ts';
import { newId } from './ids.ts';
import { storeImage } from './objects.ts';
import type { Services } from './services.ts';
import { isSameSecret, newToken } from './tokens.ts';

/** Where pictures are sent: the address is this and the name, signed. */
export const uploadPath = '/api/objects/uploads/';

/** The largest picture that is taken, in bytes (specification 2, section 9). */
export const maxUploadBytes = 5 * 1024 * 1024;

/** Why what is sent to an upload address is not taken. */
export const uploadRefusals = {
  UPLOAD_EXPIRED: {
    status: 403,
    message: 'Η διεύθυνση μεταφόρτωσης δεν ισχύει πια. Επιλέξτε ξανά τη φωτογραφία.',
  },
  UPLOAD_USED: { status: 409, message: 'Με αυτή τη διεύθυνση έχει ήδη ανέβει μια φωτογραφία.' },
  UPLOAD_TOO_LARGE: { status: 413, message: 'Η φωτογραφία είναι μεγαλύτερη από 5 MB.' },
} as const satisfies RefusalTable;

/** Where a picture will be served, by what it shows. */
export type UploadFolder = 'products' | 'services';

const lifetimeMs = 10 * 60_000;
const isFolder = (folder: string): folder is UploadFolder => folder === 'products' || folder === 'services';

/** The key of the signatures: made once, kept in the database, the same on every node. */
const signingKey = ({ database: { db } }: Pick<Services, 'database'>): Promise<string> =>
  findOrMakeSetting(db, 'upload_key', newToken);

const sign = (key: string, path: string, expires: string) =>
  createHmac('sha256', key).update(`PUT ${path} ${expires}`).digest('base64url');

/**
 * An address to which one picture can be sent by PUT within ten minutes. The picture will be served at
 * `/public-objects/{folder}/{last segment of the address}`.
 */
export async function createUploadUrl(services: Services, folder: UploadFolder): Promise<string> {
  const name = `${newId()}.webp`;
  const expires = String(services.now().getTime() + lifetimeMs);
  const signature = sign(await signingKey(services), `${folder}/${name}`, expires);
  const query = new URLSearchParams({ folder, expires, signature });
  return `${services.config.publicUrl}${uploadPath}${name}?${query}`;
}

/** The path for which an upload address was signed; refused when it is forged or its time is over. */
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

/** Keeps the picture that was sent to an upload address: once, and only what can be decoded. */
export async function takeUpload(services: Services, path: string, bytes: Uint8Array): Promise<Image> {
  if (bytes.length > maxUploadBytes) refuse(uploadRefusals, 'UPLOAD_TOO_LARGE');
  return (await storeImage(services, path, bytes)) ?? refuse(uploadRefusals, 'UPLOAD_USED');
}
