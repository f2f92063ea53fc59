// What is claimed where a wish is met in another way than it was said, and of what belongs to a wish alone.
import { is, type Claims } from './claims.ts';
import {
  hasInputs,
  budgetOf,
  dueOf,
  camerasOf,
  recordedOf,
  entrances,
  isLitHouse,
  leaves,
  hasStation,
  strikeDoors,
  isHall,
  isKind,
  isLodging,
  isRobbedShop,
  isReceiving,
  isResidence,
  near,
  pixelsAt,
  runM,
  sentence,
  up,
  type Facts,
} from './reckoning.ts';
import { purposesIn } from './room-purposes.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;
const shaped = (claims: readonly (readonly [string, Claim])[]) =>
  claims.map(([text, claim]) => [sentence(text), claim] as const);

const recorderOf = ({ bundle }: Facts) =>
  bundle.lines.find(({ item: { calc } }) => calc.kind === 'recorder' && !calc.isCoax);
const hasWifiCameras = (facts: Facts) =>
  camerasOf(facts).some(({ calc }) => calc.kind === 'camera' && !calc.isWired && !calc.hasSim);
/** Customers of a business may ask for its WiFi, guests of rooms in any case. */
const hasGuests = ({ home }: Facts) => isLodging(home) || (!isResidence(home) && home.hasVisitors);

const hasSides = ({ bundle }: Facts) =>
  bundle.lines.some(({ ruleId, reason }) => ruleId === 'CAM-FACADE' && /πλευρ/i.test(reason.text));

export const wishClaims: Claims = [
  [
    '# (ασύρματη επαφή|ασύρματες επαφές) ως πομπός για τις επαφές των ρολών, που είναι περισσότερα από τις πόρτες και τα παράθυρα με επαφή.',
    ([told], facts, { item: { calc } }) =>
      told === facts.placed('ALM-INPUT') &&
      facts.home.shutters > facts.placed('ALM-CONTACT') &&
      hasInputs(facts) &&
      (calc.kind === 'kit' || (calc.kind === 'contact' && calc.hasInput)),
  ],
  [
    '# (κουδούνι|κουδούνια) με κάμερα στην (εξώπορτα|πόρτα του διαμερίσματος): βλέπετε ποιος χτυπά και του μιλάτε από το κινητό. Μπαίνει μόνο αν δείχνει τον χώρο μπροστά στην πόρτα σας και τίποτε άλλο, χωρίς εγγραφή ήχου.',
    ([told], { home, placed, bundle }, { item: { calc } }, text) =>
      told === 1 &&
      told === placed('DOOR-BELL') &&
      home.propertyType === (text.includes('εξώπορτα') ? 'house' : 'apartment') &&
      !(home.propertyType === 'house' && home.concerns.includes('access-control')) &&
      home.concerns.includes('entry-monitoring') &&
      home.internet === 'yes' &&
      home.hasMains &&
      calc.kind === 'doorbell' &&
      bundle.law.some((law) => law.includes('Μπροστά από την πόρτα του διαμερίσματος')) ===
        (home.propertyType === 'apartment'),
  ],
  [
    '# UPS για το router ‹# W›: ο συναγερμός ειδοποιεί και από το ίντερνετ περίπου # (λεπτό|λεπτά) χωρίς ρεύμα, όσο δουλεύει η γραμμή του παρόχου.',
    ([told, load = 1, minutes], { home, panel, placed }, { item: { calc } }) =>
      told === 1 &&
      told === placed('NET-UPS') &&
      placed('REC-UPS') === 0 &&
      home.internet === 'yes' &&
      home.hasMains &&
      panel?.hasData === true &&
      calc.kind === 'ups' &&
      calc.watts >= load &&
      minutes === Math.floor(((calc.wh * 0.85 * 0.8) / load) * 60),
  ],
  [
    '# (θυροτηλεόραση|θυροτηλεοράσεις) στην αυλόπορτα: βλέπετε ποιος χτυπά και ανοίγετε.',
    is('ACC-INTERCOM', () => 1),
  ],
  [
    '# (κάμερα|κάμερες) από τις # που θέλει ο χώρος μέσα(, για @)~, με τουλάχιστον # px/m.',
    ([told = 0, asked = 0, pixels = 0], { home, placed }, { item }, text) =>
      told === placed('CAM-ROOM') &&
      (isHall(home) || home.propertyType === 'apartment' || told === purposesIn(text, home)) &&
      told < asked &&
      asked <= (isHall(home) ? home.shutters : up(home.areaM2 / 60)) &&
      pixelsAt(item, isHall(home) ? 6 : Math.sqrt(Math.min(home.areaM2, 60))) >= pixels - 0.01,
  ],
  [
    'Πρώτα μπαίνουν πάνω από τις εισόδους: εκεί δίνουν # px/m ‹@› στα 2,4 m.',
    ([gives = 0], { home }, { item: { calc } }) =>
      home.doors > home.balconyDoors &&
      calc.kind === 'camera' &&
      near(gives, calc.hpx / (4.8 * Math.tan((calc.hfovDeg * Math.PI) / 360)), 0.06) &&
      gives >= (home.priority === 'evidence' ? 500 : 250),
  ],
  [
    '# (πόρτα|πόρτες) και # (ρολό|ρολά): # (προβολέας|προβολείς), ένας σε καθένα, που ανάβει όταν πλησιάζει κάποιος.',
    ([doors = 0, shutters = 0, told], { home, placed }) =>
      isHall(home) &&
      doors === leaves(home) &&
      shutters === home.shutters &&
      !home.existing.includes('lights') &&
      told === doors + shutters &&
      told === placed('LIGHT-DOOR'),
  ],
  [
    '# (προβολέας|προβολείς) από τους # που χρειάζονται: πρώτα (στην κύρια είσοδο|στην κύρια είσοδο, ύστερα στα ρολά|όπου φτάνει κανείς πιο εύκολα απέξω). Χωρίς φως (μένει|μένουν) # (πόρτα ή ρολό|πόρτες ή ρολά|είσοδος|είσοδοι|μπαλκονόπορτα|μπαλκονόπορτες).',
    ([told = 0, needed = 0, dark], { home, placed }, _line, text) => {
      const hasShutters = isHall(home) && home.shutters > 0 && !home.existing.includes('lights');
      const isLitHall = isHall(home) && home.shutters > 0 && !hasShutters;
      const isFlat = home.propertyType === 'apartment' || isLitHouse(home);
      return (
        told === placed('LIGHT-DOOR') &&
        dark === needed - told &&
        told > 0 &&
        needed > told &&
        needed ===
          (isFlat
            ? home.balconyDoors
            : hasShutters
              ? leaves(home) + home.shutters
              : isLitHall
                ? leaves(home)
                : entrances(home)) &&
        text.includes('ρολ') === hasShutters &&
        text.includes('μπαλκον') === isFlat
      );
    },
  ],
  [
    '# (θυροτηλεόραση|θυροτηλεοράσεις) στην είσοδο των επισκεπτών: @, και ανοίγετε από τη θέση σας. Δείχνει μόνο όποιον στέκεται μπροστά της, χωρίς εγγραφή εικόνας ή ήχου.( Με τις κάρτες της μπαίνει και το προσωπικό.)~',
    ([told], { home, placed }) =>
      told === 1 &&
      hasStation(home) &&
      placed('ACC-LOCK') === (placed('ACC-READER') > 0 ? strikeDoors(home) : 1),
  ],
];

export const wishNotes = shaped([
  [
    'Υποθέσαμε κτίριο με μάκρος 1,4 φορές το πλάτος του, και ότι όλες οι πλευρές που υπολογίστηκαν είναι ελεύθερες: όπου το κτίριο ακουμπά σε άλλο, δεν μπαίνει κάμερα.',
    (_n, facts) => hasSides(facts),
  ],
  [
    'Κάθε κάμερα του καταγραφικού έχει δικό της καλώδιο δικτύου ως εκεί, στην πιο μακρινή # m.',
    ([metres], facts) => recorderOf(facts) !== undefined && metres === Math.round(runM(facts.home)),
  ],
  [
    'Τα πρώτα 20 m της καθεμίας είναι μέσα στην τοποθέτηση, από την κουλούρα του τεχνικού.( Για όσα περνούν από εκεί, έως # m για όλες μαζί, δεν χρεώνεται κουλούρα.)~',
    ([spare], facts, text) => {
      const metres = up(
        (recordedOf(facts).length * Math.max(0, runM(facts.home) - 20) ** 2) / 2 / runM(facts.home),
      );
      const isReel = facts.bundle.lines.some(({ ruleId }) => ruleId === 'REC-CABLE');
      return (
        facts.bundle.isInstalled &&
        text.includes('έως') === (metres > 0 && metres <= 30) &&
        (!text.includes('έως') || (spare === 30 && !isReel))
      );
    },
  ],
  [
    'Το WiFi των πελατών μένει χωριστά από το δίκτυο (του καταγραφικού|των καμερών|του συναγερμού)( και (των καμερών|του συναγερμού))~: δεύτερο δίκτυο στο router, ή δικό τους router, που δεν είναι στην πρόταση.',
    (_n, facts, text) => {
      const said = text.split(' στο router')[0] ?? '';
      return (
        said.includes('καταγραφικού') === (recorderOf(facts) !== undefined) &&
        said.includes('καμερών') === hasWifiCameras(facts) &&
        said.includes('συναγερμού') === (facts.panel?.hasData === true) &&
        hasGuests(facts) &&
        facts.home.internet !== 'no' &&
        facts.home.hasMains
      );
    },
  ],
  [
    'Το καλώδιο είναι στα προϊόντα, ολόκληρη κουλούρα.',
    (_n, { bundle }) =>
      !bundle.isInstalled &&
      (bundle.lines.some(({ ruleId }) => ruleId === 'REC-CABLE') ||
        bundle.gaps.some(({ id }) => id === 'REC-CABLE')),
  ],
  [
    'Ζητήσατε ενσύρματο. Με ασύρματο σήμα συνδέονται: @.',
    (_n, { home, bundle }) =>
      home.wiring === 'wired' &&
      bundle.lines.some(
        ({ item: { calc } }) => calc.kind === 'kit' || ('isWireless' in calc && calc.isWireless),
      ),
  ],
  [
    'Ζητήσατε ασύρματο: ασύρματος είναι ο συναγερμός. Οι κάμερες του καταγραφικού θέλουν καλώδιο η καθεμία.',
    (_n, facts) => facts.home.wiring === 'wireless' && recorderOf(facts) !== undefined,
  ],
  [
    'Ζητήσατε # (ημέρα|ημέρες) βίντεο. Υπολογίστηκαν #: περισσότερες επιτρέπονται μόνο με τεκμηριωμένο λόγο.',
    ([asked = 0, kept = 0], { home }) => asked === home.daysAsked && kept === home.daysKept && asked > kept,
  ],
]);

export const wishQuestions = shaped([
  [
    'Θέλετε να βλέπετε και να μιλάτε με όποιον χτυπά πριν ανοίξετε; Το κάνει θυροτηλεόραση με ηλεκτρική κλειδαριά, που δεν είναι στην πρόταση.',
    (_n, { home, placed }) =>
      (home.concerns.includes('entry-monitoring')
        ? isResidence(home) || isReceiving(home) || isRobbedShop(home)
        : home.concerns.includes('access-control') && isKind(home, 'office') && isReceiving(home)) &&
      placed('ACC-INTERCOM') === 0,
  ],
  [
    'Είναι τα # ταμεία στον ίδιο πάγκο; Μία κάμερα υπολογίστηκε για δύο: όποιο στέκεται χωριστά παίρνει δική του.',
    ([told], { home, placed }) => told === home.cashDesks && placed('CAM-DESK') < home.cashDesks,
  ],
  [
    'Ανεβάζει η γραμμή του ίντερνετ # Mbps; Τόσα θέλουν όλες οι κάμερες μαζί από μακριά.',
    ([mbps], facts) =>
      recorderOf(facts) !== undefined &&
      facts.home.internet === 'yes' &&
      facts.home.hasMains &&
      mbps === recordedOf(facts).length / 2,
  ],
  [
    'Φτάνει το WiFi του router σε κάθε θέση κάμερας; Μετριέται πριν από την αγορά, με το κινητό στο σημείο.( Βρίσκει ήλιο εκεί το πάνελ όποιας έχει μπαταρία, και τον χειμώνα, ή ποιος τη φορτίζει;)~',
    (_n, facts, text) =>
      hasWifiCameras(facts) &&
      text.includes('μπαταρία') ===
        camerasOf(facts).some(({ calc }) => calc.kind === 'camera' && calc.sleeps && !calc.hasSim),
  ],
  [
    'Πιάνει σήμα κινητής εκεί όπου μπαίνει κάθε κάμερα με SIM(, και βλέπει ήλιο το πάνελ της και τον χειμώνα)~; Υπάρχει εκεί τοίχος ή στύλος, τόσο ψηλά που να μην τη φτάνει χέρι;',
    (_n, facts, text) =>
      camerasOf(facts).some(({ calc }) => calc.kind === 'camera' && calc.hasSim) &&
      text.includes('ήλιο') === camerasOf(facts).some(({ calc }) => calc.kind === 'camera' && calc.sleeps),
  ],
  [
    'Θέλετε κάμερες που γράφουν μόνο στον χώρο; Καταγραφικό με καλωδιωμένες κάμερες δουλεύει και χωρίς ίντερνετ, όμως δεν τις βλέπετε από μακριά. Δεν είναι στην πρόταση.',
    (_n, facts) => facts.home.internet !== 'yes' && facts.home.hasMains && recorderOf(facts) === undefined,
  ],
  [
    'Πόσες πλευρές του κτιρίου είναι ελεύθερες; Σε τοίχο που τον μοιράζεστε με γείτονα δεν μπαίνει κάμερα, και βγαίνει από την πρόταση.',
    (_n, facts) => hasSides(facts),
  ],
]);

/** A deviation from what was asked is said. */
export function wishFaults(facts: Facts): string[] {
  const { home, bundle } = facts;
  const notes = bundle.notes.join(' ');
  const isByRadio = bundle.lines.some(
    ({ item: { calc } }) =>
      'isStandalone' in calc && !calc.isStandalone && calc.isWireless && calc.kind !== 'remote',
  );
  const must: [boolean, RegExp][] = [
    [home.wiring === 'wired' && isByRadio, /Ζητήσατε ενσύρματο/],
    [home.wiring === 'wireless' && recorderOf(facts) !== undefined, /Ζητήσατε ασύρματο/],
    [camerasOf(facts).length > 0 && home.daysAsked > home.daysKept, /Ζητήσατε .* βίντεο/],
    [recorderOf(facts) !== undefined, /καλώδιο δικτύου/],
    [hasSides(facts), /πλευρές/],
    [
      hasGuests(facts) &&
        home.internet === 'yes' &&
        home.hasMains &&
        (recorderOf(facts) !== undefined || hasWifiCameras(facts) || facts.panel?.hasData === true),
      /WiFi των πελατών μένει χωριστά/,
    ],
  ];
  return must.flatMap(([isSo, word]) => (isSo && !word.test(notes) ? [`no note of ${word.source}`] : []));
}

/** With the parts gone of which some exist, at the price of each line, it is within the band. */
export const wishWhys: readonly (readonly [string, Claim])[] = [
  [
    'Το ποσό προϋποθέτει ότι όσα έχετε περνούν τον έλεγχο και μένουν: με όλα νέα ξεπερνά τον προϋπολογισμό.',
    (_n, { bundle, home, panel }) =>
      (panel?.wiredZones ?? 0) > 0 &&
      home.existing.some((part) => /contacts|motion|siren/.test(part)) &&
      bundle.totals.grossCents > budgetOf(home) &&
      dueOf(bundle) <= budgetOf(home),
  ],
];

export const wishOpens: readonly (readonly [string, Claim])[] = [
  [
    'Όποιον χτυπά τον δείχνει η θυροτηλεόραση, χωρίς εγγραφή: κάμερα στην ίδια πόρτα δεν περιλαμβάνεται.',
    (_n, facts) => facts.placed('ACC-INTERCOM') > 0 && camerasOf(facts).length === 0,
  ],
  [
    'Κάμερες δεν περιλαμβάνονται.',
    (_n, facts) =>
      camerasOf(facts).length === 0 &&
      !facts.home.concerns.includes('entry-monitoring') &&
      (facts.home.priority === 'evidence' ||
        (facts.home.concerns.includes('perimeter') && facts.home.propertyType !== 'apartment')),
  ],
];
