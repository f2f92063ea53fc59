// What the sentences beside cameras, recorders and what feeds them claim.
import type { Claims } from './claims.ts';
import {
  isOnSim,
  recordedOf,
  entrances,
  sharedEntrances,
  isHall,
  isOnStreet,
  lineOf,
  mbpsOf,
  near,
  oldRecorderOf,
  pixelsAt,
  sidesM,
  sightM,
  up,
  wattsOf,
  type Facts,
} from './reckoning.ts';
import { purposesIn, purposesOf } from './room-purposes.ts';
import { waysIn } from './utility-claims.ts';

/** What its recorders and disks take themselves. */
const recordingWatts = ({ bundle }: Facts) =>
  bundle.lines.reduce(
    (sum, { item: { calc }, quantity }) =>
      sum + (calc.kind === 'recorder' || calc.kind === 'hdd' ? calc.watts * quantity : 0),
    0,
  );

/** Whether the system says that it records only what moves. */
const isSaid = ({ bundle }: Facts) => bundle.gaps.some(({ id }) => id === 'REC-CONTINUOUS');
const mostChannels = ({ items }: Facts) =>
  Math.max(
    ...items.map(({ calc, inStock }) =>
      calc.kind === 'recorder' && !calc.isCoax && inStock ? calc.channels : 0,
    ),
  );

/** Doors that a camera inside watches, where all of the place is watched; none or all where cameras are an extra, part of them left out. */
const seenDoors = ({ home, placed, asked, bundle }: Pick<Facts, 'home' | 'placed' | 'asked' | 'bundle'>) =>
  placed('CAM-FACADE') + asked('CAM-FACADE') > 0 ||
  bundle.gaps.some(({ id }) => id === 'CAM-FACADE') ||
  !isSeenFromInside(home)
    ? [0]
    : [0, entrances(home)];

/** Doors are watched from inside on a street and in a business, unless it is without internet and has a yard of its own. */
const isSeenFromInside = (home: Facts['home']) =>
  isOnStreet(home) ||
  (home.propertyType === 'business' &&
    (!isOnSim(home) || home.yardM === 0 || home.floor > 0 || home.placeKind === 'food'));

export const videoClaims: Claims = [
  [
    'Σε λιγότερα καταγραφικά δεν (φτάνουν τα κανάλια|φτάνει η χωρητικότητα των δίσκων, το εύρος ή η ισχύς).',
    (_n, facts, { quantity }, text) =>
      quantity > 1 &&
      text.includes('κανάλια') === recordedOf(facts).length > (quantity - 1) * mostChannels(facts),
  ],
  [
    '(Πλευρά # m|# πλευρές των # m): κάθε κάμερα δίνει # px/m ‹διάκριση: τι κάνει κάποιος, όχι ποιος είναι› έως # m, άρα # (κάμερα|κάμερες).( Στο τέλος της πλευράς δίνει # px/m.)~( Δουλεύει με μπαταρία: γράφει όταν την ξυπνήσει κίνηση, έως # m(: τα τελευταία # m της πλευράς δεν την ξυπνούν)~.)~',
    (
      [single, count, each, pixels = 1, reach = 0, told = 0, end = Number.NaN, wake = Number.NaN, asleep = 0],
      { home },
      { item },
    ) => {
      const { calc } = item;
      const length = Number.isNaN(single ?? Number.NaN) ? (each ?? 0) : (single ?? 0);
      const sides = Number.isNaN(count ?? Number.NaN) ? 1 : (count ?? 0);
      if (calc.kind !== 'camera') return false;
      const lens = pixelsAt(item, 1) / pixels;
      const share = (length * sides) / told;
      return (
        sidesM(home).some(
          (side) =>
            near(side, length, 0.06) &&
            // One camera less where the end of the side is only a little farther.
            [1, 1.15].some((slack) => told === sides * up(side / Math.min(lens * slack, calc.irM))),
        ) &&
        near(reach, Math.min(lens, calc.irM), 0.06) &&
        (Number.isNaN(end)
          ? share <= reach + 0.2
          : share > reach - 0.1 && near(end, pixelsAt(item, share), 1.1)) &&
        Number.isNaN(wake) === !calc.sleeps &&
        (Number.isNaN(wake) || wake === (calc.wakeM ?? 10)) &&
        near(asleep || 0, Number.isNaN(wake) ? 0 : Math.max(0, share - wake), 0.11)
      );
    },
  ],
  [
    '# (κάμερα|κάμερες) προς την αυλή, για την περίμετρο που ζητήσατε: δίνει τουλάχιστον # px/m ‹@› έως # m.',
    ([told, pixels = 1, reach = 0], { home, placed }, { item, quantity }) =>
      told === 1 &&
      quantity === 1 &&
      home.concerns.includes('perimeter') &&
      (isOnSim(home) || placed('CAM-AFAR') === 1) &&
      reach >= 8 &&
      near(reach, sightM(item, pixels), 0.06),
  ],
  [
    '# (είσοδος|είσοδοι)(, μαζί με τα ρολά)~, μία κάμερα σε καθεμία(, από μέσα προς την πόρτα)~: σε απόσταση # m χρειάζονται # px/m ‹@›, η κάμερα δίνει #(, με WDR # dB για το φως της πόρτας)~.',
    ([told = 0, metres = 1, pixels = 0, gives = 0, wdr = 120], { home }, { item, quantity }, text) =>
      (item.calc.kind !== 'camera' ||
        !isSeenFromInside(home) ||
        home.floor > 0 ||
        (item.calc.wdrDb ?? 120) >= 120) &&
      (Number.isNaN(wdr) || (item.calc.kind === 'camera' && wdr === item.calc.wdrDb)) &&
      told <= waysIn(home) &&
      text.includes('ρολά') === (told > 1 && waysIn(home) > sharedEntrances(home)) &&
      told === quantity &&
      near(gives, pixelsAt(item, metres), 0.06) &&
      gives >= pixels - 0.06 &&
      text.includes('από μέσα') === isSeenFromInside(home),
  ],
  [
    'Ανάβει φως ή μιλά σε όποιον πλησιάζει(: κρεμιέται πρώτα πάνω από τις εισόδους)~.',
    (_n, { home }, { ruleId, item: { calc } }, text) =>
      home.priority === 'prevention' &&
      calc.kind === 'camera' &&
      calc.hasDeterrence &&
      text.includes('εισόδους') === (ruleId === 'CAM-FACADE'),
  ],
  [
    '# (ταμείο|ταμεία), # (κάμερα|κάμερες)( για έως # σε έναν πάγκο|, μία σε καθένα)~: σε απόσταση # m χρειάζονται # px/m ‹@›, η κάμερα δίνει #.',
    ([desks = 0, told = 0, shared = 1, metres = 1, pixels = 0, gives = 0], facts, { item }, text) => {
      const { home, placed } = facts;
      const each = shared || 1;
      return (
        desks === home.cashDesks &&
        // Of one desk nothing is shared.
        /πάγκο|καθένα/.test(text) === desks > 1 &&
        (each === 1 || (each === 2 && (home.budget !== 'premium' || facts.bundle.id === 'essential'))) &&
        told === up(desks / each) &&
        // So many metres of a counter are in the picture.
        (item.calc.kind !== 'camera' || item.calc.hpx / pixels >= 1.8 * each) &&
        told === placed('CAM-DESK') &&
        near(gives, pixelsAt(item, metres), 0.06) &&
        gives >= pixels - 0.06
      );
    },
  ],
  [
    '# (κάμερα|κάμερες) στην κύρια είσοδο, για να τη βλέπετε από μακριά και όταν δεν υπάρχει ίντερνετ: σε απόσταση # m δίνει # px/m.',
    ([told, metres = 1, gives = 0], { home, placed }, { item }) =>
      told === 1 &&
      home.internet !== 'yes' &&
      !isOnStreet(home) &&
      (home.priority === 'monitoring' ||
        (home.priority !== 'evidence' &&
          (placed('REC-RECORDER') === 0 || (home.propertyType === 'house' && home.emptyFor !== 'hours')))) &&
      near(gives, pixelsAt(item, metres), 0.06),
  ],
  [
    'Διαμέρισμα # m²: # (κάμερα|κάμερες) μέσα, προς την είσοδο( και το μπαλκόνι)~ ‹μία ανά # m²›. Σκάλα, ανελκυστήρας και πόρτες άλλων μένουν έξω από το πλάνο.',
    ([area = 0, told, per = 1], { home, placed }, _line, text) =>
      area === home.areaM2 &&
      told === placed('CAM-ROOM') &&
      told === up(area / per) &&
      text.includes('μπαλκόνι') === (told > 1 && home.balconyDoors > 0),
  ],
  [
    'Χώρος # m²: # (κάμερα|κάμερες) μέσα για @, ώστε μαζί με όσες βλέπουν μέσα είσοδο και ταμείο να είναι έως μία ανά # m², με τουλάχιστον # px/m.',
    ([area = 0, told = 0, per = 1, pixels = 0], { home, placed, asked, bundle }, { item }, text) =>
      !isHall(home) &&
      area === home.areaM2 &&
      told === placed('CAM-ROOM') &&
      told === purposesIn(text, home) &&
      seenDoors({ home, placed, asked, bundle }).some(
        (doors) =>
          told <= up(area / per) - doors - home.cashDesks &&
          (doors === 0 || purposesOf(text).every((purpose) => purpose === 'αποθήκη')),
      ) &&
      pixelsAt(item, Math.sqrt(Math.min(area, per))) >= pixels - 0.01,
  ],
  [
    'Γράφουν μόνο εκτός ωραρίου: όσο δουλεύει εκεί κάποιος μένουν κλειστές.',
    (_n, { home, placed }) => isHall(home) && placed('CAM-ROOM') > 0,
  ],
  [
    '# (ρολό|ρολά): μία κάμερα από μέσα προς καθένα, που σε απόσταση # m δίνει # px/m.',
    ([told, metres = 1, gives = 0], { home, placed }, { item }) =>
      isHall(home) &&
      told === home.shutters &&
      told === placed('CAM-ROOM') &&
      near(gives, pixelsAt(item, metres), 0.06) &&
      gives >= 125,
  ],
  [
    'Υβριδικό, για τις κάμερες που έχετε: γράφει έως # με ομοαξονικό, όσες δοκιμαστούν και δίνουν εικόνα.',
    ([channels], { home, placed }, { quantity, item: { calc } }) =>
      home.existing.includes('cameras') &&
      home.hasMains &&
      quantity === 1 &&
      placed('REC-DISK') > 0 &&
      calc.kind === 'recorder' &&
      calc.isCoax &&
      channels === calc.channels,
  ],
  [
    '# TB κρατούν # (ημέρα|ημέρες), όσο οι παλιές κάμερες γράφουν μαζί έως # Mbps.',
    ([terabytes = 0, days = 0, mbps = 0], facts, { item: { calc } }) =>
      oldRecorderOf(facts) !== undefined &&
      days === facts.home.daysKept &&
      calc.kind === 'hdd' &&
      terabytes === calc.tb &&
      (mbps * 10.8 * 1.1 * days) / 1000 <= calc.tb + 1e-9,
  ],
  [
    '# (κάμερα|κάμερες)(: έως # σε κάθε καταγραφικό)~ από τα # κανάλια του, # από τα # Mbps.',
    ([told = 0, each, channels, mbps = 0, limit = 0], facts, { quantity, item: { calc } }) =>
      told === recordedOf(facts).length &&
      (quantity === 1 ? Number.isNaN(each) : each === up(told / quantity)) &&
      calc.kind === 'recorder' &&
      channels === calc.channels &&
      limit === calc.inMbps &&
      up(told / quantity) <= channels &&
      mbps <= limit &&
      mbps * quantity >= mbpsOf(recordedOf(facts)) - 0.02 &&
      (quantity > 1 || near(mbps, mbpsOf(recordedOf(facts)), 0.02)),
  ],
  [
    '(Σε κάθε καταγραφικό )~# Mbps για # ημέρες(, μόνο όταν κινείται κάτι ‹#% του χρόνου›,)~ είναι # TB: # (δίσκος|δίσκοι) των # TB(, ώστε να χωρά και περισσότερη κίνηση)~.',
    (
      [mbps = 0, days = 0, share = 0, terabytes = 0, told = 0, each = 0],
      facts,
      { quantity, item: { calc } },
      text,
    ) => {
      const recorders = lineOf(facts, 'REC-RECORDER')?.quantity ?? 0;
      return (
        text.startsWith('Σε κάθε') === recorders > 1 &&
        days === facts.home.daysKept &&
        near(terabytes, (mbps * 10.8 * days * 1.1 * (share || 100)) / 1e5, 0.02) &&
        (Number.isNaN(share) ? !isSaid(facts) : share === 35 && isSaid(facts)) &&
        told * recorders === quantity &&
        calc.kind === 'hdd' &&
        each === calc.tb &&
        told * each >= terabytes - 0.01 &&
        (!Number.isNaN(share) || (told - 1) * each < terabytes + 0.01) &&
        text.includes('περισσότερη') === (!Number.isNaN(share) && told > 1)
      );
    },
  ],
  [
    '# (κάμερα|κάμερες) για # θύρες PoE καταγραφικού: # (switch|switch) των # W.',
    ([told = 0, ports = 0, switches, watts], facts, { quantity, item: { calc } }) => {
      const recorder = lineOf(facts, 'REC-RECORDER');
      return (
        recorder?.item.calc.kind === 'recorder' &&
        told === recordedOf(facts).length &&
        ports === recorder.item.calc.poePorts * recorder.quantity &&
        told > ports &&
        switches === quantity &&
        calc.kind === 'switch' &&
        watts === calc.poeBudgetW
      );
    },
  ],
  [
    'Για # (κάμερα|κάμερες) χρειάζονται # W PoE με απώλειες και εφεδρεία, (το|κάθε) καταγραφικό δίνει # W: # (switch|switch) των # W.',
    ([told = 0, needs = 0, limit = 0, switches, watts], facts, { quantity, item: { calc } }, text) => {
      const recorder = lineOf(facts, 'REC-RECORDER');
      return (
        recorder?.item.calc.kind === 'recorder' &&
        told === recordedOf(facts).length &&
        near(needs, wattsOf(recordedOf(facts)) * 1.19 * 1.2, 0.02) &&
        limit === recorder.item.calc.poeBudgetW &&
        told <= recorder.item.calc.poePorts * recorder.quantity &&
        text.includes('το καταγραφικό') === (recorder.quantity === 1) &&
        needs > limit * (recorder.quantity === 1 ? 1 : recorder.quantity - 1) &&
        switches === quantity &&
        calc.kind === 'switch' &&
        watts === calc.poeBudgetW
      );
    },
  ],
  [
    '# UPS(, ένα σε κάθε καταγραφικό με (τις κάμερές του|όσα switch και κάμερες έχει)| για το καταγραφικό(, το switch|, τα switch)~( και τις κάμερες|, τις κάμερες και το router)) ‹# W(, με # W για το router)~((, με| και) # W για (το|τα) switch)~›, ώστε να (γράφουν|δουλεύουν) περίπου # (λεπτό|λεπτά) χωρίς ρεύμα.',
    ([told = 1, load = 0, router = 0, switches = 0, minutes], facts, { item: { calc } }, text) =>
      (switches || 0) === 10 * (lineOf(facts, 'REC-SWITCH')?.quantity ?? 0) &&
      text.includes('τις κάμερες και το router') === (router || 0) > 0 &&
      (router || 0) === (told === 1 && facts.home.internet === 'yes' && facts.home.hasMains ? 10 : 0) &&
      text.includes('ένα σε κάθε') === told > 1 &&
      told === lineOf(facts, 'REC-RECORDER')?.quantity &&
      near(
        load,
        (recordingWatts(facts) + wattsOf(recordedOf(facts)) + (switches || 0)) / told + (router || 0),
        1.01,
      ) &&
      calc.kind === 'ups' &&
      calc.watts >= load &&
      minutes === Math.floor(((calc.wh * 0.85 * 0.8) / load) * 60),
  ],
];
