// What is asked before a system is signed, and what is said of the limits of its devices.
import {
  camerasOf,
  openings,
  isResidence,
  lineOf,
  pixelsAt,
  runM,
  sentence,
  sightM,
  oldRecorderOf,
  type Facts,
  isHall,
  isOpenLodging,
  isKind,
} from './reckoning.ts';
import { dailyLimits, dailyQuestions, dailyUse } from './daily-claims.ts';
import { hasStrike, signedLimits, signedNotes, signedQuestions } from './signed-claims.ts';
import { siteQuestionClaims } from './site-claims.ts';
import { wishQuestions } from './wish-claims.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;

const shaped = (claims: readonly (readonly [string, Claim])[]) =>
  claims.map(([text, claim]) => [sentence(text), claim] as const);
const devicesOf = ({ bundle, items }: Facts) =>
  bundle.lines
    .flatMap(({ item }) => [item, ...items.filter(({ id }) => item.contains?.[id] !== undefined)])
    .flatMap(({ calc }) => ('isStandalone' in calc && !calc.isStandalone ? calc : []));
const hasRecorder = ({ bundle }: Facts) =>
  bundle.lines.some(({ item: { calc } }) => calc.kind === 'recorder' && !calc.isCoax);

const ownClaims = shaped([
  [
    'Τι από όσα γράψατε με δικά σας λόγια αλλάζει την πρόταση; Τα κομμάτια βγαίνουν μόνο από τις επιλογές σας.',
    (_n, { bundle }) => bundle.lines.length > 0,
  ],
  [
    'Γράψατε: «@». Τα κομμάτια βγαίνουν μόνο από τις επιλογές σας: τι από αυτά αλλάζει την πρόταση το λέμε στην αυτοψία ή στο τηλέφωνο.',
    (_n, { home, bundle }, text) =>
      bundle.lines.length > 0 && home.said !== '' && text.includes(`«${home.said}»`),
  ],
  [
    'Κυκλοφορούν ζώα στην αυλή, δικά σας ή αδέσποτα, και πόσο ζυγίζουν; Υπάρχει αυλόπορτα ή γκαραζόπορτα, με μοτέρ; Ρωτήθηκε μόνο το ζώο που ζει μέσα. Ό,τι φυλάει την αυλή χτυπά και με ζώο, που μένει κλεισμένο όσο οπλίζετε· η αυλόπορτα παίρνει δική της επαφή ή κάμερα, που δεν είναι στην πρόταση.',
    (_n, { home, panel, placed }) =>
      home.yardM > 0 &&
      panel !== undefined &&
      (placed('EXT-YARD') > 0 || home.concerns.includes('perimeter')),
  ],
  [
    'Από πού περνά το καλώδιο των δεσμών, # m, και ποιος σκάβει αν μπει στο χώμα, που δεν είναι στην τιμή; Η πτώση τάσης στη γραμμή τους υπολογίζεται στην αυτοψία. Θέλουν καθαρή γραμμή στα 0,8 έως 1 m, χωρίς σωρούς δίπλα στον φράχτη.',
    ([metres], facts) =>
      metres === facts.home.yardM && facts.bundle.lines.some(({ item }) => item.calc.kind === 'beam'),
  ],
  [
    'Ανοίγει από μέσα κάθε πόρτα με κυπρί, με χερούλι ή μπάρα, χωρίς κλειδί και χωρίς ρεύμα; Όποια δεν ανοίγει έτσι μένει χωρίς κυπρί: μένει κλειδωμένο όταν κόβεται το ρεύμα, και κανένα κουμπί δεν το λύνει τότε.',
    (_n, facts) => !isResidence(facts.home) && hasStrike(facts),
  ],
  [
    'Πόσα άτομα μπαίνουν, ποιος δίνει και ποιος παίρνει πίσω τις κάρτες, και πόσα κλειδιά κυκλοφορούν; Κάρτες πέρα από όσες φέρνει ο αναγνώστης δεν είναι στην πρόταση.',
    (_n, { placed }) => placed('ACC-READER') > 0,
  ],
  [
    'Είναι νοικιασμένο, ή δεν τρυπιούνται τοίχοι και κουφώματα; Ό,τι δεν θέλει βίδες κολλά με ταινία, τα υπόλοιπα τα εγκρίνει πρώτα γραπτά ο ιδιοκτήτης.',
    (_n, { home, panel }) => isResidence(home) && panel !== undefined,
  ],
  [
    'Ποια μάρκα και πόσων ετών είναι ο παλιός συναγερμός, πόσες επαφές και ανιχνευτές έχει, υπάρχει σύμβαση με κέντρο, και ποιος έχει τους κωδικούς του εγκαταστάτη;',
    (_n, { home }) =>
      ['contacts', 'motion', 'siren'].some((part) => home.existing.some((one) => one === part)),
  ],
  [
    'Πιάνει σήμα κινητής εκεί όπου μπαίνει ο πίνακας;',
    (_n, { panel, placed }) => panel?.hasMobile === true || (panel !== undefined && placed('ALM-COMM') > 0),
  ],
  [
    'Υπάρχει ελεύθερη θύρα στο router, και πρίζα κοντά του;',
    (_n, facts) =>
      facts.home.internet === 'yes' &&
      facts.home.hasMains &&
      (facts.panel?.hasData === true || hasRecorder(facts)),
  ],
  [
    'Ποιους καλεί το κέντρο λήψης, πώς επιβεβαιώνει πρώτα τον συναγερμό, με δεύτερη ζώνη στη σειρά, εικόνα ή τηλέφωνο, και ποιος πηγαίνει στον χώρο όταν λείπετε;',
    (_n, { home, panel }) => home.isMonitored && panel !== undefined,
  ],
  [
    'Ποιος ειδοποιείται πρώτος όταν χτυπήσει, έχει έξυπνο κινητό, και ποιος πηγαίνει στον χώρο όταν λείπετε;',
    (_n, { home, panel }) => !home.isMonitored && panel !== undefined,
  ],
  [
    'Μένει ανοιχτή η γραμμή του πίνακα( και του καταγραφικού)~ όσο λείπετε; Με κατεβασμένο τον γενικό διακόπτη (η μπαταρία του|δεν γράφει το καταγραφικό, και η μπαταρία του πίνακα) αντέχει ώρες, όχι εβδομάδες.',
    (_n, { home, panel, placed }, text) =>
      text.includes('καταγραφικού') === placed('REC-RECORDER') > 0 &&
      text.includes('δεν γράφει') === placed('REC-RECORDER') > 0 &&
      home.emptyFor !== 'hours' &&
      home.hasMains &&
      panel?.isSelfPowered === false,
  ],
  [
    'Μένει κάποιος μέσα τη νύχτα ή έξω από το ωράριο; Τότε οπλίζονται μόνο τα τμήματα που είναι άδεια.',
    (_n, { home, panel }) => !isResidence(home) && !isKind(home, 'lodging') && panel !== undefined,
  ],
  [
    'Φτάνει κανείς στο μπαλκόνι από ταράτσα, διπλανό μπαλκόνι ή σκαλωσιά;( Αν όχι, η επαφή της μπαλκονόπορτας βγαίνει.)~',
    (_n, { home, placed }, text) =>
      home.balconyDoors > 0 &&
      home.floor > 0 &&
      text.includes('βγαίνει') === (home.floor > 2 && placed('ALM-CONTACT') === openings(home)),
  ],
  [
    'Περνά το ασύρματο σήμα από τους τοίχους; Πριν στερεωθεί κάτι, δοκιμάζεται κάθε θέση.',
    (_n, facts) => devicesOf(facts).some(({ isWireless }) => isWireless),
  ],
  [
    'Από πού περνούν τα καλώδια ως τις κάμερες; Η πιο μακρινή υπολογίστηκε στα # m(, και η τοποθέτηση περιλαμβάνει # m για καθεμία)~.',
    ([run, included], facts) =>
      hasRecorder(facts) &&
      run === Math.round(runM(facts.home)) &&
      (facts.bundle.isInstalled ? included === 20 : Number.isNaN(included)),
  ],
  [
    'Ακούγονται οι ανιχνευτές καπνού από κάθε κρεβάτι με κλειστή πόρτα, και από όποιον δεν ακούει καλά;',
    (_n, { home, placed }) => isResidence(home) && placed('FIRE-SMOKE') > 0,
  ],
  [
    'Οι κάμερες που έχετε είναι αναλογικές, με ομοαξονικό, ή δικτύου, με ONVIF; Γράφει το καταγραφικό τους, πόσες ημέρες, και ποιος έχει τον κωδικό του; Πού βλέπει καθεμία; Όποια βλέπει δρόμο, γείτονα, κοινόχρηστο χώρο(, θέση εργασίας ή όσους εξετάζονται και περιμένουν)~ στρέφεται ή βγαίνει. (Αναλογικές που αξίζουν μένουν και με υβριδικό καταγραφικό, που η πρόταση δεν έχει|Κάμερες δικτύου γράφονται στο υβριδικό μόνο όσο φτάνουν τα κανάλια του).',
    (_n, facts, text) =>
      facts.home.existing.includes('cameras') &&
      text.includes('θέση εργασίας') !== isResidence(facts.home) &&
      text.includes('η πρόταση δεν έχει') === (oldRecorderOf(facts) === undefined),
  ],
  [
    'Ανεβαίνουν τα ρολά με μοτέρ ή με το χέρι, και ανοίγουν όταν κοπεί το ρεύμα;',
    (_n, { home }) => home.shutters > 0,
  ],
  [
    'Τι πόρτα είναι: ξύλινη, αλουμινίου, συρόμενη ή θωρακισμένη με πολλά κλειδώματα; Κυπρί δεν λύνει πολλούς σύρτες: σε θωρακισμένη μπαίνει έξυπνη κλειδαριά στον κύλινδρο.',
    (_n, facts) => hasStrike(facts),
  ],
  [
    'Είναι νοικιασμένος ο χώρος; Ό,τι στερεώνεται σε τοίχους, πόρτες και κουφώματα, και κάθε αλλαγή κλειδαριάς, το εγκρίνει πρώτα γραπτά ο ιδιοκτήτης.',
    (_n, { home, panel, bundle }) => bundle.lines.length > 0 && (!isResidence(home) || panel === undefined),
  ],
  [
    'Θέλετε και εξωτερική σειρήνα; Μπαίνει σε δικό σας μπαλκόνι ή αυλή, και σε κοινόχρηστη όψη με απόφαση της συνέλευσης. Δεν είναι στην πρόταση.',
    (_n, { home, panel, placed }) =>
      panel !== undefined &&
      (home.propertyType === 'apartment' || home.floor >= 1) &&
      (home.floor <= 1 || home.balconyDoors > 0 || home.propertyType !== 'apartment') &&
      placed('ALM-SIREN-OUT') === 0,
  ],
  [
    'Μπαίνει η εξωτερική σειρήνα σε δικό σας μπαλκόνι ή αυλή; Για κοινόχρηστη όψη αποφασίζει η γενική συνέλευση.',
    (_n, { home, placed }) =>
      placed('ALM-SIREN-OUT') > 0 &&
      (home.propertyType === 'apartment' || (!isResidence(home) && home.floor > 0)),
  ],
]);
export const questionClaims = [
  ...ownClaims,
  ...shaped([...siteQuestionClaims, ...dailyQuestions]),
  ...signedQuestions,
  ...wishQuestions,
];

/** What must be asked of every alarm, and of every system with cables. */
export const questionFaults = (facts: Facts): string[] => {
  const said = facts.bundle.questions.join(' ');
  return [
    ...(facts.panel && !/ποιος πηγαίνει/.test(said) ? ['nobody asks who goes there'] : []),
    ...(hasRecorder(facts) && !/ως τις κάμερες/.test(said) ? ['nobody asks where the cables go'] : []),
  ];
};

/** Metres that are said are reached by every camera, and no whole unit less than the weakest reaches. */
const reached = (facts: Facts, metres: number, pixels: number) =>
  camerasOf(facts).every((item) => pixelsAt(item, metres) >= pixels - 1e-6) &&
  camerasOf(facts).some((item) => sightM(item, pixels) < metres + 1 || pixelsAt(item, metres + 1) < pixels);

export const limitClaims = shaped([
  ...dailyLimits,
  ...dailyUse,
  ...signedLimits,
  ...signedNotes,
  [
    'Παρεμβολές μπορούν να πνίξουν ένα ασύρματο σήμα, καλώδιο όχι.',
    (_n, facts) => devicesOf(facts).some(({ isWireless }) => isWireless),
  ],
  [
    'Ανιχνευτής κίνησης δεν στρέφεται σε σόμπα, τζάκι, κλιματιστικό ή τζάμι με ήλιο.',
    (_n, { placed }) => placed('ALM-MOTION') > 0,
  ],
  [
    'Ανιχνευτής καπνού ή μονοξειδίου αλλάζει ολόκληρος στην ημερομηνία που γράφει, το πολύ στα 10 χρόνια.',
    (_n, { placed }) => placed('FIRE-SMOKE') + placed('FIRE-CO') > 0,
  ],
  [
    'Το πλήκτρο πανικού του τηλεχειριστηρίου καλεί όσους ορίσετε: δεν είναι ιατρική κλήση.',
    (_n, facts) =>
      isResidence(facts.home) &&
      facts.placed('ALM-REMOTE') > 0 &&
      devicesOf(facts).some(({ kind, hasPanic }) => kind === 'remote' && hasPanic),
  ],
  [
    'Όταν κοπεί το ρεύμα σβήνει και το router: ο συναγερμός ειδοποιεί μόνο από το δίκτυο κινητής(, και οι κάμερες κανέναν)~. UPS για (το router|router ή server) μπαίνει αφού μετρηθεί τι τροφοδοτεί.',
    (_n, { home, panel, placed, bundle }, text) =>
      text.includes('server') !== isResidence(home) &&
      text.includes('κάμερες') ===
        bundle.lines.some(({ item: { calc } }) => calc.kind === 'camera' && !calc.isWired && !calc.hasSim) &&
      placed('NET-UPS') + placed('REC-UPS') === 0 &&
      home.internet === 'yes' &&
      home.hasMains &&
      (panel?.hasMobile === true || placed('ALM-COMM') > 0),
  ],
  [
    'Όταν κοπεί το ρεύμα(, το router μένει αναμμένο όσο κρατά το UPS, αν συνδεθεί σε αυτό: μετά| σβήνει και το router, που δεν είναι στα UPS των καταγραφικών:) ο συναγερμός ειδοποιεί μόνο από το δίκτυο κινητής.',
    (_n, facts, text) =>
      facts.home.internet === 'yes' &&
      facts.home.hasMains &&
      (facts.panel?.hasMobile === true || facts.placed('ALM-COMM') > 0) &&
      text.includes('μένει αναμμένο') ===
        (facts.placed('NET-UPS') === 1 || lineOf(facts, 'REC-RECORDER')?.quantity === 1),
  ],
  [
    'Ο συναγερμός φυλάει τον χώρο όσο είναι κλειστός: κλοπή σε ώρες λειτουργίας δεν την καταλαβαίνει.',
    (_n, { home, panel }) =>
      panel !== undefined && !isResidence(home) && home.hasVisitors && !isKind(home, 'lodging'),
  ],
  [
    'Ο συναγερμός φυλάει όλο το κατάλυμα μόνο όσο είναι κλειστό: με ενοίκους φυλάει όσα τμήματα οπλίζονται.',
    (_n, { home, panel }) => panel !== undefined && isKind(home, 'lodging') && home.emptyFor === 'months',
  ],
  [
    'Ο συναγερμός φυλάει μόνο όσα τμήματα κλείνουν και οπλίζονται: κατάλυμα που μένει ανοιχτό δεν αδειάζει ποτέ.',
    (_n, { home, panel }) => panel !== undefined && isOpenLodging(home),
  ],
  [
    '(Καπνός και νερό φυλάσσονται|Ο καπνός φυλάσσεται|Το νερό φυλάσσεται) και με τον συναγερμό αφοπλισμένο, όσο δουλεύει ο πίνακας.',
    (_n, facts, text) =>
      (
        [
          ['smoke', /καπνός/i],
          ['flood', /νερό/],
        ] as const
      ).every(([kind, word]) => word.test(text) === devicesOf(facts).some((device) => device.kind === kind)),
  ],
  [
    'Οι ασύρματες συσκευές θέλουν νέα μπαταρία κάθε λίγα χρόνια: ο πίνακας το λέει πριν τελειώσει.',
    (_n, facts) => devicesOf(facts).some(({ isWireless }) => isWireless),
  ],
  [
    'Ο ανιχνευτής μονοξειδίου μπαίνει στον τοίχο, περίπου στο 1,5 m, και χτυπά μόνο εκεί: δεν ειδοποιεί όποιον λείπει.',
    (_n, facts) => {
      const calc = lineOf(facts, 'FIRE-CO')?.item.calc;
      return calc !== undefined && 'isStandalone' in calc && calc.isStandalone;
    },
  ],
  [
    'Διαρροή αερίου δεν την καταλαβαίνει ανιχνευτής μονοξειδίου ή καπνού: θέλει ανιχνευτή αερίου, που η πρόταση δεν έχει.',
    (_n, { placed, home }) =>
      placed('FIRE-CO') > 0 ||
      (placed('FIRE-SMOKE') > 0 && (home.combustionRooms > 0 || isKind(home, 'food'))),
  ],
  [
    'Ο ανιχνευτής διαρροής δεν κλείνει το νερό.( Πριν λείψετε, κλείστε τον γενικό διακόπτη του νερού.)~',
    (_n, { placed, home }, text) =>
      placed('EXT-FLOOD') > 0 && text.includes('Πριν λείψετε') === (home.emptyFor !== 'hours'),
  ],
  [
    'Κάθε κάμερα δείχνει, την ημέρα, καθαρό πρόσωπο τουλάχιστον ως τα # m και γνωστό άτομο τουλάχιστον ως τα # m.',
    ([face = 0, known = 0], facts) =>
      camerasOf(facts).length > 0 && reached(facts, face, 500) && reached(facts, known, 125),
  ],
  [
    'Το καταγραφικό μπαίνει σε κλειδωμένο σημείο που δεν το βλέπει (κανένας πελάτης ή επισκέπτης|όποιος μπαίνει): όποιος το πάρει παίρνει και τις εγγραφές.',
    (_n, facts, text) =>
      facts.placed('REC-RECORDER') > 0 && text.includes('πελάτης') === facts.home.hasVisitors,
  ],
  [
    'Το βίντεο μένει (το πολύ )~# (ημέρα|ημέρες), και μπορεί να λείπετε περισσότερο: μετά από κάθε ειδοποίηση δείτε το και κρατήστε το απόσπασμα.',
    ([days], facts) =>
      days === facts.home.daysKept && camerasOf(facts).length > 0 && facts.home.emptyFor !== 'hours',
  ],
  [
    'Οι προβολείς φωτίζουν τις πόρτες τους, όχι ολόκληρη την αυλή.',
    (_n, { home, placed }) => placed('LIGHT-DOOR') > 0 && home.yardM > 0,
  ],
  [
    'Η επαφή ενός ρολού μπαίνει στον οδηγό του, όχι στο πάτωμα όπου περνά όχημα, με προστατευμένο καλώδιο.',
    (_n, { home, placed }) => placed('ALM-SHUTTER') > 0 && isHall(home),
  ],
  [
    'Για την κουζίνα η πρόταση δεν έχει ανιχνευτή θερμοκρασίας ούτε κατάσβεση στην απαγωγή: τα ορίζει η μελέτη πυροπροστασίας.',
    (_n, { home }) => home.propertyType === 'business' && home.placeKind === 'food',
  ],
]);
