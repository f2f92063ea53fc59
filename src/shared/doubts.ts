import { foldGreek } from './greek-letters.ts';

/** How many times the dearest of all, or its own before, a price may be without a question. */
const usualTimes = 3;

const folded = (name: string) => foldGreek(name).replace(/\s+/g, ' ').trim();

/** Whether one of the others is called the same, but for case, accents and blanks. */
export const isNamedTwice = (name: string, others: readonly string[]): boolean =>
  folded(name) !== '' && others.some((other) => folded(other) === folded(name));

/**
 * What a price, in any one unit, is so far from that it may be a slip of the keyboard: its own before, else the dearest of the
 * others; undefined if it is near, or nothing is known.
 */
export function farFrom(
  price: number,
  { before, dearest }: { before: number | undefined; dearest: number | undefined },
): 'before' | 'dearest' | undefined {
  if (!(price > 0)) return undefined;
  if (before !== undefined && before > 0)
    return price > usualTimes * before || before > usualTimes * price ? 'before' : undefined;
  return dearest !== undefined && price > usualTimes * dearest ? 'dearest' : undefined;
}
