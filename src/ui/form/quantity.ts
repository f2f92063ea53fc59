/**
 * Limits a requested quantity: above `max` it becomes `max`, below `min` nothing changes; `refused` tells which limit
 * applied.
 */
export function stepTo(
  wished: number,
  { value, min, max }: { value: number; min: number; max: number },
): { value: number; refused?: 'more' | 'less' } {
  if (Number.isNaN(wished)) return { value };
  if (wished < min) return { value, refused: 'less' };
  return wished > max ? { value: max, refused: 'more' } : { value: wished };
}
