import { hash } from 'node:crypto';
import { makeIcons, readLogo, readPicture } from '#server/images.ts';
import { brandFolder, storeBrandPicture } from '#server/objects.ts';
import type { Services } from '#server/services.ts';
import { refuse } from '#shared/errors.ts';
import { picturesPath } from '#shared/images.ts';
import { blankSettings, type LookSettings } from '#shared/settings.ts';
import { settingsRefusals } from '../refusals.ts';
import { safeSvg } from '../safe-svg.ts';

type LookFields = Omit<LookSettings, 'icons'>;

/** The largest accepted logo, in bytes. */
export const maxLogoBytes = 500 * 1024;
/** The largest accepted photograph, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024;

/** The blue of tokens.css. */
const shopColour = '#0b55bc';
/** The height of stored drawings, so that their names tell whole numbers. */
const drawnHeight = 120;
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const jpeg = Buffer.from('ffd8ff', 'hex');

const nameOf = (...parts: (string | Uint8Array)[]) =>
  hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part))), 'hex').slice(0, 20);

type Drawn = { bytes: Uint8Array; width: number; height: number; extension: 'svg' | 'png' };

async function readDrawing(file: Uint8Array): Promise<Drawn> {
  if ([png, jpeg].some((head) => head.equals(file.subarray(0, head.length))))
    return { ...(await readLogo(file)), extension: 'png' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return refuse(settingsRefusals, 'LOGO_UNREADABLE');
  }
  const drawing = safeSvg(text);
  if (typeof drawing === 'string') return refuse(settingsRefusals, drawing);
  const width = Math.round((drawnHeight * drawing.width) / drawing.height);
  return { bytes: Buffer.from(drawing.svg), width, height: drawnHeight, extension: 'svg' };
}

/** Stores an uploaded logo or sign: a drawing as written anew, a picture as encoded anew. Returns its public URL. */
export async function takeLogo({ objects, database }: Services, file: Uint8Array): Promise<string> {
  const { bytes, width, height, extension } = await readDrawing(file);
  if (width < height / 2 || width > 12 * height) refuse(settingsRefusals, 'LOGO_SHAPE');
  const name = `${nameOf(bytes)}-${width}x${height}.${extension}`;
  const contentType = extension === 'svg' ? 'image/svg+xml' : 'image/png';
  return storeBrandPicture(objects, database.db, { name, bytes, contentType });
}

/** Stores an uploaded photograph, encoded anew; a job makes its other widths. Returns its public URL. */
export async function takePhoto({ objects, database, jobs }: Services, file: Uint8Array): Promise<string> {
  const { bytes, width, height, hasAlpha } = await readPicture(file);
  const name = `${nameOf(bytes)}-${width}x${height}.webp`;
  const picture = { name, bytes, contentType: 'image/webp', width, height, hasAlpha };
  const url = await storeBrandPicture(objects, database.db, picture);
  await database.transact((trx) => jobs.enqueue(trx, 'objects.variants', { path: brandFolder + name }));
  return url;
}

/** The sign of a shop whose company has none: a shield. */
export const plainSign = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 24 24"><path fill="${colour}" d="M20.5 13c0 5-3.5 7.500-7.830 9a1 1 0 0 1-.67 0c-4.500-1.500-8-4-8-9V6a1 1 0 0 1 1-1c2 0 4.500-1.200 6.240-2.720a1.170 1.170 0 0 1 1.520 0C14.510 3.810 17 5 19.500 5a1 1 0 0 1 1 1z"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="m8.700 12.300 2.400 2.400 4.600-4.900"/></svg>`,
  );

async function bytesOf({ objects }: Services, url: string): Promise<Buffer | undefined> {
  if (url === '') return undefined;
  const bytes = await objects.files.read(url.slice(picturesPath.length));
  return bytes ?? refuse(settingsRefusals, 'PICTURE_GONE');
}

/** Makes the icons and the picture of shared links of a look. Returns what their URLs begin with. */
export async function iconsOf(
  services: Services,
  { colour, logo, sign, share }: LookFields,
): Promise<string> {
  if ([colour, logo, sign, share].every((part) => part === '')) return blankSettings.look.icons;
  const tint = colour || shopColour;
  const signBytes = (await bytesOf(services, sign)) ?? plainSign(tint);
  const logoBytes = (await bytesOf(services, logo)) ?? signBytes;
  const shareBytes = await bytesOf(services, share);
  const { 'paper.jpg': onPaper, ...icons } = await makeIcons(signBytes, logoBytes, tint, shareBytes);
  const set = nameOf(tint, signBytes, logoBytes, shareBytes ?? '');
  // Without a picture of its own, the company's documents name it in letters.
  const made = { ...icons, ...(onPaper && (logo || sign) && { 'paper.jpg': onPaper }) };
  for (const [end, bytes] of Object.entries(made)) {
    const contentType = end.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
    await storeBrandPicture(services.objects, services.database.db, {
      name: `${set}-${end}`,
      bytes,
      contentType,
    });
  }
  return `${picturesPath}${brandFolder}${set}`;
}
