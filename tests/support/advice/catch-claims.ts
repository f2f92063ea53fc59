// What is said of what a system catches.
import { camerasOf, isResidence, lineOf, openings, sentence, type Facts } from './reckoning.ts';

type Claim = (numbers: readonly number[], facts: Facts) => boolean;

const so =
  (ruleId: string): Claim =>
  ([told = 0], { placed }) =>
    told > 0 && told === placed(ruleId);

const claims: readonly (readonly [string, Claim])[] = [
  [
    'Χτυπά μόλις ανοίξει (η πόρτα|κάποιο από τα # ανοίγματα).',
    ([told = 1], { home, placed }) =>
      (told || 1) === openings(home) && placed('ALM-CONTACT') === openings(home),
  ],
  [
    'Χτυπά μόλις ανοίξει κάποιο από τα # ανοίγματα με επαφή, από # που υπάρχουν.',
    ([told, of = 0], { home, placed }) =>
      told === placed('ALM-CONTACT') && of === openings(home) && placed('ALM-CONTACT') < of,
  ],
  [
    'Χτυπά μόλις ανοίξει το ένα από τα # ανοίγματα που έχει επαφή.',
    ([of], { home, placed }) => of === openings(home) && placed('ALM-CONTACT') === 1,
  ],
  ['Χτυπά μόλις σηκωθεί ρολό: # (ρολό έχει|ρολά έχουν) επαφή.', so('ALM-SHUTTER')],
  ['Χτυπά αν κινηθεί κάποιος μέσα: # (ανιχνευτής|ανιχνευτές).', so('ALM-MOTION')],
  [
    'Τη νύχτα οπλίζετε μόνο τις επαφές, και κινείστε μέσα χωρίς να χτυπά.',
    (_n, { home, placed }) => isResidence(home) && placed('ALM-CONTACT') > 0 && placed('ALM-MOTION') > 0,
  ],
  ['Χτυπά αν περάσει κάποιος από # (μπαλκονόπορτα|μπαλκονόπορτες).', so('ALM-CURTAIN')],
  [
    'Σε ληστεία ζητάτε βοήθεια με # (κουμπί|κουμπιά) πανικού.',
    ([told], { home, placed }) => home.isMonitored && told === placed('ALM-PANIC'),
  ],
  [
    'Σε ληστεία στέλνετε σήμα με # (κουμπί|κουμπιά) πανικού: χωρίς σύμβαση με κέντρο λήψης δεν έρχεται κανείς.',
    ([told], { home, placed, panel }) =>
      told === placed('ALM-PANIC') &&
      (!home.isMonitored || (panel?.hasData === false && placed('ALM-COMM') === 0)),
  ],
  ['Χτυπά αν σπάσει τζάμι: # (χώρος|χώροι).', so('ALM-GLASS')],
  ['Χτυπά πριν φτάσει κάποιος στο κτίριο: # (ανιχνευτής|ανιχνευτές) στην αυλή.', so('EXT-YARD')],
  [
    'Ειδοποιεί το κέντρο λήψης με το οποίο έχετε συμβόλαιο.',
    (_n, { home, panel, placed }) => home.isMonitored && (panel?.hasData === true || placed('ALM-COMM') > 0),
  ],
  [
    '# (κάμερα γράφει|κάμερες γράφουν), και το βίντεο μένει # (ημέρα|ημέρες).',
    ([told, days], facts) =>
      told === camerasOf(facts).length &&
      days === facts.home.daysKept &&
      lineOf(facts, 'REC-DISK') !== undefined,
  ],
  [
    '# (κάμερα δείχνει|κάμερες δείχνουν) τι γίνεται, όταν (την|τις) ανοίξετε στο κινητό.',
    ([told], facts) => told === camerasOf(facts).length && lineOf(facts, 'REC-RECORDER') === undefined,
  ],
  ['Χτυπά αν βγει καπνός: # (ανιχνευτής|ανιχνευτές).', so('FIRE-SMOKE')],
  ['Χτυπά αν μαζευτεί μονοξείδιο: # (ανιχνευτής|ανιχνευτές).', so('FIRE-CO')],
  ['Χτυπά αν τρέξει νερό: # (ανιχνευτής|ανιχνευτές).', so('EXT-FLOOD')],
  ['# (προβολέας ανάβει|προβολείς ανάβουν) όταν πλησιάζει κάποιος.', so('LIGHT-DOOR')],
];

export const catchClaims = claims.map(([text, claim]) => [sentence(text), claim] as const);
