// What is said of a system's use, its hand-over and the law of those who install it.
import { camerasOf, sentence, type Facts } from './reckoning.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;

const isSystem = (facts: Facts) =>
  facts.panel !== undefined ||
  camerasOf(facts).length > 0 ||
  facts.bundle.lines.some(({ ruleId }) => ruleId.startsWith('ACC-'));

const claims: readonly (readonly [string, Claim])[] = [
  [
    'Χωρίς πληκτρολόγιο αφοπλίζετε με (το κινητό|το τηλεχειριστήριο|το κινητό ή το τηλεχειριστήριο): έχετε 30 s αφού ανοίξει η πόρτα, και 45 s για να φύγετε αφού οπλίσετε.',
    (_n, { placed, panel }, text) =>
      panel !== undefined &&
      placed('ALM-KEYPAD') === 0 &&
      text.includes('κινητό') === panel.hasData &&
      text.includes('τηλεχειριστήριο') === placed('ALM-REMOTE') > 0,
  ],
  ['Στην παράδοση παίρνετε γραπτά όλους τους κωδικούς, @.', (_n, facts) => isSystem(facts)],
  ['Οι εργοστασιακοί αλλάζουν μπροστά σας, @.', (_n, facts) => isSystem(facts)],
  [
    'Όποιος εγκαθιστά, συντηρεί ή παρακολουθεί για άλλους συστήματα ασφαλείας έχει άδεια κατά τον ν. 2518/1997: ζητήστε τον αριθμό της.',
    (_n, facts) => isSystem(facts),
  ],
  [
    'Κάθε κάμερα γράφει σε δική της κάρτα microSD, που δεν περιλαμβάνεται: θέλει # GB για # (ημέρα|ημέρες), όταν γράφει μόνο ό,τι κινείται. Όποιος πάρει την κάμερα παίρνει και την κάρτα.',
    ([gigabytes = 0, days = 0], facts) =>
      days === facts.home.daysKept &&
      camerasOf(facts).length > 0 &&
      camerasOf(facts).every(
        ({ calc }) =>
          calc.kind === 'camera' &&
          calc.hasStorage &&
          calc.mbps * 10.8 * 1.1 * 0.35 * days <= gigabytes + 0.01,
      ) &&
      facts.bundle.lines.every(({ ruleId }) => ruleId !== 'REC-RECORDER'),
  ],
];
export const noteClaims = claims.map(([text, claim]) => [sentence(text), claim] as const);

/** What must be said of every system. */
export const noteFaults = (facts: Facts): string[] => {
  const said = facts.bundle.notes.join(' ');
  return isSystem(facts) && !(/κωδικούς/.test(said) && /2518/.test(said))
    ? ['nothing of codes or of the licence']
    : [];
};
