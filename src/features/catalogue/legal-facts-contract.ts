import * as z from 'zod/mini';
import { isLocalDate } from '#shared/dates.ts';
import { parseEmail } from '#shared/email.ts';
import { freeLines, freeText } from '#shared/fields.ts';
import { optionalCount } from '#shared/number-fields.ts';
import { officialFile } from '#features/settings/sales-contract.ts';
import { oneLine } from '#shared/typed-text.ts';

/** A web address as it is typed, with or without its scheme; null if it is none. */
function parseWeb(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return /^https?:\/\/[^\s/@]+\.[^\s/@.]+(?:\/\S*)?$/i.test(address) && URL.canParse(address)
    ? address
    : null;
}

/** An e-mail or web address; a blank text clears it. */
const electronic = z.optional(
  z.pipe(
    z.string().check(z.overwrite(oneLine), z.maxLength(200)),
    z.transform((typed: string, context) => {
      const read = typed === '' ? '' : (parseEmail(typed) ?? parseWeb(typed));
      if (read !== null) return read;
      const message = 'Συμπληρώστε email ή ιστοσελίδα, π.χ. info@maker.example';
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  ),
);

const answers: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  Ναι: true,
  Όχι: false,
};

/** Yes or no, also as typed; null or a blank text clears it. */
const answer = z.optional(
  z.pipe(
    z.union([z.boolean(), z.null(), z.string().check(z.maxLength(10))]),
    z.transform((typed: boolean | string | null, context) => {
      if (typeof typed === 'boolean') return typed;
      if (typed === null || typed.trim() === '') return null;
      const read = answers[typed.trim()];
      if (read !== undefined) return read;
      context.issues.push({ code: 'custom', message: 'Συμπληρώστε Ναι ή Όχι', input: typed });
      return z.NEVER;
    }),
  ),
);

/** A day, also as spreadsheets write it: 31/12/2030; null or a blank text clears it. */
const dayOrNone = z.optional(
  z.pipe(
    z.union([z.null(), z.string().check(z.maxLength(20))]),
    z.transform((typed: string | null, context) => {
      const text = typed?.trim() ?? '';
      if (text === '') return null;
      const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
      const read = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
      if (isLocalDate(read)) return read;
      const message = 'Συμπληρώστε ημερομηνία, π.χ. 31/12/2030';
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  ),
);

/** What is said of a product or of a brand: a missing fact stays as it is; null or a blank text takes it away. */
export const legalFactFields = {
  manufacturerName: freeText(150),
  manufacturerAddress: freeText(250),
  manufacturerContact: electronic,
  isOutsideUnion: answer,
  responsibleName: freeText(150),
  responsibleAddress: freeText(250),
  responsibleContact: electronic,
  warnings: freeLines(2_000),
  warranty: optionalCount(600),
  guaranteeGiver: freeText(150),
  guaranteeTerms: freeLines(1_000),
  isDurability: answer,
  guaranteeLabel: z.optional(officialFile),
  dataMade: freeLines(1_000),
  dataKept: freeLines(1_000),
  dataAccess: freeLines(1_000),
  needsAccount: answer,
  needsSubscription: answer,
  updatesUntil: dayOrNone,
  isElectric: answer,
  hasBattery: answer,
};

const said = z.optional(z.string());
const answered = z.optional(z.boolean());

/** The facts as stored. */
export const legalFactsShown = {
  manufacturerName: said,
  manufacturerAddress: said,
  manufacturerContact: said,
  isOutsideUnion: answered,
  responsibleName: said,
  responsibleAddress: said,
  responsibleContact: said,
  warnings: said,
  warranty: z.optional(z.int()),
  guaranteeGiver: said,
  guaranteeTerms: said,
  isDurability: answered,
  guaranteeLabel: said,
  dataMade: said,
  dataKept: said,
  dataAccess: said,
  needsAccount: answered,
  needsSubscription: answered,
  updatesUntil: said,
  isElectric: answered,
  hasBattery: answered,
};
