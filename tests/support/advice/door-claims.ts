// What is claimed of what opens doors, and of cameras over those of a hotel.
import type { Claims } from './claims.ts';
import {
  cardDoors,
  entrances,
  hasStation,
  isHall,
  isLodging,
  isOnStreet,
  leaves,
  near,
  pixelsAt,
  sharedEntrances,
  sightM,
  strikeDoors,
} from './reckoning.ts';

export const doorClaims: Claims = [
  [
    'Πρόσωπο που επιβεβαιώνεται το δίνει άλλη κάμερα, που δεν είναι στην πρόταση.',
    (_n, { home }, { item: { calc } }) =>
      home.priority === 'evidence' && home.doors - home.balconyDoors > 1 && calc.kind === 'camera',
  ],
  [
    '# (μπαταρία|μπαταρίες) 12 V στο κουτί του ελεγκτή: η κάρτα ανοίγει και όταν κοπεί το ρεύμα.',
    ([told], { placed }) => told === 1 && placed('ACC-CONTROL') === 1,
  ],
  [
    'Μέσα στον χώρο το φως και η φωνή της μένουν κλειστά.',
    (_n, { home }, { ruleId, item: { calc } }) =>
      ruleId === 'CAM-ENTRANCE' &&
      calc.kind === 'camera' &&
      calc.hasDeterrence &&
      (isOnStreet(home) || home.propertyType === 'business'),
  ],
  [
    'Στην πόρτα της κουζίνας δείχνει μόνο το άνοιγμα, με μάσκα σε όποιον μαγειρεύει, και όπου αυτό δεν γίνεται βγαίνει.',
    (_n, { home }, { ruleId, quantity }) =>
      ruleId === 'CAM-ENTRANCE' && home.placeKind === 'food' && quantity > 1,
  ],
  [
    '# (είσοδος|είσοδοι): ένας αναγνώστης ανά πόρτα, με κάρτα ή κωδικό, χωρίς βιομετρικά στοιχεία.( Όσο μπαίνουν πελάτες την κρατά ανοιχτή η δική της κλειδαριά, όχι το κυπρί με ρεύμα.| Με δικό τους κωδικό μπαίνουν και οι πελάτες.| Οι άλλες μένουν με το κλειδί τους: όποια είναι έξοδος ανοίγει πάντα από μέσα.)~',
    ([told = 0], { home, placed }, { item: { calc } }, text) =>
      told === cardDoors(home) &&
      text.includes('Οι άλλες') === (told < entrances(home) && !isLodging(home)) &&
      text.includes('δικό τους κωδικό') ===
        (isLodging(home) &&
          home.hasVisitors &&
          (home.cashDesks === 0 || (!home.assumed.includes('rooms') && home.rooms <= 20))) &&
      told === placed('ACC-READER') &&
      // Customers come in by the only door, or nobody does.
      (home.propertyType === 'business' &&
        home.hasVisitors &&
        // Who is let in one by one, and asked about, finds the door locked.
        !hasStation(home)) === text.includes('πελάτες') &&
      (!text.includes('πελάτες') || told === 1) &&
      calc.kind === 'reader' &&
      !calc.isBiometric,
  ],
  [
    '# (ελεγκτής|ελεγκτές) για # (πόρτα|πόρτες) με κάρτα: φέρνει το τροφοδοτικό 12 V για αναγνώστη και κυπρί, και κρατά ποιος μπήκε και πότε. Ότι ταιριάζουν το επιβεβαιώνουμε πριν παραγγείλετε.( Η δική του μπαταρία, για διακοπή ρεύματος, δεν είναι στην πρόταση.)~',
    ([told, doors = 0], { home, placed }, { item: { calc } }, text) =>
      text.includes('μπαταρία') === (placed('ACC-BATTERY') === 0) &&
      told === 1 &&
      home.budget === 'premium' &&
      doors === placed('ACC-READER') &&
      calc.kind === 'access-controller' &&
      calc.fedDoors >= doors,
  ],
  [
    '# (είσοδος|είσοδοι): ένα ηλεκτρικό κυπρί ανά πόρτα, που μένει κλειδωμένο χωρίς ρεύμα. Μπαίνει μόνο όπου η πόρτα ανοίγει από μέσα με χερούλι, χωρίς κάρτα.',
    ([told], { home, placed, bundle }, { item: { calc } }) =>
      told === (placed('ACC-READER') > 0 ? strikeDoors(home) : 1) &&
      told === placed('ACC-LOCK') &&
      calc.kind === 'lock' &&
      !calc.isFailSafe &&
      bundle.questions.some((one) => one.includes('με χερούλι ή μπάρα')),
  ],
  [
    '# (κάμερα|κάμερες) έξω, πάνω από την κύρια είσοδο( και την πόρτα των παραλαβών)~, προς την άφιξη και τη στάθμευση: δίνει # px/m στα # m, και # px/m ‹@› έως # m.',
    ([told = 0, gives = 0, metres = 1, pixels = 1, reach = 0], { home }, { ruleId, item, quantity }, text) =>
      ruleId === 'CAM-FACADE' &&
      isLodging(home) &&
      /monitoring|evidence/.test(home.priority) &&
      !home.concerns.includes('perimeter') &&
      home.yardM > 0 &&
      told === quantity &&
      told <= sharedEntrances(home) &&
      text.includes('παραλαβών') === told > 1 &&
      near(gives, pixelsAt(item, metres), 0.06) &&
      near(reach, sightM(item, pixels), 0.06),
  ],
  [
    'Μπαίνουν εκεί απ’ όπου έρχεται κάποιος: οι άλλες πλευρές της αυλής μένουν χωρίς.',
    (_n, facts, { ruleId, item }) =>
      ruleId === 'EXT-YARD' &&
      item.calc.kind === 'beam' &&
      facts.home.priority === 'detection' &&
      facts.placed('EXT-YARD') < facts.asked('EXT-YARD'),
  ],
  [
    '(Άλλη # πόρτα την|Άλλες # πόρτες τις) υποθέσαμε δίπλα σε ρολό, με το ίδιο φως: όποια στέκεται χωριστά θέλει δικό της, και φαίνεται στην αυτοψία.',
    (told, { home, placed }) =>
      isHall(home) &&
      told.includes(home.doors - leaves(home)) &&
      placed('LIGHT-DOOR') === leaves(home) + home.shutters,
  ],
];
