// What is said of a whole system: its budget, its checks, its gaps, what stays open, what was left out, and the law.
import { openSentences } from '#features/wizard/request-text.ts';
import { catchClaims } from './catch-claims.ts';
import { dailyFaults } from './daily-claims.ts';
import { animalGapFaults, bearableKg } from './people-claims.ts';
import { lawFaults, laws } from './law-claims.ts';
import { noteClaims, noteFaults } from './note-claims.ts';
import { questionClaims, questionFaults } from './question-claims.ts';
import { placeNotes } from './place-claims.ts';
import { checkFaults, gapFaults } from './check-claims.ts';
import {
  dueOf,
  askedBundle,
  camerasOf,
  oldRecorderOf,
  firstOf,
  isKind,
  isOpenLodging,
  isResidence,
  motions,
  openings,
  sentence,
  type Facts,
} from './reckoning.ts';
import { isSpotKnown } from './room-purposes.ts';
import { insurerClaims, runningClaims } from './running-claims.ts';
import { utilityOpens } from './utility-claims.ts';
import { asks, asksForAlarm, asksForCameras, capOf, coversAll, whyClaims } from './why-claims.ts';
import { wishOpens } from './wish-claims.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;
type Claims = readonly (readonly [string, Claim])[];

const shaped = (claims: Claims) => claims.map(([text, claim]) => [sentence(text), claim] as const);
const opens = shaped([
  ...utilityOpens,
  ...wishOpens,
  ...placeNotes,
  [
    '# (άνοιγμα μένει|ανοίγματα μένουν) χωρίς επαφή.',
    ([open], facts) => open === openings(facts.home) - facts.placed('ALM-CONTACT'),
  ],
  [
    '# (άνοιγμα θεωρήθηκε δωματίου πελατών και μένει|ανοίγματα θεωρήθηκαν δωματίων πελατών και μένουν) χωρίς επαφή ‹μπαλκονόπορτες: #, παράθυρα: #›. Όποιο είναι υποδοχής, γραφείου ή αποθήκης παίρνει δική του, που δεν είναι στην πρόταση.',
    ([told, doors = 0, windows = 0], { home }) =>
      isOpenLodging(home) &&
      told === doors + windows &&
      doors === home.balconyDoors &&
      windows === home.windows,
  ],
  [
    '# (ρολό μένει|ρολά μένουν) χωρίς επαφή.',
    ([open], facts) => open === facts.home.shutters - facts.placed('ALM-SHUTTER'),
  ],
  [
    '(Λείπει|Λείπουν) # (ανιχνευτής|ανιχνευτές) κίνησης από (τον|τους) # που χρειάζεται ο χώρος.',
    ([open, all], { home, placed }) => all === motions(home) && open === all - placed('ALM-MOTION'),
  ],
  [
    'Μέσα δεν ανιχνεύεται κίνηση: με ζώο # kg που κυκλοφορεί, οι ανιχνευτές ‹έως # kg› θα χτυπούσαν άδικα.',
    ([kg = 0, borne = 0], facts) =>
      kg === facts.home.petKg &&
      borne === bearableKg(facts) &&
      kg > borne &&
      facts.placed('ALM-MOTION') === 0,
  ],
  [
    'Σε χώρο που κλείνει στο ζώο, ή αν λείπει πάντα μαζί σας, μπορούν να μπουν: δεν είναι στην πρόταση.',
    (_n, { home, placed }) => home.petKg > 0 && placed('ALM-MOTION') === 0,
  ],
  [
    'Στην αυλή (κυκλοφορούν πελάτες: εκεί δεν μπαίνουν ανιχνευτές, μόνο κάμερες|δεν υπάρχει ανίχνευση: (πείτε μας την περίμετρό της για να υπολογιστεί|κάποιος γίνεται αντιληπτός όταν φτάσει στο κτίριο)|ειδοποιούν μόνο οι κάμερες του κτιρίου, όταν δουν άνθρωπο: στη γραμμή της δεν υπάρχει ανίχνευση).( Η γραμμή της θέλει (δέσμες με καλώδιο και ρεύμα, ή )~ανιχνευτές που αντέχουν τα ζώα της: αποφασίζονται στην αυτοψία.)~',
    (_n, { home, placed, bundle }, text) =>
      home.yardM > 0 &&
      placed('EXT-YARD') === 0 &&
      // They tell of people as they catch them, or nothing does.
      (!text.includes('ειδοποιούν μόνο οι κάμερες') ||
        (placed('CAM-FACADE') > 0 && bundle.catches.some((caught) => /κάμερ.* ειδοποι/.test(caught)))) &&
      text.includes('πελάτες') === isOpenLodging(home) &&
      (isOpenLodging(home) || text.includes('πείτε μας') === home.assumed.includes('yardM')),
  ],
  [
    'Από τη γραμμή της αυλής φυλάσσονται όσα βλέπουν # από τα # ζεύγη δεσμών που θέλει: στις άλλες πλευρές κάποιος γίνεται αντιληπτός όταν φτάσει στο κτίριο.',
    ([pairs = 0, all], facts) =>
      pairs === facts.placed('EXT-YARD') && pairs > 0 && all === facts.asked('EXT-YARD') && pairs < all,
  ],
  [
    'Η περίμετρος που ζητήσατε φαίνεται μόνο όπου τη βλέπουν οι παλιές κάμερες.',
    (_n, facts) => asks(facts, 'perimeter') && oldRecorderOf(facts) !== undefined,
  ],
  [
    'Η περίμετρος που ζητήσατε μένει ακάλυπτη: τις πλευρές του κτιρίου δεν τις βλέπει κανείς.',
    (_n, facts) =>
      asks(facts, 'perimeter') && facts.placed('EXT-YARD') === 0 && facts.placed('CAM-FACADE') === 0,
  ],
  [
    '# (ανιχνευτής καπνού λείπει|ανιχνευτές καπνού λείπουν), και (όσοι τοποθετούνται δεν συνδέονται μεταξύ τους: από άλλο δωμάτιο με κλειστή πόρτα ίσως δεν ακουστούν|όποιος τοποθετείται ακούγεται μόνο κοντά του: από άλλο δωμάτιο με κλειστή πόρτα ίσως όχι).',
    ([missing], { home, bundle, placed, asked }, text) =>
      text.includes('όποιος') === (placed('FIRE-SMOKE') === 1) &&
      isResidence(home) &&
      missing === asked('FIRE-SMOKE') - placed('FIRE-SMOKE') &&
      placed('FIRE-SMOKE') >= home.floors &&
      bundle.lines.some(({ item: { calc } }) => calc.kind === 'smoke' && calc.isStandalone),
  ],
  [
    'Δεν περιλαμβάνονται, αν και χρειάζονται: @.',
    (_n, { asked, placed }, text) =>
      text.includes('προβολ') === asked('LIGHT-DOOR') > placed('LIGHT-DOOR') &&
      Number(/(\d+) προβολ/.exec(text)?.[1] ?? 0) ===
        Math.max(0, asked('LIGHT-DOOR') - placed('LIGHT-DOOR')) &&
      (
        [
          ['αναγνώστ', 'ACC-READER'],
          ['κλειδαρι', 'ACC-LOCK'],
          ['θυροτηλ', 'ACC-INTERCOM'],
          ['μονοξειδ', 'FIRE-CO'],
        ] as const
      ).every(([word, rule]) => !text.includes(word) || placed(rule) === 0),
  ],
  [
    'Προβολείς δεν προτείνονται: ο χώρος έξω από την είσοδο δεν είναι δικός σας.',
    (_n, facts) => asks(facts, 'lighting') && facts.home.floor > 0 && facts.placed('LIGHT-DOOR') === 0,
  ],
  [
    '# (κάμερα μένει|κάμερες μένουν) έξω από όσες χρειάζεται ο χώρος.',
    ([missing], facts) => {
      const camerasIn = (bundle: Facts['bundle']) => camerasOf({ ...facts, bundle }).length;
      return missing === camerasIn(askedBundle(facts.advice)) - camerasIn(facts.bundle);
    },
  ],
  [
    'Νέες κάμερες δεν περιλαμβάνονται: το υβριδικό καταγραφικό γράφει όσες παλιές δοκιμαστούν, και τι βλέπουν φαίνεται στην αυτοψία.',
    (_n, facts) =>
      facts.home.existing.includes('cameras') &&
      camerasOf(facts).length === 0 &&
      oldRecorderOf(facts) !== undefined,
  ],
  [
    'Οι κάμερες που ζητήσατε δεν περιλαμβάνονται.',
    (_n, facts) =>
      asks(facts, 'entry-monitoring') && camerasOf(facts).length === 0 && !isKind(facts.home, 'practice'),
  ],
  [
    'Ασθενείς και εργαζομένους δεν επιτρέπεται να τους βλέπει κάμερα, ούτε εσείς από το κινητό: το πολύ την πόρτα της εισόδου, από μέσα, και νέα κάμερα εκεί δεν είναι στην πρόταση.',
    (_n, facts) => isKind(facts.home, 'practice') && camerasOf(facts).length === 0,
  ],
  [
    'Τραπέζια, κουζίνα και όποιον δουλεύει δεν επιτρέπεται να τα βλέπει κάμερα, ούτε εσείς από το κινητό: μόνο την είσοδο, από μέσα, και το ταμείο.',
    (_n, facts) => isKind(facts.home, 'food') && camerasOf(facts).length === 0,
  ],
  [
    'Στο κινητό βλέπετε αν ο συναγερμός είναι οπλισμένος και τι χτύπησε.',
    (_n, { home, panel }) => isKind(home, 'practice') && panel?.hasData === true,
  ],
  [
    '# (κάμερα λείπει|κάμερες λείπουν), επειδή ο κατάλογος δεν έχει καταγραφικό που να τις αντέχει.',
    ([missing], { bundle }) =>
      bundle.gaps.some(({ id, missing: of }) => id === 'REC-RECORDER' && of === missing),
  ],
  [
    'Για κοινόχρηστους χώρους και όψεις του κτιρίου αποφασίζει η γενική συνέλευση.',
    (_n, facts) =>
      (facts.home.propertyType === 'apartment' || facts.home.floor > 0) &&
      asks(facts, 'perimeter', 'lighting'),
  ],
  [
    'Από τα παράθυρα που δεν φτάνει κανείς απέξω δεν παρακολουθείται κανένα.',
    (_n, { home }) => home.propertyType === 'apartment' && home.floor > 1,
  ],
  [
    'Η διάρρηξη δεν ανιχνεύεται: από τον κατάλογο λείπει (ό,τι χρειάζεται ένας συναγερμός|πίνακας συναγερμού που δουλεύει χωρίς ρεύμα).',
    (_n, facts, text) =>
      asksForAlarm(facts) &&
      facts.panel === undefined &&
      facts.bundle.gaps.length > 0 &&
      text.includes('χωρίς ρεύμα') === !facts.home.hasMains,
  ],
  [
    'Η διάρρηξη δεν ανιχνεύεται: συναγερμός δεν χωρά στον προϋπολογισμό. Τον μικρότερο τον δείχνει το ισορροπημένο.',
    (_n, facts) =>
      asksForAlarm(facts) &&
      facts.panel === undefined &&
      facts.bundle.id === 'essential' &&
      facts.advice.bundles.slice(1).every(({ overByCents }) => overByCents > 0),
  ],
  [
    'Δεν ζητήσατε συναγερμό: η διάρρηξη δεν ανιχνεύεται.',
    (_n, facts) => !asksForAlarm(facts) && facts.panel === undefined,
  ],
]);

/** What stays open must be said, as well as what is said be open. */
function silences(facts: Facts): string[] {
  const { bundle, home, placed } = facts;
  const said = [...bundle.uncovered, ...bundle.gaps.map(({ sentence: text }) => text)].join(' ');
  const must: [boolean, RegExp][] = [
    [facts.panel !== undefined && placed('ALM-CONTACT') < openings(home), /χωρίς επαφή/],
    [facts.panel !== undefined && placed('ALM-SHUTTER') < home.shutters, /χωρίς επαφή/],
    [
      facts.panel !== undefined && placed('ALM-MOTION') < motions(home),
      /(ανιχνευτής|ανιχνευτές) κίνησης από|δεν ανιχνεύεται κίνηση/,
    ],
    [asksForAlarm(facts) && facts.panel === undefined, /δεν ανιχνεύεται/],
    [asksForCameras(facts) && camerasOf(facts).length + placed('DOOR-BELL') === 0, /[Κκ]άμερ|κάμερα/],
    [asks(facts, 'lighting') && placed('LIGHT-DOOR') === 0, /[Ππ]ροβολ|γενική συνέλευση/],
    [asks(facts, 'lighting') && placed('LIGHT-DOOR') < facts.asked('LIGHT-DOOR'), /προβολ/],
    [asks(facts, 'access-control') && placed('ACC-LOCK') === 0, /κλειδαρι/],
    [asks(facts, 'fire-safety') && placed('FIRE-SMOKE') === 0, /καπνού/],
    [
      asks(facts, 'perimeter') &&
        home.propertyType !== 'apartment' &&
        placed('EXT-YARD') === 0 &&
        (home.yardM > 0 || placed('CAM-FACADE') === 0),
      /αυλή|[Ππ]ερίμετρος/,
    ],
    // A business is told what it needs instead of alarms for homes, whatever it asked for.
    [!isResidence(home), /EN 54/],
    // What was there already is of unknown make.
    [home.existing.some((part) => part !== 'lights'), /αυτοψία/],
  ];
  // «Τίποτα από όσα ζητήσατε» stands where nothing is said.
  if (openSentences(bundle).length === 0 && !coversAll(facts)) return ['«Τίποτα» stays open'];
  return must.flatMap(([isOpen, word]) =>
    isOpen && !word.test(said) ? [`nothing is said of ${word.source}`] : [],
  );
}

/** The faults of texts that are made of known sentences. */
function textFaults(facts: Facts, texts: readonly string[], known: ReturnType<typeof shaped>): string[] {
  return texts.flatMap((text) => {
    for (let rest = text; rest !== '';) {
      const found = firstOf(known, rest);
      if (!found) return [`no claim is known for «${rest}»`];
      if (!found.claim(found.numbers, facts, found.said)) return [`untrue «${found.said}»`];
      rest = rest.slice(found.said.length);
    }
    return [];
  });
}

/** Whether an amount is the price of these pieces, and of nothing else but the cables and the battery that they want. */
function isOwnPrice(
  { bundle, advice, items, panel }: Facts,
  { ruleId, name, quantity, grossCents }: Facts['bundle']['leftOut'][number],
) {
  const line = advice.bundles.flatMap(({ lines }) => lines).find((one) => one.ruleId === ruleId);
  if (!line || /^(CAM|ACC|ALM-PANEL|FIRE-SMOKE)/.test(ruleId)) return grossCents >= 0;
  // The piece of this system's panel may be another than that of the next one's.
  // A smaller system may watch the yard by other means than these.
  const kind = name.includes('δεσμών') ? 'beam' : line.item.calc.kind;
  return items
    .filter(({ calc }) => calc.kind === kind)
    .some(({ priceCents, installationCents = 0 }) => {
      const own = quantity * (priceCents + (bundle.isInstalled ? installationCents : 0)) * 1.24;
      // Of shutters it is also that of the panel that takes them.
      const isMore = ruleId === 'ALM-SHUTTER' || (panel?.wiredZones ?? 0) > 0;
      return grossCents >= own - 1 && (isMore || grossCents <= own + 1);
    });
}

function leftOutFaults(facts: Facts): string[] {
  const { bundle } = facts;
  return bundle.leftOut.flatMap((left) => {
    const { name, quantity, grossCents, overByCents } = left;
    return quantity < 1 ||
      !isSpotKnown(facts, name) ||
      !isOwnPrice(facts, left) ||
      Math.abs(overByCents - Math.max(0, dueOf(bundle) + grossCents - capOf(facts))) > 1
      ? [`left out: ${quantity} × ${name} for ${grossCents}, over by ${overByCents}`]
      : [];
  });
}

export const systemFaults = (facts: Facts): string[] => [
  ...textFaults(facts, [facts.bundle.why], whyClaims),
  ...textFaults(facts, facts.bundle.catches, catchClaims),
  ...textFaults(facts, facts.bundle.uncovered, opens),
  ...textFaults(facts, facts.bundle.law, laws),
  ...textFaults(facts, facts.bundle.notes, noteClaims),
  ...noteFaults(facts),
  ...textFaults(facts, facts.bundle.questions, questionClaims),
  ...questionFaults(facts),
  ...textFaults(
    facts,
    facts.bundle.running.map(({ sentence: text }) => text),
    runningClaims,
  ),
  ...textFaults(
    facts,
    facts.bundle.insurer.map(({ text }) => text),
    insurerClaims,
  ),
  ...silences(facts),
  ...dailyFaults(facts),
  ...checkFaults(facts),
  ...gapFaults(facts),
  ...animalGapFaults(facts),
  ...lawFaults(facts),
  ...leftOutFaults(facts),
];
