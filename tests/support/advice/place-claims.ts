// What is said beside the pieces that follow from the kind of a place, and of every such place.
import type { Claims } from './claims.ts';
import {
  camerasOf,
  oldRecorderOf,
  cardDoors,
  entrances,
  isHall,
  isHotel,
  isLargeHall,
  isLodging,
  isOnStreet,
  isOpenLodging,
  isResidence,
  motions,
  sentence,
  up,
  type Facts,
} from './reckoning.ts';
import { dailyNotes } from './daily-claims.ts';
import { signedPlaceNotes } from './signed-claims.ts';

export const placeClaims: Claims = [
  [
    'Βλέπουν έως # m, και σε τόσο μεγάλο χώρο χρειάζονται 15 m: πόσους ακόμη θέλει φαίνεται στην αυτοψία.',
    ([range = 0], { home, advice }, { item: { calc }, isKit }) =>
      isLargeHall(home) &&
      (isKit || ('rangeM' in calc && range === calc.rangeM)) &&
      range < 15 &&
      advice.surveyReasons.length > 0,
  ],
  [
    'Χώρος # m²( σε # ορόφους)~: # (ανιχνευτής|ανιχνευτές) κίνησης, έως 6 σε κάθε όροφο, εκεί απ’ όπου περνά όποιος κινείται μέσα.',
    ([area = 0, , told], { home, placed }) =>
      area === home.areaM2 &&
      !isHall(home) &&
      told === 6 * home.floors &&
      told === placed('ALM-MOTION') &&
      (up(area / 55) + 1 > told || home.rooms / 2 > told),
  ],
  [
    'Χώρος # m²( σε # ορόφους)~: # (εσωτερική σειρήνα|εσωτερικές σειρήνες), έως # σε (κάθε όροφο|όλο τον χώρο).',
    ([area = 0, , told = 0, most = 0], { home, placed }, _line, text) =>
      area === home.areaM2 &&
      text.includes('όλο') === isHall(home) &&
      (isHall(home)
        ? most === Math.max(2, home.floors) && told === most
        : most === (isLodging(home) ? 1 : 2) && told === most * home.floors) &&
      told === placed('ALM-SIREN-IN') &&
      area / 150 > told,
  ],
  [
    '# (ανιχνευτής|ανιχνευτές) διαρροής σε (λεβητοστάσιο|χώρο με θερμοσίφωνα) και πλυσταριό, κανένας σε δωμάτιο πελατών.',
    ([told = 0], { home, placed }, _line, text) =>
      text.includes('λεβητ') === home.combustionRooms > 0 &&
      isLodging(home) &&
      told <= 2 &&
      told === placed('EXT-FLOOD'),
  ],
  [
    '# (υγρός χώρος|υγροί χώροι): # (ανιχνευτής|ανιχνευτές) διαρροής, όπου υπάρχει θερμοσίφωνας, πλυντήριο ή λέβητας.',
    ([rooms = 0, told = 0], { home, placed }) =>
      rooms === home.wetRooms && told === 3 && told < rooms && told === placed('EXT-FLOOD'),
  ],
  [
    'Χώρος # m²( σε # ορόφους)~: # (ανιχνευτής|ανιχνευτές) κίνησης, ένας σε κάθε όροφο.',
    ([area, , told], { home, placed }) =>
      area === home.areaM2 &&
      told === home.floors &&
      told === placed('ALM-MOTION') &&
      told === motions(home) &&
      home.propertyType === 'business',
  ],
  [
    '# (όροφος|όροφοι): # (ανιχνευτής|ανιχνευτές) κίνησης, σε είσοδο, γραφείο και διάδρομο κάθε ορόφου, κανένας σε δωμάτιο.',
    ([floors, told], { home, placed }) =>
      isLodging(home) &&
      !isOpenLodging(home) &&
      floors === home.floors &&
      told === home.floors + 2 &&
      told === motions(home) &&
      told === placed('ALM-MOTION'),
  ],
  [
    'Χώρος # m²( σε # ορόφους)~: # (ανιχνευτής|ανιχνευτές) κίνησης, ένας ανά # m² και έως # σε κάθε όροφο, σε είσοδο, γραφείο, διαδρόμους και κοινόχρηστους χώρους όπως τραπεζαρία και αποθήκες, κανένας σε δωμάτιο.',
    (numbers, { home, placed }) =>
      isLodging(home) &&
      !isOpenLodging(home) &&
      String(numbers) === String([home.areaM2, home.floors > 1 ? home.floors : NaN, motions(home), 150, 6]) &&
      motions(home) > home.floors + 2 &&
      motions(home) === placed('ALM-MOTION'),
  ],
  [
    '# (ανιχνευτής|ανιχνευτές) κίνησης σε ό,τι κλειδώνει το βράδυ, όπως γραφείο και αποθήκη: σε είσοδο και διαδρόμους κινούνται πελάτες όλη τη νύχτα.',
    ([told], { home, placed }) => isOpenLodging(home) && told === 2 && told === placed('ALM-MOTION'),
  ],
  [
    '# (πόρτα|πόρτες) προσωπικού: ένας αναγνώστης ανά πόρτα, με κάρτα ή κωδικό, χωρίς βιομετρικά στοιχεία. Η είσοδος των πελατών μένει χωρίς.',
    ([told], { home, placed }, { item: { calc } }) =>
      told === cardDoors(home) &&
      told === placed('ACC-READER') &&
      home.hasVisitors &&
      calc.kind === 'reader' &&
      !calc.isBiometric,
  ],
  [
    '# (πόρτα|πόρτες) προσωπικού: ένα ηλεκτρικό κυπρί ανά πόρτα, που μένει κλειδωμένο χωρίς ρεύμα. Μπαίνει μόνο όπου η πόρτα ανοίγει από μέσα με χερούλι, χωρίς κάρτα.',
    ([told], { home, placed, bundle }, { item: { calc } }) =>
      told === cardDoors(home) &&
      told === placed('ACC-LOCK') &&
      home.hasVisitors &&
      calc.kind === 'lock' &&
      !calc.isFailSafe &&
      bundle.questions.some((one) => one.includes('με χερούλι ή μπάρα')),
  ],
];
type Note = readonly [
  text: string,
  claim: (numbers: readonly number[], facts: Facts, text: string) => boolean,
];

/** What a business is told of fire: no alarm for homes is in it. */
const fireNotes: readonly Note[] = [
  [
    'Μέσα σε χώρο που νοικιάζεται ολόκληρος δεν μπαίνει κάμερα: είναι ιδιωτικός χώρος όποιου μένει. Έξω μπαίνει το πολύ κουδούνι με κάμερα που δείχνει μόνο τον χώρο μπροστά στην πόρτα, και δεν είναι στην πρόταση.',
    (_n, { home, bundle }) =>
      isLodging(home) &&
      home.floor > 0 &&
      home.cashDesks === 0 &&
      bundle.lines.every(({ item: { calc } }) => calc.kind !== 'camera' && calc.kind !== 'doorbell'),
  ],
  [
    'Εδώ κοιμούνται άνθρωποι που δεν ξέρουν τον χώρο: χρειάζονται μελέτη πυροπροστασίας και πυρανίχνευση κατά EN 54 σε δωμάτια και διαδρόμους, με φωτισμό ασφαλείας και σήμανση εξόδων. Δεν είναι μέρος της πρότασης: ως τότε ανιχνευτής καπνού για σπίτια μόνο ειδοποιεί, δεν την αντικαθιστά.',
    (_n, { home }) => isLodging(home) && !isHotel(home),
  ],
  [
    'Εδώ κοιμούνται άνθρωποι που δεν ξέρουν τον χώρο: χρειάζονται μελέτη πυροπροστασίας και πυρανίχνευση κατά EN 54 σε δωμάτια και διαδρόμους, με φωτισμό ασφαλείας και σήμανση εξόδων. Δεν είναι μέρος της πρότασης, και ανιχνευτές καπνού για σπίτια δεν μπαίνουν στη θέση της: αν λείπει, προηγείται από όσα προτείνονται εδώ.',
    (_n, { home, placed }) => isHotel(home) && placed('FIRE-SMOKE') === 0,
  ],
  [
    'Για τη φωτιά (χρειάζεται|ρωτήστε μηχανικό αν χρειάζεται) μελέτη πυροπροστασίας και πυρανίχνευση κατά EN 54: οι ανιχνευτές καπνού για σπίτια δεν αρκούν.',
    (_n, { home, placed }, text) =>
      text.includes('ρωτήστε') === !home.concerns.includes('fire-safety') &&
      !isLodging(home) &&
      !isResidence(home) &&
      ((isHall(home) && home.concerns.includes('fire-safety')) || home.areaM2 > 150) &&
      placed('FIRE-SMOKE') === 0,
  ],
  [
    'Για τη φωτιά ισχύουν τα μέτρα πυροπροστασίας της επιχείρησης, με πυρανίχνευση κατά EN 54 όπου τη ζητούν: σχεδιάζεται χωριστά. Ανιχνευτές καπνού για σπίτια σε τέτοιο χώρο δεν αρκούν.',
    (_n, { home, placed }) =>
      isHall(home) &&
      !home.concerns.includes('fire-safety') &&
      home.areaM2 <= 150 &&
      placed('FIRE-SMOKE') === 0,
  ],
  [
    'Για τη φωτιά ισχύουν τα μέτρα πυροπροστασίας της επιχείρησης, με πυρανίχνευση κατά EN 54 όπου τη ζητούν: σχεδιάζεται χωριστά. Ανιχνευτής καπνού για σπίτια, σε σύνδεση με τον συναγερμό, προστίθεται αν τον θέλετε: μόνο ειδοποιεί, δεν την αντικαθιστά.',
    (_n, { home, placed }) =>
      home.propertyType === 'business' &&
      !isLodging(home) &&
      !isHall(home) &&
      home.areaM2 <= 150 &&
      placed('FIRE-SMOKE') === 0,
  ],
  [
    'Για τη φωτιά ισχύουν τα μέτρα πυροπροστασίας της επιχείρησης, με πυρανίχνευση κατά EN 54 όπου τη ζητούν: σχεδιάζεται χωριστά. Ανιχνευτής καπνού για σπίτια εδώ μόνο ειδοποιεί, δεν την αντικαθιστά.',
    ({ length }, { home, bundle }) =>
      length === 0 &&
      home.propertyType === 'business' &&
      home.concerns.includes('fire-safety') &&
      home.areaM2 <= 150 &&
      !isLodging(home) &&
      !isHall(home) &&
      // It calls somebody, or is not there.
      bundle.lines.every(({ item: { calc } }) => calc.kind !== 'smoke' || !calc.isStandalone),
  ],
];

/** What is said of every place of a kind, beside what stays open. */
export const placeNotes: readonly Note[] = [
  [
    'Στα δωμάτια των πελατών δεν μπαίνουν (ανιχνευτές κίνησης, επαφές ή κάμερες|ανιχνευτές κίνησης ή επαφές): είναι χώρος δικός τους.',
    (_n, { home, placed }) =>
      isOpenLodging(home) && placed('CAM-ROOM') === 0 && placed('ALM-CONTACT') <= entrances(home),
  ],
  [
    'Στα δωμάτια των πελατών δεν μπαίνουν ανιχνευτές κίνησης ή κάμερες. Οι επαφές τους οπλίζονται μόνο όσο το κατάλυμα είναι κλειστό.',
    (_n, { home, placed }) =>
      isLodging(home) &&
      home.emptyFor === 'months' &&
      placed('CAM-ROOM') === 0 &&
      placed('ALM-MOTION') <= motions(home),
  ],
  ...fireNotes,
  ...signedPlaceNotes,
  ...dailyNotes,
  [
    'Οι κάμερες που έχετε μένουν. Τι βλέπουν και αν γράφουν φαίνεται στην αυτοψία: ως τότε δεν μετρούν στον κίνδυνο.',
    (_n, facts) =>
      facts.home.existing.includes('cameras') &&
      camerasOf(facts).length === 0 &&
      oldRecorderOf(facts) === undefined &&
      facts.advice.surveyReasons.length > 0,
  ],
  [
    'Οι κάμερες που έχετε δεν μετρούν πριν ελεγχθούν. Όσες δείξουν στην αυτοψία @, και βγαίνουν από την πρόταση όσες νέες περισσεύουν.',
    (_n, facts) =>
      facts.home.existing.includes('cameras') &&
      camerasOf(facts).length > 0 &&
      facts.advice.surveyReasons.length > 0,
  ],
  [
    'Αναλογικές κάμερες με ομοαξονικό δεν συνδέονται στο καταγραφικό της πρότασης: όσες μένουν θέλουν δικό τους ή υβριδικό.',
    (_n, { home, bundle }) =>
      home.existing.includes('cameras') &&
      bundle.lines.some(({ item: { calc } }) => calc.kind === 'recorder' && !calc.isCoax),
  ],
  [
    '(Για το ταμείο|Για τα ταμεία) νέα κάμερα δεν προτείνεται: αν καμία από όσες έχετε δεν (το|τα) βλέπει, προστίθεται στην αυτοψία.',
    (_n, facts, text) =>
      facts.home.existing.includes('cameras') &&
      facts.placed('CAM-DESK') === 0 &&
      camerasOf(facts).length > 0 &&
      facts.home.cashDesks > 0 &&
      text.includes('τα ταμεία') === facts.home.cashDesks > 1,
  ],
  [
    'Τα φώτα που έχετε μένουν, και τι φωτίζουν φαίνεται στην αυτοψία: όποιο σημείο φωτίζεται ήδη καλά δεν παίρνει νέο προβολέα.',
    (_n, { home, bundle, asked }) =>
      home.existing.includes('lights') &&
      home.concerns.includes('lighting') &&
      asked('LIGHT-DOOR') + Number(bundle.gaps.some(({ id }) => id === 'LIGHT-DOOR')) > 0 &&
      bundle.questions.some((text) => text.includes('φωτίζονται ήδη')),
  ],
  [
    'Ο χώρος έξω, με (τραπέζια και καθίσματα|ό,τι μένει εκεί), δεν φυλάσσεται: (ο συναγερμός φυλάει το κτίριο|δεν υπάρχει ανίχνευση).',
    (_n, { home, placed, panel }, text) =>
      home.yardM > 0 &&
      !home.concerns.includes('perimeter') &&
      placed('EXT-YARD') + placed('CAM-FACADE') === 0 &&
      text.includes('ο συναγερμός φυλάει') === (panel !== undefined) &&
      text.includes('τραπέζια') ===
        (home.propertyType === 'business' && home.placeKind === 'food' && home.hasVisitors),
  ],
  [
    'Ο ανιχνευτής μονοξειδίου δεν αντικαθιστά τη συντήρηση: λέβητας, σόμπα και καμινάδα θέλουν έλεγχο κάθε χρόνο.',
    (_n, { home, placed }) => placed('FIRE-CO') > 0 && home.combustionRooms > 0,
  ],
  [
    'Στην πρόσοψη δεν μπαίνουν κάμερες: χωρίς δική σας αυλή βλέπουν πεζοδρόμιο, και αυτό δεν επιτρέπεται.',
    (_n, { home, placed }) => isOnStreet(home) && placed('CAM-FACADE') === 0,
  ],
  [
    'Όποιος μπαίνει φαίνεται από μέσα.',
    (_n, facts) =>
      camerasOf(facts).length > 0 && facts.bundle.lines.every(({ ruleId }) => ruleId !== 'CAM-FACADE'),
  ],
  [
    'Πρώτα η μηχανική προστασία: κλειδαριές, κάγκελα και ρολά κρατούν τον διαρρήκτη έξω, τα ηλεκτρονικά τον προδίδουν.( Εδώ: (εξώπορτα με κύλινδρο ασφαλείας και δεύτερη κλειδαριά)~(, )~(μπαλκονόπορτα, αν είναι συρόμενη, με πείρο για να μη σηκώνεται)~(, )~(ρολό με κλειδαριά κάτω και στις δύο άκρες)~(, )~(εργαλεία δεμένα, με αριθμό γραμμένο κάπου αλλού)~.)~( Κούφωμα που χτυπιέται και δεν ανοίγει δεν το νιώθει η επαφή: αισθητήρα κραδασμού ο οδηγός δεν έχει.)~( Κάγκελο όπου κοιμάται κάποιος ανοίγει από μέσα, για τη φωτιά.)~ Δεν είναι μέρος της πρότασης.',
    (_n, { home }, text) =>
      home.concerns.some((one) => ['break-in', 'alarm', 'perimeter', 'remote-monitoring'].includes(one)) &&
      text.includes('συρόμενη') === home.balconyDoors > 0 &&
      text.includes('κύλινδρο') === isResidence(home) &&
      text.includes('ρολό με') === home.shutters > 0 &&
      text.includes('εργαλεία') === isHall(home) &&
      text.includes('κραδασμού') === home.pastIncident,
  ],
];
const notes = placeNotes.map(([text]) => sentence(text));
const fires = fireNotes.map(([text]) => sentence(text));
/** Whether it is said of every such place. Of fire it stays open where it was asked for. */
export const isStandingNote = (text: string, { home }: Facts) =>
  notes.some((shape) => shape.test(text)) &&
  !(home.concerns.includes('fire-safety') && fires.some((shape) => shape.test(text)));
