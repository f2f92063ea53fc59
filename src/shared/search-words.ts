import { parseAfm } from './afm.ts';
import { foldGreek } from './greek-letters.ts';
import { orderSymbols, parseOrderNumber } from './ids.ts';

/** A telephone number within a query, in any notation. */
const longNumber = /\+?\d[\d\s\-./()]{8,}\d/g;

const digitsOf = (text: string) => text.replace(/[\s\-./()]/g, '').replace(/^00/, '+');

/**
 * Splits what administrators type to find something into at most six folded words, all of which must be found, in any order.
 * Numbers of orders, telephones and tax numbers are recognised in any notation.
 */
export function searchWords(query: string): string[] {
  const folded = foldGreek(query)
    .trim()
    .replace(/^#+\s*(?=.)/, '');
  const orderNumber = parseOrderNumber(folded);
  if (orderNumber) return [orderSymbols(orderNumber).toLowerCase()];
  const afm = parseAfm(folded);
  if (afm) return [afm];
  const digits = digitsOf(folded);
  if (/^\+?\d{6,15}$/.test(digits)) return [digits];
  return folded.replace(longNumber, digitsOf).split(/\s+/).filter(Boolean).slice(0, 6);
}
