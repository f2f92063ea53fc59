/** The number below which so great a part of some numbers lies, from 0 to 1; NaN of none. */
export function quantile(numbers: readonly number[], part: number): number {
  const place = Math.min(Math.floor(numbers.length * part), numbers.length - 1);
  return numbers.toSorted((a, b) => a - b)[place] ?? Number.NaN;
}

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
