// What an engineer asks and says before he signs: where devices hang, how people leave, and what was only supposed.
import type { Claims } from './claims.ts';
import {
  cardDoors,
  hasRoomsBeside,
  isHall,
  isLodging,
  isReceiving,
  isResidence,
  lineOf,
  sentence,
  type Facts,
} from './reckoning.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;

const lockOf = (facts: Facts) => {
  const calc = lineOf(facts, 'ACC-LOCK')?.item.calc;
  return calc?.kind === 'lock' ? calc : undefined;
};
export const hasStrike = (facts: Facts) => lockOf(facts)?.isWireless === false;
const hasOwnLock = (facts: Facts) => lockOf(facts)?.isWireless === true;

export const signedClaims: Claims = [
  [
    '# (χώρος|χώροι) με λέβητα, σόμπα ή τζάκι: # (ανιχνευτής|ανιχνευτές) μονοξειδίου, ένας ανά χώρο και ένας στα δωμάτια δίπλα, ώστε να ξυπνά όποιον κοιμάται εκεί.',
    ([rooms = 0, told], { home, placed }) =>
      isLodging(home) && rooms === home.combustionRooms && told === rooms + 1 && told === placed('FIRE-CO'),
  ],
  [
    'Χώρος # m²( σε # ορόφους)~: # (ανιχνευτής|ανιχνευτές) κίνησης, όσοι σε αίθουσα # m²( ανά όροφο)~( και ένας στον χώρο δίπλα, όπως το γραφείο)~.',
    ([area = 0, , told, large = 0], facts, _line, text) =>
      area === facts.home.areaM2 &&
      large === 300 &&
      isHall(facts.home) &&
      area > 300 * facts.home.floors &&
      area <= 600 * facts.home.floors &&
      text.includes('ανά όροφο') === facts.home.floors > 1 &&
      told === 4 * facts.home.floors + Number(hasRoomsBeside(facts.home)) &&
      text.includes('δίπλα') === hasRoomsBeside(facts.home) &&
      told === facts.placed('ALM-MOTION'),
  ],
  [
    '# (είσοδος|είσοδοι|πόρτα προσωπικού|πόρτες προσωπικού): μία έξυπνη κλειδαριά ανά πόρτα, χωρίς καλώδια, στον κύλινδρο, και σε θωρακισμένη πόρτα. Ο καθένας έχει δικό του κωδικό ή κινητό.( Με δικό τους κωδικό μπαίνουν και οι πελάτες.)~ Από μέσα ανοίγει με το χέρι, χωρίς κωδικό και χωρίς κλειδί.',
    ([told = 0], facts) =>
      hasOwnLock(facts) &&
      (facts.home.wiring === 'wireless' || isLodging(facts.home)) &&
      told === facts.placed('ACC-LOCK') &&
      told === cardDoors(facts.home) &&
      facts.placed('ACC-READER') === 0,
  ],
  [
    'Μπαίνουν σε τοίχο ή κολόνα κατά μήκος των διαδρόμων, όχι στην οροφή ούτε πίσω από ράφια: πόσους θέλει κάθε διάδρομος φαίνεται στην αυτοψία.',
    (_n, { home }, { ruleId }) => isHall(home) && ruleId === 'ALM-MOTION',
  ],
];

/** The risk by the weights of the reference, without what nobody told. */
function sureRisk({ home, advice }: Facts): number {
  const isHidden = home.propertyType === 'house' || home.propertyType === 'warehouse';
  const byDay = isResidence(home) || home.emptyFor !== 'hours' ? 0.1 : 0.05;
  const supposed =
    byDay + 0.5 * ((isHidden ? 0.1 : 0) + 0.1 + 0.05 + (home.assumed.includes('emptyFor') ? 0.1 : 0));
  return advice.riskBefore - 60 * supposed;
}

export const signedQuestions = (
  [
    [
      'Από πού περνούν τα καλώδια ως την πόρτα, και ποιος κόβει την κάσα; (Το τροφοδοτικό, η παροχή του|Η παροχή του τροφοδοτικού) και ο μαραγκός δεν είναι στην τιμή.',
      (_n, facts, text) =>
        hasStrike(facts) &&
        text.includes('Η παροχή') ===
          facts.bundle.lines.some(
            ({ item: { calc } }) =>
              calc.kind === 'access-controller' || (calc.kind === 'intercom' && calc.hasSupply),
          ),
    ],
    [
      'Τι πόρτα και τι κύλινδρο έχετε; Ποιος αλλάζει την μπαταρία της έξυπνης κλειδαριάς, και ποιος κρατά το κλειδί της; Από μακριά ανοίγει μόνο όπου φτάνει το WiFi.',
      (_n, facts) => hasOwnLock(facts),
    ],
    [
      'Ποιος ανοίγει σε όποιον χτυπά; Όποιο κουδούνι ή θυροτηλέφωνο υπάρχει μένει: θυροτηλεόραση με ηλεκτρική κλειδαριά θέλει καλώδια, και δεν είναι στην πρόταση.',
      (_n, facts) => hasOwnLock(facts) && isReceiving(facts.home) && facts.placed('ACC-INTERCOM') === 0,
    ],
    [
      'Τι κουδούνι υπάρχει, και από πού περνά το καλώδιό του; Ίσως φτάνει για τη θυροτηλεόραση, που (θέλει PoE ή δικό της τροφοδοτικό|φέρνει το τροφοδοτικό της).',
      (_n, { bundle }, text) =>
        bundle.lines.some(
          ({ item: { calc } }) => calc.kind === 'intercom' && calc.hasSupply === text.includes('φέρνει'),
        ),
    ],
    [
      'Πόσο γερή είναι η πόρτα(, μένει άδειος ο χώρος την ημέρα,)~ και τι συμβαίνει στη γειτονιά; Ο κίνδυνος βγαίνει #, και περνά το όριο 60 μόνο με τα # που υποθέσαμε: χωρίς αυτά ζητά βαθμό 2, και αυτός προτείνεται. Αν ισχύουν, χρειάζονται εξαρτήματα βαθμού 3 και μπαταρία για # ώρες: γράφεται ξανά με όσα από αυτά έχουμε, και λέει τι λείπει.',
      ([risk = 0, supposed = 0, hours], facts, text) =>
        text.includes('την ημέρα') === (facts.home.emptyFor === 'hours') &&
        Math.abs(risk - facts.advice.riskBefore) < 0.006 &&
        Math.abs(risk - supposed - sureRisk(facts)) < 0.02 &&
        facts.advice.gradeNeeded === 2 &&
        facts.advice.riskBefore >= 60 &&
        sureRisk(facts) < 60 &&
        hours === (facts.home.isMonitored ? 30 : 60),
    ],
    [
      'Τι ζητά το ασφαλιστήριό σας για βαθμό( ‹ίσως και 4›)~, κέντρο λήψης και φύλαξη; Δώστε μας το κείμενό του πριν από την αγορά.',
      (_n, { home, panel }, text) =>
        text.includes('ίσως και 4') === (home.contents === 'special') &&
        panel !== undefined &&
        (!isResidence(home) || home.contents === 'over-60k'),
    ],
    [
      'Ποιος παίρνει το δοκιμαστικό σήμα του πίνακα; Αν χαθεί το δίκτυο όσο λείπετε, μόνο από αυτό το μαθαίνει κανείς.',
      (_n, { home, panel, placed }) =>
        (panel?.hasMobile === true || placed('ALM-COMM') > 0) &&
        (home.internet !== 'yes' || !home.hasMains || home.emptyFor !== 'hours'),
    ],
    [
      'Είναι η αυλή δική σας, ή κοινόχρηστη με αποκλειστική χρήση; Τότε ό,τι στερεώνεται ή βλέπει έξω θέλει πρώτα τη συμφωνία των συνιδιοκτητών.',
      (_n, { home }) => home.propertyType === 'apartment' && home.yardM > 0,
    ],
    [
      'Πού φορτίζουν κλαρκ και μηχανήματα, και από πού βγαίνουν όλοι σε κίνδυνο; Το σημείο φόρτισης μπαίνει στη μελέτη πυροπροστασίας, και καμία έξοδος δεν κλειδώνει από μέσα.',
      (_n, { home, panel }) => isHall(home) && panel !== undefined,
    ],
  ] satisfies readonly (readonly [string, Claim])[]
).map(([text, claim]) => [sentence(text), claim] as const);

export const signedLimits: readonly (readonly [string, Claim])[] = [
  [
    'Τον ανιχνευτή μονοξειδίου πρέπει να τον ακούει όποιος κοιμάται: όπου πόρτα ή τοίχος χωρίζει τα κρεβάτια από τη φλόγα, μπαίνει κι άλλος εκεί όπου κοιμούνται.',
    (_n, { home, placed }) => placed('FIRE-CO') > 0 && (isResidence(home) || isLodging(home)),
  ],
  [
    'Πόρτα ή παράθυρο που μένει ανοιχτό δεν φυλάσσεται: οπλίζετε με όλα κλειστά, ή αφήνετε έξω όποιο θέλετε ανοιχτό.',
    (_n, { home, placed }) => isResidence(home) && placed('ALM-CONTACT') > 0,
  ],
  [
    'Όταν κοπεί το ρεύμα δεν γράφει καμία κάμερα: UPS δεν είναι στην πρόταση, για να χωρέσει η εικόνα στον προϋπολογισμό.',
    (_n, facts) => facts.placed('REC-RECORDER') > 0 && facts.placed('REC-UPS') === 0,
  ],
  [
    'Καμία πόρτα δεν επιτρέπεται να κλειδώνει ανθρώπους μέσα: από μέσα ανοίγει πάντα με το χέρι, και χωρίς ρεύμα, κάρτα ή κωδικό. Όποια δεν ανοίγει έτσι μένει χωρίς.',
    (_n, { placed }) => placed('ACC-READER') + placed('ACC-LOCK') > 0,
  ],
];

export const signedNotes: readonly (readonly [string, Claim])[] = [
  [
    'Ζητήσατε ασύρματο: ό,τι ανοίγει την πόρτα θέλει καλώδιο ως εκεί.',
    (_n, facts) =>
      facts.home.wiring === 'wireless' &&
      !hasOwnLock(facts) &&
      facts.bundle.lines.some(({ ruleId }) => ruleId.startsWith('ACC-')),
  ],
  [
    'Κωδικοί και κινητά της έξυπνης κλειδαριάς δίνονται στον καθένα χωριστά. Τα κλειδιά που κυκλοφορούν παύουν να ανοίγουν μόνο με νέο κύλινδρο.',
    (_n, facts) => hasOwnLock(facts),
  ],
];

export const signedCatches: readonly (readonly [string, Claim])[] = [
  [
    'Βλέπετε όποιον χτυπά(, και του ανοίγετε από τη θέση σας| στην αυλόπορτα, και του ανοίγετε από μέσα).',
    (_n, { home, placed }, text) =>
      placed('ACC-INTERCOM') > 0 && text.includes('αυλόπορτα') === isResidence(home),
  ],
  [
    '# (πόρτα ανοίγει|πόρτες ανοίγουν) με κωδικό ή κινητό, που σβήνεται όταν φύγει κάποιος.',
    ([told], facts) => hasOwnLock(facts) && told === facts.placed('ACC-LOCK'),
  ],
];

/** New pieces in the place of what exists, by the rule that each part of it stands for. */
const again = ({ home, placed }: Facts) => {
  // A siren for one outside, or else for one inside.
  const sirens = placed('ALM-SIREN-OUT') || Math.min(1, placed('ALM-SIREN-IN'));
  const pieces = { contacts: placed('ALM-CONTACT'), motion: placed('ALM-MOTION'), siren: sirens };
  return Object.entries(pieces).reduce(
    (sum, [part, count]) => sum + (home.existing.some((one) => one === part) ? count : 0),
    0,
  );
};
const hasOldAlarm = ({ home }: Facts) => home.existing.some((part) => /contacts|motion|siren/.test(part));

export const signedPlaceNotes: readonly (readonly [string, Claim])[] = [
  [
    'Όσα έχετε ήδη ‹@› δεν μετρούν πριν ελεγχθούν στην αυτοψία.',
    (_n, { home, advice }, text) =>
      home.existing.some((part) =>
        (isResidence(home) ? /contacts|motion|siren|smoke/ : /contacts|motion|siren/).test(part),
      ) &&
      (isResidence(home) || !text.includes('καπνού')) &&
      advice.surveyReasons.length > 0,
  ],
  [
    'Ως τότε η πρόταση έχει στη θέση τους # (νέα συσκευή|νέες συσκευές)(, και γράφει δύο σύνολα, με αυτές και χωρίς)~.',
    ([told = 0], facts, text) =>
      told > 0 &&
      told === again(facts) &&
      text.includes('δύο σύνολα') === (facts.panel?.wiredZones ?? 0) > 0 &&
      (!text.includes('δύο σύνολα') || facts.bundle.formulas.some(({ id }) => id === 'total-kept')),
  ],
  [
    'Ό,τι δοκιμαστεί και συνδέεται μένει, και αφαιρείται από την πρόταση.',
    (_n, facts) => hasOldAlarm(facts) && (facts.panel?.wiredZones ?? 0) > 0,
  ],
  [
    'Παλιά καλώδια και συσκευές άλλης μάρκας δεν συνδέονται στον πίνακα της πρότασης: αν αξίζει να μείνουν, γράφεται ξανά με πίνακα που τα δέχεται.',
    (_n, facts) => hasOldAlarm(facts) && (facts.panel?.wiredZones ?? 0) === 0,
  ],
  [
    'Ανιχνευτής καπνού πάνω από 10 ετών, ή χωρίς ημερομηνία, αλλάζει: (οι νέοι μπαίνουν στη θέση τους|νέοι δεν είναι στην πρόταση, και όσοι έχετε δεν ειδοποιούν όταν λείπετε).',
    (_n, { home, placed }, text) =>
      isResidence(home) &&
      home.existing.includes('smoke') &&
      text.includes('δεν είναι') === !home.concerns.includes('fire-safety') &&
      (!text.includes('δεν είναι') || placed('FIRE-SMOKE') === 0),
  ],
];
