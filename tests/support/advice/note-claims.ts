// What is said of a system's use, its hand-over and the law of those who install it.
import type { Item } from '#features/advice/types.ts';
import { limitClaims } from './question-claims.ts';
import { cableFaults, cableNotes } from './cable-claims.ts';
import { wishFaults, wishNotes } from './wish-claims.ts';
import { camerasOf, hasRoomsBeside, isLodging, isResidence, sentence, type Facts } from './reckoning.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;

/** Days of what moves that fit on the largest card that a camera takes. */
export const daysOn = ({ calc }: Item) =>
  calc.kind === 'camera' ? calc.cardGb / (calc.mbps * 10.8 * 1.1 * 0.35) : Infinity;

/** So many of the cameras take no card for all days; the least of theirs keeps so many. */
export function isShortCard(
  [told, size, days = 0]: readonly number[],
  cameras: readonly Item[],
  kept: number,
) {
  const short = cameras.filter((camera) => daysOn(camera) < kept);
  return (
    told === short.length &&
    short.some(({ calc }) => calc.kind === 'camera' && calc.cardGb === size) &&
    (days || 0) === Math.floor(Math.min(...short.map(daysOn)))
  );
}

const isSystem = (facts: Facts) =>
  facts.panel !== undefined ||
  camerasOf(facts).length > 0 ||
  facts.bundle.lines.some(({ ruleId }) => ruleId.startsWith('ACC-'));

/** Who has no internet and knows no application has neither. */
const isByPhone = ({ internet, experience }: Facts['home']) => internet !== 'no' || experience !== 'beginner';

/** Whether anything of it is handled by a telephone. */
const hasApp = (facts: Facts) =>
  camerasOf(facts).length > 0 || (facts.panel?.hasData === true && isByPhone(facts.home));

/** Remotes in its kit that serve nothing that was asked. */
const spareRemotes = ({ lines }: Facts['bundle'], items: Facts['items']) =>
  lines.reduce((sum, { item, covers = [] }) => {
    const brought = items.reduce(
      (count, { id, calc }) => count + (calc.kind === 'remote' ? (item.contains?.[id] ?? 0) : 0),
      0,
    );
    const used = covers.reduce(
      (count, { ruleId, quantity }) => count + (/^ALM-(REMOTE|PANIC)$/.test(ruleId) ? quantity : 0),
      0,
    );
    return sum + Math.max(0, brought - used);
  }, 0);

const claims: readonly (readonly [string, Claim])[] = [
  [
    'Χωρίς πληκτρολόγιο αφοπλίζετε με ((το κινητό|έξυπνο κινητό με δικά του δεδομένα)~( ή )~(το τηλεχειριστήριο)~): έχετε 30 s αφού ανοίξει η πόρτα, και 45 s για να φύγετε αφού οπλίσετε.',
    (_n, { placed, panel, home, bundle, items }, text) =>
      panel !== undefined &&
      placed('ALM-KEYPAD') === 0 &&
      text.includes('το κινητό') === (panel.hasData && home.internet !== 'no') &&
      text.includes('δεδομένα') ===
        (panel.hasData && home.internet === 'no' && (panel.hasMobile || placed('ALM-COMM') > 0)) &&
      text.includes('τηλεχειριστήριο') ===
        (placed('ALM-REMOTE') > 0 || (!isResidence(home) && spareRemotes(bundle, items) > 0)),
  ],
  [
    'Εσείς στερεώνετε κάθε συσκευή στη θέση της, τη δηλώνετε στον πίνακα και τη δοκιμάζετε.',
    (_n, { panel, bundle }) => panel !== undefined && !bundle.isInstalled,
  ],
  [
    'Ο συναγερμός ειδοποιεί (το κέντρο λήψης και όσους ορίσετε|όσους ορίσετε), όχι την αστυνομία: η απευθείας σύνδεση μαζί της θέλει δική της άδεια.',
    (_n, { home, panel, placed }, text) =>
      (panel?.hasData === true || panel?.hasMobile === true || placed('ALM-COMM') > 0) &&
      text.includes('κέντρο λήψης') === home.isMonitored,
  ],
  [
    'Το βράδυ τα μετρητά φεύγουν, και το συρτάρι του ταμείου μένει ανοιχτό και άδειο.( Ό,τι αξίζει φεύγει από βιτρίνα και ράφι και κλειδώνεται.)~',
    (_n, { home }, text) =>
      !isResidence(home) && home.cashDesks > 0 && text.includes('βιτρίνα') === (home.contents === 'special'),
  ],
  [
    'Από μακριά βλέπετε αν ο συναγερμός είναι οπλισμένος και τι χτύπησε, όχι εικόνα: κάμερα δεν είναι στην πρόταση.',
    (_n, facts) =>
      facts.home.concerns.includes('remote-monitoring') &&
      facts.panel?.hasData === true &&
      camerasOf(facts).length + facts.placed('DOOR-BELL') + facts.placed('ALM-PHOTO') === 0,
  ],
  [
    'Όπου κάτι καίει, και κοντά στην κουζίνα, κρατάτε και πυροσβεστήρα: ο οδηγός δεν τον έχει.',
    (_n, { home, placed }) =>
      isResidence(home) && (home.concerns.includes('fire-safety') || placed('FIRE-CO') > 0),
  ],
  [
    'Ο συναγερμός χωρίζεται σε τμήματα: γραφείο, ταμείο και αποθήκες, που οπλίζονται κάθε νύχτα, κοινόχρηστοι χώροι, και όλο το κατάλυμα όσο είναι κλειστό. Πόσα δίνει ο πίνακας γράφει το φύλλο του. Οι σειρήνες του χτυπούν μόνο για ό,τι είναι οπλισμένο, και δεν είναι σήμα εκκένωσης.',
    (_n, facts) => isLodging(facts.home) && facts.panel !== undefined,
  ],
  [
    'Χώρος και γραφείο είναι δύο τμήματα του συναγερμού: οπλίζεται το ένα όσο δουλεύετε στο άλλο.',
    (_n, facts) => hasRoomsBeside(facts.home) && facts.panel !== undefined,
  ],
  [
    'Ο καθένας έχει δική του κάρτα ή κωδικό. Τα κλειδιά που κυκλοφορούν ανοίγουν ακόμη: μαζί αλλάζει ο κύλινδρος, με μετρημένα κλειδιά, που δεν είναι στην πρόταση.',
    (_n, { placed }) => placed('ACC-READER') > 0,
  ],
  [
    'Χωρίς ίντερνετ ο προβολέας ανάβει με τον δικό του ανιχνευτή: όσα κάνει από εφαρμογή δεν δουλεύουν.',
    (_n, { home, placed }) => placed('LIGHT-DOOR') > 0 && home.internet !== 'yes',
  ],
  [
    'Χωριστά μένουν και οι υπολογιστές με αρχεία: από το δίκτυο συσκευών ασφαλείας δεν φαίνονται.',
    (_n, { home }) =>
      home.hasVisitors && home.propertyType === 'business' && /practice|office/.test(home.placeKind),
  ],
  [
    'Κάμερα με μπαταρία γράφει μόνο όταν την ξυπνήσει κίνηση και χάνει τα πρώτα δευτερόλεπτα. Όσο την ανοίγετε ζωντανά ξοδεύει μπαταρία, και δεδομένα όποια έχει SIM.',
    (_n, facts) => camerasOf(facts).some(({ calc }) => calc.kind === 'camera' && calc.sleeps),
  ],
  [
    'Με το κέντρο λήψης υπογράφεται και σύμβαση επεξεργασίας κατά το άρθρο # του ΓΚΠΔ.',
    ([article], { home, panel }) =>
      article === 28 && home.isMonitored && !isResidence(home) && panel !== undefined,
  ],
  [
    'Όποιο αρχείο κρατά ποιος μπήκε, όπλισε ή αφόπλισε, και πότε, είναι προσωπικά δεδομένα: όσοι εργάζονται ενημερώνονται γραπτά, δεν μετρά την επίδοσή τους, και σβήνεται μόλις δεν χρειάζεται.',
    (_n, { home, placed, panel }) =>
      placed('ACC-READER') > 0 ||
      (!isResidence(home) && (panel !== undefined || placed('ACC-LOCK') + placed('ACC-INTERCOM') > 0)),
  ],
  [
    'Στην παράδοση σας δείχνουμε επί τόπου κάθε χειρισμό, και παίρνετε γραπτές οδηγίες και γραπτά όλους τους κωδικούς, του τεχνικού( και των χρηστών|, των χρηστών και της εφαρμογής).',
    (_n, facts, text) =>
      isSystem(facts) && facts.bundle.isInstalled && text.includes('εφαρμογή') === hasApp(facts),
  ],
  ['Οι εργοστασιακοί αλλάζουν μπροστά σας, @.', (_n, facts) => isSystem(facts) && facts.bundle.isInstalled],
  [
    'Αλλάζετε αμέσως όλους τους εργοστασιακούς κωδικούς, του τεχνικού( και των χρηστών|, των χρηστών και της εφαρμογής), και όποιος φεύγει χάνει τον δικό του.',
    (_n, facts, text) =>
      isSystem(facts) && !facts.bundle.isInstalled && text.includes('εφαρμογή') === hasApp(facts),
  ],
  [
    'Όποιος εγκαθιστά, συντηρεί ή παρακολουθεί για άλλους συστήματα ασφαλείας έχει άδεια κατά τον ν. 2518/1997: ζητήστε τον αριθμό της.',
    (_n, facts) => isSystem(facts),
  ],
  [
    'Κάθε κάμερα γράφει σε δική της κάρτα microSD, που δεν περιλαμβάνεται: θέλει # GB για # (ημέρα|ημέρες), όταν γράφει μόνο ό,τι κινείται.',
    ([gigabytes = 0, days = 0], facts) =>
      days === facts.home.daysKept &&
      camerasOf(facts).length > 0 &&
      camerasOf(facts).every(
        ({ calc }) =>
          calc.kind === 'camera' &&
          calc.cardGb > 0 &&
          calc.mbps * 10.8 * 1.1 * 0.35 * days <= gigabytes + 0.01,
      ) &&
      facts.bundle.lines.every(({ ruleId }) => ruleId !== 'REC-RECORDER'),
  ],
  [
    '# (κάμερα δέχεται|κάμερες δέχονται) κάρτα έως # GB, που κρατά (λιγότερο από 1 ημέρα|# (ημέρα|ημέρες)).',
    (numbers, facts) => isShortCard(numbers, camerasOf(facts), facts.home.daysKept),
  ],
  [
    'Όποιος πάρει την κάμερα παίρνει και την κάρτα.',
    (_n, facts) =>
      facts.bundle.lines.every(({ ruleId }) => ruleId !== 'REC-RECORDER') &&
      // A card that is too small is told.
      (facts.bundle.notes.some((note) => note.includes('κάρτα έως')) ||
        camerasOf(facts).every((camera) => daysOn(camera) >= facts.home.daysKept)),
  ],
];
export const noteClaims = [
  ...claims.map(([text, claim]) => [sentence(text), claim] as const),
  ...limitClaims,
  ...wishNotes,
  ...cableNotes,
];

/** What must be said of every system. */
export const noteFaults = (facts: Facts): string[] => {
  const said = facts.bundle.notes.join(' ');
  return [
    ...wishFaults(facts),
    ...cableFaults(facts),
    ...(isSystem(facts) && !(/κωδικούς/.test(said) && /2518/.test(said))
      ? ['nothing of codes or of the licence']
      : []),
    ...(facts.placed('ACC-READER') > 0 && !/προσωπικά δεδομένα/.test(said)
      ? ['nothing of the data of who comes in']
      : []),
  ];
};
