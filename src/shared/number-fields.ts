import * as z from 'zod/mini';
import { eurosToCents } from './money.ts';
import './validation.ts';

/** The highest price that the shop accepts, in euro. */
const mostEuros = 1_000_000;

/**
 * Parses a number in Greek or machine format: «1.698,29», «1698.29», «1.698»; null when it is invalid. A point before
 * exactly three digits is a thousands separator, because no amount has three decimals.
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

/** A required number, as a number or as typed text; `sentence` is the message for an invalid one. */
function required(rule: Rule) {
  return z.pipe(
    typed(rule.sentence),
    z.transform((value: number | string, context) => checked(value, rule, context)),
  );
}

/** As `required`, for an optional number: undefined when missing, null (also a blank text) to clear it. */
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

/** Zero, or at least one cent: a smaller amount would be stored as zero. */
const isAmount = (value: number) =>
  value === 0 || (value > 0 && value <= mostEuros && eurosToCents(value) >= 1);

/** An amount above zero, in euro. */
export const euros = required({
  isAllowed: (value) => value !== 0 && isAmount(value),
  sentence: 'Συμπληρώστε μια τιμή μεγαλύτερη από 0, π.χ. 189,90',
});

/** An optional amount of zero or more, in euro; null clears it. */
export const optionalEuros = optional({
  isAllowed: isAmount,
  sentence: 'Η τιμή πρέπει να είναι 0 ή τουλάχιστον ένα λεπτό, π.χ. 189,90',
});

/** An optional whole number from zero to `most`; null clears it. */
export const optionalCount = (most: number) =>
  optional({
    isAllowed: (value) => Number.isInteger(value) && value >= 0 && value <= most,
    sentence: `Συμπληρώστε έναν ακέραιο από 0 έως ${most}`,
  });
