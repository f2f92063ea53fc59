import * as z from 'zod/mini';
import { parseAfm } from './afm.ts';
import { maxEmailLength, parseEmail } from './email.ts';
import { parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';
import { addressLine, oneLine, severalLines } from './typed-text.ts';
import './validation.ts';

type Parse = (text: string) => string | null;
type Clean = (typed: string) => string;

/** What a shared parser makes of a text; what it refuses is answered by the sentence. */
function parsed(parse: Parse, sentence: string) {
  return (text: string, context: z.core.ParsePayload): string => {
    const value = parse(text);
    if (value !== null) return value;
    context.issues.push({ code: 'custom', message: sentence, input: text });
    return z.NEVER;
  };
}

/** The sentence also answers what is blank. */
function read(parse: Parse, maxLength: number, sentence: string) {
  return z.pipe(text(maxLength, sentence), z.transform(parsed(parse, sentence)));
}

/** As `read`, for a field that may be left out; a blank one is as good as left out. */
function readOptional(parse: Parse, maxLength: number, sentence: string) {
  const readText = parsed(parse, sentence);
  return z.optional(
    z.pipe(
      z.string().check(z.overwrite(oneLine), z.maxLength(maxLength)),
      z.transform((text: string, context) => (text === '' ? undefined : readText(text, context))),
    ),
  );
}

/** A text that must be there; only its absence has this sentence, what its checks refuse has theirs. */
export const given = (sentence: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? sentence : undefined) });

/** A text that must be there, as `clean` keeps it; the sentence says so when it is blank. Length in characters. */
const requiredAs =
  (clean: Clean) =>
  (maxLength: number, sentence = 'Το πεδίο είναι υποχρεωτικό') =>
    given(sentence).check(z.overwrite(clean), z.minLength(1, sentence), z.maxLength(maxLength));

/** A text as `clean` keeps it, which may be left out or blank. Length in characters. */
const freeAs = (clean: Clean) => (maxLength: number) =>
  z.optional(z.string().check(z.overwrite(clean), z.maxLength(maxLength)));

/** The same, where a blank one is as good as left out. */
const optionalAs = (clean: Clean) => (maxLength: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.overwrite(clean), z.maxLength(maxLength)),
      z.transform((value: string) => (value === '' ? undefined : value)),
    ),
  );

/** A required text on one line. */
export const text = requiredAs(oneLine);
/** A required street and number. */
export const address = requiredAs(addressLine);
/** A text on one line that may be left out. */
export const optionalText = optionalAs(oneLine);
/** A text on any number of lines that may be left out. */
export const optionalLines = optionalAs(severalLines);
/** A street and number that may be left out. */
export const optionalAddress = optionalAs(addressLine);
/** A text on one line that may be left out, and blank to take it away. */
export const freeText = freeAs(oneLine);
/** A text on any number of lines that may be left out, and blank to take it away. */
export const freeLines = freeAs(severalLines);

const phoneParts = [parsePhone, 30, 'Συμπληρώστε έγκυρο τηλέφωνο, π.χ. 210 000 0000'] as const;
const postalCodeParts = [parsePostalCode, 6, 'Ο ταχυδρομικός κώδικας έχει 5 ψηφία, π.χ. 14231'] as const;

/** An e-mail address that must be there, trimmed and in lower case. */
export const email = read(parseEmail, maxEmailLength, 'Παρακαλώ εισάγετε έγκυρο email');
/** A telephone number that must be there, in E.164. */
export const phone = read(...phoneParts);
/** A Greek postal code that must be there, as its five digits. */
export const postalCode = read(...postalCodeParts);
/** The telephone number where it may be left out. */
export const optionalPhone = readOptional(...phoneParts);
/** A tax number (AFM) that must be there, as its nine digits; «EL 094014201» is one too. */
export const afm = read(parseAfm, 16, 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του');
/** A tax number (AFM) that may be left out, as its nine digits. */
export const optionalAfm = readOptional(parseAfm, 9, 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του');
/** The postal code where it may be left out. */
export const optionalPostalCode = readOptional(...postalCodeParts);

/**
 * A rule over several fields, whose sentence stands beside `field`. It is checked also while a single field has a fault
 * of its own, so that a form shows everything that is wrong at once.
 */
export function across<Values extends object>(
  field: keyof Values & string,
  sentence: string,
  holds: (values: Values) => boolean,
): z.core.$ZodCheck<Values> {
  return z.refine(holds, {
    path: [field],
    error: sentence,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}
