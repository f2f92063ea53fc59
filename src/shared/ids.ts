/** Crockford's base 32: no I, L, O, U, so that nothing is misread or spells a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Writes random bytes as a lower-case text of Crockford base 32; sixteen bytes give the 26 characters of an id. */
export function idFrom(bytes: Uint8Array): string {
  return base32(bytes).toLowerCase();
}

/** Makes a readable order number, «VG-7K3M-9QXD», of 35 random bits (five bytes) and a check character. */
export function orderNumberFrom(bytes: Uint8Array): string {
  if (bytes.length < 5) throw new RangeError('An order number needs five random bytes');
  const symbols = base32(bytes).slice(0, 7);
  const number = symbols + alphabet.charAt(timesTwo(checksum(symbols)));
  return `VG-${number.slice(0, 4)}-${number.slice(4)}`;
}

/** Reads a typed order number in any case, spacing or confusion of O and 0, I, L and 1; null when mistyped. */
export function parseOrderNumber(text: string): string | null {
  const symbols = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^VG(?=.{8}$)/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(symbols) || checksum(symbols) !== 0) return null;
  return `VG-${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}

/** Writes bytes in base 32, five bits a sign, with the 32 signs given; the last bits are filled up with noughts. */
export function base32(bytes: Uint8Array, signs = alphabet): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => signs.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

/** A sum over the field of 32 elements: it sees any one wrong symbol and any two that changed places. */
function checksum(symbols: string): number {
  return [...symbols].reduce((sum, symbol) => timesTwo(sum) ^ alphabet.indexOf(symbol), 0);
}

function timesTwo(element: number): number {
  return element & 16 ? (element << 1) ^ 0b100101 : element << 1;
}
