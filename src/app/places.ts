const placeBegin = '<!--place ';
const placeEnd = '-->';

let placed: Uint8Array[] = [];

/** What stands in a page's markup for bytes that are already there, which are put in once the page itself is bytes. */
export const placeBytes = (bytes: Uint8Array): string => `${placeBegin}${placed.push(bytes) - 1}${placeEnd}`;

/** Hands over what has been placed since the last time: a page is drawn in one go, so it is that page's. */
export function takePlaced(): readonly Uint8Array[] {
  const taken = placed;
  placed = [];
  return taken;
}

/** The bytes of a page with what was placed in it. Texts of the page cannot name a place: they have no `<`. */
export function fillPlaces(html: string, placedBytes: readonly Uint8Array[]): Buffer {
  const page = Buffer.from(html);
  const parts: Uint8Array[] = [];
  let done = 0;
  for (let begin = page.indexOf(placeBegin); begin >= 0; begin = page.indexOf(placeBegin, done)) {
    const end = page.indexOf(placeEnd, begin);
    const bytes = placedBytes[Number(page.toString('latin1', begin + placeBegin.length, end))];
    parts.push(page.subarray(done, begin), ...(bytes ? [bytes] : []));
    done = end + placeEnd.length;
  }
  return parts.length > 0 ? Buffer.concat([...parts, page.subarray(done)]) : page;
}
