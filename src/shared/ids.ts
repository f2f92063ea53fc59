import { company } from './company.ts';

/** Crockford's base 32: without I, L, O and U, so that no symbol is misread and no word appears. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Writes random bytes as lower-case Crockford base 32; sixteen bytes make the 26 characters of an id. */
export function idFrom(bytes: Uint8Array): string {
  return base32(bytes).toLowerCase();
}

/** Makes a readable order number, «VG-7K3M-9QXD», from the company’s letters, 35 random bits (five bytes) and a check character. */
export function orderNumberFrom(bytes: Uint8Array, prefix: string): string {
  if (bytes.length < 5) throw new RangeError('An order number needs five random bytes');
  const symbols = base32(bytes).slice(0, 7);
  const number = symbols + alphabet.charAt(timesTwo(checksum(symbols)));
  return `${prefix}-${number.slice(0, 4)}-${number.slice(4)}`;
}

/**
 * Parses a typed order number in any case or spacing, with O read as 0, I and L as 1; null when it is mistyped. Without
 * letters it has today’s, which may not be those of the order: it is known by the symbols after them (`orderSymbols`).
 */
export function parseOrderNumber(text: string): string | null {
  const written = text.toUpperCase().replace(/[\s\-‐-―−#]/g, '');
  const prefix = /^[A-Z]{1,4}(?=.{8}$)/.exec(written)?.[0] ?? '';
  const symbols = written.slice(prefix.length).replace(/O/g, '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(symbols) || checksum(symbols) !== 0) return null;
  return `${prefix || company().numbering.orders}-${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}

/** What no other order’s number ends with: «7K3M-9QXD». */
export const orderSymbols = (orderNumber: string): string => orderNumber.slice(-9);

/** Writes bytes in base 32, five bits per character, with the 32 characters given; the last bits are padded with zeros. */
export function base32(bytes: Uint8Array, signs = alphabet): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => signs.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

/** A checksum over the field of 32 elements: it detects any one wrong symbol and any two swapped symbols. */
function checksum(symbols: string): number {
  return [...symbols].reduce((sum, symbol) => timesTwo(sum) ^ alphabet.indexOf(symbol), 0);
}

function timesTwo(element: number): number {
  return element & 16 ? (element << 1) ^ 0b100101 : element << 1;
}
