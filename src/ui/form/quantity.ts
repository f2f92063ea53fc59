/** What a wished count becomes: too much becomes the most, too little changes nothing; `refused` says which it was. */
export function stepTo(
  wished: number,
  { value, min, max }: { value: number; min: number; max: number },
): { value: number; refused?: 'more' | 'less' } {
  if (Number.isNaN(wished)) return { value };
  if (wished < min) return { value, refused: 'less' };
  return wished > max ? { value: max, refused: 'more' } : { value: wished };
}
