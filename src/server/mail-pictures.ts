import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { imageUrl, picturesPath } from '#shared/images.ts';
import { thumbnailOf } from './images.ts';
import { logoPicture } from './mail-content.ts';
import { mailPictureSize } from './mail-layout.ts';
import { readPictureBytes, type Objects } from './objects.ts';

/** A picture inside an e-mail, in a format that every mail program shows. */
export type MailPicture = { bytes: Buffer; contentType: 'image/png' | 'image/jpeg' };

/** Two pixels for one, for sharp screens. */
const side = 2 * mailPictureSize;
/** A product's tile, also in dark mail programs. */
const background = '#f0efec';
const maxKept = 200;

const logo = await readFile(new URL('mail-logo.png', import.meta.url));

/** Returns how an e-mail gets its pictures: the logo, and small versions of stored pictures, of which the latest are kept. */
export function mailPictures(objects: Objects): (picture: string) => Promise<MailPicture | undefined> {
  const kept = new LRUCache<string, Promise<MailPicture | undefined>>({ max: maxKept });

  async function make(path: string): Promise<MailPicture | undefined> {
    const original = await readPictureBytes(objects, path, side);
    return original && { bytes: await thumbnailOf(original, side, background), contentType: 'image/jpeg' };
  }

  return (picture) => {
    if (picture === logoPicture) return Promise.resolve({ bytes: logo, contentType: 'image/png' });
    if (!picture.startsWith(picturesPath)) return Promise.resolve(undefined);
    const known = kept.get(picture);
    if (known) return known;
    // An e-mail without a picture is better than none: the picture may be deleted, or its store down.
    const made = make(picture.slice(picturesPath.length)).catch(() => {
      kept.delete(picture);
      return undefined;
    });
    kept.set(picture, made);
    return made;
  };
}

/** Where a browser finds a picture of an e-mail that is read in the shop itself. */
export const shownAt = (publicUrl: string, picture: string): string =>
  picture === logoPicture
    ? `data:image/png;base64,${logo.toString('base64')}`
    : publicUrl + imageUrl(picture, 320);
