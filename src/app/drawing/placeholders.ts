const begin = '<!--bytes ';
const end = '-->';

let inserted: Uint8Array[] = [];

/** What stands in a page's markup for bytes that are already there, which are put in once the page itself is bytes. */
export const placeholderFor = (bytes: Uint8Array): string => `${begin}${inserted.push(bytes) - 1}${end}`;

/** Hands over the bytes that have got placeholders since the last time: a page is drawn in one go, so they are that page's. */
export function takeInserted(): readonly Uint8Array[] {
  const taken = inserted;
  inserted = [];
  return taken;
}

/** The bytes of a page with its placeholders filled. Texts of the page cannot hold one: they have no `<`. */
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
