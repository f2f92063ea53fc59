// What a day in the place takes: who comes in first and how, what an animal is kept from, what old parts and a line still do.
import {
  armsByPanic,
  camerasOf,
  isHall,
  isLodging,
  isResidence,
  lineOf,
  mbpsOf,
  oldRecorderOf,
  recordedOf,
  type Facts,
} from './reckoning.ts';
import { bearableKg } from './people-claims.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;
type Claims = readonly (readonly [string, Claim])[];

const recorderOf = ({ bundle }: Facts) =>
  bundle.lines.find(({ item: { calc } }) => calc.kind === 'recorder' && !calc.isCoax);
/** So many cameras more, each as heavy as the new ones, fit on one recorder and its disks; of several no more are told than fit. */
function isRoom(facts: Facts, told: number): boolean {
  const { bundle, home } = facts;
  const line = recorderOf(facts);
  if (line?.item.calc.kind !== 'recorder' || !home.existing.includes('cameras')) return false;
  const { channels } = line.item.calc;
  const cameras = recordedOf(facts);
  const terabytes = bundle.lines.reduce(
    (sum, { item: { calc }, quantity }) => sum + (calc.kind === 'hdd' ? calc.tb * quantity : 0),
    0,
  );
  const duty = bundle.gaps.some(({ id }) => id === 'REC-CONTINUOUS') ? 0.35 : 1;
  const each = (mbpsOf(cameras) / cameras.length) * 10.8 * home.daysKept * 1.1 * duty * 1e-3;
  const fits = (more: number) =>
    cameras.length + more <= channels * line.quantity && (cameras.length + more) * each <= terabytes + 1e-6;
  return (told === 0 || fits(told)) && (line.quantity > 1 || !fits(told + 1));
}
const hasOldAlarm = ({ home }: Facts) => home.existing.some((part) => /contacts|motion|siren/.test(part));
const isAlone = ({ bundle }: Facts) =>
  bundle.lines.some(({ item: { calc } }) => calc.kind === 'smoke' && calc.isStandalone);
/** Too heavy for every detector that joins the panel. */
const isHeavy = (facts: Facts) =>
  facts.panel !== undefined && facts.home.petKg > (bearableKg(facts) ?? Infinity);

export const dailyCatches: Claims = [
  [
    'Χτυπά μόλις σηκωθεί ρολό: # (ρολό έχει|ρολά έχουν) επαφή. Όποιο είναι και η καθημερινή είσοδος αφοπλίζεται πρώτα απέξω, ή έχει καθυστέρηση.',
    ([told = 0], { placed, bundle }) =>
      told > 0 &&
      told === placed('ALM-SHUTTER') &&
      bundle.uncovered.some((text) => text.includes('η καθημερινή είσοδος δεν μένει άμεσο')),
  ],
  [
    'Χτυπά( επί τόπου)~ αν βγει καπνός: # (ανιχνευτής|ανιχνευτές).',
    ([told = 0], facts, text) =>
      told > 0 && told === facts.placed('FIRE-SMOKE') && text.includes('επί τόπου') === isAlone(facts),
  ],
];

const isWorn = (facts: Facts) =>
  armsByPanic(facts.home) &&
  facts.placed('ALM-PANIC') > 0 &&
  lineOf(facts, 'ALM-PANIC')?.item.calc.kind !== 'panic';

export const dailyNotes: Claims = [
  [
    'Όποιο ρολό είναι και η καθημερινή είσοδος δεν μένει άμεσο, αλλιώς χτυπά κάθε πρωί: (αφοπλίζετε απέξω πριν το σηκώσετε, με (την εφαρμογή στο κινητό|το τηλεχειριστήριο|την εφαρμογή στο κινητό ή το τηλεχειριστήριο), ή )~προγραμματίζεται με καθυστέρηση.',
    (_n, facts, text) =>
      facts.placed('ALM-SHUTTER') > 0 &&
      text.includes('κινητό') === facts.panel?.hasData &&
      text.includes('τηλεχειριστήριο') === facts.placed('ALM-REMOTE') + Number(isWorn(facts)) > 0,
  ],
  [
    'Τηλεχειριστήριο για όπλιση, πληκτρολόγιο απέξω ή διακόπτης με κλειδί δεν είναι στην πρόταση(, και το τηλεχειριστήριο του πανικού δεν αφοπλίζει)~.',
    (_n, facts, text) =>
      facts.placed('ALM-REMOTE') === 0 &&
      !isWorn(facts) &&
      text.includes('πανικού') ===
        (facts.placed('ALM-PANIC') > 0 && lineOf(facts, 'ALM-PANIC')?.item.calc.kind !== 'panic'),
  ],
  ['Τα άλλα ρολά χτυπούν αμέσως.', (_n, { home, placed }) => home.shutters > 1 && placed('ALM-SHUTTER') > 0],
  [
    'Οι ανιχνευτές καπνού χτυπούν μόνο επί τόπου, χωρίς σύνδεση με τον πίνακα: πρόταση με συνδεδεμένους ειδοποιεί και το κινητό, ακόμη και αν αλλού έχει λιγότερα.',
    (_n, facts) => facts.panel !== undefined && facts.home.emptyFor === 'hours' && isAlone(facts),
  ],
  [
    'Κάμερα στον χώρο των πελατών δεν προτείνεται, αν και ζητήσατε αποδεικτικά: εκεί δουλεύουν άνθρωποι όλη τη μέρα, και με την αξία που δηλώσατε θέλει πρώτα γραπτά τεκμηριωμένη ανάγκη.',
    (_n, { home, placed }) =>
      home.propertyType === 'business' &&
      home.placeKind === 'shop' &&
      home.priority === 'evidence' &&
      !/over-60k|special/.test(home.contents) &&
      placed('CAM-ROOM') === 0,
  ],
  [
    'Κάμερες δικτύου ‹ONVIF›, αν τις δέχεται, γράφονται σε αυτό: στα κανάλια και στον δίσκο του χωρούν # ακόμη, όσο βαριές είναι και οι νέες.',
    ([told = 0], facts) => told > 0 && isRoom(facts, told),
  ],
  [
    'Κάμερες δικτύου ‹ONVIF›, αν τις δέχεται, γράφονται σε αυτό μόνο στη θέση νέων: κανάλια ή δίσκος δεν φτάνουν για περισσότερες.',
    (_n, facts) => isRoom(facts, 0),
  ],
  [
    'Τι είναι οι ανιχνευτές καπνού που έχετε φαίνεται στην αυτοψία. Πυρανίχνευση με πίνακα μένει, την ελέγχει όποιος τη συντηρεί, και αν αρκεί και είναι κατά EN 54 το λέει η μελέτη πυροπροστασίας: ανιχνευτής καπνού για σπίτια ούτε την αντικαθιστά ούτε τη συμπληρώνει. Αυτόνομοι με μπαταρία δεν είναι πυρανίχνευση: πάνω από 10 ετών, ή χωρίς ημερομηνία, αλλάζουν.( Όσο ο χώρος μένει άδειος, φωτιά που ακούγεται μόνο εκεί δεν τη μαθαίνει κανείς: ό,τι τη λέει από μακριά το ορίζει η μελέτη.)~',
    (_n, { home, bundle, advice }, text) =>
      text.includes('μένει άδειος') === (home.emptyFor !== 'hours') &&
      !isResidence(home) &&
      home.existing.includes('smoke') &&
      advice.surveyReasons.length > 0 &&
      bundle.lines.every(({ item: { calc } }) => calc.kind !== 'smoke'),
  ],
];

export const dailyQuestions: Claims = [
  [
    'Από ποιο ρολό ή ποια πόρτα μπαίνει όποιος ανοίγει πρώτος, και με τι αφοπλίζει πριν το σηκώσει: κινητό, τηλεχειριστήριο, πληκτρολόγιο απέξω ή κλειδί;',
    (_n, { placed }) => placed('ALM-SHUTTER') > 0,
  ],
  [
    'Ποιοι χώροι κλείνουν στο ζώο όσο οπλίζετε, όπως γραφείο, αποθήκη ή υπνοδωμάτιο; Σε καθέναν μπαίνει ανιχνευτής κίνησης που έχουμε, και δεν είναι στην πρόταση. Αν το παίρνετε μαζί όταν λείπετε, μπαίνουν και αλλού, σε τμήμα που οπλίζει μόνο τότε.',
    (_n, facts) => isHeavy(facts) && facts.placed('ALM-MOTION') === 0,
  ],
  [
    'Ποιες είσοδοι και πλευρές φωτίζονται ήδη καλά, και ποιες μένουν σκοτεινές: αυλή, πίσω πλευρά, πάρκινγκ; (Όποιος νέος προβολέας θα έμπαινε δίπλα σε φως που αρκεί βγαίνει από την πρόταση, και σκοτεινή πλευρά χωρίς πόρτα παίρνει δικό της, που δεν είναι μέσα.|Σε κάθε σκοτεινή μπαίνει προβολέας, που δεν είναι στην πρόταση.)',
    (_n, { home, placed }, text) =>
      home.existing.includes('lights') &&
      home.concerns.includes('lighting') &&
      text.includes('Όποιος νέος') === placed('LIGHT-DOOR') > 0,
  ],
  [
    'Θέλετε να βλέπετε τις κάμερες από μακριά; Χρειάζεται γραμμή ίντερνετ, ή router 4G με κάρτα SIM και δεδομένα, που η πρόταση δεν έχει: το ποσό κάθε μήνα το ορίζει ο πάροχος.',
    (_n, facts) =>
      facts.home.internet === 'no' &&
      !facts.home.concerns.includes('remote-monitoring') &&
      recorderOf(facts) !== undefined,
  ],
  [
    'Μένει ανοιχτή η γραμμή του ίντερνετ και τον χειμώνα, ή μπαίνει router 4G με κάρτα SIM και δεδομένα, που η πρόταση δεν έχει; Χωρίς ένα από τα δύο, όσο είναι κλειστή, οι κάμερες του καταγραφικού γράφουν και δεν φαίνονται από μακριά.',
    (_n, facts) => facts.home.internet === 'summer' && recorderOf(facts) !== undefined,
  ],
  [
    'Δουλεύουν τα καλώδια και οι συσκευές του παλιού συναγερμού, μετρημένα ένα ένα; Αν ναι, ίσως συμφέρει πίνακας που δέχεται καλώδια· αν όχι, μένει ο πίνακας της πρότασης.',
    (_n, facts) => hasOldAlarm(facts) && facts.panel?.wiredZones === 0,
  ],
  [
    'Συνδέονται οι ανιχνευτές καπνού που έχετε σε πίνακα πυρανίχνευσης, με συντηρητή, ή είναι αυτόνομοι με μπαταρία; Πόσων ετών είναι, και ποιον ειδοποιούν όταν λείπουν όλοι; Όσοι είναι πάνω από 10 ετών αλλάζουν.',
    (_n, { home }) => !isResidence(home) && home.existing.includes('smoke'),
  ],
  [
    'Πόσο κρύο κάνει μέσα τον χειμώνα και πόση ζέστη το καλοκαίρι, όταν μένει κλειστό; Πίνακας, ανιχνευτές, UPS και μπαταρίες αντέχουν όσους βαθμούς γράφει το φύλλο τους, συχνά από −10 ως 40 °C(, και ανιχνευτής καπνού συχνά μόνο από 0 °C)~: όπου παγώνει πιο πολύ, ή κάτω από λαμαρίνα που καίει, μπαίνει ό,τι αντέχει, και όποιο κομμάτι της πρότασης δεν αντέχει αλλάζει.',
    (_n, { home, panel, placed }, text) =>
      (home.emptyFor !== 'hours' ||
        isHall(home) ||
        (home.propertyType === 'business' && home.areaM2 <= 25)) &&
      panel !== undefined &&
      text.includes('καπνού') === placed('FIRE-SMOKE') > 0,
  ],
  [
    'Ποιες από τις # πόρτες είναι δωματίων, και ποιες του προσωπικού; (Κάμερα εισόδου (υπολογίζεται μόνο στην κύρια|δεν υπολογίζεται σε όλες))~(. )~(Αναγνώστης υπολογίζεται μόνο σε μία)~: πόρτα δωματίου μένει χωρίς.',
    ([told], { home, placed }, text) =>
      isLodging(home) &&
      told === home.doors - home.balconyDoors &&
      text.includes('Κάμερα') === placed('CAM-ENTRANCE') > 0 &&
      text.includes('Αναγνώστης') === placed('ACC-READER') > 0 &&
      placed('ACC-READER') <= 1 &&
      (text.includes('μόνο στην κύρια') ? placed('CAM-ENTRANCE') <= 1 : placed('CAM-ENTRANCE') < told),
  ],
  [
    'Ποιοι οπλίζουν και αφοπλίζουν, και ποιος ανοίγει πρώτος; Ο καθένας παίρνει (δικό του κωδικό|δική του πρόσβαση).',
    (_n, { home, panel, placed }, text) =>
      !isResidence(home) &&
      panel !== undefined &&
      text.includes('δικό του κωδικό') === placed('ALM-KEYPAD') > 0,
  ],
  [
    'Ποιοι ζουν εκεί; Παιδιά που γυρίζουν μόνα, ηλικιωμένοι και όποιος δεν έχει έξυπνο κινητό (παίρνουν δικό τους κωδικό|παίρνουν δικό τους κωδικό ή τηλεχειριστήριο|παίρνουν δικό τους τηλεχειριστήριο|θέλουν πληκτρολόγιο ή τηλεχειριστήριο, που η πρόταση δεν έχει).',
    (_n, { home, panel, placed }, text) =>
      isResidence(home) &&
      panel !== undefined &&
      text.includes('κωδικό') === placed('ALM-KEYPAD') > 0 &&
      (text.includes('θέλουν')
        ? placed('ALM-KEYPAD') + placed('ALM-REMOTE') === 0
        : text.includes('τηλεχειριστήριο') === placed('ALM-REMOTE') > 0),
  ],
];

export const dailyLimits: Claims = [
  [
    'Πόσο κρατά η μπαταρία του κουδουνιού, και πού και πόσες ημέρες γράφει, το λέει το φύλλο του: ό,τι κρατά σβήνεται στις ημέρες που ισχύουν για τις κάμερες, και κάρτα μνήμης δεν περιλαμβάνεται.',
    (_n, { placed }) => placed('DOOR-BELL') > 0,
  ],
  [
    'Το υβριδικό καταγραφικό και οι παλιές κάμερες σβήνουν με το ρεύμα: UPS μπαίνει αφού μετρηθεί τι τροφοδοτεί.',
    (_n, facts) => oldRecorderOf(facts) !== undefined && facts.placed('REC-UPS') === 0,
  ],
  [
    'Τζάμι που σπάει δεν ανοίγει επαφή, και ανιχνευτή θραύσης η πρόταση δεν έχει(, και όποιος πουλάμε δεν είναι διαθέσιμος τώρα)~: όποιος περάσει από αυτό (γίνεται αντιληπτός μόνο (αν τον δει κάμερα που ειδοποιεί το κινητό)~( ή )~(σε μπαλκονόπορτα με ανιχνευτή κουρτίνας)~( ή )~(αφού μπει και περάσει μπροστά από ανιχνευτή κίνησης(, τη νύχτα με την κίνηση κλειστή όχι|, που στα δωμάτια των πελατών δεν υπάρχει)~)~|δεν γίνεται αντιληπτός).',
    (_n, { placed, home, items, bundle }, text) => {
      const tells = bundle.catches.some((one) => /κάμερ(α|ες) ειδοποι(εί|ούν) το κινητό/.test(one));
      const sold = items.filter(({ calc }) => calc.kind === 'glassbreak');
      return (
        home.glazedRooms + home.windows + home.balconyDoors > 0 &&
        placed('ALM-GLASS') === 0 &&
        text.includes('δεν είναι διαθέσιμος') ===
          (sold.length > 0 && sold.every(({ inStock }) => !inStock)) &&
        text.includes('αφού μπει') === placed('ALM-MOTION') > 0 &&
        text.includes('κουρτίνας') === placed('ALM-CURTAIN') > 0 &&
        text.includes('κάμερα που ειδοποιεί') === tells &&
        text.includes('δεν γίνεται') === !(tells || placed('ALM-MOTION') + placed('ALM-CURTAIN') > 0) &&
        text.includes('τη νύχτα') === (isResidence(home) && placed('ALM-MOTION') > 0) &&
        text.includes('δωμάτια') === (isLodging(home) && placed('ALM-MOTION') > 0)
      );
    },
  ],
  [
    'Πίνακας, πληκτρολόγιο και ανιχνευτές κίνησης ή καπνού μένουν έξω από χώρο με φούρνο, λέβητα ή ατμό: αντέχουν ως τους βαθμούς που γράφει το φύλλο τους.( Στον χώρο της φλόγας μπαίνει ο ανιχνευτής μονοξειδίου, μέσα στους δικούς του βαθμούς.)~',
    (_n, { home, panel, placed }, text) =>
      panel !== undefined &&
      home.propertyType === 'business' &&
      (home.placeKind === 'food' || home.combustionRooms > 0) &&
      text.includes('φλόγας') === placed('FIRE-CO') > 0,
  ],
  [
    'Όποιος μπαίνει όσο λείπετε, (για τα λουλούδια ή το ταχυδρομείο|για καθαριότητα ή έλεγχο), (έχει δικό του κωδικό|έχει δικό του κωδικό ή τηλεχειριστήριο|θέλει δικό του τηλεχειριστήριο, ένα παραπάνω από όσα έχει η πρόταση): σβήνεται χωρίς να αλλάξει κάτι δικό σας.',
    (_n, { home, placed }, text) =>
      home.emptyFor !== 'hours' &&
      text.includes('κωδικό') === placed('ALM-KEYPAD') > 0 &&
      text.includes('τηλεχειριστήριο') === placed('ALM-REMOTE') > 0,
  ],
];

/** What whoever lives with it is told beside what the devices do not do. */
export const dailyUse: Claims = [
  [
    'Καυσαέριο από αυτοκίνητα ή μηχανήματα χτυπά τον ανιχνευτή μονοξειδίου: δεν μπαίνει εκεί όπου δουλεύουν μηχανές.',
    (_n, { home, placed }) => isHall(home) && placed('FIRE-CO') > 0,
  ],
  [
    '(Μία φορά τον μήνα|Όποτε έρχεστε, και πριν φύγετε,) δοκιμάζετε σειρήνα και ανιχνευτές, αφού το πείτε σε όσους ειδοποιούνται.',
    (_n, { home, panel }, text) =>
      panel !== undefined && text.includes('έρχεστε') === (home.emptyFor === 'months'),
  ],
];

/** What must be said of what is there. */
export function dailyFaults(facts: Facts): string[] {
  const { home, bundle, placed } = facts;
  const said = [
    ...bundle.uncovered,
    ...bundle.questions,
    ...bundle.gaps.map(({ sentence }) => sentence),
  ].join(' ');
  const must: [boolean, RegExp][] = [
    [placed('ALM-SHUTTER') > 0, /Όποιο ρολό είναι και η καθημερινή είσοδος.*Από ποιο ρολό/],
    [isHeavy(facts), /Ποιοι χώροι κλείνουν στο ζώο/],
    [recorderOf(facts) !== undefined && home.internet !== 'yes', /router 4G/],
    [home.existing.includes('smoke') && !isResidence(home), /10 ετών/],
    [facts.panel !== undefined && home.emptyFor === 'hours' && isAlone(facts), /χωρίς σύνδεση με τον πίνακα/],
    [home.existing.includes('cameras') && recorderOf(facts) !== undefined, /ONVIF/],
    [hasOldAlarm(facts) && facts.panel?.wiredZones === 0, /ίσως συμφέρει πίνακας που δέχεται καλώδια/],
    [
      home.propertyType === 'business' &&
        home.placeKind === 'shop' &&
        home.priority === 'evidence' &&
        camerasOf(facts).length > 0 &&
        oldRecorderOf(facts) === undefined &&
        placed('CAM-ROOM') === 0 &&
        !/over-60k|special/.test(home.contents),
      /Κάμερα στον χώρο των πελατών/,
    ],
  ];
  return must.flatMap(([isSo, word]) =>
    isSo && !word.test(said) ? [`nothing is said of ${word.source}`] : [],
  );
}
