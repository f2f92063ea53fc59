// What is said beside the pieces that follow from who comes in, and from animals.
import { is, type Claims } from './claims.ts';
import {
  armsByPanic,
  entrances,
  isHall,
  isLitHouse,
  isKind,
  isResidence,
  leaves,
  up,
  type Facts,
} from './reckoning.ts';

/** The heaviest animal that an indoor motion detector in stock bears which joins the panel. */
export function bearableKg({ items, panel }: Facts): number | undefined {
  const borne = items.flatMap(({ calc, inStock }) =>
    inStock &&
    (calc.kind === 'pir' || calc.kind === 'dual') &&
    !calc.isOutdoor &&
    (calc.isWireless
      ? (panel?.wirelessZones ?? 0) > 0 && calc.radio?.family === panel?.radio?.family
      : (panel?.wiredZones ?? 0) > 0)
      ? [calc.petKg]
      : [],
  );
  return borne.length === 0 ? undefined : Math.max(...borne);
}

const isTooHeavy = (facts: Facts) => facts.home.petKg > (bearableKg(facts) ?? Infinity);

/** Beside an animal that nothing bears the gap tells the rooms and what watches instead, and no pieces. */
export function animalGapFaults(facts: Facts): string[] {
  const { bundle, home, placed } = facts;
  return bundle.gaps.flatMap(({ id, sentence: text, isOutOfStock }) => {
    const isAnimal = text.startsWith('Χωρίς ανιχνευτή ');
    const isOther = isOutOfStock || text.includes('Υπάρχει για άλλον πίνακα');
    const mayBe = isTooHeavy(facts) && (id === 'ALM-MOTION' || id === 'ALM-CURTAIN');
    if (!isAnimal) return mayBe && !isOther ? [`${id}: pieces that nobody could hang: «${text}»`] : [];
    const counts = [
      [/(\d+) μαγνητικ[^ ]+ επαφ[^ ]+ σε ανοίγματα/, placed('ALM-CONTACT')],
      [/(\d+) επαφ[^ ]+ ρολού/, placed('ALM-SHUTTER')],
      [/(\d+) ανιχνευτ[^ ]+ κουρτίνας σε/, placed('ALM-CURTAIN')],
      [/(\d+) ανιχνευτ[^ ]+ θραύσης/, placed('ALM-GLASS')],
    ] as const;
    const isTrue =
      mayBe &&
      placed(id) === 0 &&
      text.includes(`ζώο ${String(home.petKg).replace('.', ',')} kg`) &&
      !text.includes('τεμάχι') &&
      (id === 'ALM-CURTAIN'
        ? Number(/κουρτίνας: (\d+)/.exec(text)?.[1]) === home.balconyDoors
        : counts.every(([shape, count]) => Number(shape.exec(text)?.[1] ?? 0) === count));
    return isTrue ? [] : [`${id}: untrue «${text}»`];
  });
}

/** A balcony door is glass too, each in a room of its own as far as there are rooms; one for what has windows alone. */
const glazedRoomsOf = (home: Facts['home']) =>
  home.propertyType === 'business'
    ? home.glazedRooms
    : Math.max(home.glazedRooms, Math.min(home.rooms, home.balconyDoors), home.windows > 0 ? 1 : 0);

export const peopleClaims: Claims = [
  [
    'Φέρνει και # (κομμάτι|κομμάτια) παραπάνω ‹@›.',
    ([told], { bundle }, { item }) => {
      const covers = bundle.lines.find((line) => line.item === item)?.covers ?? [];
      const used = covers.reduce((sum, { quantity }) => sum + quantity, 0);
      return told === Object.values(item.contains ?? {}).reduce((sum, count) => sum + count, 0) - used;
    },
  ],
  [
    'Ό,τι ανιχνεύει μένει εφεδρικό, ή μπαίνει όπου η αυτοψία βρει χώρο ή άνοιγμα που δεν μετρήθηκε.',
    (_n, _facts, { item }) => item.contains !== undefined,
  ],
  [
    'Το τηλεχειριστήριο μπορεί να μένει στην υποδοχή ως κουμπί πανικού, προγραμματισμένο χωρίς αφόπλιση: (ειδοποιεί σιωπηλά το κέντρο, που απαντά με τη σύμβαση|ορίζετε αν ειδοποιεί σιωπηλά το κινητό σας ή αν χτυπά η σειρήνα).',
    (_n, { home, items, panel, placed, bundle }, { item }, text) =>
      text.includes('το κέντρο') === home.isMonitored &&
      (home.isMonitored || panel?.hasData === true) &&
      home.propertyType === 'business' &&
      /practice|office/.test(home.placeKind) &&
      home.hasVisitors &&
      placed('ALM-PANIC') === 0 &&
      placed('ALM-KEYPAD') > 0 &&
      items.some(
        ({ id, calc }) =>
          calc.kind === 'remote' &&
          calc.hasPanic &&
          (item.contains?.[id] ?? 0) >
            (bundle.lines.find((line) => line.item === item)?.covers ?? []).reduce(
              (sum, { ruleId, quantity }) => sum + (ruleId === 'ALM-REMOTE' ? quantity : 0),
              0,
            ),
      ),
  ],
  [
    'Το τηλεχειριστήριο οπλίζει και αφοπλίζει στην πόρτα: το κρατά όποιος ανοίγει πρώτος.',
    (_n, { home, placed }, { item }) =>
      !isResidence(home) && placed('ALM-KEYPAD') === 0 && item.contains !== undefined,
  ],
  [
    '(Χώρος όπου μπαίνουν πελάτες|Χώρος με ταμείο|Χώρος με όσα ζητούν ληστές): # (κουμπί|κουμπιά) πανικού, ένα σε κάθε ταμείο ή υποδοχή, για να ζητά κανείς βοήθεια σε ληστεία. (Δεν ηχεί τίποτα: σιωπηλός συναγερμός προς το κέντρο, που απαντά με τη σύμβαση|Στην παράδοση ορίζετε αν ειδοποιεί σιωπηλά το κινητό σας, για να κληθεί το 100, ή αν χτυπά η σειρήνα, όπου δεν υπάρχει ποιος να το δει: χωρίς σύμβαση με κέντρο λήψης κανείς δεν είναι υποχρεωμένος να απαντήσει|Χωρίς σύμβαση με κέντρο λήψης χτυπά η σειρήνα: σιωπηλό γίνεται μόνο με σύμβαση).',
    ([told], { home, panel, placed, bundle }, { item: { calc }, isKit }, text) =>
      text.includes('Δεν ηχεί') === home.isMonitored &&
      text.includes('Στην παράδοση') === (!home.isMonitored && panel?.hasData === true) &&
      told === placed('ALM-PANIC') &&
      told === Math.max(1, home.cashDesks) &&
      !isResidence(home) &&
      text.startsWith('Χώρος όπου') === home.hasVisitors &&
      text.startsWith('Χώρος με όσα') === (!home.hasVisitors && home.cashDesks === 0) &&
      (home.hasVisitors ||
        home.cashDesks > 0 ||
        (home.contents === 'special' &&
          (isKind(home, 'shop', 'workshop') || (home.propertyType === 'warehouse' && home.isMonitored)))) &&
      (isKit || ('hasPanic' in calc && calc.hasPanic)) &&
      bundle.lines.length > 0,
  ],
  [
    '(Το τηλεχειριστήριο προγραμματίζεται μόνο για πανικό, χωρίς αφόπλιση|Το ίδιο τηλεχειριστήριο οπλίζει και αφοπλίζει: το έχει πάνω του όποιος δουλεύει).',
    (_n, { home, bundle, items, placed }, { item, ruleId }, text) =>
      ruleId === 'ALM-PANIC' &&
      text.includes('ίδιο') === armsByPanic(home) &&
      (!armsByPanic(home) || placed('ALM-REMOTE') === 0) &&
      (item.calc.kind === 'remote' ||
        items.some(({ id, calc }) => item.contains?.[id] !== undefined && calc.kind === 'remote')) &&
      bundle.lines.length > 0,
  ],
  [
    '# (μπαλκονόπορτα|μπαλκονόπορτες): ένας ανιχνευτής κουρτίνας σε καθεμία αντί για κίνηση μέσα, που αντέχει ζώο # kg.',
    ([told, kg = 0], facts, { item: { calc }, isKit }) =>
      told === facts.home.balconyDoors &&
      kg === facts.home.petKg &&
      (isKit || ('petKg' in calc && calc.petKg >= kg)) &&
      told === facts.placed('ALM-CURTAIN') &&
      isTooHeavy(facts) &&
      facts.placed('ALM-MOTION') === 0,
  ],
  [
    '# (μπαλκονόπορτα|μπαλκονόπορτες): ένας ανιχνευτής κουρτίνας έξω από το τζάμι σε καθεμία αντί για κίνηση μέσα, όπου το ζώο # kg δεν τον ενοχλεί όσο μένει μέσα.',
    ([told, kg = 0], facts, { item: { calc } }) =>
      told === facts.home.balconyDoors &&
      kg === facts.home.petKg &&
      'petKg' in calc &&
      calc.isOutdoor &&
      calc.petKg < kg &&
      told === facts.placed('ALM-CURTAIN') &&
      isTooHeavy(facts) &&
      facts.placed('ALM-MOTION') === 0 &&
      facts.bundle.questions.some((question) => question.startsWith('Βγαίνει το ζώο')),
  ],
  [
    'Ζώο # kg στο πάτωμα δεν τους ενοχλεί: δεν στρέφονται σε έπιπλα, ράφια και σκάλες όπου ανεβαίνει.',
    ([kg = 0], facts) =>
      kg === facts.home.petKg &&
      facts.bundle.lines.every(
        ({ ruleId, item: { calc } }) => ruleId !== 'ALM-MOTION' || ('petKg' in calc && calc.petKg >= kg),
      ),
  ],
  [
    '# (χώρος|χώροι) με μεγάλα τζάμια: ένας ανιχνευτής ανά χώρο, που ακούει το σπάσιμο έως # m.',
    ([rooms, range], facts, { item: { calc } }) =>
      rooms === facts.placed('ALM-GLASS') &&
      rooms === glazedRoomsOf(facts.home) &&
      (!isResidence(facts.home) || isTooHeavy(facts)) &&
      'rangeM' in calc &&
      range === calc.rangeM,
  ],
  [
    '# (είσοδος|είσοδοι): ένας προβολέας σε καθεμία, που ανάβει όταν πλησιάζει κάποιος.',
    ([told], { home, placed }) =>
      told === entrances(home) &&
      told === placed('LIGHT-DOOR') &&
      !isLitHouse(home) &&
      !(isHall(home) && home.shutters > 0),
  ],
  [
    '# (μπαλκονόπορτα|μπαλκονόπορτες): ένας προβολέας σε καθεμία, που ανάβει όταν πλησιάζει κάποιος.',
    is('LIGHT-DOOR', ({ home }) =>
      home.propertyType === 'apartment' || isLitHouse(home) ? home.balconyDoors : 0,
    ),
  ],
  [
    '# (ανιχνευτής|ανιχνευτές) κίνησης με φωτογραφία στον κύριο χώρο: όταν χτυπήσει οπλισμένος, στέλνει εικόνα στο κινητό με την κάρτα SIM του συναγερμού.',
    ([told], facts, { item: { calc } }) =>
      told === facts.placed('ALM-PHOTO') &&
      calc.kind === 'pir' &&
      calc.takesPhotos &&
      calc.petKg >= facts.home.petKg &&
      facts.panel?.hasData === true &&
      (facts.panel.hasMobile || facts.placed('ALM-COMM') > 0),
  ],
  ['Δεν είναι ζωντανή εικόνα.', (_n, { placed }) => placed('ALM-PHOTO') > 0],
  ['Οι εργαζόμενοι το μαθαίνουν γραπτά.', (_n, { home }) => !isResidence(home)],
  ['Όποιος μένει ή μπαίνει στον χώρο το ξέρει από πριν.', (_n, { home }) => isResidence(home)],
  [
    '# (πόρτα|πόρτες): ένας προβολέας σε καθεμία, που ανάβει όταν πλησιάζει κάποιος.',
    ([told], { home, placed }) =>
      isHall(home) &&
      home.shutters > 0 &&
      home.existing.includes('lights') &&
      told === leaves(home) &&
      told === placed('LIGHT-DOOR'),
  ],
  [
    'Στα ρολά μένουν τα φώτα που έχετε, αν τα φωτίζουν.',
    (_n, { home }) => isHall(home) && home.shutters > 0 && home.existing.includes('lights'),
  ],
  [
    'Στην είσοδο μένει το φως που έχετε, αν τη φωτίζει.',
    (_n, { home, placed }) => isLitHouse(home) && placed('LIGHT-DOOR') === home.balconyDoors,
  ],
  [
    'Αυλή με περίμετρο # m: # (εξωτερικός ανιχνευτής|εξωτερικοί ανιχνευτές) εκεί όπου βγαίνει κανείς σε αυτή, όχι σε όλη τη γραμμή. Τους ενεργοποιεί (ζώο πάνω από # kg|κάθε ζώο), δικό σας ή αδέσποτο.',
    ([yard, told, kg = 0], { home, placed }, { item: { calc } }) =>
      (calc.kind === 'outdoor' || calc.kind === 'curtain') &&
      calc.petKg >= home.petKg &&
      (kg || 0) === calc.petKg &&
      home.propertyType === 'apartment' &&
      home.floor === 0 &&
      home.concerns.includes('perimeter') &&
      yard === home.yardM &&
      told === 1 &&
      told === placed('EXT-YARD'),
  ],
  [
    'Αυλή με περίμετρο # m: # (εξωτερικός ανιχνευτής|εξωτερικοί ανιχνευτές) εκεί απ’ όπου πλησιάζει κάποιος το κτίριο, όχι σε όλη τη γραμμή, μετά την αυτοψία. Τους ενεργοποιεί (ζώο πάνω από # kg|κάθε ζώο), δικό σας ή αδέσποτο.',
    ([yard = 0, told, kg = 0], { home, placed }, { item: { calc } }) =>
      yard === home.yardM &&
      (told === 1 || told === 2) &&
      told === placed('EXT-YARD') &&
      calc.kind === 'outdoor' &&
      calc.petKg >= home.petKg &&
      (kg || 0) === calc.petKg &&
      // Along the whole of it there would be more than four, and beside an alarm whose band has no end than two.
      yard > (home.propertyType === 'house' && home.budget === 'premium' ? 2 : 4) * calc.rangeM,
  ],
  [
    'Αυλή με περίμετρο # m: # (εξωτερικός ανιχνευτής|εξωτερικοί ανιχνευτές), ένας ανά # m, μετά την αυτοψία. Τους ενεργοποιεί (ζώο πάνω από # kg|κάθε ζώο), δικό σας ή αδέσποτο.',
    ([yard, told, per = 1, kg = 0], { home, placed, advice }, { item: { calc } }) =>
      yard === home.yardM &&
      (calc.kind === 'outdoor' || calc.kind === 'curtain') &&
      calc.petKg >= home.petKg &&
      (kg || 0) === calc.petKg &&
      // No gap between two of them.
      per === calc.rangeM &&
      told === placed('EXT-YARD') &&
      told === up(home.yardM / per) &&
      advice.surveyReasons.some((reason) => reason.includes('αυλής')),
  ],
  [
    'Αυλή με περίμετρο # m: # (ζεύγος|ζεύγη) δεσμών, ένα τουλάχιστον σε καθεμία από τις 4 πλευρές της και ένα ανά # m, για ειδοποίηση πριν φτάσει κάποιος στο κτίριο.',
    ([yard, told, per = 1], { home, placed, panel, bundle }, { item: { calc } }) =>
      yard === home.yardM &&
      calc.kind === 'beam' &&
      home.hasMains &&
      (panel?.wiredZones ?? 0) > 0 &&
      per === calc.rangeM &&
      told === placed('EXT-YARD') &&
      // 1.4 to 1, two sides of each.
      told === 2 * (up(((home.yardM / 4.8) * 1.4) / per) + up(home.yardM / 4.8 / per)) &&
      bundle.gaps.some(({ id, missing }) => id === 'YARD-SUPPLY' && missing === told),
  ],
];
