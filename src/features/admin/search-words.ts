import { foldGreek } from '../../shared/greek-letters.ts';
import { parseOrderNumber } from '../../shared/ids.ts';

/**
 * Splits the text of the administrators' search into at most six folded words, all of which must match. Order numbers and
 * telephone numbers are recognised in any notation.
 */
export function searchWords(query: string): string[] {
  const orderNumber = parseOrderNumber(query);
  if (orderNumber) return [orderNumber.toLowerCase()];
  const digits = query.replace(/[\s\-./()]/g, '');
  if (/^\+?\d{6,15}$/.test(digits)) return [digits.replace(/^00/, '+')];
  return foldGreek(query).split(/\s+/).filter(Boolean).slice(0, 6);
}
