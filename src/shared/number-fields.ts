import * as z from 'zod/mini';
import { eurosToCents } from './money.ts';
import { doubtOf, parseDecimal } from './parse-decimal.ts';
import { vatCategories } from './vat-categories.ts';
import './validation.ts';

/** The highest price that the shop accepts, in euro. */
const maxEuros = 1_000_000;

const typed = (sentence: string) => z.union([z.number(), z.string().check(z.maxLength(30))], sentence);
const typedOrNull = (sentence: string) =>
  z.union([z.number(), z.string().check(z.maxLength(30)), z.null()], sentence);

type Rule = { isAllowed: (value: number) => boolean; sentence: string; unit?: '€' | '%' };

function checked(
  value: number | string,
  { isAllowed, sentence, unit }: Rule,
  context: z.core.ParsePayload,
): number {
  const number = typeof value === 'number' ? value : parseDecimal(value, unit);
  if (number !== null && isAllowed(number)) return number;
  const doubt = typeof value === 'string' ? doubtOf(value, unit) : undefined;
  context.issues.push({ code: 'custom', message: doubt ?? sentence, input: value });
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
  value === 0 || (value > 0 && value <= maxEuros && eurosToCents(value) >= 1);

/** An amount above zero, in euro. */
export const euros = required({
  isAllowed: (value) => value !== 0 && isAmount(value),
  unit: '€',
  sentence: 'Συμπληρώστε μια τιμή μεγαλύτερη από 0, π.χ. 189,90',
});

/** An amount of zero or more, in euro. */
export const euroAmount = required({
  isAllowed: isAmount,
  unit: '€',
  sentence: 'Συμπληρώστε 0 ή ένα ποσό, π.χ. 5,99',
});

/** A whole number from `least` to `most`. */
export const count = (most: number, least = 0) =>
  required({
    isAllowed: (value) => Number.isInteger(value) && value >= least && value <= most,
    sentence: `Συμπληρώστε έναν ακέραιο από ${least} έως ${most}`,
  });

/** A rate of VAT in percent that documents may have. */
export const vatRate = required({
  isAllowed: (value) => vatCategories[value] !== undefined,
  unit: '%',
  sentence: `Συμπληρώστε συντελεστή που δέχεται η ΑΑΔΕ: ${Object.keys(vatCategories).join(', ')}`,
});

/** An optional amount of zero or more, in euro; null clears it. */
export const optionalEuros = optional({
  isAllowed: isAmount,
  unit: '€',
  sentence: 'Η τιμή πρέπει να είναι 0 ή τουλάχιστον ένα λεπτό, π.χ. 189,90',
});

/** A percentage; `sentence` is the message for one that is not within `least` and `most`. */
export const percentage = (least: number, most: number, sentence: string) =>
  required({ isAllowed: (value) => value >= least && value <= most, unit: '%', sentence });

/** An optional whole number from zero to `most`; null clears it. */
export const optionalCount = (most: number) =>
  optional({
    isAllowed: (value) => Number.isInteger(value) && value >= 0 && value <= most,
    sentence: `Συμπληρώστε έναν ακέραιο από 0 έως ${most}`,
  });

/** A number from above zero to `most` that has at most this many steps in a whole: 1 for pieces, 4 for quarters of an hour. */
export const steps = (most: number, inWhole: number, sentence: string) =>
  required({
    isAllowed: (value) => value > 0 && value <= most && Number.isInteger(value * inWhole),
    sentence,
  });
