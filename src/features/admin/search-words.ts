import { foldGreek } from '../../shared/greek.ts';
import { parseOrderNumber } from '../../shared/ids.ts';

/**
 * Reads what somebody typed into the administrators' search: at most six folded words, all of which must occur. An order's number
 * and a telephone are understood however they are written.
 */
export function searchWords(query: string): string[] {
  const orderNumber = parseOrderNumber(query);
  if (orderNumber) return [orderNumber.toLowerCase()];
  const digits = query.replace(/[\s\-./()]/g, '');
  if (/^\+?\d{6,15}$/.test(digits)) return [digits.replace(/^00/, '+')];
  return foldGreek(query).split(/\s+/).filter(Boolean).slice(0, 6);
}
