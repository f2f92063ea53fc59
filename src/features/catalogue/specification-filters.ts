import { quoted } from './quoted.ts';
import { plainText } from './fold.ts';
import { listedIn } from './specifications.ts';
import type { Specification } from './contract.ts';

/** The longest text that products are filtered by. */
const longest = 40;

const tidy = (text: string, unit: string): string => {
  const bare = unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
  return /^-?\d+(?:[.,]\d+)?$/.test(bare) ? String(Number(bare.replace(',', '.'))) : bare;
};

/** What products are filtered by in a value: each thing of a list, numbers without their unit and with a decimal point. */
export function filterTexts(value: Specification['value'], unit: string): string[] {
  if (typeof value === 'boolean') return [value ? 'Ναι' : 'Όχι'];
  const texts =
    typeof value === 'number'
      ? [String(value)]
      : listedIn(unit ? value.replace(/(?<=\d),(?=\d)/g, '.') : value);
  return texts.map((text) => tidy(text, unit)).filter((text) => text.length <= longest);
}

/** The term of a product that says this of a specification. */
export const filterTerm = (key: string, text: string): string => `=${key}:${plainText(text)}`;

/** A `tsquery` for products that say one of the chosen texts of each specification; `chosen` are `key:text`. */
export function filterQuery(chosen: readonly string[]): string | undefined {
  const byKey = new Map<string, string[]>();
  for (const one of chosen) {
    const [key = '', ...text] = one.split(':');
    byKey.set(key, [...(byKey.get(key) ?? []), quoted(filterTerm(key, text.join(':')))]);
  }
  const all = [...byKey.values()].map((terms) => `(${terms.join(' | ')})`);
  return all.length > 0 ? all.join(' & ') : undefined;
}
