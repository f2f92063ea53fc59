import * as z from 'zod/mini';
import { parseAfm } from './afm.ts';
import { maxEmailLength, parseEmail } from './email.ts';
import { parseIban } from './iban.ts';
import { parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';
import { addressLine, oneLine, severalLines } from './typed-text.ts';
import './validation.ts';

type Parse = (text: string) => string | null;
type Clean = (typed: string) => string;

/** Applies a parser to a text; `sentence` is the message for a text that it rejects. */
function parsed(parse: Parse, sentence: string) {
  return (text: string, context: z.core.ParsePayload): string => {
    const value = parse(text);
    if (value !== null) return value;
    context.issues.push({ code: 'custom', message: sentence, input: text });
    return z.NEVER;
  };
}

/** A required text with a parser; `sentence` is also the message for a blank text. */
function read(parse: Parse, maxLength: number, sentence: string) {
  return z.pipe(text(maxLength, sentence), z.transform(parsed(parse, sentence)));
}

/** As `read`, for an optional field; a blank text counts as missing. */
function readOptional(parse: Parse, maxLength: number, sentence: string) {
  const readText = parsed(parse, sentence);
  return z.optional(
    z.pipe(
      z.string().check(z.overwrite(oneLine), z.maxLength(maxLength)),
      z.transform((text: string, context) => (text === '' ? undefined : readText(text, context))),
    ),
  );
}

/** A required text: `sentence` is the message when it is missing; its checks have their own messages. */
export const given = (sentence: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? sentence : undefined) });

/** A required text, cleaned by `clean`; `sentence` is also the message for a blank text. Length in characters. */
const requiredAs =
  (clean: Clean) =>
  (maxLength: number, sentence = 'Το πεδίο είναι υποχρεωτικό') =>
    given(sentence).check(z.overwrite(clean), z.minLength(1, sentence), z.maxLength(maxLength));

/** An optional text, cleaned by `clean`, which may be blank. Length in characters. */
const freeAs = (clean: Clean) => (maxLength: number) =>
  z.optional(z.string().check(z.overwrite(clean), z.maxLength(maxLength)));

/** As `freeAs`, but a blank text counts as missing. */
const optionalAs = (clean: Clean) => (maxLength: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.overwrite(clean), z.maxLength(maxLength)),
      z.transform((value: string) => (value === '' ? undefined : value)),
    ),
  );

/** A required text on one line. */
export const text = requiredAs(oneLine);
/** A required text on any number of lines. */
export const longText = requiredAs(severalLines);
/** A required street and number. */
export const address = requiredAs(addressLine);
/** An optional text on one line. */
export const optionalText = optionalAs(oneLine);
/** An optional text on any number of lines. */
export const optionalLines = optionalAs(severalLines);
/** An optional street and number. */
export const optionalAddress = optionalAs(addressLine);
/** An optional text on one line; a blank one clears the stored text. */
export const freeText = freeAs(oneLine);
/** An optional text on any number of lines; a blank one clears the stored text. */
export const freeLines = freeAs(severalLines);

const withLetter = z.refine((value) => typeof value !== 'string' || value === '' || /\p{L}/u.test(value), {
  error: 'Συμπληρώστε το με γράμματα, όχι μόνο με αριθμούς',
});
/** A required name of a person or a place: it has a letter. */
export const nameText = (maxLength: number, sentence?: string) => text(maxLength, sentence).check(withLetter);
/** An optional name of a person or a place. */
export const optionalName = (maxLength: number) => optionalText(maxLength).check(withLetter);

const emailParts = [parseEmail, maxEmailLength, 'Παρακαλώ εισάγετε έγκυρο email'] as const;
const phoneParts = [parsePhone, 30, 'Συμπληρώστε έγκυρο τηλέφωνο, π.χ. 210 000 0000'] as const;
const postalCodeParts = [parsePostalCode, 16, 'Ο ταχυδρομικός κώδικας έχει 5 ψηφία, π.χ. 12345'] as const;

/** A required e-mail address, trimmed and in lower case. */
export const email = read(...emailParts);
/** An optional e-mail address, trimmed and in lower case. */
export const optionalEmail = readOptional(...emailParts);
/** A required telephone number, in E.164. */
export const phone = read(...phoneParts);
/** A required Greek postal code, as five digits. */
export const postalCode = read(...postalCodeParts);
/** An optional telephone number, in E.164. */
export const optionalPhone = readOptional(...phoneParts);
/** A required tax number (AFM), as nine digits; «EL 094014201» is accepted too. */
export const afm = read(parseAfm, 20, 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του');
/** An optional tax number (AFM), as nine digits. */
export const optionalAfm = readOptional(parseAfm, 20, 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του');
/** A required IBAN, without spaces. */
export const iban = read(parseIban, 42, 'Ο IBAN δεν είναι σωστός. Ελέγξτε τα ψηφία του');
/** An optional Greek postal code, as five digits. */
export const optionalPostalCode = readOptional(...postalCodeParts);

/**
 * A rule over several fields, whose message is shown next to `field`. It is checked even while single fields are invalid, so
 * that a form shows all its errors at once.
 */
export function across<Values extends object>(
  field: keyof Values & string,
  sentence: string | (() => string),
  holds: (values: Values) => boolean,
): z.core.$ZodCheck<Values> {
  return z.refine(holds, {
    path: [field],
    error: sentence,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}
