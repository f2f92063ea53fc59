import * as z from 'zod/mini';
import { areaPrefixes } from './area-contract.ts';

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

/** The form of the area: prefixes separated by commas, spaces or line breaks. */
export const areaForm = z.object({
  prefixes: z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((typed: string, context) => {
      const read = areaPrefixes.safeParse(typed.split(/[\s,;]+/).filter(Boolean));
      if (read.success) return tidyArea(read.data);
      context.issues.push({ code: 'custom', message: sentence, input: typed });
      return z.NEVER;
    }),
  ),
});
