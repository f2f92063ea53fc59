import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

type Picture = { safe: readonly [left: number, top: number, right: number, bottom: number] };

const pictures = JSON.parse(readFileSync('demo/pictures.json', 'utf8')) as Record<string, Picture>;

/** Each picture of the page that demo/pictures.json knows and that is cut inside its safe area, with what is seen of it as shares. */
export async function cutPictures(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('img')].flatMap((image) => {
      const box = image.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || getComputedStyle(image).visibility === 'hidden') return [];
      const { objectFit, objectPosition } = getComputedStyle(image);
      const [px = 0.5, py = 0.5] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100);
      // The render's own shape; a picture that has not loaded yet tells it by its attributes.
      const [width, height] =
        image.naturalWidth > 0
          ? [image.naturalWidth, image.naturalHeight]
          : [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const scale = objectFit === 'cover' ? Math.max(box.width / width, box.height / height) : undefined;
      const drawn =
        scale === undefined ? { w: box.width, h: box.height } : { w: width * scale, h: height * scale };
      const left = box.left + (box.width - drawn.w) * px;
      const top = box.top + (box.height - drawn.h) * py;
      // What the picture's box and every ancestor that clips leave of it.
      let seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      for (
        let parent = image.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        // A row that scrolls shows all of its pictures, one after the other.
        if (overflowX !== 'hidden' || overflowY !== 'hidden') continue;
        const edge = parent.getBoundingClientRect();
        seen = {
          left: Math.max(seen.left, edge.left),
          top: Math.max(seen.top, edge.top),
          right: Math.min(seen.right, edge.right),
          bottom: Math.min(seen.bottom, edge.bottom),
        };
      }
      return {
        source: image.currentSrc || image.src,
        seen: [
          (seen.left - left) / drawn.w,
          (seen.top - top) / drawn.h,
          (seen.right - left) / drawn.w,
          (seen.bottom - top) / drawn.h,
        ],
      };
    }),
  );
  return shown.flatMap(({ source, seen }) => {
    const safe = pictures[nameOf(source)]?.safe;
    const slack = 0.005;
    const isCut = safe?.some((edge, side) =>
      side < 2 ? (seen[side] ?? 0) > edge + slack : (seen[side] ?? 1) < edge - slack,
    );
    return isCut
      ? [`${source} shows ${seen.map((share) => share.toFixed(3)).join(' ')} of ${safe?.join(' ')}`]
      : [];
  });
}

/** The render that a picture's URL was made from. */
function nameOf(source: string): string {
  const file = source.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const [, time, layout] = /^(dusk|day)-(wide|portrait)-/.exec(file) ?? [];
  if (time === undefined) return file;
  return `hero-${time}${layout === 'portrait' ? '-portrait' : ''}.webp`;
}

/** The headings of the page's main region that nothing stands under: neither text nor a picture before the next of their rank. */
export function emptyHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['no main region'];
    const headings = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter((one) =>
      one.checkVisibility(),
    );
    const things = 'p, li, dt, dd, img, svg, button, a, input, td, blockquote, label';
    const content = [...main.querySelectorAll<HTMLElement>(things)].filter((one) => one.checkVisibility());
    return headings.flatMap((heading) => {
      const rank = Number(heading.tagName[1]);
      const next = headings.find(
        (other) =>
          Number(other.tagName[1]) <= rank &&
          (heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
      const isFollowed = content.some(
        (thing) =>
          !heading.contains(thing) &&
          !thing.contains(heading) &&
          (heading.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
          (!next || (next.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING) !== 0),
      );
      return isFollowed ? [] : [heading.textContent ?? ''];
    });
  });
}
