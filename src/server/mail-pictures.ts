import { LRUCache } from 'lru-cache';
import { company } from '#shared/company.ts';
import { imageUrl, picturesPath } from '#shared/images.ts';
import { thumbnailOf } from './images.ts';
import { logoPicture } from './mail-content.ts';
import { mailPictureSize } from './mail-layout.ts';
import { brandFolder, readPictureBytes, type Objects } from './objects.ts';

/** A picture inside an e-mail, in a format that every mail program shows. */
export type MailPicture = { bytes: Buffer; contentType: 'image/png' | 'image/jpeg' };

/** Two pixels for one, for sharp screens. */
const side = 2 * mailPictureSize;
/** A product's tile, also in dark mail programs. */
const background = '#f0efec';
const maxKept = 200;

/** The company's sign in the size of an e-mail; without a look of its own an e-mail shows the name alone. */
const signUrl = () => `${company().look.icons}-64.png`;

/** Returns how an e-mail gets its pictures: the company's sign, and small versions of stored pictures, of which the latest are kept. */
export function mailPictures(objects: Objects): (picture: string) => Promise<MailPicture | undefined> {
  const kept = new LRUCache<string, Promise<MailPicture | undefined>>({ max: maxKept });

  async function make(path: string): Promise<MailPicture | undefined> {
    if (path.startsWith(brandFolder)) {
      const bytes = await objects.files.read(path);
      return bytes && { bytes, contentType: 'image/png' };
    }
    const original = await readPictureBytes(objects, path, side);
    return original && { bytes: await thumbnailOf(original, side, background), contentType: 'image/jpeg' };
  }

  return (named) => {
    const picture = named === logoPicture ? signUrl() : named;
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
  publicUrl + (picture === logoPicture ? signUrl() : imageUrl(picture, 320));
