/** A product as pictures are matched with it. */
export type NamedProduct = { id: number; sku: string };

/** A file's name without folder and ending, in one spelling of accents and case. */
const stemOf = (fileName: string) =>
  fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .toLowerCase();

const plain = (text: string) => text.normalize('NFC').toLowerCase();
/** Letters and digits alone: how a SKU is written in file names differs in its hyphens. */
const letters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The beginnings of a name that end where a word ends, the longest first. */
function beginningsOf(stem: string): string[] {
  const ends = [...stem.matchAll(/[^\p{L}\p{N}]+/gu)].map(({ index }) => index);
  return [stem.length, ...ends.toReversed()].map((end) => stem.slice(0, end)).filter(Boolean);
}

/** The product of a picture; `ambiguous` if two fit; undefined if none does. */
export type NameMatch<Product> = Product | 'ambiguous' | undefined;

/**
 * Finds the product of each picture by its file name: «SKU.jpg», «SKU-2.png», «SKU back.webp», in any case. A SKU exactly as it
 * is written comes first, the longest one; then one that differs in its hyphens and spaces alone.
 */
export function pictureMatcher<Product extends NamedProduct>(
  products: readonly Product[],
): (fileName: string) => NameMatch<Product> {
  const exact = new Map(products.map((product) => [plain(product.sku), product]));
  const loose = new Map<string, Product | 'ambiguous'>();
  for (const product of products) {
    const key = letters(product.sku);
    if (key) loose.set(key, loose.has(key) ? 'ambiguous' : product);
  }
  return (fileName) => {
    const beginnings = beginningsOf(stemOf(fileName));
    for (const beginning of beginnings) {
      const found = exact.get(beginning);
      if (found) return found;
    }
    for (const beginning of beginnings) {
      const found = loose.get(letters(beginning));
      if (found) return found;
    }
    return undefined;
  };
}

/** Sorts the files of one product: the bare SKU first, then by number, then by name. */
export function byPictureName(one: string, other: string): number {
  const [a, b] = [stemOf(one), stemOf(other)];
  if (a.startsWith(b) !== b.startsWith(a)) return a.length - b.length;
  return a.localeCompare(b, 'el', { numeric: true });
}
