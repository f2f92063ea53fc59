import { foldGreek } from '#shared/greek-letters.ts';
import type { SearchCategory } from '#features/catalogue/enums.ts';

const words: readonly (readonly [SearchCategory, RegExp])[] = [
  [
    'access',
    /προσβασ|access|θυροτηλ|θυροφων|κλειδαρ|lock|card|intercom|reader|αναγνωστ|κουδουν|doorbell|\bbells?\b|κυπρι/,
  ],
  ['sensors', /ανιχνευτ|αισθητηρ|sensor|detector|μαγνητικ|ραντ|πυρανιχ|καπν|contact|επαφ/],
  ['alarms', /συναγερμ|alarm|σειρην|siren|πινακ|πληκτρολ|keypad|κεντρικ/],
];

/** The group of the search that a category with this name probably belongs to. */
export function groupOfCategory(name: string): SearchCategory {
  const folded = foldGreek(name);
  return words.find(([, said]) => said.test(folded))?.[0] ?? 'cameras';
}
