import type { ProductCard } from '../../features/catalogue/contract.ts';

type Markup = Uint8Array;

const placeBegin = '<!--kept ';
const placeEnd = '-->';

/** What was drawn of each product for buyers, null after the first time; it goes when the answer goes that it was drawn from. */
const kept = new WeakMap<ProductCard, Markup | null>();
let wanted: ProductCard[] = [];
let placed: Markup[] = [];

/**
 * What stands in a page for a product's kept markup, as every buyer gets it; null where there is none yet. Asked for the
 * second time it is wanted, for those after.
 */
export function placeKeptMarkup(product: ProductCard): string | null {
  const markup = kept.get(product);
  if (markup === undefined) kept.set(product, null);
  if (markup === null) wanted.push(product);
  if (!markup) return null;
  return `${placeBegin}${placed.push(markup) - 1}${placeEnd}`;
}

/** Draws what has been wanted. Apart from the page that wanted it, so that nothing of its visitor gets into it. */
export function drawWanted(draw: (product: ProductCard) => Markup): void {
  for (const product of wanted) kept.set(product, draw(product));
  wanted = [];
}

/** Hands over what has been placed since the last time: a page is drawn in one go, so it is that page's. */
export function takePlaced(): readonly Markup[] {
  const markup = placed;
  placed = [];
  return markup;
}

/** The bytes of a page with the kept markup in its places. Texts of the page cannot name a place: they have no `<`. */
export function fillPlaces(html: string, markup: readonly Markup[]): Buffer {
  const page = Buffer.from(html);
  const parts: Uint8Array[] = [];
  let done = 0;
  for (let begin = page.indexOf(placeBegin); begin >= 0; begin = page.indexOf(placeBegin, done)) {
    const end = page.indexOf(placeEnd, begin);
    const placedHere = markup[Number(page.toString('latin1', begin + placeBegin.length, end))];
    parts.push(page.subarray(done, begin), ...(placedHere ? [placedHere] : []));
    done = end + placeEnd.length;
  }
  return parts.length > 0 ? Buffer.concat([...parts, page.subarray(done)]) : page;
}
