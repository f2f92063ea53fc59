/** A piece of a message, from this character on: plain text, or a link within this site with its path. */
export type TextPart = { at: number; text: string; href?: string };

/** An address with its scheme, or a path of a site after a space or an opening mark. */
const candidate = /https?:\/\/[^\s<>"«»]+|(?<![^\s(«])\/[a-z][\w\-./?=&%#,]*/giu;
/** What ends a sentence rather than an address. */
const marks = '.,;:!?·)’';

function withoutMarks(found: string): string {
  let end = found.length;
  while (marks.includes(found.charAt(end - 1)) && end > 0) end -= 1;
  return found.slice(0, end);
}

/** The path of an address within the site; undefined for any other address. */
function pathWithin(site: string, address: string): string | undefined {
  if (address.startsWith('/')) return address;
  try {
    const { origin, username, pathname, search, hash } = new URL(address);
    return origin === site && username === '' ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Splits a message into text and links: addresses of this site (`site` is its origin) and its paths become links, addresses
 * of other sites stay text, because nobody has checked them.
 */
export function splitLinks(text: string, site: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = withoutMarks(found);
    const href = pathWithin(site, address);
    if (href === undefined || href.startsWith('//')) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
