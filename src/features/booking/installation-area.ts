import * as z from 'zod/mini';
import { areaPrefixes } from './area-contract.ts';

/** Where the technicians go until an administrator says otherwise: the postal codes of Attica begin so. */
export const usualArea: readonly string[] = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'];

/** Tells whether the technicians go to a postal code, which may be typed with a space. */
export const servesArea = (prefixes: readonly string[], postalCode: string): boolean =>
  prefixes.some((prefix) => postalCode.replaceAll(/\s/g, '').startsWith(prefix));

/** Each prefix once, in order, without those that a shorter one holds already. */
export function tidyArea(prefixes: readonly string[]): string[] {
  const sorted = [...new Set(prefixes)].toSorted();
  return sorted.filter((prefix) => !sorted.some((other) => other !== prefix && prefix.startsWith(other)));
}

const sentence =
  'Συμπληρώστε αρχές ταχυδρομικών κωδίκων, από 1 έως 5 ψηφία η καθεμία, χωρισμένες με κόμμα: 10, 11, 144';

/** The form of the area: prefixes as one types them, parted by commas, spaces or lines. */
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
