// Separate from `number-fields.ts` because the search's price filter needs this without the schemas.
import { numberText } from './decimals.ts';

/** The unit that may be typed next to a number. */
type Unit = '€' | '%';

const isGrouped = (figures: string, sign: string) =>
  new RegExp(String.raw`^\d{1,3}(?:${sign}\d{3})+$`).test(figures);

/** Removes blanks between thousands, «1 234,56»; null when they stand anywhere else. */
function withoutBlanks(figures: string): string | null {
  if (!/\s/.test(figures)) return figures;
  return /^\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/.test(figures) ? figures.replaceAll(/\s/g, '') : null;
}

/** The two numbers that a text can mean. */
type Doubt = { thousands: number; decimal: number };

/**
 * Reads a number in Greek, English or machine format. The last of two different signs is the decimal one, «1.234,56» and
 * «1,234.56»; several equal signs group thousands. A single sign before exactly three digits can be either, «1.234».
 */
function readDecimal(text: string, unit?: Unit): number | Doubt | null {
  const bare = unit ? text.trim().replace(new RegExp(String.raw`^${unit}\s*|\s*${unit}$`), '') : text.trim();
  const [, minus, typed] = /^([+\-\u2212]?)\s?(\d[\d.,\s]*)$/.exec(bare) ?? [];
  const hadBlanks = typed !== undefined && /\s/.test(typed);
  const figures = typed === undefined ? null : withoutBlanks(typed);
  if (figures === null) return null;
  const factor = minus === '-' || minus === '\u2212' ? -1 : 1;
  const numberOf = (plain: string) =>
    /^\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? factor * Number(plain) + 0 : null;
  const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
  if (last === -1) return numberOf(figures);
  const [whole, sign, rest] = [figures.slice(0, last), figures.charAt(last), figures.slice(last + 1)];
  const decimal = (digits: string) => numberOf(`${digits}.${rest}`);
  if (/^\d+$/.test(whole)) {
    const isDoubtful = !hadBlanks && /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3;
    if (!isDoubtful) return decimal(whole);
    return { thousands: factor * Number(whole + rest), decimal: factor * Number(`${whole}.${rest}`) };
  }
  if (isGrouped(figures, `[${sign}]`)) return numberOf(figures.replaceAll(sign, ''));
  const other = sign === '.' ? ',' : '.';
  return isGrouped(whole, `[${other}]`) ? decimal(whole.replaceAll(other, '')) : null;
}

/** Parses a typed number; null when it is invalid or can be read in two ways. */
export function parseDecimal(text: string, unit?: Unit): number | null {
  const read = readDecimal(text, unit);
  return typeof read === 'number' ? read : null;
}

/** Parses an amount of a sentence, where nobody can be asked: no amount has three decimals. */
export function parseAmount(text: string): number | null {
  const read = readDecimal(text, '€');
  return read !== null && typeof read === 'object' ? read.thousands : read;
}

/** Asks which number is meant by a text that can be read in two ways, «1.234»; undefined for any other. */
export function doubtOf(text: string, unit?: Unit): string | undefined {
  const read = readDecimal(text, unit);
  if (read === null || typeof read === 'number') return undefined;
  const { thousands, decimal } = read;
  const decimals = decimal.toFixed(3).replace('.', ',');
  return `Εννοείτε ${numberText(thousands)} ή ${decimals}; Συμπληρώστε ${thousands} ή ${decimal.toFixed(2).replace('.', ',')}`;
}
