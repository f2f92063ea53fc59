import * as z from 'zod/mini';
import { parseAfm } from './afm.ts';
import { parseEmail } from './email.ts';
import { parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';
import './validation.ts';

/** A text read by one of the shared parsers: what it gives is kept, what it refuses is answered by the sentence. */
function read(parse: (text: string) => string | null, maxLength: number, sentence: string) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength)),
    z.transform((text: string, context) => {
      const value = parse(text);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: sentence, input: text });
      return z.NEVER;
    }),
  );
}

/** A field that may be left out; a blank one is as good as left out. */
function optional<Schema extends z.ZodMiniType<string | undefined, string>>(schema: Schema) {
  return z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  );
}

/** A required text, trimmed; `sentence` says so when it is blank. Length in characters. */
export const text = (maxLength: number, sentence = 'Το πεδίο είναι υποχρεωτικό') =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(maxLength));

/** A text that may be left out, trimmed. Length in characters. */
export const optionalText = (maxLength: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(maxLength)),
      z.transform((value: string) => (value === '' ? undefined : value)),
    ),
  );

export const email = read(parseEmail, 254, 'Παρακαλώ εισάγετε έγκυρο email');
export const phone = read(parsePhone, 30, 'Γράψτε ένα έγκυρο τηλέφωνο, π.χ. 210 000 0000');
export const afm = read(parseAfm, 9, 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του');
export const postalCode = read(parsePostalCode, 6, 'Ο ταχυδρομικός κώδικας έχει 5 ψηφία, π.χ. 14231');
export const optionalPhone = optional(phone);
export const optionalAfm = optional(afm);
export const optionalPostalCode = optional(postalCode);
