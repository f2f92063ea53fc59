import * as z from 'zod/mini';

type Issue = {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined;
};

const tooSmall = (issue: { origin: string; minimum: number | bigint }) => {
  const n = Number(issue.minimum);
  if (issue.origin === 'string') {
    return n === 1 ? 'Το πεδίο είναι υποχρεωτικό' : `Χρειάζονται τουλάχιστον ${n} χαρακτήρες`;
  }
  return issue.origin === 'array' ? 'Επιλέξτε τουλάχιστον ένα' : `Η μικρότερη τιμή είναι ${n}`;
};

const tooBig = (issue: { origin: string; maximum: number | bigint }) => {
  const n = Number(issue.maximum);
  if (issue.origin === 'string') return `Επιτρέπονται έως ${n} χαρακτήρες`;
  return issue.origin === 'array' ? `Επιτρέπονται έως ${n}` : `Η μεγαλύτερη τιμή είναι ${n}`;
};

/** The default Greek message for an issue whose schema has no message of its own. */
function greekSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Το πεδίο είναι υποχρεωτικό' : 'Η τιμή δεν έχει τη σωστή μορφή';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'unrecognized_keys':
      return 'Υπάρχουν άγνωστα πεδία';
    case 'invalid_value':
      return 'Επιλέξτε μία από τις διαθέσιμες τιμές';
    default:
      return 'Η τιμή δεν είναι έγκυρη';
  }
}

z.config({ localeError: greekSentence });

/** Nobody reads more errors, and the sender of bad input must not control the size of the response. */
const maxFaults = 50;
const maxNameLength = 60;

/**
 * Maps each invalid field to its first Greek message. Nested fields are dotted (`shippingAddress.city`); `_` stands for the
 * whole input. At most 50 errors, with each part of a field name cut to 60 characters.
 */
export function fieldMessages(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path = [], message } of issues.slice(0, maxFaults)) {
    const names = path.map((part) =>
      String(typeof part === 'object' ? part.key : part).slice(0, maxNameLength),
    );
    const name = names.join('.') || '_';
    fields[name] ??= message;
  }
  return fields;
}
