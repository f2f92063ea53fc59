import * as z from 'zod/mini';
import { addDays, athensDate, isLocalDate, isLocalTime, localDatePattern } from './dates.ts';
import { given } from './fields.ts';

const noDay = 'Επιλέξτε ημερομηνία';
const noTime = 'Επιλέξτε ώρα';

/** A day in Athens in the years 2000 to 2100, 'yyyy-mm-dd'. */
export const day = given(noDay).check(z.regex(localDatePattern, noDay), z.refine(isLocalDate, noDay));

/** A time in Athens, 'HH:mm'. */
export const time = given(noTime).check(z.maxLength(5), z.refine(isLocalTime, noTime));

/** A time that opens or closes a day, also typed as «9» or «9.30». */
const clock = given(noTime).check(
  z.maxLength(5),
  z.overwrite((text) => {
    const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d\d))?$/.exec(text.trim()) ?? [];
    return hours ? `${hours.padStart(2, '0')}:${minutes}` : text;
  }),
  z.refine((text) => isLocalTime(text) || text === '24:00', 'Συμπληρώστε ώρα, π.χ. 08:30'),
);

/** The hours of an open day: one to four spans in order, apart from one another. */
export const spans = z.array(z.object({ opens: clock, closes: clock })).check(
  z.minLength(1),
  z.maxLength(4),
  z.check(({ value, issues }) => {
    for (const [index, { opens, closes }] of value.entries()) {
      const before = value[index - 1];
      if (closes <= opens) {
        const message = 'Το τέλος είναι μετά την αρχή';
        issues.push({ code: 'custom', path: [index, 'closes'], message, input: closes });
      }
      if (before && opens <= before.closes) {
        const message = `Μετά τις ${before.closes}`;
        issues.push({ code: 'custom', path: [index, 'opens'], message, input: opens });
      }
    }
  }),
);

/** A day, or a date-time that is reduced to its day in Athens; one without a time zone is in Athens time. */
export const dayOfInstant = z.pipe(
  given(noDay).check(z.maxLength(40), z.regex(/^(20\d\d|2100)-\d\d-\d\d(T.*)?$/, noDay)),
  z.transform((text: string, context) => {
    const isInstant = /T.*(Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
    const date = isInstant ? athensDate(new Date(text)) : text.split('T', 1)[0];
    if (date !== undefined && isLocalDate(date)) return date;
    context.issues.push({ code: 'custom', message: noDay, input: text });
    return z.NEVER;
  }),
);

/** Limits a range to at most `most` days and at least one; both its ends count. */
export const atMostDays = (most: number) =>
  z.check<{ from: string; to: string }>(({ value, issues }) => {
    const { from, to } = value;
    // A value that is not a day already has a message next to its own field.
    if (![from, to].every(isLocalDate) || (from <= to && to < addDays(from, most))) return;
    const message = to < from ? 'Το τέλος είναι πριν από την αρχή' : `Η περίοδος έχει έως ${most} ημέρες`;
    issues.push({ code: 'custom', path: ['to'], message, input: value });
  });
