// What is said of what a system catches.
import {
  camerasOf,
  oldRecorderOf,
  isHall,
  isResidence,
  lineOf,
  isOpenLodging,
  recordedOf,
  sentence,
  type Facts,
} from './reckoning.ts';
import { dailyCatches } from './daily-claims.ts';
import { signedCatches } from './signed-claims.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;

/** Doors and windows, also those of guests' rooms. */
const ways = (home: Facts['home']) => home.doors + home.windows;

/** Whoever comes in every day has time to disarm; guests come in while it is not armed. */
const isDelayed = (home: Facts['home'], text: string) => text.includes('30 s') !== isOpenLodging(home);

const so =
  (ruleId: string): Claim =>
  ([told = 0], { placed }) =>
    told > 0 && told === placed(ruleId);

const claims: readonly (readonly [string, Claim])[] = [
  [
    'Χτυπά 30 s αφού ανοίξει η πόρτα, αν δεν αφοπλίσετε.',
    (_n, { home, placed }) => ways(home) === 1 && placed('ALM-CONTACT') === 1,
  ],
  [
    'Χτυπά όταν ανοίξει κάποιο από τα # ανοίγματα(, στην καθημερινή είσοδο αφού περάσουν 30 s χωρίς να αφοπλίσετε.|, όσο είναι οπλισμένο το τμήμα του. Η είσοδος των πελατών μένει αφοπλισμένη όσο είναι ανοιχτή.)',
    ([told], { home, placed }, text) =>
      told === ways(home) && placed('ALM-CONTACT') === ways(home) && isDelayed(home, text),
  ],
  [
    'Χτυπά όταν ανοίξει κάποιο από τα # ανοίγματα με επαφή, από # που υπάρχουν(, στην καθημερινή είσοδο αφού περάσουν 30 s χωρίς να αφοπλίσετε.|, όσο είναι οπλισμένο το τμήμα του. Η είσοδος των πελατών μένει αφοπλισμένη όσο είναι ανοιχτή.)',
    ([told, of = 0], { home, placed }, text) =>
      told === placed('ALM-CONTACT') &&
      of === ways(home) &&
      placed('ALM-CONTACT') < of &&
      isDelayed(home, text),
  ],
  [
    'Χτυπά όταν ανοίξει το ένα από τα # ανοίγματα που έχει επαφή(, στην καθημερινή είσοδο αφού περάσουν 30 s χωρίς να αφοπλίσετε.|, όσο είναι οπλισμένο το τμήμα του. Η είσοδος των πελατών μένει αφοπλισμένη όσο είναι ανοιχτή.)',
    ([of], { home, placed }, text) =>
      of === ways(home) && placed('ALM-CONTACT') === 1 && isDelayed(home, text),
  ],
  [
    'Χτυπά όταν ανοίξει (κάποιο από τα # ανοίγματα με επαφή|το ένα), από( τα)~ # (ανοίγματα )~που (υπάρχουν|έχει επαφή), όσο είναι οπλισμένο το τμήμα του. Η είσοδος των πελατών μένει αφοπλισμένη όσο είναι ανοιχτή.',
    () => false,
  ],
  [
    'Χτυπά αν κινηθεί κάποιος μέσα: # (ανιχνευτής|ανιχνευτές).',
    ([told], { home, placed }) => !isHall(home) && told === placed('ALM-MOTION') + placed('ALM-PHOTO'),
  ],
  [
    'Χτυπά αν κινηθεί κάποιος όπου # (ανιχνευτής βλέπει|ανιχνευτές βλέπουν): πίσω από ράφια και σωρούς όχι.',
    ([told], { home, placed }) => isHall(home) && told === placed('ALM-MOTION') + placed('ALM-PHOTO'),
  ],
  [
    'Οπλίζετε και με όποιον μένει μέσα, άνθρωπο ή ζώο: μέσα δεν ανιχνεύεται κίνηση, και χτυπά μόνο ό,τι έχει (επαφή|επαφές)( ή ανιχνευτή κουρτίνας)~.',
    (_n, { home, placed }, text) =>
      isResidence(home) &&
      placed('ALM-CONTACT') > 0 &&
      placed('ALM-MOTION') + placed('ALM-PHOTO') === 0 &&
      text.includes('επαφές') === placed('ALM-CONTACT') > 1 &&
      text.includes('κουρτίνας') === placed('ALM-CURTAIN') > 0,
  ],
  [
    'Τη νύχτα οπλίζετε μόνο (τις επαφές|την επαφή), και κινείστε μέσα χωρίς να χτυπά.( (Το # άνοιγμα χωρίς επαφή μένει|Τα # ανοίγματα χωρίς επαφή μένουν) τότε χωρίς ανίχνευση.)~',
    ([one, more], { home, placed }, text) =>
      isResidence(home) &&
      [one, more].every(
        (told) => told === undefined || Number.isNaN(told) || told === ways(home) - placed('ALM-CONTACT'),
      ) &&
      text.includes('χωρίς ανίχνευση') === ways(home) > placed('ALM-CONTACT') &&
      placed('ALM-CONTACT') > 0 &&
      placed('ALM-MOTION') + placed('ALM-PHOTO') > 0 &&
      text.includes('την επαφή') === (placed('ALM-CONTACT') === 1),
  ],
  [
    'Από μακριά οπλίζετε, αφοπλίζετε και βλέπετε τι χτύπησε, με την εφαρμογή του συναγερμού στο κινητό.',
    (_n, { home, panel }) =>
      home.concerns.includes('remote-monitoring') &&
      panel?.hasData === true &&
      (home.internet !== 'no' || panel.hasMobile),
  ],
  [
    'Από μακριά ειδοποιεί από το δίκτυο κινητής: αν από εκεί ανοίγει και η εφαρμογή του συναγερμού, το επιβεβαιώνουμε πριν παραγγείλετε.',
    (_n, { home, panel, placed }) =>
      home.concerns.includes('remote-monitoring') &&
      panel?.hasData === true &&
      home.internet === 'no' &&
      !panel.hasMobile &&
      placed('ALM-COMM') > 0,
  ],
  ['Χτυπά αν περάσει κάποιος από # (μπαλκονόπορτα|μπαλκονόπορτες).', so('ALM-CURTAIN')],
  [
    'Όταν χτυπήσει ο ανιχνευτής με φωτογραφία, βλέπετε στο κινητό τι τον χτύπησε.',
    (_n, { placed }) => placed('ALM-PHOTO') === 1,
  ],
  [
    'Σε ληστεία ζητάτε βοήθεια με # (κουμπί|κουμπιά) πανικού.',
    ([told], { home, placed }) => home.isMonitored && told === placed('ALM-PANIC'),
  ],
  [
    'Σε ληστεία δίνετε συναγερμό με # (κουμπί|κουμπιά) πανικού: χωρίς σύμβαση με κέντρο λήψης κανείς δεν είναι υποχρεωμένος να έρθει.',
    ([told], { home, placed, panel }) =>
      told === placed('ALM-PANIC') &&
      (!home.isMonitored || (panel?.hasData === false && placed('ALM-COMM') === 0)),
  ],
  ['Χτυπά αν σπάσει τζάμι: # (χώρος|χώροι).', so('ALM-GLASS')],
  [
    'Χτυπά όταν κόψει κάποιος τη γραμμή της αυλής: # (ζεύγος|ζεύγη) δεσμών, μόλις μπει το τροφοδοτικό που λείπει και όσο είναι οπλισμένα, για άνθρωπο ή ζώο.',
    ([told], facts) =>
      told === facts.placed('EXT-YARD') &&
      facts.bundle.gaps.some(({ id }) => id === 'YARD-SUPPLY') &&
      lineOf(facts, 'EXT-YARD')?.item.calc.kind === 'beam',
  ],
  [
    'Χτυπά όταν κινηθεί κάποιος μπροστά σε # (ανιχνευτή|ανιχνευτές) της αυλής, όσο είναι (οπλισμένος|οπλισμένοι).',
    ([told], facts) =>
      told === facts.placed('EXT-YARD') && lineOf(facts, 'EXT-YARD')?.item.calc.kind !== 'beam',
  ],
  [
    'Ειδοποιεί το κέντρο λήψης, με τη σύμβαση που θα υπάρχει.',
    (_n, { home, panel, placed }) => home.isMonitored && (panel?.hasData === true || placed('ALM-COMM') > 0),
  ],
  [
    '# (κάμερα γράφει|κάμερες γράφουν), και το βίντεο μένει # (ημέρα|ημέρες).',
    ([told, days], facts) =>
      told === recordedOf(facts).length &&
      days === facts.home.daysKept &&
      lineOf(facts, 'REC-DISK') !== undefined,
  ],
  [
    'Όσες παλιές κάμερες δοκιμαστούν γράφουν, έως #, και το βίντεο μένει # (ημέρα|ημέρες).( Τις βλέπετε και από μακριά.)~',
    ([channels, days], facts, text) => {
      const old = oldRecorderOf(facts);
      return (
        old?.kind === 'recorder' &&
        old.channels === channels &&
        days === facts.home.daysKept &&
        text.includes('από μακριά') === (facts.home.internet === 'yes' && facts.home.hasMains)
      );
    },
  ],
  [
    '# (κάμερα ειδοποιεί|κάμερες ειδοποιούν) το κινητό όταν (δει|δουν) άνθρωπο(, όσο ο χώρος είναι κλειστός)~.',
    ([told], facts) =>
      told ===
      camerasOf(facts).filter(
        ({ calc }) =>
          calc.kind === 'camera' &&
          calc.classes > 0 &&
          ((facts.home.internet === 'yes' && facts.home.hasMains) || calc.hasSim),
      ).length,
  ],
  [
    '1 κάμερα με δική της κάρτα SIM δείχνει την κύρια είσοδο από μακριά, όλο τον χρόνο.',
    (_n, { placed }) => placed('CAM-AFAR') === 1,
  ],
  [
    '# (κάμερα δείχνει|κάμερες δείχνουν) τι γίνεται, όταν (την|τις) ανοίξετε στο κινητό.',
    ([told], facts) => told === camerasOf(facts).length && lineOf(facts, 'REC-RECORDER') === undefined,
  ],
  [
    'Βλέπετε στο κινητό όποιον χτυπά την πόρτα, και του μιλάτε.',
    (_n, { placed, home }) => placed('DOOR-BELL') > 0 && home.internet === 'yes',
  ],
  ['Χτυπά επί τόπου αν μαζευτεί μονοξείδιο: # (ανιχνευτής|ανιχνευτές).', so('FIRE-CO')],
  ['Χτυπά αν τρέξει νερό: # (ανιχνευτής|ανιχνευτές).', so('EXT-FLOOD')],
  [
    '# (πόρτα ανοίγει|πόρτες ανοίγουν) με κάρτα ή κωδικό(, μόλις μπει το τροφοδοτικό που λείπει)~: όποιος χάσει ή επιστρέψει τη δική του διαγράφεται χωρίς να αλλάξει κλειδαριά.',
    ([told], { placed, bundle }, text) =>
      told === placed('ACC-READER') &&
      text.includes('που λείπει') === bundle.gaps.some(({ id }) => id === 'SUPPLY'),
  ],
  ['# (προβολέας ανάβει|προβολείς ανάβουν) όταν πλησιάζει κάποιος.', so('LIGHT-DOOR')],
];

export const catchClaims = [...claims, ...signedCatches, ...dailyCatches].map(
  ([text, claim]) => [sentence(text), claim] as const,
);
