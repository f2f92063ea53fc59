import * as z from 'zod/mini';
import { areaPrefixes, isPrefix } from './area-contract.ts';
import { placesOf } from '#shared/postal-places.ts';

/** Whether the technicians serve a postal code, which may contain a space. */
export const servesArea = (prefixes: readonly string[], postalCode: string): boolean =>
  prefixes.some((prefix) => postalCode.replaceAll(/\s/g, '').startsWith(prefix));

/** Sorts the prefixes and removes duplicates and those that a shorter prefix covers. */
export function tidyArea(prefixes: readonly string[]): string[] {
  const sorted = [...new Set(prefixes)].toSorted();
  return sorted.filter((prefix) => !sorted.some((other) => other !== prefix && prefix.startsWith(other)));
}

const sentence =
  'Συμπληρώστε αρχές ταχυδρομικών κωδίκων, από 1 έως 5 ψηφία η καθεμία, χωρισμένες με κόμμα: 10, 11, 144';

/** What is typed in the form of the area, part by part. */
export const splitArea = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** The form of the area: prefixes separated by commas, spaces or line breaks. */
export const areaForm = z.object({
  prefixes: z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((typed: string, context) => {
      const parts = splitArea(typed);
      const read = areaPrefixes.safeParse(parts);
      if (read.success) return tidyArea(read.data);
      const unknown = parts.filter((part) => isPrefix.test(part) && placesOf(part).length === 0);
      const message =
        unknown.length > 0 ? `Κανένας ταχυδρομικός κώδικας δεν αρχίζει από ${unknown.join(', ')}` : sentence;
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  ),
});
