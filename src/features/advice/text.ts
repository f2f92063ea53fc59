import type { Reason } from './types.ts';

/** Writes a number in Greek: comma for decimals, at most two of them, point for thousands. */
export function numberText(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const [whole = '', decimals] = String(Math.abs(Math.round(value * 100) / 100)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `,${decimals}`}`;
}

/** «1 πόρτα», «2 πόρτες». */
export const countText = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`;

const placeholder = /\{(\w+)(?::([^:}]*):([^}]*))?\}/g;

/**
 * A sentence with its figures in their places: `{doors}` becomes the number, `{doors:πόρτα:πόρτες}` the number with its
 * noun. Figures that have no place in the sentence are an error of its author.
 */
export function reasonOf(sentence: string, figures: Readonly<Record<string, number>>): Reason {
  const text = sentence.replace(placeholder, (_, name: string, one?: string, many?: string) => {
    const value = figures[name] ?? Number.NaN;
    return one === undefined || many === undefined ? numberText(value) : countText(value, one, many);
  });
  return { text, figures };
}

/** What is said of a system without the cameras that were asked for. */
export const noAskedCameras = 'Οι κάμερες που ζητήσατε δεν περιλαμβάνονται.';
