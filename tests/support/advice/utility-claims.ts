// What is claimed where internet or mains are missing, or nobody is there.
import type { Claims } from './claims.ts';
import {
  askedBundle,
  camerasOf,
  dueOf,
  isHall,
  isOnSim,
  isResidence,
  sharedEntrances,
  type Facts,
} from './reckoning.ts';

/** The cause that a sentence begins with is that of the place. */
const saysWhyOffline = (text: string, { hasMains, internet }: Facts['home']) =>
  hasMains && internet === 'yes'
    ? false
    : text.startsWith(
        !hasMains ? 'Χωρίς ρεύμα' : internet === 'no' ? 'Χωρίς ίντερνετ' : 'Όσο δεν υπάρχει ίντερνετ',
      );

/** Each camera being on its own, nothing else watches the shutters of a hall. */
export const waysIn = (home: Facts['home']) =>
  sharedEntrances(home) + (isOnSim(home) && isHall(home) ? home.shutters : 0);

export const utilityClaims: Claims = [
  [
    '(Χωρίς ρεύμα|Χωρίς ίντερνετ|Όσο δεν υπάρχει ίντερνετ) η ειδοποίηση φεύγει από το δίκτυο κινητής: # (επικοινωνητής|επικοινωνητές) 4G, με κάρτα SIM από πάροχο.',
    ([told], { home, placed, panel }, { item: { calc } }, text) =>
      saysWhyOffline(text, home) &&
      told === placed('ALM-COMM') &&
      panel?.hasMobile === false &&
      'hasMobile' in calc &&
      calc.hasMobile,
  ],
  [
    '# (υγρός χώρος|υγροί χώροι): ένας ανιχνευτής διαρροής ανά χώρο, επειδή για μήνες δεν θα τη δει κανείς.',
    ([told], { home, placed }) =>
      home.emptyFor === 'months' && told === home.wetRooms && told === placed('EXT-FLOOD'),
  ],
  [
    'Συνδέεται μόνο από το δίκτυο κινητής: θέλει δική της κάρτα SIM με δεδομένα όλο τον χρόνο, από πάροχο, και γράφει στην κάρτα μνήμης της.',
    (_n, _facts, { item: { calc } }) =>
      calc.kind === 'camera' && calc.hasSim && !calc.isWired && calc.cardGb > 0,
  ],
];

export const utilityOpens: readonly (readonly [
  string,
  (numbers: readonly number[], facts: Facts, text: string) => boolean,
])[] = [
  [
    '(Λείπει|Λείπουν) # (ανιχνευτής|ανιχνευτές) καπνού: δεν (ζητήθηκε|ζητήθηκαν), και στον προϋπολογισμό προηγήθηκαν όσα ζητήσατε.',
    ([missing], { home, placed, asked }) =>
      isResidence(home) &&
      !home.concerns.includes('fire-safety') &&
      (home.combustionRooms === 0 || home.assumed.includes('combustionRooms')) &&
      placed('FIRE-SMOKE') === 0 &&
      missing === asked('FIRE-SMOKE'),
  ],
  [
    'Ποιος χτυπά δεν φαίνεται: κουδούνι με κάμερα θέλει γραμμή ίντερνετ, ή router 4G με κάρτα SIM και δεδομένα, που η πρόταση δεν έχει. Με ένα από τα δύο μπαίνει στην πόρτα σας.',
    (_n, facts) =>
      facts.home.propertyType === 'apartment' &&
      facts.home.concerns.includes('entry-monitoring') &&
      !(facts.home.internet === 'yes' && facts.home.hasMains) &&
      facts.placed('DOOR-BELL') === 0,
  ],
  [
    'Κάμερα για να βλέπετε τον χώρο από μακριά δεν περιλαμβάνεται.',
    (_n, facts) =>
      facts.home.concerns.includes('remote-monitoring') &&
      // A flat's bell shows who rings, and nothing else.
      (!facts.home.concerns.includes('entry-monitoring') || facts.home.propertyType === 'apartment') &&
      !(facts.home.concerns.includes('perimeter') && facts.home.propertyType !== 'apartment') &&
      camerasOf(facts).length === 0,
  ],
  [
    '(Η κάμερα είναι WiFi και γράφει στην κάρτα της|Οι κάμερες είναι WiFi και γράφουν στην κάρτα τους), χωρίς καταγραφικό και καλώδια, όπως θέλετε: όποιος πάρει κάμερα παίρνει και ό,τι έγραψε.',
    (_n, facts, text) =>
      facts.home.propertyType === 'business' &&
      facts.home.wiring === 'wireless' &&
      facts.home.priority !== 'evidence' &&
      facts.placed('REC-RECORDER') === 0 &&
      camerasOf(facts).length > 0 &&
      camerasOf(facts).length <= 2 &&
      text.startsWith('Η') === (camerasOf(facts).length === 1) &&
      camerasOf(facts).every(({ calc }) => calc.kind === 'camera' && !calc.isWired && !calc.hasSim),
  ],
  [
    'Ο συναγερμός ειδοποιεί μόνο από το ίντερνετ του χώρου: όταν κοπεί η γραμμή ή σβήσει το router δεν ειδοποιεί κανέναν, και χτυπά μόνο επιτόπου.',
    (_n, { home, panel, placed }) =>
      panel?.hasData === true &&
      !panel.hasMobile &&
      placed('ALM-COMM') === 0 &&
      home.internet === 'yes' &&
      home.hasMains &&
      !home.isMonitored &&
      home.emptyFor === 'hours',
  ],
  [
    '(Η κάμερα είναι WiFi και γράφει στην κάρτα της|Οι κάμερες είναι WiFi και γράφουν στην κάρτα τους), χωρίς καταγραφικό και καλώδια, για να κοστίζει λιγότερο το σύστημα.',
    (_n, facts, text) =>
      text.startsWith('Η') === (camerasOf(facts).length === 1) &&
      facts.bundle.id !== 'complete' &&
      facts.home.wiring !== 'wired' &&
      facts.asked('REC-RECORDER') > 0 &&
      facts.placed('REC-RECORDER') === 0 &&
      dueOf(askedBundle(facts.advice)) > dueOf(facts.bundle) &&
      camerasOf(facts).length > 0 &&
      camerasOf(facts).every(({ calc }) => calc.kind === 'camera' && !calc.isWired && !calc.hasSim),
  ],
  [
    'Ο ανιχνευτής καπνού χτυπά μόνο μέσα στον χώρο: όσο λείπετε δεν ειδοποιεί κανέναν. Για να σας ειδοποιεί, θέλει ανιχνευτή σε σύνδεση με πίνακα.',
    (_n, { bundle, home }) =>
      (home.emptyFor !== 'hours' || !isResidence(home)) &&
      bundle.lines.some(({ item: { calc } }) => calc.kind === 'smoke' && calc.isStandalone),
  ],
  [
    '(Χωρίς ρεύμα|Χωρίς ίντερνετ|Όσο δεν υπάρχει ίντερνετ) ο συναγερμός ειδοποιεί μόνο με κάρτα SIM: χρειάζεται συμβόλαιο με πάροχο και σήμα κινητής στον χώρο.',
    (_n, { home, panel, placed }, text) =>
      saysWhyOffline(text, home) && (panel?.hasMobile === true || placed('ALM-COMM') > 0),
  ],
  [
    '(Χωρίς ίντερνετ|Όσο δεν υπάρχει ίντερνετ) οι κάμερες γράφουν στο καταγραφικό, και από μακριά (βλέπετε μόνο εκείνη με την κάρτα SIM|δεν τις βλέπετε|δεν τις βλέπετε: σας ειδοποιεί ο συναγερμός).',
    (_n, facts, text) =>
      saysWhyOffline(text, facts.home) &&
      facts.placed('REC-RECORDER') > 0 &&
      text.includes('SIM') === facts.placed('CAM-AFAR') > 0 &&
      text.includes('συναγερμός') === (facts.panel !== undefined && facts.placed('CAM-AFAR') === 0),
  ],
  [
    '(Από τις # εισόδους(, μαζί με τα ρολά,)~ (κάμερα έχουν μόνο #|κάμερα έχει μόνο μία, και πρώτο πηγαίνει το ρολό|κάμερα έχει μόνο η κύρια)|Από το κτίριο κάμερα έχει μόνο η είσοδος): καθεμία ακόμη θέλει δική της κάρτα SIM και τον ήλιο της.',
    ([doors, told], { home, placed }, text) =>
      isOnSim(home) &&
      placed('CAM-ENTRANCE') === (text.includes('έχουν') ? told : 1) &&
      (text.includes('εισόδους')
        ? doors === waysIn(home) &&
          doors > placed('CAM-ENTRANCE') &&
          text.includes('ρολά') === doors > sharedEntrances(home) &&
          (!text.includes('το ρολό') || doors > sharedEntrances(home))
        : waysIn(home) === 1),
  ],
  [
    'Όσα παράθυρα και πλευρές δεν βλέπει κάποια κάμερα μένουν ανοιχτά. Κάμερα που μένει χωρίς μπαταρία ή σήμα δεν ειδοποιεί κανέναν: δείτε κάθε μέρα στο κινητό ότι απαντά.',
    (_n, facts) => isOnSim(facts.home) && facts.panel === undefined && camerasOf(facts).length > 0,
  ],
  [
    'Σε χώρο που μένει άδειος η κάμερα (μόνη της δεν διώχνει κανέναν|ανάβει φως ή μιλά, και δεν αρκεί να διώξει όποιον επιμένει): χρειάζεται και συναγερμός.',
    (_n, facts, text) =>
      text.includes('φως') ===
        camerasOf(facts).some(({ calc }) => calc.kind === 'camera' && calc.hasDeterrence) &&
      facts.home.emptyFor !== 'hours' &&
      facts.panel === undefined &&
      camerasOf(facts).length > 0,
  ],
];
