/** Returns a quantile of some numbers; `part` is from 0 to 1; NaN when there are none. */
export function quantile(numbers: readonly number[], part: number): number {
  const index = Math.min(Math.floor(numbers.length * part), numbers.length - 1);
  return numbers.toSorted((a, b) => a - b)[index] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
