import * as z from 'zod/mini';
import { eurosToCents } from './money.ts';
import './validation.ts';

/** The dearest thing that a shop of this kind sells, in euro. */
const mostEuros = 1_000_000;

/**
 * Reads a number as Greeks and machines write it: «1.698,29», «1698.29», «1.698». Null for what is none. A point before exactly
 * three digits groups thousands, for no amount has three decimals.
 */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/[\s\u00A0€%]/g, '')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '');
  const isGrouped = plain.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(plain);
  const decimal = isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(decimal) ? Number(decimal) : null;
}

/** Writes a number as one types it into a field, «4,5», with so many decimals where told: a price has two. */
export function decimalText(value: number, decimals?: number): string {
  return (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', ',');
}

const typed = (sentence: string) => z.union([z.number(), z.string().check(z.maxLength(30))], sentence);
const typedOrNull = (sentence: string) =>
  z.union([z.number(), z.string().check(z.maxLength(30)), z.null()], sentence);

type Rule = { isAllowed: (value: number) => boolean; sentence: string };

function checked(
  value: number | string,
  { isAllowed, sentence }: Rule,
  context: z.core.ParsePayload,
): number {
  const number = typeof value === 'number' ? value : parseDecimal(value);
  if (number !== null && isAllowed(number)) return number;
  context.issues.push({ code: 'custom', message: sentence, input: value });
  return z.NEVER;
}

const isBlank = (value: unknown): value is null | '' =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A number that must be there, as itself or as typed; `sentence` says what is wanted. */
function required(rule: Rule) {
  return z.pipe(
    typed(rule.sentence),
    z.transform((value: number | string, context) => checked(value, rule, context)),
  );
}

/** The same for a number that may be left out (undefined) or taken away (null, also a blank text). */
function optional(rule: Rule) {
  return z.optional(
    z.pipe(
      typedOrNull(rule.sentence),
      z.transform((value: number | string | null, context) =>
        isBlank(value) ? null : checked(value, rule, context),
      ),
    ),
  );
}

/** Nothing, or at least a cent: less would be kept as nothing. */
const isAmount = (value: number) =>
  value === 0 || (value > 0 && value <= mostEuros && eurosToCents(value) >= 1);

/** An amount above nought in euro. */
export const euros = required({
  isAllowed: (value) => value !== 0 && isAmount(value),
  sentence: 'Συμπληρώστε μια τιμή μεγαλύτερη από 0, π.χ. 189,90',
});

/** An amount of euro that may be left out or taken away, at least nought. */
export const optionalEuros = optional({
  isAllowed: isAmount,
  sentence: 'Η τιμή πρέπει να είναι 0 ή τουλάχιστον ένα λεπτό, π.χ. 189,90',
});

/** A whole number from nought to `most` that may be left out or taken away. */
export const optionalCount = (most: number) =>
  optional({
    isAllowed: (value) => Number.isInteger(value) && value >= 0 && value <= most,
    sentence: `Συμπληρώστε έναν ακέραιο από 0 έως ${most}`,
  });
