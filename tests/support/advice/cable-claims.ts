// What is claimed of cable: how much of it the installation of each device includes, and what has to be bought.
import type { Claims, Line } from './claims.ts';
import { near, recordedOf, runM, sentence, up, wiredItems, yardLineM, type Facts } from './reckoning.ts';

/** Metres that the installation includes of each device that a reel's cable reaches: a camera's, or the alarm's and a reader's. */
const cabledOf = (facts: Facts, ruleId: string): number[] => {
  const { isInstalled } = facts.bundle;
  return ruleId === 'REC-CABLE'
    ? recordedOf(facts).map(() => (isInstalled ? 20 : 0))
    : wiredItems(facts).map(({ cableM = 0 }) => (isInstalled ? cableM : 0));
};

function fitsReels(
  [devices, run = 0, extra = 0, yard, told = 0]: readonly (number | undefined)[],
  facts: Facts,
  { ruleId, quantity, item: { calc } }: Line,
) {
  const far = runM(facts.home);
  const included = cabledOf(facts, ruleId);
  const metres = included.reduce((sum, metre) => sum + Math.max(0, far - metre) ** 2 / 2 / far, yard || 0);
  return (
    devices === included.length &&
    (yard || 0) === (ruleId === 'ALM-CABLE' ? yardLineM(facts) : 0) &&
    near(run, far, 0.06) &&
    near(extra, up(metres), 1) &&
    told === quantity &&
    calc.kind === 'cable' &&
    quantity * calc.lengthM >= extra - 1 &&
    (quantity - 1) * calc.lengthM < extra
  );
}

export const cableClaims: Claims = [
  [
    '# (συσκευή|συσκευές), η πιο μακρινή στα # m: (πέρα από όσα περιλαμβάνει η τοποθέτηση της καθεμίας )~χρειάζονται περίπου # m καλώδιο για όλες μαζί(, με τα # m της γραμμής των δεσμών)~, # (κουλούρα|κουλούρες).',
    ([devices, run, extra, yard, told], facts, line, text) =>
      fitsReels([devices, run, extra, yard, told], facts, line) &&
      new Set(cabledOf(facts, line.ruleId)).size > 1 === text.includes('της καθεμίας') &&
      (text.includes('της καθεμίας') || cabledOf(facts, line.ruleId).every((metres) => metres === 0)),
  ],
  [
    '# (συσκευή|συσκευές), η πιο μακρινή στα # m: πέρα από τα # m της εγκατάστασης χρειάζονται περίπου # m καλώδιο για όλες μαζί(, με τα # m της γραμμής των δεσμών)~, # (κουλούρα|κουλούρες).',
    ([devices, run, included, extra, yard, told], facts, line) =>
      fitsReels([devices, run, extra, yard, told], facts, line) &&
      cabledOf(facts, line.ruleId).every((metres) => metres === included),
  ],
];

export const cableNotes: readonly (readonly [
  RegExp,
  (numbers: readonly number[], facts: Facts, text: string) => boolean,
])[] = [
  [
    sentence('Καλώδιο μέσα στην τοποθέτηση κάθε ενσύρματης συσκευής του συναγερμού και της πρόσβασης: @ m.'),
    (_n, facts, text) => {
      const told = [...text.matchAll(/ (\d+) m(?=[,.])/g)].map(([, metres]) => Number(metres));
      const items = wiredItems(facts);
      return (
        facts.bundle.isInstalled &&
        items.length > 0 &&
        items.every(({ cableM = 0 }) => told.includes(cableM)) &&
        told.every((metres) => items.some(({ cableM = 0 }) => cableM === metres))
      );
    },
  ],
];

/** What no installation includes is bought or told as missing, unless the wires of an alarm are there; and what is included is told. */
export function cableFaults(facts: Facts): string[] {
  const { bundle, home } = facts;
  const wired = wiredItems(facts);
  if (!bundle.isInstalled || wired.length === 0) return [];
  const isTold = bundle.notes.some((note) => note.startsWith('Καλώδιο μέσα στην τοποθέτηση'));
  const hasReel = [...bundle.lines.map(({ ruleId }) => ruleId), ...bundle.gaps.map(({ id }) => id)].includes(
    'ALM-CABLE',
  );
  const isIncluded =
    home.existing.some((part) => /contacts|motion|siren/.test(part)) ||
    wired.every(({ cableM = 0 }) => cableM > 0);
  return [
    ...(isTold ? [] : ['no word of the cable that is included']),
    ...(isIncluded || hasReel ? [] : ['no cable for what no installation includes']),
  ];
}
