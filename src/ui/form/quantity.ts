import { parseDecimal } from '#shared/parse-decimal.ts';

/** The whole number that a text means for certain; undefined for any other: «2,5» pieces are not 25. */
export function quantityOf(text: string): number | undefined {
  const read = parseDecimal(text);
  return read !== null && Number.isInteger(read) ? read : undefined;
}

/**
 * Limits a requested quantity: above `max` it becomes `max`, below `min` nothing changes; `refused` tells which limit
 * applied.
 */
export function stepTo(
  wanted: number,
  { value, min, max }: { value: number; min: number; max: number },
): { value: number; refused?: 'more' | 'less' } {
  if (Number.isNaN(wanted)) return { value };
  if (wanted < min) return { value, refused: 'less' };
  return wanted > max ? { value: max, refused: 'more' } : { value: wanted };
}
