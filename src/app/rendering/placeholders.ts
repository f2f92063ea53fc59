const begin = '<!--bytes ';
const end = '-->';

let inserted: Uint8Array[] = [];

/**
 * Returns the placeholder in a page's markup for bytes that already exist; they replace it when the page is converted to
 * bytes.
 */
export const placeholderFor = (bytes: Uint8Array): string => `${begin}${inserted.push(bytes) - 1}${end}`;

/** Returns the bytes that got placeholders since the last call: a page renders synchronously, so they belong to it. */
export function takeInserted(): readonly Uint8Array[] {
  const taken = inserted;
  inserted = [];
  return taken;
}

/** Returns the page as bytes with its placeholders replaced. The page's texts cannot contain one: they have no `<`. */
export function fillPlaceholders(html: string, bytesOfPage: readonly Uint8Array[]): Buffer {
  const page = Buffer.from(html);
  const parts: Uint8Array[] = [];
  let done = 0;
  for (let from = page.indexOf(begin); from >= 0; from = page.indexOf(begin, done)) {
    const to = page.indexOf(end, from);
    const bytes = bytesOfPage[Number(page.toString('latin1', from + begin.length, to))];
    parts.push(page.subarray(done, from), ...(bytes ? [bytes] : []));
    done = to + end.length;
  }
  return parts.length > 0 ? Buffer.concat([...parts, page.subarray(done)]) : page;
}
