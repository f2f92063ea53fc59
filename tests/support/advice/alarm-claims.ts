// What the sentences beside an alarm's pieces claim, and beside what stands in addition to it.
import type { Item } from '#features/advice/types.ts';
import { is, type Claims } from './claims.ts';
import {
  budgetOf,
  dueOf,
  entrances,
  hasRoomsBeside,
  isOpenLodging,
  isResidence,
  motions,
  near,
  openings,
  perDetector,
  standbyMa,
  type Facts,
  hasInputs,
} from './reckoning.ts';

export const alarmClaims: Claims = [
  [
    '(Ο κίνδυνος ζητά βαθμό|Ο βαθμός που φτάνει ολόκληρο το σύστημα είναι) #(, χωρίς όσα υποθέσαμε| για όσα φυλάσσονται)~. # (ζώνη|ζώνες) με εφεδρεία 25% είναι #, ο πίνακας έχει #.( Δέχεται και καλώδια και ασύρματες συσκευές.)~( Οι επαφές των ρολών θέλουν καλώδιο ως αυτόν.)~',
    ([grade = 0, zones = 0, reserved = 0, has], facts, _line, text) =>
      (text.startsWith('Ο κίνδυνος')
        ? grade === facts.advice.gradeNeeded &&
          text.includes('υποθέσαμε') === (facts.advice.riskBefore >= 60 && grade === 2) &&
          text.includes('φυλάσσονται') === (facts.advice.riskBefore < 60 && grade === 3)
        : grade === facts.bundle.grade && grade < facts.advice.gradeNeeded) &&
      reserved === Math.ceil(zones * 1.25) &&
      text.includes('Δέχεται') ===
        ((facts.panel?.wiredZones ?? 0) > 0 && (facts.panel?.wirelessZones ?? 0) > 0) &&
      text.includes('ρολών') ===
        ((facts.panel?.wiredZones ?? 0) > 0 &&
          facts.bundle.lines.some(
            ({ ruleId, item: { calc } }) =>
              ruleId === 'ALM-SHUTTER' && 'isWireless' in calc && !calc.isWireless,
          )) &&
      has === facts.panel?.zones &&
      zones === zonesOf(facts),
  ],
  [
    'Το σετ καλύπτει # (κομμάτι|κομμάτια) του συστήματος ‹@› και συμφέρει έναντι των ίδιων χωριστά.',
    ([pieces = 0], facts, line) => {
      const covers = facts.bundle.lines.find(({ item }) => item === line.item)?.covers ?? [];
      const unit = (item: Item) =>
        item.priceCents + (facts.bundle.isInstalled ? (item.installationCents ?? 0) : 0);
      const apart = facts.items.reduce(
        (sum, item) => sum + unit(item) * (line.item.contains?.[item.id] ?? 0),
        0,
      );
      return pieces === covers.reduce((sum, { quantity }) => sum + quantity, 0) && unit(line.item) <= apart;
    },
  ],
  [
    'Στο σετ (περιλαμβάνεται|περιλαμβάνονται) #.',
    ([told], { bundle }, { ruleId }) =>
      told ===
      bundle.lines
        .flatMap(({ covers = [] }) => covers)
        .filter((one) => one.ruleId === ruleId)
        .reduce((sum, { quantity }) => sum + quantity, 0),
  ],
  [
    '(Στον προϋπολογισμό που επιλέξατε, με τα άλλα του συστήματος, χωρούν # από τα # τεμάχια|Το σύστημα έχει # από τα # τεμάχια που χρειάζονται).',
    ([fitting, whole, least, all], facts, { ruleId }, text) => {
      const [placed = 0, of = 0] = text.startsWith('Στον') ? [fitting, whole] : [least, all];
      return (
        (!text.startsWith('Στον') || dueOf(facts.bundle) <= budgetOf(facts.home)) &&
        placed < of &&
        placed === facts.placed(ruleId) &&
        // Where smoke alarms were given up to fit, all that was asked has fewer of them too.
        (of === facts.asked(ruleId) ||
          (ruleId === 'FIRE-SMOKE' &&
            facts.bundle.leftOut.some((left) => left.ruleId === ruleId && left.quantity === of - placed)))
      );
    },
  ],
  [
    'Προηγούνται η κύρια είσοδος και όσα δεν φαίνονται από τον δρόμο.',
    (_n, _facts, { ruleId }) => ruleId === 'ALM-CONTACT',
  ],
  [
    'Ο πίνακας έχει ζώνες για # από τα # τεμάχια που χρειάζονται.',
    ([placed = 0, of = 0], facts, { ruleId }) =>
      placed === facts.placed(ruleId) && placed < of && facts.bundle.gaps.some(({ id }) => id === 'ZONES'),
  ],
  [
    '# (πόρτα|πόρτες)( και # (προσβάσιμο παράθυρο|προσβάσιμα παράθυρα))~: μία επαφή σε (καθεμία|καθένα), # συνολικά(, όσα φτάνει το ασύρματο σήμα)~.',
    ([doors, windows, total], facts, _line, text) =>
      doors === (isOpenLodging(facts.home) ? entrances(facts.home) : facts.home.doors) &&
      (windows || 0) === (isOpenLodging(facts.home) ? 0 : facts.home.windows) &&
      total === facts.placed('ALM-CONTACT') &&
      (text.includes('όσα φτάνει') ? total < openings(facts.home) : total === openings(facts.home)),
  ],
  [
    '# (ρολό|ρολά): μία επαφή βαρέος τύπου σε καθένα, που δίνει συναγερμό πριν φτάσει κάποιος σε ό,τι κλείνει το ρολό.( Το καλώδιό της τελειώνει στη δεύτερη είσοδο μιας ασύρματης επαφής δίπλα στο ρολό.)~',
    ([told = 0], facts, { item: { calc } }, text) =>
      told === facts.home.shutters &&
      told === facts.placed('ALM-SHUTTER') &&
      'isWireless' in calc &&
      (text.includes('είσοδο')
        ? hasInputs(facts) && !calc.isWireless
        : calc.isWireless || (facts.panel?.wiredZones ?? 0) > 0),
  ],
  [
    'Χώρος # m²( σε # ορόφους)~: # (ανιχνευτής|ανιχνευτές) κίνησης, ένας ανά # m²( και ένας στον χώρο δίπλα, όπως το γραφείο)~.',
    ([area, floors, told, per = 0], facts, _line, text) =>
      text.includes('δίπλα') === hasRoomsBeside(facts.home) &&
      area === facts.home.areaM2 &&
      (Number.isNaN(floors) ? 1 : floors) === facts.home.floors &&
      told === facts.placed('ALM-MOTION') &&
      per === perDetector(facts.home) &&
      told === motions(facts.home),
  ],
  [
    'Χώρος # m² με # (δωμάτιο|δωμάτια): # (ανιχνευτής|ανιχνευτές) κίνησης, ώστε να περνά κανείς πάντα μπροστά από έναν.',
    ([area, rooms = 0, told = 0], facts) =>
      area === facts.home.areaM2 &&
      rooms === facts.home.rooms &&
      told === facts.placed('ALM-MOTION') &&
      told === motions(facts.home),
  ],
  [
    '# (ανιχνευτής|ανιχνευτές) κίνησης για # m²: το ασύρματο σήμα φτάνει ως #.',
    ([needed = 0, area, told = 0], { home, placed, bundle }) =>
      needed === motions(home) &&
      area === home.areaM2 &&
      told === placed('ALM-MOTION') &&
      told < needed &&
      bundle.gaps.some(({ id }) => id === 'RADIO'),
  ],
  [
    'Χώρος # m²: # (εσωτερική σειρήνα|εσωτερικές σειρήνες), όσες φτάνει το ασύρματο σήμα από τις #.',
    ([area, told = 0, needed = 0], { home, placed, bundle }) =>
      area === home.areaM2 &&
      told === placed('ALM-SIREN-IN') &&
      told < needed &&
      bundle.gaps.some(({ id }) => id === 'RADIO'),
  ],
  [
    '# (χώρος|χώροι) με μεγάλα τζάμια: ένας ανιχνευτής θραύσης ανά χώρο.',
    is('ALM-GLASS', ({ home }) => home.glazedRooms),
  ],
  [
    'Χώρος # m²( σε # ορόφους)~: # (εσωτερική σειρήνα|εσωτερικές σειρήνες), μία ανά # m²( και ώστε να ακούγεται σε κάθε όροφο)~.',
    ([area, floors, told = 0, per = 1], facts, _line, text) =>
      area === facts.home.areaM2 &&
      (Number.isNaN(floors) ? 1 : floors) === facts.home.floors &&
      told === facts.placed('ALM-SIREN-IN') &&
      told * per >= facts.home.areaM2 &&
      (!text.includes('σε κάθε όροφο') || told >= facts.home.floors - 1),
  ],
  [
    '# (εξωτερική σειρήνα|εξωτερικές σειρήνες) με φάρο(, για να στρέφει το βλέμμα του δρόμου|: φέρνει βοήθεια μόνο αν ακούει κάποιος εκεί κοντά).',
    ([told], { placed, home }, { item: { calc }, isKit }, text) =>
      text.includes('δρόμου') === (home.location !== 'rural') &&
      told === placed('ALM-SIREN-OUT') &&
      home.floor <= 1 &&
      (isKit || ('isOutdoor' in calc && calc.isOutdoor)),
  ],
  [
    '# (πληκτρολόγιο|πληκτρολόγια) (στην καθημερινή είσοδο|στην υποδοχή, για τα τμήματα που οπλίζονται): 30 s για να αφοπλίσετε, 45 s για να φύγετε.',
    ([told], { home, placed }, _line, text) =>
      told === 1 && told === placed('ALM-KEYPAD') && text.includes('υποδοχή') === isOpenLodging(home),
  ],
  [
    '# (τηλεχειριστήριο|τηλεχειριστήρια) για όσους μπαίνουν και βγαίνουν.',
    ([told = 0], { home, placed }) =>
      isResidence(home) &&
      told === placed('ALM-REMOTE') &&
      told <= (home.propertyType === 'house' || home.rooms > 2 ? 2 : 1),
  ],
  [
    '# (τηλεχειριστήριο|τηλεχειριστήρια) για όποιον ανοίγει πρώτος: αφοπλίζει απέξω, πριν σηκώσει ρολό που έχει επαφή.',
    ([told], { home, placed }) =>
      !isResidence(home) && told === 1 && placed('ALM-REMOTE') === 1 && placed('ALM-SHUTTER') > 0,
  ],
  [
    'Βαθμός #: χρειάζονται 2 διαδρομές προς το κέντρο, ο πίνακας έχει #. Προστίθεται # (επικοινωνητής|επικοινωνητές).',
    ([grade, own = 2, told], { placed, panel, advice }) =>
      grade === 3 &&
      advice.gradeNeeded === 3 &&
      own === panel?.paths &&
      own < 2 &&
      told === placed('ALM-COMM'),
  ],
  [
    'Ο πίνακας ειδοποιεί μόνο από το ίντερνετ του χώρου: # (επικοινωνητής|επικοινωνητές) 4G, με κάρτα SIM, για όταν κοπεί το ρεύμα ή η γραμμή.',
    ([told], { placed, panel }, { item: { calc } }) =>
      told === placed('ALM-COMM') &&
      panel?.hasData === true &&
      !panel.hasMobile &&
      'hasMobile' in calc &&
      calc.hasMobile,
  ],
  [
    'Για σύνδεση με το κέντρο ο πίνακας θέλει # (επικοινωνητή|επικοινωνητές) IP και 4G.',
    ([told], { placed, panel }) => told === placed('ALM-COMM') && panel?.hasData === false,
  ],
  [
    '# (χώρος|χώροι) με λέβητα, σόμπα ή τζάκι: ένας ανιχνευτής μονοξειδίου ανά χώρο.',
    is('FIRE-CO', ({ home }) => home.combustionRooms),
  ],
  [
    '# (έξυπνη κλειδαριά|έξυπνες κλειδαριές) στην πόρτα του διαμερίσματος, χωρίς αλλαγή πόρτας. Από μέσα ανοίγει με το χέρι, χωρίς κωδικό και χωρίς κλειδί.',
    is('ACC-LOCK', ({ home }) => (home.propertyType === 'apartment' ? 1 : 0)),
  ],
  [
    '# (ηλεκτρική κλειδαριά|ηλεκτρικές κλειδαριές) στην αυλόπορτα, που μένει κλειδωμένη όταν κόβεται το ρεύμα. Από μέσα ανοίγει με χερούλι.',
    ([told], { home, placed }, { item: { calc } }) =>
      told === 1 &&
      told === placed('ACC-LOCK') &&
      home.propertyType === 'house' &&
      calc.kind === 'lock' &&
      !calc.isFailSafe,
  ],
  [
    '# (υγρός χώρος|υγροί χώροι): ένας ανιχνευτής διαρροής ανά χώρο.',
    is('EXT-FLOOD', ({ home }) => home.wetRooms),
  ],
  [
    '# (γεννήτρια|γεννήτριες) ομίχλης για # από τα # m³ του χώρου.',
    ([told, protects, volume], { home }, { item: { calc }, quantity }) =>
      told === quantity &&
      volume === Math.round(home.areaM2 * 2.8) &&
      'volumeM3' in calc &&
      protects === Math.min(volume, calc.volumeM3),
  ],
  [
    'Ο πίνακας θέλει # mA για # ώρες, άρα # Ah: η μπαταρία έχει # Ah.',
    ([mA = 0, hours = 0, need = 0, has = 0], facts, { item: { calc } }) =>
      near(mA, standbyMa(facts)) &&
      hours === ((facts.bundle.grade ?? 0) < 3 ? 12 : facts.home.isMonitored ? 30 : 60) &&
      near(need, 1.25 * ((mA / 1000) * hours + (mA / 1000 + 0.3) * 0.25)) &&
      calc.kind === 'battery' &&
      has === calc.ah &&
      has >= need,
  ],
];

const zoneKinds = new Set([
  'contact',
  'pir',
  'dual',
  'glassbreak',
  'smoke',
  'outdoor',
  'curtain',
  'flood',
  'beam',
]);
/** Zones that the placed detectors take, a kit's included. */
function zonesOf({ bundle }: Facts): number {
  return bundle.lines.reduce((sum, { ruleId: rule, item: { calc }, quantity, covers = [] }) => {
    const inKit = covers
      .filter(({ ruleId }) =>
        /^(ALM-(CONTACT|SHUTTER|INPUT|MOTION|CURTAIN|GLASS|PANIC)|FIRE-SMOKE)$/.test(ruleId),
      )
      .reduce((all, one) => all + one.quantity, 0);
    return (
      sum +
      inKit +
      ('isStandalone' in calc && !calc.isStandalone && (zoneKinds.has(calc.kind) || rule === 'ALM-PANIC')
        ? quantity
        : 0)
    );
  }, 0);
}
